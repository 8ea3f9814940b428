// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/geometry.h"

#include <algorithm>
#include <cmath>

namespace kartenwerk {

int CanvasGeometry::margin() const
{
  return static_cast<int>(std::lround(std::clamp(0.6 * square(), 12.0, 96.0)));
}

QSize CanvasGeometry::contentSize() const
{
  return {static_cast<int>(std::ceil(columns * square())) + 2 * margin(),
          static_cast<int>(std::ceil(rows * square())) + 2 * margin()};
}

QPoint CanvasGeometry::scrollRange() const
{
  const auto content = contentSize();
  return {std::max(0, content.width() - viewport.width()),
          std::max(0, content.height() - viewport.height())};
}

QPointF CanvasGeometry::origin() const
{
  const auto content = contentSize();
  const auto along = [this](int size, int room, int offset) {
    const auto start = size < room ? (room - size) / 2.0 + margin() : margin() - offset;
    return std::round(start * ratio) / ratio;
  };
  return {along(content.width(), viewport.width(), scroll.x()),
          along(content.height(), viewport.height(), scroll.y())};
}

QRectF CanvasGeometry::rectOf(Place place) const
{
  return rectOf(QRectF(place.column, place.row, 1, 1));
}

QRectF CanvasGeometry::rectOf(QRectF squares) const
{
  return {origin() + squares.topLeft() * square(), squares.size() * square()};
}

QRect CanvasGeometry::squaresIn(QRectF area) const
{
  const auto local = area.translated(-origin());
  const auto left = static_cast<int>(std::floor(local.left() / square()));
  const auto top = static_cast<int>(std::floor(local.top() / square()));
  const auto right = static_cast<int>(std::ceil(local.right() / square()));
  const auto bottom = static_cast<int>(std::ceil(local.bottom() / square()));
  return {left, top, right - left, bottom - top};
}

Spot CanvasGeometry::spotAt(QPointF point) const
{
  const auto local = (point - origin()) / square();
  const auto column = std::floor(local.x());
  const auto row = std::floor(local.y());
  const auto bounded = [](double value) {
    return static_cast<std::int16_t>(std::clamp(value, -1000.0, 1000.0));
  };
  const auto x = local.x() - column;
  const auto y = local.y() - row;
  const auto distance = std::array{y, 1 - x, 1 - y, x}; // north, east, south, west
  auto spot = Spot{{bounded(column), bounded(row)}};
  std::ranges::stable_sort(spot.sides, {},
                           [&](Side side) { return distance[static_cast<std::size_t>(side)]; });
  spot.atSide = distance[static_cast<std::size_t>(spot.sides[0])] < 0.25;
  return spot;
}

CanvasGeometry CanvasGeometry::zoomed(int newSquarePx, QPointF anchor) const
{
  auto result = *this;
  const auto held = (anchor - origin()) / square();
  result.squarePx = std::clamp(newSquarePx, smallestSquare, largestSquare);
  const auto wanted = anchor - held * result.square();
  const auto range = result.scrollRange();
  const auto along = [&result](double start, int most) {
    return std::clamp(static_cast<int>(std::lround(result.margin() - start)), 0, most);
  };
  result.scroll = {along(wanted.x(), range.x()), along(wanted.y(), range.y())};
  return result;
}

CanvasGeometry CanvasGeometry::centredOn(QRectF squares) const
{
  auto result = *this;
  const auto middle = squares.center() * square();
  const auto range = scrollRange();
  result.scroll = {
      std::clamp(margin() + static_cast<int>(middle.x()) - viewport.width() / 2, 0, range.x()),
      std::clamp(margin() + static_cast<int>(middle.y()) - viewport.height() / 2, 0, range.y())};
  return result;
}

int CanvasGeometry::fittingSquarePx() const
{
  auto trial = *this;
  trial.squarePx = largestSquare;
  while (trial.squarePx > smallestSquare) {
    const auto content = trial.contentSize();
    if (content.width() <= viewport.width() && content.height() <= viewport.height())
      break;
    --trial.squarePx;
  }
  return trial.squarePx;
}

} // namespace kartenwerk
