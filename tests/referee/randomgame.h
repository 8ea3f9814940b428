// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/scenario/scenario.h"

namespace referee {

/// The tile sets that scenarios are made of.
struct Boxes
{
  kartenwerk::TileSet base;
  std::vector<kartenwerk::TileSet> more; ///< each is added or not
};

/// A game without a map, of 2 to 6 players, with random rules.
kartenwerk::PlayableScenario randomOpenGame(const Boxes& boxes, std::uint64_t seed);

/// A game on a random map with every element: voids, blocked squares, highlights, depots, prints
/// with groups and coats, large cities with open, road and closed sides, ferries, islands with
/// coats, towns; with random rules, town variants and chips.
kartenwerk::PlayableScenario randomMapGame(const Boxes& boxes, std::uint64_t seed);

} // namespace referee
