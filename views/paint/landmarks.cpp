// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/symbols.h"

#include "views/paint/label.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

void drawLighthouse(Sketch& sketch, const MapColours& colours)
{
  sketch.polygon({{-0.05, -0.80}, {-0.46, -0.92}, {-0.46, -0.64}}, colours.startGround);
  sketch.polygon({{0.05, -0.80}, {0.46, -0.92}, {0.46, -0.64}}, colours.startGround);
  sketch.polygon({{-0.17, 0}, {-0.11, -0.70}, {0.11, -0.70}, {0.17, 0}}, colours.house);
  sketch.polygon({{0.02, 0}, {0.02, -0.70}, {0.11, -0.70}, {0.17, 0}}, colours.houseShade);
  sketch.polygon({{-0.155, -0.18}, {-0.14, -0.36}, {0.14, -0.36}, {0.155, -0.18}}, colours.roof);
  sketch.polygon({{-0.125, -0.54}, {-0.11, -0.70}, {0.11, -0.70}, {0.125, -0.54}}, colours.roof);
  sketch.fill(QRectF(-0.17, -0.74, 0.34, 0.05), colours.inkSoft);
  sketch.fill(QRectF(-0.08, -0.86, 0.16, 0.12), colours.hay);
  sketch.polygon({{-0.12, -0.86}, {0, -1.0}, {0.12, -0.86}}, colours.roofShade);
  sketch.fill(QRectF(-0.05, -0.13, 0.10, 0.13), colours.roofShade);
}

void drawStone(Sketch& sketch, const MapColours& colours)
{
  const auto stone = [&](double x, double width, double height) {
    auto shape = QPainterPath(QPointF(x - width / 2, 0));
    shape.cubicTo(x - width * 0.55, -height * 0.6, x - width * 0.40, -height, x, -height);
    shape.cubicTo(x + width * 0.42, -height * 0.96, x + width * 0.55, -height * 0.5, x + width / 2,
                  0);
    shape.closeSubpath();
    sketch.fill(shape, colours.stone);
    auto light = QPainterPath(QPointF(x - width / 2, 0));
    light.cubicTo(x - width * 0.55, -height * 0.6, x - width * 0.40, -height, x, -height);
    light.cubicTo(x - width * 0.10, -height * 0.7, x - width * 0.12, -height * 0.3,
                  x - width * 0.06, 0);
    light.closeSubpath();
    sketch.fill(light, colours.stoneLight);
  };
  stone(-0.28, 0.22, 0.46);
  stone(0.30, 0.24, 0.38);
  stone(0.02, 0.34, 0.94);
  if (sketch.pixels() < 22)
    return;
  auto rune = QPainterPath(QPointF(0.05, -0.24));
  rune.lineTo(0.05, -0.66);
  rune.moveTo(0.05, -0.62);
  rune.lineTo(0.14, -0.52);
  rune.moveTo(0.05, -0.46);
  rune.lineTo(0.14, -0.36);
  sketch.stroke(rune, colours.stoneShade, 0.035, Qt::RoundCap);
}

void drawWaterfall(Sketch& sketch, const MapColours& colours)
{
  sketch.polygon({{-0.52, 0}, {-0.46, -0.62}, {-0.24, -0.92}, {-0.10, -0.80}, {-0.10, 0}},
                 colours.stoneLight);
  sketch.polygon({{0.12, 0}, {0.12, -0.80}, {0.30, -0.88}, {0.46, -0.52}, {0.52, 0}},
                 colours.stone);
  auto fall = QPainterPath(QPointF(-0.11, -0.82));
  fall.cubicTo(-0.04, -0.88, 0.06, -0.88, 0.13, -0.82);
  fall.lineTo(0.16, 0);
  fall.lineTo(-0.14, 0);
  fall.closeSubpath();
  sketch.fill(fall, colours.river);
  for (const auto x : {-0.06, 0.01, 0.08})
    sketch.line({x, -0.74}, {x * 1.3, -0.10}, colours.sail, sketch.atLeast(0.025), Qt::RoundCap);
  sketch.ellipse({0, 0}, 0.34, 0.09, colours.river);
  sketch.ellipse({0, -0.01}, 0.20, 0.045, colours.sail);
  drawTree(sketch, {-0.36, -0.60}, 0.34, colours);
  drawTree(sketch, {0.36, -0.66}, 0.30, colours);
}

} // namespace

void drawLandmark(Sketch& sketch, QPointF foot, double height, std::uint32_t variant,
                  const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(height);
  if (variant % 3 == 0)
    drawLighthouse(sketch, colours);
  else if (variant % 3 == 1)
    drawStone(sketch, colours);
  else
    drawWaterfall(sketch, colours);
  sketch.restore();
}

void drawPile(Sketch& sketch, QPointF centre, double width, Colour colour,
              const MapColours& colours)
{
  // Tiles seen from above at an angle, the lowest first.
  const auto half = width / 2;
  for (int i = 0; i < 4; ++i) {
    const auto middle = centre + QPointF(0, (0.17 - 0.11 * i) * width);
    const auto tile = [&](double by) {
      auto path = QPainterPath(middle + QPointF(0, -0.56 * half + by));
      path.lineTo(middle + QPointF(half, by));
      path.lineTo(middle + QPointF(0, 0.56 * half + by));
      path.lineTo(middle + QPointF(-half, by));
      path.closeSubpath();
      return path;
    };
    sketch.fill(tile(0.06 * width), colours.chipDark(colour));
    sketch.fill(tile(0), i == 3 ? colours.chip(colour) : colours.landBand);
  }
  if (sketch.pixels() * width < 12)
    return;
  auto style = LabelStyle{.height = 0.30 * width, .ink = Qt::white, .weight = QFont::Bold};
  style.halo = colours.chipDark(colour);
  drawLabel(sketch, QString(chipLetter(colour)), centre + QPointF(0, -0.16 * width), style);
}

void drawBottle(Sketch& sketch, QPointF foot, double height, Colour wine, const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(height);
  auto glass = QPainterPath(QPointF(-0.17, 0));
  glass.lineTo(-0.17, -0.50);
  glass.cubicTo(-0.17, -0.64, -0.065, -0.64, -0.065, -0.76);
  glass.lineTo(-0.065, -1.0);
  glass.lineTo(0.065, -1.0);
  glass.lineTo(0.065, -0.76);
  glass.cubicTo(0.065, -0.64, 0.17, -0.64, 0.17, -0.50);
  glass.lineTo(0.17, 0);
  glass.closeSubpath();
  sketch.stroke(glass, colours.halo, 0.09, Qt::SquareCap);
  sketch.fill(glass, colours.chipDark(wine));
  sketch.fill(QRectF(-0.07, -1.0, 0.14, 0.10), colours.chip(wine));
  sketch.fill(QRectF(-0.17, -0.46, 0.34, 0.34), colours.chip(wine));
  sketch.line({-0.115, -0.56}, {-0.115, -0.08}, colours.chip(wine), 0.03, Qt::RoundCap);
  if (sketch.pixels() > 22) {
    const auto style = LabelStyle{.height = 0.30, .ink = Qt::white, .weight = QFont::Bold};
    drawLabel(sketch, QString(chipLetter(wine)), {0, -0.29}, style);
  }
  sketch.restore();
}

} // namespace kartenwerk
