// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/exchange/geofeatures.h"
#include "model/exchange/landshare.h"
#include "model/exchange/projection.h"

namespace kartenwerk {

/// Parallels at 1/6 and 5/6 of the polygons' extent and the centre in their middle (Snyder 1987,
/// page 99). There must be at least one polygon.
ConicProjection fittedProjection(const std::vector<GeoPolygon>& polygons);

/// Square cells over a country: from degrees to columns and rows of a grid.
class GeoGrid
{
public:
  /// Cells fitted to the polygons by the longer side and centred. Nothing when the polygons have no
  /// extent. Columns and rows are 1 or more.
  static std::optional<GeoGrid> fitted(const std::vector<GeoPolygon>& polygons,
                                       const ConicProjection& projection, int columns, int rows);

  /// In cells from the upper left corner of the grid; whole numbers are corners of cells.
  PlanePoint at(GeoPoint point) const;
  /// Adds all polygons to the shares, which must be of the grid's size.
  void cover(LandShares& shares, const std::vector<GeoPolygon>& polygons) const;

private:
  GeoGrid() = default;
  PlaneRing at(const GeoRing& ring) const;

  ConicProjection m_projection;
  PlanePoint m_origin;
  double m_cell = 1;
};

/// Whether a point lies in a polygon; degrees are taken as plane co-ordinates.
bool contains(const GeoPolygon& polygon, GeoPoint point);

} // namespace kartenwerk
