// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/citysquare.h"

#include <algorithm>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/squareshape.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

constexpr auto wallDepth = 0.085;

CitySideKind sideKind(const SquareLook& look, Side side)
{
  return static_cast<CitySideKind>((look.citySides >> (2 * static_cast<int>(side))) & 3);
}

bool joined(const SquareLook& look, Side side)
{
  return ((look.sameCity >> (2 * static_cast<int>(side))) & 1) != 0;
}

bool walled(const SquareLook& look, Side side)
{
  return !joined(look, side) && sideKind(look, side) != CitySideKind::City;
}

/// Turns the sketch so that the side lies in the north.
void turnTo(Sketch& sketch, Side side)
{
  sketch.translate({0.5, 0.5});
  sketch.rotate(90.0 * static_cast<int>(side));
  sketch.translate({-0.5, -0.5});
}

void drawWallRun(Sketch& sketch, double from, double to, const MapColours& colours)
{
  sketch.fill(QRectF(from, 0, to - from, wallDepth), colours.wall);
  if (sketch.pixels() < 20)
    return;
  sketch.fill(QRectF(from, 0.022, to - from, wallDepth - 0.044), colours.wallLight);
  if (sketch.pixels() < 40)
    return;
  const auto teeth = std::max(1, static_cast<int>((to - from) / 0.085));
  const auto step = (to - from) / teeth;
  for (int i = 0; i < teeth; ++i)
    sketch.fill(QRectF(from + (i + 0.3) * step, 0.022, 0.4 * step, (wallDepth - 0.044) * 0.55),
                colours.wall);
}

void drawTower(Sketch& sketch, QPointF centre, const MapColours& colours)
{
  constexpr auto half = 0.068;
  const auto x = std::clamp(centre.x(), half, 1 - half);
  const auto y = std::clamp(centre.y(), half, 1 - half);
  sketch.fill(QRectF(x - half, y - half, 2 * half, 2 * half), colours.wall);
  if (sketch.pixels() >= 20)
    sketch.fill(QRectF(x - half + 0.022, y - half + 0.022, 2 * half - 0.044, 2 * half - 0.044),
                colours.wallLight);
}

void drawGate(Sketch& sketch, const MapColours& colours)
{
  constexpr auto half = roadWidth / 2 + roadCasing;
  sketch.fill(QRectF(0.5 - half, 0, 2 * half, 0.26), colours.casing);
  sketch.fill(QRectF(0.5 - roadWidth / 2, 0, roadWidth, 0.26), colours.road);
  drawTower(sketch, {0.5 - half - 0.06, 0.06}, colours);
  drawTower(sketch, {0.5 + half + 0.06, 0.06}, colours);
}

void drawWalls(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  for (const auto side : allSides) {
    if (!walled(look, side))
      continue;
    sketch.save();
    turnTo(sketch, side);
    const auto gate = sideKind(look, side) == CitySideKind::Road;
    drawWallRun(sketch, 0, gate ? 0.36 : 1, colours);
    if (gate) {
      drawWallRun(sketch, 0.64, 1, colours);
      drawGate(sketch, colours);
    }
    sketch.restore();
  }
}

/// A tower ends a wall where an open side begins, and stands where two walls meet.
void drawCorners(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  constexpr std::array<QPointF, 4> corners{{{1, 0}, {1, 1}, {0, 1}, {0, 0}}};
  for (int i = 0; i < 4; ++i) {
    const auto before = static_cast<Side>(i);
    const auto after = static_cast<Side>((i + 1) % 4);
    const auto openBefore = !joined(look, before) && !walled(look, before);
    const auto openAfter = !joined(look, after) && !walled(look, after);
    const auto diagonal = ((look.sameCity >> (2 * i + 1)) & 1) != 0;
    const auto inward = joined(look, before) && joined(look, after) && !diagonal;
    const auto wallEnds = walled(look, before) != walled(look, after) && (openBefore || openAfter);
    if ((walled(look, before) && walled(look, after)) || wallEnds || inward ||
        (openBefore && openAfter))
      drawTower(sketch, corners[static_cast<std::size_t>(i)], colours);
  }
}

/// The quarters of Markets of Leipzig: a square with one field towards each side.
void drawMarket(Sketch& sketch, const MapColours& colours)
{
  constexpr auto r = 0.20;
  const auto c = QPointF(0.5, 0.5);
  const auto tip = [&](double x, double y) { return c + r * QPointF(x, y); };
  sketch.polygon({tip(0, -1.2), tip(1.2, 0), tip(0, 1.2), tip(-1.2, 0)}, colours.wall);
  sketch.polygon({tip(0, -1), tip(1, 0), tip(0, 0)}, colours.hay);
  sketch.polygon({tip(1, 0), tip(0, 1), tip(0, 0)}, colours.cloth);
  sketch.polygon({tip(0, 1), tip(-1, 0), tip(0, 0)}, colours.tree);
  sketch.polygon({tip(-1, 0), tip(0, -1), tip(0, 0)}, colours.start);
  sketch.disc(c, 0.05, colours.house);
}

} // namespace

void drawQuarter(Sketch& sketch, const QRectF& rect, int columns, int rows, std::uint32_t variant,
                 const MapColours& colours)
{
  const auto w = rect.width() / columns;
  const auto h = rect.height() / rows;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const auto i = static_cast<std::uint32_t>(row * columns + column);
      const auto mix = scatter(variant, i);
      const auto dx = 0.10 * w * (1 + (mix & 1));
      const auto dy = 0.10 * h * (1 + ((mix >> 1) & 1));
      const auto roof = QRectF(rect.left() + column * w + dx, rect.top() + row * h + dy,
                               w - 1.8 * dx, h - 1.8 * dy);
      if (mix % 11 == 0 && sketch.pixels() >= 40) {
        drawTree(sketch, {roof.center().x(), roof.bottom()}, 0.8 * h, colours);
        continue;
      }
      const auto red = (mix >> 4) % 5 == 0;
      drawRoof(sketch, roof, (mix >> 8) % 2 == 0, red ? colours.roof : colours.cityRoof,
               red ? colours.roofShade : colours.cityRoofShade);
    }
}

void drawCitySquare(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  auto outside = 0U;
  for (int i = 0; i < 8; ++i)
    if (((look.around >> (2 * i)) & 3) != 0)
      outside |= 1U << i;
  sketch.fill(
      squareShape(static_cast<std::uint8_t>(outside), sketch.atLeast(0.03), 0.16, sketch.bleed()),
      colours.cityGround);
  const auto margin = [&](Side side) { return walled(look, side) ? wallDepth + 0.03 : 0.03; };
  const auto area = QRectF(QPointF(margin(Side::West), margin(Side::North)),
                           QPointF(1 - margin(Side::East), 1 - margin(Side::South)));
  const auto count = sketch.pixels() < 18 ? 2 : sketch.pixels() < 40 ? 3 : 5;
  drawQuarter(sketch, area, count, count, look.variant, colours);
  drawWalls(sketch, look, colours);
  if (sketch.pixels() >= 10)
    drawCorners(sketch, look, colours);
  if (look.leipzig)
    drawMarket(sketch, colours);
  if (look.coats == 0)
    return;
  // Beside the quarter's sign or the place for chips, if there is one in the middle.
  const auto marked = ((look.sites >> static_cast<int>(SiteKind::ChipMark)) & 1) != 0;
  if (look.leipzig || marked)
    drawShields(sketch, {marked ? 0.82 : 0.24, marked ? 0.20 : 0.27}, marked ? 0.28 : 0.34,
                look.coats, colours);
  else
    drawShields(sketch, {0.5, 0.42}, 0.6, look.coats, colours);
}

} // namespace kartenwerk
