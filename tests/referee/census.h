// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include "tests/referee/tabletop.h"

namespace referee {

/// What a whole road or city is made of; prints, gates, large cities and ferries included.
struct Census
{
  int tiles = 0; ///< the real number
  int coats = 0;
  int ferryPoints = 0;
  bool inn = false;
  bool cathedral = false;
  bool darmstadtium = false;
  std::vector<kartenwerk::Goods> goods;
};
Census census(const Tabletop& top, const Whole& whole);

/// Tiles whose part of a city is a single end, and their coats (D15).
struct CityEnds
{
  int tiles = 0;
  int coats = 0;
};
CityEnds cityEnds(const Tabletop& top, const Whole& city);

/// Tiles of a road that bear a farmhouse anywhere; with `sheds` or a shed (D13).
int farmTiles(const Tabletop& top, const Whole& road, bool sheds);
/// Farmhouses and sheds in a field.
int farmBuildings(const Tabletop& top, const Whole& field);
/// Of the nine squares of a monastery those that show a city, or a road.
int squaresThatShow(const Tabletop& top, Place monastery, FeatureType type);

/// All pieces of the roads connected with Leipzig (D19, D20): those at its gates, and others
/// through villages, or through any crossing.
std::set<Piece> roadsToLeipzig(const Tabletop& top, bool anyCrossing);

} // namespace referee
