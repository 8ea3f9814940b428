// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QStringList>

#include "views/paint/decorations.h"
#include "views/paint/edgeframe.h"
#include "views/paint/label.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

/// Slanted lines through one square, that go on in the next.
void hatch(QPainterPath& path, Place place)
{
  constexpr auto lines = 4;
  const auto x = static_cast<double>(place.column);
  const auto y = static_cast<double>(place.row);
  for (int i = 1; i < 2 * lines; ++i) {
    const auto sum = (i - 0.5) / lines; // x + y of the line within the square
    const auto high = std::min(1.0, sum);
    const auto low = sum - high;
    path.moveTo(x + low, y + high);
    path.lineTo(x + high, y + low);
  }
  path.moveTo(x + 1 - 0.5 / lines, y + 1);
  path.lineTo(x + 1, y + 1 - 0.5 / lines);
}

/// Words in lines of at most that width.
QStringList wrapped(const QString& text, const LabelStyle& style, double width)
{
  auto lines = QStringList{};
  for (const auto& word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
    const auto longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
    if (lines.isEmpty() || labelWidth(longer, style) > width)
      lines << word;
    else
      lines.back() = longer;
  }
  return lines;
}

bool anyRegionHas(const Map& map, Place place)
{
  return std::ranges::any_of(map.regions(), [&](const Region& region) {
    return std::ranges::binary_search(region.squares, place);
  });
}

} // namespace

void drawRegion(Sketch& sketch, const Map& map, const Region& region, const QRectF& squares,
                const MapColours& colours)
{
  const auto has = [&](Place place) { return std::ranges::binary_search(region.squares, place); };
  const auto plain = region.colour == Colour::None;
  const auto inset = plain ? 0.0 : 0.04;
  const auto parts = [&](Place place, Side side) {
    const auto next = neighbour(place, side);
    if (has(next))
      return false;
    // Two such borders side by side are one: the upper or left region draws it.
    return !plain || (map.at(next).ground == Ground::Playable &&
                      (side == Side::South || side == Side::East || !anyRegionHas(map, next)));
  };
  auto lines = QPainterPath{};
  auto rim = QPainterPath{};
  for (const auto& place : region.squares) {
    if (!squares.intersects(QRectF(place.column, place.row, 1, 1)))
      continue;
    hatch(lines, place);
    for (const auto side : allSides)
      if (parts(place, side)) {
        const auto frame = EdgeFrame(place, side);
        const auto joined = [&](int turn) {
          const auto next = static_cast<Side>((static_cast<int>(side) + turn) % 4);
          return has(neighbour(place, next)) ? 0.5 : 0.5 - inset;
        };
        rim.moveTo(frame.at(-joined(3), -inset));
        rim.lineTo(frame.at(joined(1), -inset));
      }
  }
  if (plain) {
    sketch.dashes(rim, colours.inkSoft, sketch.atLeast(0.02, 1.0), 0.06, 0.065);
  } else {
    auto tint = colours.chip(region.colour);
    tint.setAlphaF(0.30F);
    sketch.stroke(lines, tint, sketch.atLeast(0.03, 0.8));
    sketch.stroke(rim, colours.chipDark(region.colour), sketch.atLeast(0.03, 1.2), Qt::SquareCap);
  }
  if (region.squares.empty() || region.name.empty())
    return;
  const auto first = region.squares.front();
  auto style = LabelStyle{.height = 0.17, .ink = colours.chipDark(region.colour)};
  style.halo = colours.landBand;
  style.italic = true;
  const auto name = QString::fromStdString(region.name);
  style = fitted(name, style, 2.0, 0.11);
  drawLabel(sketch, name, {first.column + 0.10 + labelWidth(name, style) / 2, first.row + 0.16},
            style);
}

void drawBox(Sketch& sketch, const Box& box, const QRectF& area, const MapColours& colours)
{
  auto frame = QPainterPath{};
  frame.addRoundedRect(area, 0.08, 0.08);
  sketch.fill(frame, colours.landBand);
  sketch.stroke(frame, colours.inkSoft, sketch.atLeast(0.025));
  auto style = LabelStyle{.height = 0.19, .ink = colours.ink, .weight = QFont::DemiBold};
  const auto name = QString::fromStdString(box.name);
  const auto width = area.width() - 0.16;
  drawLabel(sketch, name, area.center() - QPointF(0, box.purpose.empty() ? 0.0 : 0.20),
            fitted(name, style, width, 0.09));
  style.weight = QFont::Normal;
  style.height = 0.125;
  style.ink = colours.inkSoft;
  auto y = area.center().y() + 0.08;
  for (const auto& line : wrapped(QString::fromStdString(box.purpose), style, width)) {
    if (y + 0.08 > area.bottom())
      break;
    drawLabel(sketch, line, {area.center().x(), y}, fitted(line, style, width, 0.06));
    y += 0.16;
  }
}

} // namespace kartenwerk
