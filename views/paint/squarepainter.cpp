// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QRectF>

#include "views/paint/citysquare.h"
#include "views/paint/figurepainter.h"
#include "views/paint/neighbourhood.h"
#include "views/paint/outsidesquare.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/squarelook.h"
#include "views/paint/squareshape.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

bool bears(const SquareLook& look, SiteKind kind)
{
  return ((look.sites >> static_cast<int>(kind)) & 1) != 0;
}

QColor outsideColour(int kind, const MapColours& colours)
{
  return kind == 1 ? colours.shallow : kind == 2 ? colours.clouds : colours.abroad;
}

/// Where two sides meet the outside, the land is rounded off and the outside shows.
void fillCutCorners(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  for (int side = 0; side < 8; side += 2) {
    const auto next = (side + 2) % 8;
    if (around(look, side) == 0 || around(look, next) == 0)
      continue;
    const auto east = side == 0 || side == 2;
    const auto south = side == 2 || side == 4;
    sketch.fill(QRectF(east ? 0.8 : 0, south ? 0.8 : 0, 0.2, 0.2),
                outsideColour(around(look, side), colours));
  }
}

void drawLand(Sketch& sketch, const SquareLook& look, const QColor& ground,
              const MapColours& colours)
{
  const auto outside = neighboursWhere(look, [](int kind) { return kind != 0; });
  sketch.fill(QRectF(0, 0, 1, 1), ground);
  if (outside == 0)
    return;
  const auto line = sketch.atLeast(0.03);
  constexpr auto band = 0.10;
  constexpr auto radius = 0.16;
  fillCutCorners(sketch, look, colours);
  sketch.fill(squareShape(outside, 0, radius, sketch.bleed()), colours.coast);
  if (sketch.pixels() < 14) {
    sketch.fill(squareShape(outside, line, radius, sketch.bleed()), ground);
    return;
  }
  sketch.fill(squareShape(outside, line, radius, sketch.bleed()), colours.landBand);
  sketch.fill(squareShape(outside, band, radius, sketch.bleed()), ground);
}

/// Tufts, a few trees, low hills: rich in the large, next to nothing in the small.
void drawGrain(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  if (sketch.pixels() < 40)
    return;
  const auto v = look.variant;
  for (std::uint32_t i = 0; i < 3 + v % 3U; ++i) {
    const auto x = 0.16 + 0.68 * scattered(v, 2 * i);
    const auto y = 0.20 + 0.64 * scattered(v, 2 * i + 1);
    drawTuft(sketch, {x, y}, 0.035, colours.landGrain);
  }
  if (v % 4 == 1) {
    const auto x = 0.25 + 0.4 * scattered(v, 40);
    const auto y = 0.35 + 0.4 * scattered(v, 41);
    auto hill = QPainterPath(QPointF(x - 0.12, y));
    hill.cubicTo(x - 0.06, y - 0.09, x + 0.04, y - 0.09, x + 0.11, y);
    hill.moveTo(x + 0.03, y - 0.035);
    hill.cubicTo(x + 0.08, y - 0.075, x + 0.14, y - 0.06, x + 0.18, y);
    sketch.stroke(hill, colours.landGrain, sketch.atLeast(0.014), Qt::RoundCap);
  }
}

void drawPlayable(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  const auto bare = look.sites == 0;
  drawLand(sketch, look, colours.land, colours);
  if (bare)
    drawGrain(sketch, look, colours);
}

/// Open water within the board: a square like the others, full of waves.
void drawWaves(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  drawOutside(sketch, look, colours);
  const auto width = sketch.atLeast(0.035, 1.0);
  for (const auto& crest : {QPointF(0.38, 0.34), QPointF(0.62, 0.56), QPointF(0.36, 0.76)}) {
    if (sketch.pixels() < 16 && crest.y() > 0.7)
      break;
    auto path = QPainterPath(crest + QPointF(-0.22, 0.03));
    path.cubicTo(crest + QPointF(-0.10, 0.03), crest + QPointF(-0.06, -0.10),
                 crest + QPointF(0.04, -0.10));
    path.cubicTo(crest + QPointF(0.12, -0.10), crest + QPointF(0.14, -0.01),
                 crest + QPointF(0.06, -0.01));
    path.moveTo(crest + QPointF(-0.02, 0.05));
    path.cubicTo(crest + QPointF(0.06, 0.07), crest + QPointF(0.12, 0.05),
                 crest + QPointF(0.22, 0.03));
    sketch.stroke(path, colours.coast, width, Qt::RoundCap);
  }
}

void drawBlocked(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  if (look.square.waves)
    return drawWaves(sketch, look, colours);
  drawLand(sketch, look, colours.blocked, colours);
  const auto flip = look.variant % 2 == 0 ? 1.0 : -1.0;
  const auto at = [&](double x, double y) { return QPointF(0.5 + flip * (x - 0.5), y); };
  if (sketch.pixels() >= 20)
    drawMountain(sketch, at(0.66, 0.54), 0.46, colours);
  drawMountain(sketch, at(0.36, 0.66), 0.56, colours);
  if (sketch.pixels() >= 20)
    drawMountain(sketch, at(0.70, 0.82), 0.44, colours);
}

void drawDepot(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  drawLand(sketch, look, colours.depot, colours);
  const auto ink = colours.chipDark(look.square.colour);
  auto frame = QPainterPath{};
  frame.addRoundedRect(QRectF(0.14, 0.14, 0.72, 0.72), 0.10, 0.10);
  sketch.dashes(frame, ink, sketch.atLeast(0.035, 1.2), 0.10, 0.075);
  drawPile(sketch, {0.5, 0.5}, 0.50, look.square.colour, colours);
}

/// A sight in a frame of its colour, corner by corner.
void drawHighlight(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  drawLand(sketch, look, colours.land, colours);
  auto panel = QPainterPath{};
  panel.addRoundedRect(QRectF(0.13, 0.13, 0.74, 0.74), 0.09, 0.09);
  sketch.fill(panel, colours.landBand);
  sketch.ellipse({0.5, 0.73}, 0.30, 0.07, colours.landGrain);
  drawLandmark(sketch, {0.5, 0.76}, 0.54, look.variant, colours);
  sketch.stroke(panel, colours.chipDark(look.square.colour), sketch.atLeast(0.085, 2.4));
  sketch.stroke(panel, colours.chip(look.square.colour), sketch.atLeast(0.05, 1.4));
  for (const auto x : {0.13, 0.87})
    for (const auto y : {0.13, 0.87}) {
      sketch.disc({x, y}, 0.065, colours.chipDark(look.square.colour));
      sketch.disc({x, y}, 0.04, colours.chip(look.square.colour));
    }
}

void drawStart(Sketch& sketch, const MapColours& colours)
{
  const auto width = std::max(0.06, 1.6 / sketch.pixels());
  auto frame = QPainterPath{};
  frame.addRoundedRect(QRectF(0.08, 0.08, 0.84, 0.84), 0.08, 0.08);
  sketch.fill(frame, colours.startGround);
  sketch.stroke(frame, colours.start, width);
  drawVillage(sketch, {0.5, 0.40}, 0.56, colours);
}

/// A place for a chip of a colour, or for two of any.
void drawChipMark(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  const auto centre = QPointF(0.5, chipMarkHeight(look.square));
  sketch.disc(centre, 0.30, colours.landBand);
  auto circle = QPainterPath{};
  circle.addEllipse(centre, 0.27, 0.27);
  sketch.dashes(circle, colours.chipDark(look.chipMark), sketch.atLeast(0.035, 1.2), 0.075, 0.07);
  if (look.chipMark != Colour::None) {
    paintChip(sketch.painter(), {look.chipMark, 0}, centre, 0.34, colours);
    return;
  }
  for (const auto by : {-0.065, 0.065}) {
    sketch.disc(centre + QPointF(by, 0.5 * by), 0.115, colours.landBand);
    sketch.ring(centre + QPointF(by, 0.5 * by), 0.115, colours.inkSoft, sketch.atLeast(0.025, 1.0));
  }
}

void drawIsland(Sketch& sketch, int coats, const MapColours& colours)
{
  auto beach = QPainterPath{};
  beach.addEllipse(QPointF(0.5, 0.5), 0.36, 0.32);
  sketch.fill(beach, colours.shallow);
  sketch.stroke(beach, colours.coast, sketch.atLeast(0.02));
  sketch.ellipse({0.5, 0.5}, 0.29, 0.25, colours.landBand);
  drawShields(sketch, {0.5, 0.5}, 0.47, coats, colours);
}

void drawSites(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  if (bears(look, SiteKind::Start))
    drawStart(sketch, colours);
  if (bears(look, SiteKind::Island))
    drawIsland(sketch, look.coats, colours);
  if (bears(look, SiteKind::ChipMark))
    drawChipMark(sketch, look, colours);
  if (bears(look, SiteKind::Chumak))
    drawWagon(sketch, {0.48, 0.48}, 0.52, colours);
  if (bears(look, SiteKind::Town) && !bears(look, SiteKind::Start))
    drawTown(sketch, {look.wine == Colour::None ? 0.5 : 0.44, 0.42}, 0.56, colours);
  if (bears(look, SiteKind::Town) && look.wine != Colour::None)
    drawBottle(sketch, {0.82, 0.66}, 0.50, look.wine, colours);
}

void drawGround(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  switch (look.square.ground) {
  case Ground::Playable:
    return drawPlayable(sketch, look, colours);
  case Ground::LargeCity:
    drawLand(sketch, look, colours.land, colours);
    return drawCitySquare(sketch, look, colours);
  case Ground::Blocked:
    return drawBlocked(sketch, look, colours);
  case Ground::Depot:
    return drawDepot(sketch, look, colours);
  case Ground::Highlight:
    return drawHighlight(sketch, look, colours);
  case Ground::Outside:
    break;
  }
  drawOutside(sketch, look, colours);
}

} // namespace

void paintSquare(QPainter& painter, const SquareLook& look, const QRectF& rect,
                 const MapColours& colours)
{
  painter.save();
  painter.translate(rect.topLeft());
  painter.scale(rect.width(), rect.height());
  {
    auto sketch = Sketch(painter);
    drawGround(sketch, look, colours);
    drawSites(sketch, look, colours);
  }
  painter.restore();
}

double chipMarkHeight(const Square& square)
{
  return square.ground == Ground::LargeCity ? 0.42 : 0.5; // above a city's name
}

QColor overviewColour(const SquareLook& look, const MapColours& colours)
{
  if (bears(look, SiteKind::Start))
    return colours.start;
  switch (look.square.ground) {
  case Ground::Playable:
    return bears(look, SiteKind::Town) ? colours.roof : colours.land;
  case Ground::LargeCity:
    return colours.cityRoof;
  case Ground::Blocked:
    return colours.blockedInk;
  case Ground::Depot:
  case Ground::Highlight:
    return colours.chip(look.square.colour);
  case Ground::Outside:
    break;
  }
  constexpr auto looks = std::array{&MapColours::sea, &MapColours::cloud, &MapColours::abroad};
  return colours.*looks[static_cast<std::size_t>(look.square.look)];
}

} // namespace kartenwerk
