// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kartenwerk {
namespace {

double radians(double degrees)
{
  return degrees * std::numbers::pi / 180;
}

/// Below this cone constant the cone is so slim that the cylinder stands in for it.
constexpr double slimmestCone = 1e-6;

} // namespace

PlanePoint projected(GeoPoint point, const ConicProjection& projection)
{
  const auto first = std::sin(radians(projection.firstParallel));
  const auto cosine = std::cos(radians(projection.firstParallel));
  const auto cone = (first + std::sin(radians(projection.secondParallel))) / 2;
  const auto height = std::sin(radians(point.latitude));
  const auto turn = radians(point.longitude - projection.centre);
  if (std::abs(cone) < slimmestCone) {
    const auto narrowing = std::max(cosine, slimmestCone);
    return {turn * narrowing, -height / narrowing};
  }
  const auto square = cosine * cosine + 2 * cone * (first - height);
  const auto radius = std::sqrt(std::max(square, 0.0)) / cone;
  return {radius * std::sin(cone * turn), radius * std::cos(cone * turn)};
}

PlaneRing projected(const GeoRing& ring, const ConicProjection& projection)
{
  auto result = PlaneRing{};
  result.reserve(ring.size());
  for (const auto point : ring)
    result.push_back(projected(point, projection));
  return result;
}

} // namespace kartenwerk
