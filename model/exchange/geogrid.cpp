// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/geogrid.h"

#include <algorithm>
#include <cassert>

namespace kartenwerk {
namespace {

/// The least and the greatest value seen.
struct Span
{
  double least = 0;
  double greatest = 0;
  bool empty = true;

  void add(double value)
  {
    least = empty ? value : std::min(least, value);
    greatest = empty ? value : std::max(greatest, value);
    empty = false;
  }
  double length() const { return greatest - least; }
  double middle() const { return least + length() / 2; }
};

/// Countries narrower than this share of the earth's radius (some millimetres) have no extent.
constexpr double leastCell = 1e-9;

bool insideRing(const GeoRing& ring, GeoPoint point)
{
  auto inside = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const auto& a = ring[i];
    const auto& b = ring[(i + 1) % ring.size()];
    if ((a.latitude > point.latitude) == (b.latitude > point.latitude))
      continue;
    const auto part = (point.latitude - a.latitude) / (b.latitude - a.latitude);
    if (point.longitude < a.longitude + part * (b.longitude - a.longitude))
      inside = !inside;
  }
  return inside;
}

} // namespace

ConicProjection fittedProjection(const std::vector<GeoPolygon>& polygons)
{
  auto longitudes = Span{};
  auto latitudes = Span{};
  for (const auto& polygon : polygons) {
    for (const auto& point : polygon.outline) {
      longitudes.add(point.longitude);
      latitudes.add(point.latitude);
    }
  }
  assert(!latitudes.empty);
  return {latitudes.least + latitudes.length() / 6, latitudes.greatest - latitudes.length() / 6,
          longitudes.middle()};
}

std::optional<GeoGrid> GeoGrid::fitted(const std::vector<GeoPolygon>& polygons,
                                       const ConicProjection& projection, int columns, int rows)
{
  auto across = Span{};
  auto down = Span{};
  for (const auto& polygon : polygons) {
    for (const auto& point : projected(polygon.outline, projection)) {
      across.add(point.x);
      down.add(point.y);
    }
  }
  auto grid = GeoGrid{};
  grid.m_projection = projection;
  grid.m_cell = std::max(across.length() / columns, down.length() / rows);
  if (!(grid.m_cell > leastCell))
    return std::nullopt;
  grid.m_origin = {across.middle() - grid.m_cell * columns / 2,
                   down.middle() - grid.m_cell * rows / 2};
  return grid;
}

PlanePoint GeoGrid::at(GeoPoint point) const
{
  const auto plane = projected(point, m_projection);
  return {(plane.x - m_origin.x) / m_cell, (plane.y - m_origin.y) / m_cell};
}

PlaneRing GeoGrid::at(const GeoRing& ring) const
{
  auto result = PlaneRing{};
  result.reserve(ring.size());
  for (const auto point : ring)
    result.push_back(at(point));
  return result;
}

void GeoGrid::cover(LandShares& shares, const std::vector<GeoPolygon>& polygons) const
{
  for (const auto& polygon : polygons) {
    auto plane = PlanePolygon{at(polygon.outline), {}};
    for (const auto& hole : polygon.holes)
      plane.holes.push_back(at(hole));
    shares.add(plane);
  }
}

bool contains(const GeoPolygon& polygon, GeoPoint point)
{
  return insideRing(polygon.outline, point) &&
         std::ranges::none_of(polygon.holes,
                              [&](const GeoRing& hole) { return insideRing(hole, point); });
}

} // namespace kartenwerk
