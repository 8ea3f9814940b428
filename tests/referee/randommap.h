// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/map/map.h"
#include "tests/referee/dice.h"

namespace referee {

struct MapWishes
{
  int least = 4;               ///< squares each way
  bool small = false;          ///< not more than 8 each way
  bool leipzig = false;        ///< a large city marked as Leipzig
  bool startsTogether = false; ///< start squares side by side; else none
  int depots = 0;              ///< with a colour, for piles of tiles
  bool bottles = false;        ///< towns bear bottles of wine
  bool marks = false;          ///< printed places for chips, in large cities too
};

struct RandomMap
{
  kartenwerk::Map map;
  std::vector<kartenwerk::Place> starts;
};

/// A map with every element: voids, blocked squares, highlights, depots, prints with groups and
/// coats, large cities with open, road and closed sides, ferries, islands with coats, towns.
RandomMap randomMap(Dice& dice, const MapWishes& wishes);

std::vector<kartenwerk::Place> placesWith(const kartenwerk::Map& map, kartenwerk::Ground ground);

} // namespace referee
