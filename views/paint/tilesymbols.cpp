// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/tilesymbols.h"

#include <array>
#include <cmath>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

/// Moves and scales the sketch for one drawing.
class Scope
{
public:
  Scope(Sketch& sketch, QPointF centre, double size) : m_sketch(sketch)
  {
    sketch.save();
    sketch.translate(centre);
    sketch.scale(size);
  }
  ~Scope() { m_sketch.restore(); }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

private:
  Sketch& m_sketch;
};

void drawWine(Sketch& sketch, const MapColours& colours)
{
  sketch.line({0.02, -0.36}, {0.10, -0.20}, colours.treeShade, 0.07, Qt::RoundCap);
  constexpr std::array<QPointF, 6> grapes{
      {{-0.18, -0.12}, {0.02, -0.12}, {0.22, -0.12}, {-0.08, 0.06}, {0.12, 0.06}, {0.02, 0.24}}};
  for (const auto& grape : grapes)
    sketch.disc(grape, 0.115, colours.wine);
}

void drawGrain(Sketch& sketch, const MapColours& colours)
{
  sketch.line({0, 0.38}, {0, -0.30}, colours.casing, 0.06, Qt::RoundCap);
  for (int i = 0; i < 3; ++i) {
    const auto y = -0.20 + 0.17 * i;
    for (const auto side : {-1.0, 1.0}) {
      auto ear = QPainterPath(QPointF(0, y + 0.10));
      ear.cubicTo(side * 0.06, y - 0.06, side * 0.16, y - 0.10, side * 0.24, y - 0.12);
      ear.cubicTo(side * 0.24, y + 0.02, side * 0.14, y + 0.10, 0, y + 0.10);
      sketch.fill(ear, colours.hay);
      sketch.stroke(ear, colours.casing, sketch.atLeast(0.025, 0.4));
    }
  }
  sketch.ellipse({0, -0.32}, 0.07, 0.11, colours.hay);
}

void drawCloth(Sketch& sketch, const MapColours& colours)
{
  sketch.polygon({{-0.30, -0.14}, {0.22, -0.24}, {0.34, 0.10}, {-0.18, 0.22}}, colours.cloth);
  sketch.polygon({{-0.18, 0.22}, {0.34, 0.10}, {0.34, 0.22}, {-0.18, 0.34}}, colours.shield);
  sketch.line({-0.12, -0.17}, {0.0, 0.18}, colours.halo, 0.05);
  sketch.line({0.08, -0.21}, {0.20, 0.13}, colours.halo, 0.05);
  sketch.disc({-0.28, 0.10}, 0.12, colours.shield);
  sketch.disc({-0.28, 0.10}, 0.055, colours.halo);
}

void drawHead(Sketch& sketch, const QColor& coat, const QColor& muzzle, double ear,
              const MapColours& colours)
{
  // Ears up or aside, a face, a muzzle: enough to tell cow, pig and donkey apart.
  for (const auto side : {-1.0, 1.0})
    sketch.polygon({{side * 0.12, -0.16},
                    {side * (0.34 - 0.2 * ear), -0.24 - 0.34 * ear},
                    {side * 0.28, -0.02}},
                   coat);
  sketch.ellipse({0, 0}, 0.25, 0.28, coat);
  sketch.ellipse({0, 0.16}, 0.18, 0.13, muzzle);
  sketch.disc({-0.09, -0.05}, 0.04, colours.ink);
  sketch.disc({0.09, -0.05}, 0.04, colours.ink);
}

} // namespace

void drawMonastery(Sketch& sketch, QPointF centre, double width, bool church,
                   const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, width);
  sketch.ellipse({0, 0.30}, 0.60, 0.22, colours.fieldShade);
  sketch.polygon(
      {{-0.56, 0.30}, {-0.44, 0.14}, {0.50, 0.14}, {0.60, 0.30}, {0.50, 0.44}, {-0.44, 0.44}},
      colours.road);
  if (church) {
    drawChurch(sketch, {0.0, 0.38}, 0.86, colours);
    return;
  }
  drawHouse(sketch, {0.24, 0.30}, 0.50, colours);
  drawChurch(sketch, {-0.10, 0.38}, 0.58, colours);
  if (sketch.pixels() > 22) {
    sketch.line({-0.50, 0.44}, {0.52, 0.44}, colours.stone, 0.05);
    drawTree(sketch, {0.46, 0.42}, 0.26, colours);
  }
}

void drawCathedral(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, width);
  sketch.ellipse({0, 0.46}, 0.58, 0.10, colours.cityRoofShade);
  for (const auto x : {-0.34, 0.34}) {
    sketch.fill(QRectF(x - 0.14, -0.22, 0.28, 0.70), x < 0 ? colours.house : colours.houseShade);
    sketch.polygon({{x - 0.17, -0.20}, {x, -0.62}, {x + 0.17, -0.20}}, colours.stone);
    sketch.polygon({{x, -0.62}, {x + 0.17, -0.20}, {x, -0.20}}, colours.stoneShade);
  }
  sketch.fill(QRectF(-0.20, -0.06, 0.40, 0.54), colours.house);
  sketch.polygon({{-0.24, -0.04}, {0, -0.34}, {0.24, -0.04}}, colours.stone);
  if (sketch.pixels() < 16)
    return;
  sketch.disc({0, 0.12}, 0.09, colours.shield);
  auto door = QPainterPath(QPointF(-0.08, 0.48));
  door.lineTo(-0.08, 0.34);
  door.cubicTo(-0.08, 0.24, 0.08, 0.24, 0.08, 0.34);
  door.lineTo(0.08, 0.48);
  sketch.fill(door, colours.wall);
  for (const auto x : {-0.34, 0.34})
    sketch.fill(QRectF(x - 0.035, -0.08, 0.07, 0.22), colours.shield);
}

void drawDarmstadtium(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, width);
  // Leaning glass fronts round a funnel of light.
  sketch.ellipse({0.02, 0.40}, 0.62, 0.12, colours.cityRoofShade);
  sketch.polygon({{-0.56, 0.36}, {-0.62, -0.10}, {-0.10, -0.28}, {-0.06, 0.42}}, colours.house);
  sketch.polygon({{-0.06, 0.42}, {-0.10, -0.28}, {0.60, -0.16}, {0.54, 0.34}}, colours.stoneLight);
  sketch.polygon({{-0.62, -0.10}, {-0.10, -0.28}, {0.60, -0.16}, {0.06, -0.02}}, colours.stone);
  if (sketch.pixels() < 16)
    return;
  for (int i = 0; i < 3; ++i) {
    sketch.polygon({{-0.52 + 0.15 * i, 0.30},
                    {-0.55 + 0.15 * i, -0.03 - 0.05 * i},
                    {-0.45 + 0.15 * i, -0.06 - 0.05 * i},
                    {-0.42 + 0.15 * i, 0.31}},
                   colours.cloth);
    sketch.polygon({{0.02 + 0.17 * i, 0.34 - 0.02 * i},
                    {0.01 + 0.18 * i, -0.12},
                    {0.12 + 0.18 * i, -0.11},
                    {0.13 + 0.17 * i, 0.33 - 0.02 * i}},
                   colours.shield);
  }
  sketch.polygon({{-0.16, -0.18}, {0.16, -0.18}, {0.04, -0.56}, {-0.02, -0.56}}, colours.river);
}

void drawInn(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, width);
  auto pond = QPainterPath(QPointF(-0.52, 0.16));
  pond.cubicTo(-0.56, -0.22, -0.10, -0.34, 0.24, -0.24);
  pond.cubicTo(0.62, -0.12, 0.62, 0.30, 0.26, 0.38);
  pond.cubicTo(-0.06, 0.46, -0.50, 0.42, -0.52, 0.16);
  sketch.fill(pond, colours.river);
  sketch.stroke(pond, colours.riverBank, sketch.atLeast(0.05, 0.8));
  if (sketch.pixels() > 24)
    drawWave(sketch, {0.28, 0.16}, 0.26, colours.halo);
  drawHouse(sketch, {-0.10, 0.18}, 0.62, colours);
}

void drawGoods(Sketch& sketch, Goods goods, QPointF centre, double diameter,
               const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, diameter);
  sketch.disc({0, 0}, 0.5, colours.wall);
  sketch.disc({0, 0}, 0.44, colours.halo);
  switch (goods) {
  case Goods::Wine:
    return drawWine(sketch, colours);
  case Goods::Grain:
    return drawGrain(sketch, colours);
  case Goods::Cloth:
    return drawCloth(sketch, colours);
  case Goods::None:
    return;
  }
}

void drawGarden(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto scope = Scope(sketch, centre, width);
  sketch.ellipse({0, 0}, 0.50, 0.44, colours.treeShade);
  sketch.ellipse({0, -0.01}, 0.42, 0.36, colours.garden);
  sketch.line({-0.44, 0}, {0.44, 0}, colours.road, 0.08);
  sketch.line({0, -0.38}, {0, 0.38}, colours.road, 0.08);
  sketch.disc({0, 0}, 0.13, colours.road);
  sketch.disc({0, 0}, 0.08, colours.river);
  if (sketch.pixels() < 14)
    return;
  for (int i = 0; i < 8; ++i) {
    const auto angle = (i + 0.5) * 3.14159265 / 4;
    const auto far = i % 2 == 0 ? 0.29 : 0.24;
    sketch.disc({far * std::cos(angle), 0.88 * far * std::sin(angle)}, 0.055,
                i % 3 == 0 ? colours.halo : colours.blossom);
  }
}

void drawIllustration(Sketch& sketch, Illustration illustration, QPointF centre, double width,
                      const MapColours& colours)
{
  if (illustration == Illustration::Farmhouse) {
    drawHouse(sketch, centre + QPointF(0, 0.32) * width, 0.9 * width, colours);
    return;
  }
  {
    const auto scope = Scope(sketch, centre, width);
    sketch.polygon({{-0.46, 0.40}, {-0.46, -0.06}, {0, -0.40}, {0.46, -0.06}, {0.46, 0.40}},
                   colours.casing);
    auto roof = QPainterPath(QPointF(-0.54, -0.02));
    roof.lineTo(0, -0.42);
    roof.lineTo(0.54, -0.02);
    sketch.stroke(roof, colours.roofShade, 0.11, Qt::RoundCap);
  }
  const auto scope = Scope(sketch, centre + QPointF(0, 0.12) * width, 0.78 * width);
  switch (illustration) {
  case Illustration::Cowshed:
    return drawHead(sketch, colours.house, colours.blossom, 0.1, colours);
  case Illustration::Pigsty:
    return drawHead(sketch, QColor::fromRgb(0xE9A9A6), colours.blossom, 0.35, colours);
  case Illustration::DonkeyStable:
    return drawHead(sketch, colours.stone, colours.house, 1.0, colours);
  case Illustration::Farmhouse:
    return;
  }
}

} // namespace kartenwerk
