// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/outsidesquare.h"

#include "views/paint/neighbourhood.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/squareshape.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

void drawSea(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  const auto land = neighboursWhere(look, [](int kind) { return kind == 0 || kind == 3; });
  sketch.fill(QRectF(0, 0, 1, 1), land == 0 ? colours.sea : colours.shallow);
  if (land != 0) {
    sketch.fill(squareShape(land, 0.15, 0.30, sketch.bleed()), colours.sea);
    if (sketch.pixels() >= 32)
      sketch.fill(squareBand(land, 0.225, 0.225 + sketch.atLeast(0.012, 0.7), 0.34),
                  colours.shallow);
  }
  if (sketch.pixels() < 18)
    return;
  const auto v = look.variant;
  const auto waves = v % 16 < 5 ? 1U : v % 16 < 7 ? 2U : 0U;
  for (std::uint32_t i = 0; i < waves; ++i) {
    const auto x = 0.36 + 0.28 * scattered(v, 10 + i);
    const auto y = (i == 0 ? 0.36 : 0.62) + 0.10 * scattered(v, 20 + i);
    drawWave(sketch, {x, y}, 0.20 + 0.06 * scattered(v, 30 + i), colours.wave);
  }
}

/// Land abroad: its coast, and a tinted band along the border as atlases draw it.
void drawAbroadLand(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  const auto sea = neighboursWhere(look, [](int kind) { return kind == 1; });
  const auto inside = neighboursWhere(look, [](int kind) { return kind == 0; });
  sketch.fill(QRectF(0, 0, 1, 1), inside == 0 ? colours.abroad : colours.abroadBand);
  if (inside != 0)
    sketch.fill(squareShape(inside, 0.09, 0.2, sketch.bleed()), colours.abroad);
  if (sea == 0)
    return;
  const auto line = sketch.atLeast(0.022);
  sketch.fill(squareBand(sea, 0, line, 0.16), colours.coast);
  auto corners = QPainterPath{};
  corners.addRect(0, 0, 1, 1);
  corners.addPath(squareShape(sea, 0, 0.16));
  corners.setFillRule(Qt::OddEvenFill);
  sketch.fill(corners, colours.shallow);
}

void drawAbroad(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  drawAbroadLand(sketch, look, colours);
  const auto v = look.variant;
  if (sketch.pixels() < 20 || v % 5 > 1)
    return;
  drawCloud(sketch, {0.46 + 0.08 * scattered(v, 3), 0.42 + 0.16 * scattered(v, 4)},
            0.46 + 0.22 * scattered(v, 5), v, colours);
}

/// A cover of cloud that frays towards everything that is no cloud.
void drawClouds(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  const auto clear = neighboursWhere(look, [](int kind) { return kind != 2; });
  if (clear == 0)
    sketch.fill(QRectF(0, 0, 1, 1), colours.cloud);
  else {
    drawAbroadLand(sketch, look, colours);
    sketch.fill(squareShape(clear, 0.20, 0.34, sketch.bleed()), colours.cloud);
    for (int side = 0; side < 8; side += 2) {
      if (((clear >> side) & 1) == 0)
        continue;
      const auto along = side == 0 || side == 4;
      const auto depth = side == 0 || side == 6 ? 0.21 : 0.79;
      for (const auto t : {0.16, 0.39, 0.62, 0.84}) {
        const auto cut = [&](int neighbour) { return ((clear >> (neighbour % 8)) & 1) != 0; };
        const auto low = along ? cut(6) : cut(0);
        const auto high = along ? cut(2) : cut(4);
        if ((low && t < 0.2) || (high && t > 0.8))
          continue;
        sketch.disc(along ? QPointF(t, depth) : QPointF(depth, t), 0.13, colours.cloud);
      }
    }
  }
  if (sketch.pixels() < 16)
    return;
  const auto v = look.variant;
  for (std::uint32_t i = 0; i < 2; ++i) {
    const auto x = 0.34 + 0.32 * scattered(v, i);
    const auto y = 0.34 + 0.22 * i + 0.12 * scattered(v, i + 4);
    const auto r = 0.08 + 0.05 * scattered(v, i + 8);
    auto curl = QPainterPath(QPointF(x - r, y));
    curl.cubicTo(x - r, y - 1.3 * r, x + r, y - 1.3 * r, x + r, y);
    curl.cubicTo(x + 1.4 * r, y - 0.7 * r, x + 2.0 * r, y - 0.4 * r, x + 1.9 * r, y + 0.2 * r);
    sketch.stroke(curl, colours.cloudShade, sketch.atLeast(0.018, 0.8), Qt::RoundCap);
  }
}

} // namespace

void drawOutside(Sketch& sketch, const SquareLook& look, const MapColours& colours)
{
  switch (look.square.look) {
  case OutsideLook::Sea:
    return drawSea(sketch, look, colours);
  case OutsideLook::Clouds:
    return drawClouds(sketch, look, colours);
  case OutsideLook::Abroad:
    return drawAbroad(sketch, look, colours);
  }
}

} // namespace kartenwerk
