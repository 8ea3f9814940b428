// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/leipzigpainter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

// All signs are drawn in a disc of radius 1 round the origin.

void drawWheel(Sketch& sketch, const MapColours& colours)
{
  constexpr auto spokes = 8;
  for (int i = 0; i < spokes / 2; ++i) {
    const auto angle = std::numbers::pi * (i + 0.5) / (spokes / 2.0);
    const auto tip = 0.6 * QPointF(std::cos(angle), std::sin(angle));
    sketch.line(-tip, tip, colours.casing, 0.1);
  }
  sketch.ring({0, 0}, 0.6, colours.wall, 0.17);
  sketch.disc({0, 0}, 0.17, colours.wall);
  sketch.disc({0, 0}, 0.07, colours.halo);
}

void drawCoins(Sketch& sketch, const MapColours& colours)
{
  for (const auto at : {QPointF(0.2, -0.22), QPointF(-0.14, 0.16)}) {
    sketch.disc(at, 0.5, colours.wall);
    sketch.disc(at, 0.44, colours.hay);
    sketch.ring(at, 0.33, colours.casing, 0.05);
  }
  // A shield: what the Coiners are paid for.
  auto shield = QPainterPath(QPointF(-0.3, 0));
  shield.lineTo(0.02, 0);
  shield.lineTo(0.02, 0.14);
  shield.quadTo(0.0, 0.32, -0.14, 0.4);
  shield.quadTo(-0.28, 0.32, -0.3, 0.14);
  shield.closeSubpath();
  sketch.fill(shield, colours.shield);
}

void drawBook(Sketch& sketch, const MapColours& colours)
{
  const auto page = [&](double side) {
    auto cover = QPainterPath(QPointF(0, -0.38));
    cover.quadTo(side * 0.36, -0.56, side * 0.7, -0.42);
    cover.lineTo(side * 0.7, 0.42);
    cover.quadTo(side * 0.36, 0.3, 0, 0.48);
    cover.closeSubpath();
    sketch.fill(cover, colours.start);
    auto paper = QPainterPath(QPointF(0, -0.3));
    paper.quadTo(side * 0.32, -0.46, side * 0.6, -0.34);
    paper.lineTo(side * 0.6, 0.3);
    paper.quadTo(side * 0.32, 0.2, 0, 0.36);
    paper.closeSubpath();
    sketch.fill(paper, colours.halo);
    for (const auto y : {-0.16, 0.0, 0.16})
      sketch.line({side * 0.12, y}, {side * 0.48, y - 0.05}, colours.inkSoft, 0.055);
  };
  page(-1);
  page(1);
  sketch.line({0, -0.36}, {0, 0.46}, colours.wall, 0.07);
}

void drawHide(Sketch& sketch, const MapColours& colours)
{
  auto hide = QPainterPath(QPointF(0, -0.66));
  const auto half = [&](double side, bool down) {
    const std::array<QPointF, 9> points{{{0.14, -0.6},
                                         {0.2, -0.42},
                                         {0.6, -0.56},
                                         {0.66, -0.36},
                                         {0.36, -0.18},
                                         {0.36, 0.16},
                                         {0.64, 0.4},
                                         {0.52, 0.58},
                                         {0.16, 0.46}}};
    for (std::size_t i = 0; i < points.size(); ++i) {
      const auto& point = points[down ? i : points.size() - 1 - i];
      hide.lineTo(side * point.x(), point.y());
    }
  };
  half(1, true);
  hide.lineTo(0, 0.68);
  half(-1, false);
  hide.closeSubpath();
  sketch.fill(hide, colours.cityRoof);
  sketch.stroke(hide, colours.wall, 0.08, Qt::RoundCap);
  sketch.line({0, -0.4}, {0, 0.42}, colours.cityRoofShade, 0.07, Qt::RoundCap);
}

void drawSign(Sketch& sketch, Quarter quarter, const MapColours& colours)
{
  switch (quarter) {
  case Quarter::Wainwrights:
    return drawWheel(sketch, colours);
  case Quarter::Coiners:
    return drawCoins(sketch, colours);
  case Quarter::Bookbinders:
    return drawBook(sketch, colours);
  case Quarter::Tanners:
    return drawHide(sketch, colours);
  }
}

} // namespace

void paintQuarterSign(QPainter& painter, Quarter quarter, QPointF centre, double diameter,
                      const MapColours& colours)
{
  auto sketch = Sketch(painter);
  sketch.save();
  sketch.translate(centre);
  sketch.scale(diameter / 2);
  sketch.disc({0, 0}, 1, colours.wall);
  sketch.disc({0, 0}, 0.91, colours.land);
  drawSign(sketch, quarter, colours);
  sketch.restore();
}

void paintQuarter(QPainter& painter, const ShownQuarter& quarter, const QRectF& square,
                  const MapColours& colours)
{
  const auto unit = square.width();
  const auto crowded = quarter.figures.size() > 0;
  paintQuarterSign(painter, quarter.quarter,
                   square.center() - QPointF(0, crowded ? 0.14 * unit : 0), 0.5 * unit, colours);
  const auto step =
      std::min(0.26, 0.8 / static_cast<double>(std::max<std::size_t>(quarter.figures.size(), 1)));
  const auto first = -step * (static_cast<double>(quarter.figures.size()) - 1) / 2;
  for (std::size_t i = 0; i < quarter.figures.size(); ++i)
    paintFigure(painter, quarter.figures[i],
                square.center() + unit * QPointF(first + step * static_cast<double>(i), 0.27),
                0.3 * unit, colours);
}

} // namespace kartenwerk
