// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QPointF>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

struct TileLayout;

/// A tile as a coarse raster: which feature lies where, and how much room it has round each point.
class Terrain
{
public:
  static constexpr int size = 32;

  /// Cities, roads, rivers and buildings of the layout must be known; fields are what they leave.
  Terrain(const TileKind& kind, const TileLayout& layout);

  /// The index of the feature at a point, or -1.
  int at(QPointF point) const;
  /// The distance from the point to the next other thing, or to the edge.
  double room(QPointF point) const;
  /// The point of a feature with most room; what is taken (points with their radius) counts as
  /// other things, and is added to. The middle of the tile when the feature has no ground.
  QPointF spot(int feature, std::vector<QPointF>& taken) const;

private:
  static constexpr int none = -1;
  static constexpr int unclaimed = -2;
  using Cells = std::array<int, size * size>;

  void flood(int feature, std::vector<int> seeds);
  void measure();

  Cells m_owner;
  std::array<double, size * size> m_room;
};

} // namespace kartenwerk
