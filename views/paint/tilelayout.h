// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QPainterPath>
#include <QPointF>

#include "model/tiles/tilekind.h"
#include "views/paint/tilecity.h"

namespace kartenwerk {

/// A road or a river of a tile.
struct LineShape
{
  int feature = 0;
  QPainterPath line; ///< from its first edge to its second edge or to its end
  QPointF end;       ///< where it ends inside the tile, if it does
};

/// A road over a river or over another road.
struct Bridge
{
  int road = 0; ///< index in TileLayout::roads: the one above
  QPointF at;
  double angle = 0; ///< of the road there, clockwise degrees
};

/// A city gate at the end of a road.
struct Gate
{
  QPointF at;
  double angle = 0; ///< of the road, clockwise degrees
};

/// Where everything on a tile lies, in the unit square, north up.
struct TileLayout
{
  std::vector<CityShape> cities;
  std::vector<LineShape> roads;
  std::vector<LineShape> rivers;
  std::vector<Bridge> bridges;
  std::vector<Gate> gates;
  std::optional<QPointF> junction; ///< where roads end at a crossing
  std::optional<QPointF> monastery;
  std::vector<QPointF> gardens;
  std::vector<QPointF> inns;
  std::vector<QPointF> shields;                   ///< one a coat of arms
  std::vector<std::pair<QPointF, int>> goods;     ///< with the feature
  std::vector<std::pair<QPointF, int>> landmarks; ///< cathedral or Darmstadtium
  std::vector<std::pair<QPointF, Illustration>> pictures;
  std::vector<QPointF> roofs; ///< centres of houses in cities
  std::vector<QPointF> trees;
  std::vector<QPointF> tufts;
  std::vector<QPointF> furrows; ///< ploughed strips
  std::vector<QPointF> anchors; ///< one a feature: where its figure stands
};

TileLayout tileLayout(const TileKind& kind);

} // namespace kartenwerk
