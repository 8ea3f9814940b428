// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/landshare.h"

#include <cassert>
#include <cmath>

namespace kartenwerk {
namespace {

enum class Keep { Below, Above };

/// The part of a ring on one side of the line where `axis` has the value `limit`.
PlaneRing clipped(const PlaneRing& ring, double PlanePoint::*axis, double limit, Keep keep)
{
  auto result = PlaneRing{};
  if (ring.empty())
    return result;
  const auto inside = [&](const PlanePoint& point) {
    return keep == Keep::Below ? point.*axis <= limit : point.*axis >= limit;
  };
  auto before = ring.back();
  for (const auto& point : ring) {
    if (inside(before) != inside(point)) {
      const auto part = (limit - before.*axis) / (point.*axis - before.*axis);
      auto crossing = PlanePoint{before.x + part * (point.x - before.x),
                                 before.y + part * (point.y - before.y)};
      crossing.*axis = limit;
      result.push_back(crossing);
    }
    if (inside(point))
      result.push_back(point);
    before = point;
  }
  return result;
}

/// The area of a ring, whichever way it runs (Gauss's trapezoids).
double area(const PlaneRing& ring)
{
  auto twice = 0.0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const auto& a = ring[i];
    const auto& b = ring[(i + 1) % ring.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return std::abs(twice) / 2;
}

} // namespace

/// The squares from one column and row up to, but without, another.
struct LandShares::Block
{
  int firstColumn;
  int firstRow;
  int endColumn;
  int endRow;
};

LandShares::LandShares(int columns, int rows)
    : m_columns(columns), m_rows(rows),
      m_shares(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows))
{
  assert(columns > 0 && rows > 0);
}

void LandShares::add(const PlanePolygon& polygon)
{
  const auto whole = [this](const PlaneRing& ring, double factor) {
    auto inside = clipped(ring, &PlanePoint::x, 0, Keep::Above);
    inside = clipped(inside, &PlanePoint::x, m_columns, Keep::Below);
    inside = clipped(inside, &PlanePoint::y, 0, Keep::Above);
    inside = clipped(inside, &PlanePoint::y, m_rows, Keep::Below);
    addRing(inside, {0, 0, m_columns, m_rows}, factor);
  };
  whole(polygon.outline, 1);
  for (const auto& hole : polygon.holes)
    whole(hole, -1);
}

double LandShares::at(int column, int row) const
{
  assert(column >= 0 && column < m_columns && row >= 0 && row < m_rows);
  return m_shares[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                  static_cast<std::size_t>(column)];
}

// Halves the block until a single square is left, so that each step clips less of the ring.
void LandShares::addRing(const PlaneRing& ring, const Block& block, double factor)
{
  if (ring.size() < 3)
    return;
  const auto columns = block.endColumn - block.firstColumn;
  const auto rows = block.endRow - block.firstRow;
  if (columns == 1 && rows == 1) {
    m_shares[static_cast<std::size_t>(block.firstRow) * static_cast<std::size_t>(m_columns) +
             static_cast<std::size_t>(block.firstColumn)] += factor * area(ring);
    return;
  }
  auto first = block;
  auto second = block;
  auto axis = &PlanePoint::x;
  if (columns >= rows) {
    first.endColumn = second.firstColumn = block.firstColumn + columns / 2;
  } else {
    first.endRow = second.firstRow = block.firstRow + rows / 2;
    axis = &PlanePoint::y;
  }
  const auto limit = columns >= rows ? first.endColumn : first.endRow;
  addRing(clipped(ring, axis, limit, Keep::Below), first, factor);
  addRing(clipped(ring, axis, limit, Keep::Above), second, factor);
}

} // namespace kartenwerk
