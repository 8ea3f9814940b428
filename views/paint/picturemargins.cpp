// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/picturemargins.h"

#include <algorithm>
#include <array>

#include "views/paint/label.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

constexpr auto frame = 0.10;
constexpr auto printDepth = 0.78;
constexpr auto boxDepth = 1.30;
constexpr auto rulerDepth = 0.46;

/// The depth of the prints beyond each side of the grid: they stand next to it.
double printsAt(const MapPicture& picture, Side side)
{
  const auto& map = picture.map;
  const auto atRim = [&](const Print& print) {
    return print.side == side && !map.contains(neighbour(print.place, side)) &&
           shownSquares(picture).contains(print.place.column, print.place.row);
  };
  return std::ranges::any_of(map.prints(), atRim) ? printDepth : frame;
}

/// They belong to the whole map.
bool showsBoxes(const MapPicture& picture)
{
  return picture.options.part.isNull();
}

double boxesAt(const MapPicture& picture, Side side)
{
  const auto any = std::ranges::count(picture.map.boxes(), side, &Box::side) > 0;
  return any && showsBoxes(picture) ? boxDepth : 0.0;
}

/// Next to the grid stand its prints, then the rulers, then boxes.
double rulersEnd(const MapPicture& picture, Side side)
{
  return printsAt(picture, side) + (picture.options.rulers ? rulerDepth : 0.0);
}

QRectF widened(const MapPicture& picture, bool withBoxes)
{
  const auto at = [&](Side side) {
    return rulersEnd(picture, side) + (withBoxes ? boxesAt(picture, side) : 0.0);
  };
  return QRectF(shownSquares(picture))
      .adjusted(-at(Side::West), -at(Side::North), at(Side::East), at(Side::South));
}

QRectF boxArea(const MapPicture& picture, Side side, int index, int count)
{
  const auto& map = picture.map;
  const auto upright = side == Side::East || side == Side::West;
  const auto length = static_cast<double>(upright ? map.rows() : map.columns());
  const auto step = std::min(upright ? 1.3 : 2.4, length / count);
  const auto along = length / 2 + (index - count / 2.0) * step;
  const auto out = rulersEnd(picture, side) + 0.1;
  constexpr auto depth = boxDepth - 0.2;
  const auto size = step - 0.2;
  switch (side) {
  case Side::North:
    return {along + 0.1, -out - depth, size, depth};
  case Side::South:
    return {along + 0.1, map.rows() + out, size, depth};
  case Side::West:
    return {-out - depth, along + 0.1, depth, size};
  case Side::East:
    return {map.columns() + out, along + 0.1, depth, size};
  }
  return {};
}

} // namespace

std::vector<std::pair<const Box*, QRectF>> boxAreas(const MapPicture& picture)
{
  auto areas = std::vector<std::pair<const Box*, QRectF>>{};
  if (!showsBoxes(picture))
    return areas;
  auto used = std::array<int, 4>{};
  for (const auto& box : picture.map.boxes()) {
    const auto count =
        static_cast<int>(std::ranges::count(picture.map.boxes(), box.side, &Box::side));
    auto& index = used[static_cast<std::size_t>(box.side)];
    areas.emplace_back(&box, boxArea(picture, box.side, index++, count));
  }
  return areas;
}

QRect shownSquares(const MapPicture& picture)
{
  const auto all = QRect(0, 0, picture.map.columns(), picture.map.rows());
  return picture.options.part.isNull() ? all : picture.options.part & all;
}

QRectF pictureBounds(const MapPicture& picture)
{
  return widened(picture, true);
}

void paintRulers(QPainter& painter, const MapPicture& picture)
{
  if (!picture.options.rulers)
    return;
  auto sketch = Sketch(painter);
  const auto& colours = mapColours(picture.options.dimming);
  const auto inner = widened(picture, false);
  const auto style = LabelStyle{.height = 0.25, .ink = colours.rulerInk, .weight = QFont::DemiBold};
  const auto squares = shownSquares(picture);
  for (int column = squares.left(); column <= squares.right(); ++column) {
    const auto name = QString::fromStdString(columnName(column));
    for (const auto y : {inner.top() + 0.24, inner.bottom() - 0.24})
      drawLabel(sketch, name, {column + 0.5, y}, style);
  }
  for (int row = squares.top(); row <= squares.bottom(); ++row)
    for (const auto x : {inner.left() + 0.24, inner.right() - 0.24})
      drawLabel(sketch, QString::number(row + 1), {x, row + 0.5}, style);
}

} // namespace kartenwerk
