// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/exchange/projection.h"

namespace kartenwerk {

/// A polygon of the plane: the area between the outline and the holes.
struct PlanePolygon
{
  PlaneRing outline;
  std::vector<PlaneRing> holes;
};

/// How much of each unit square of a grid polygons cover: squares of side 1, the first one between
/// (0, 0) and (1, 1).
class LandShares
{
public:
  LandShares(int columns, int rows);

  /// Adds a polygon, clipped exactly at the squares' sides (Sutherland and Hodgman 1974).
  void add(const PlanePolygon& polygon);

  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  /// From 0, and up to 1 when polygons do not overlap. The square must be in the grid.
  double at(int column, int row) const;

private:
  struct Block;
  void addRing(const PlaneRing& ring, const Block& block, double factor);

  int m_columns;
  int m_rows;
  std::vector<double> m_shares;
};

} // namespace kartenwerk
