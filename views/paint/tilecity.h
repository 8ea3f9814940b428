// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QPainterPath>
#include <QPointF>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

/// A stretch of city wall across a tile, from corner to corner: a band between two cubics that
/// share no point with the tile's edges except where the city meets them.
struct CityWall
{
  std::array<QPointF, 4> outer; ///< start, two handles, end
  std::array<QPointF, 4> inner;

  /// The part of the band between two depths, 0 outside … 1 inside.
  QPainterPath band(double from, double to) const;
  /// A point in the middle of the band; t from 0 to 1 along it.
  QPointF at(double t) const;
};

/// How much of a city's edge the end of its wall takes, at both ends of every city edge; where no
/// wall ends a turret stands, so that the wall of the next tile meets it.
inline constexpr double wallFoot = 0.065;

/// A city of a tile in the unit square, north up.
struct CityShape
{
  int feature = 0;
  QPainterPath area;
  std::vector<CityWall> walls;
  std::vector<QPointF> corners; ///< of the tile, where the city runs round them
};

/// The shapes of all cities of a tile. A city fills its edges from corner to corner; where two
/// fields meet at a corner that no road divides, the city that lies between them reaches out to it.
std::vector<CityShape> cityShapes(const TileKind& kind);

/// Corners clockwise: north-west, north-east, south-east, south-west; side i runs from corner i to
/// corner i + 1.
QPointF tileCorner(int i);
QPointF sideMiddle(Side side);

} // namespace kartenwerk
