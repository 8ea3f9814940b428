// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace kartenwerk {

/// Degrees, east and north positive.
struct GeoPoint
{
  double longitude = 0;
  double latitude = 0;

  bool operator==(const GeoPoint&) const = default;
};

/// A point of a plane; the unit is the radius of the earth until points are put on a grid.
struct PlanePoint
{
  double x = 0; ///< grows to the east
  double y = 0; ///< grows to the south

  bool operator==(const PlanePoint&) const = default;
};

using GeoRing = std::vector<GeoPoint>;
using PlaneRing = std::vector<PlanePoint>;

/// What an equal-area conic projection of a sphere needs, in degrees.
struct ConicProjection
{
  double firstParallel = 0;
  double secondParallel = 0;
  double centre = 0; ///< the longitude that points straight up

  bool operator==(const ConicProjection&) const = default;
};

/// Projects by Albers' conic; areas stay in proportion (Snyder 1987, Map Projections, 14-1 to
/// 14-6). Parallels that lie symmetric to the equator give Lambert's cylinder, its limit.
PlanePoint projected(GeoPoint point, const ConicProjection& projection);
PlaneRing projected(const GeoRing& ring, const ConicProjection& projection);

} // namespace kartenwerk
