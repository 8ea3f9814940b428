// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/symbols.h"

#include <algorithm>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

void drawHouse(Sketch& sketch, QPointF foot, double width, const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(width);
  // The long wall in shade, the gable in the light, the roof over both.
  sketch.polygon({{-0.10, -0.34}, {0.5, -0.34}, {0.5, 0}, {-0.10, 0}}, colours.houseShade);
  sketch.polygon({{-0.5, 0}, {-0.5, -0.34}, {-0.29, -0.66}, {-0.08, -0.34}, {-0.08, 0}},
                 colours.house);
  sketch.polygon({{-0.29, -0.74}, {0.34, -0.74}, {0.56, -0.30}, {-0.04, -0.30}}, colours.roof);
  sketch.polygon({{-0.29, -0.74},
                  {-0.58, -0.30},
                  {-0.49, -0.30},
                  {-0.29, -0.60},
                  {-0.10, -0.30},
                  {-0.02, -0.30}},
                 colours.roofShade);
  if (sketch.pixels() > 16) {
    sketch.fill(QRectF(-0.35, -0.20, 0.13, 0.20), colours.roofShade);
    sketch.fill(QRectF(0.08, -0.22, 0.10, 0.10), colours.inkSoft);
    sketch.fill(QRectF(0.28, -0.22, 0.10, 0.10), colours.inkSoft);
  }
  sketch.restore();
}

void drawChurch(Sketch& sketch, QPointF foot, double width, const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(width);
  sketch.fill(QRectF(-0.14, -0.40, 0.64, 0.40), colours.houseShade);
  sketch.polygon({{-0.14, -0.70}, {0.40, -0.70}, {0.56, -0.36}, {-0.14, -0.36}}, colours.roof);
  sketch.fill(QRectF(-0.46, -0.82, 0.34, 0.82), colours.house);
  sketch.polygon({{-0.52, -0.80}, {-0.29, -1.30}, {-0.06, -0.80}}, colours.roofShade);
  sketch.polygon({{-0.52, -0.80}, {-0.29, -1.30}, {-0.29, -0.80}}, colours.roof);
  if (sketch.pixels() > 18) {
    sketch.fill(QRectF(-0.34, -0.68, 0.10, 0.16), colours.inkSoft);
    sketch.fill(QRectF(-0.36, -0.22, 0.14, 0.22), colours.roofShade);
    sketch.fill(QRectF(0.00, -0.28, 0.09, 0.16), colours.inkSoft);
    sketch.fill(QRectF(0.22, -0.28, 0.09, 0.16), colours.inkSoft);
    sketch.line({-0.29, -1.28}, {-0.29, -1.46}, colours.roofShade, 0.05);
    sketch.line({-0.36, -1.39}, {-0.22, -1.39}, colours.roofShade, 0.05);
  }
  sketch.restore();
}

void drawTown(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto at = [&](double x, double y) { return centre + width * QPointF(x, y); };
  if (sketch.pixels() * width < 9) {
    drawHouse(sketch, at(0, 0.3), width, colours);
    return;
  }
  sketch.ellipse(at(0, 0.27), 0.56 * width, 0.12 * width, colours.landGrain);
  drawHouse(sketch, at(0.07, 0.06), 0.44 * width, colours);
  drawHouse(sketch, at(-0.25, 0.28), 0.46 * width, colours);
  drawHouse(sketch, at(0.26, 0.32), 0.50 * width, colours);
}

void drawVillage(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  const auto at = [&](double x, double y) { return centre + width * QPointF(x, y); };
  if (sketch.pixels() * width < 9) {
    drawHouse(sketch, at(0, 0.3), width, colours);
    return;
  }
  sketch.ellipse(at(0, 0.36), 0.62 * width, 0.13 * width, colours.landGrain);
  drawChurch(sketch, at(0.02, 0.22), 0.42 * width, colours);
  drawHouse(sketch, at(-0.34, 0.36), 0.40 * width, colours);
  drawHouse(sketch, at(0.36, 0.32), 0.40 * width, colours);
  drawHouse(sketch, at(0.05, 0.46), 0.38 * width, colours);
}

void drawTree(Sketch& sketch, QPointF foot, double height, const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(height);
  sketch.fill(QRectF(-0.06, -0.35, 0.12, 0.35), colours.casing);
  sketch.ellipse({0.03, -0.60}, 0.34, 0.38, colours.treeShade);
  sketch.ellipse({-0.04, -0.64}, 0.27, 0.31, colours.tree);
  sketch.restore();
}

void drawTuft(Sketch& sketch, QPointF foot, double height, const QColor& colour)
{
  const auto width = std::max(0.18 * height, 0.7 / sketch.pixels());
  for (const auto lean : {-0.55, 0.0, 0.55})
    sketch.line(foot + height * QPointF(0.45 * lean, 0),
                foot + height * QPointF(lean, lean == 0 ? -1.0 : -0.7), colour, width,
                Qt::RoundCap);
}

void drawMountain(Sketch& sketch, QPointF foot, double width, const MapColours& colours)
{
  sketch.save();
  sketch.translate(foot);
  sketch.scale(width);
  sketch.polygon({{-0.5, 0}, {-0.02, -0.74}, {0.5, 0}}, colours.house);
  sketch.polygon({{-0.02, -0.74}, {0.5, 0}, {0.02, 0}, {0.10, -0.24}, {0.00, -0.40}},
                 colours.blockedInk);
  auto ridge = QPainterPath(QPointF(-0.5, 0));
  ridge.lineTo(-0.02, -0.74);
  ridge.lineTo(0.5, 0);
  sketch.stroke(ridge, colours.inkSoft, sketch.atLeast(0.05, 0.8), Qt::RoundCap);
  sketch.restore();
}

void drawCloud(Sketch& sketch, QPointF centre, double width, std::uint32_t variant,
               const MapColours& colours)
{
  sketch.save();
  sketch.translate(centre);
  sketch.scale(width);
  const auto lean = 0.12 * (scattered(variant, 71) - 0.5);
  const auto cloud = [&](QPointF by, const QColor& colour) {
    auto path = QPainterPath{};
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(QRectF(QPointF(-0.5, 0.02) + by, QSizeF(1.0, 0.22)), 0.11, 0.11);
    path.addEllipse(QPointF(-0.20 + lean, 0.02) + by, 0.18, 0.18);
    path.addEllipse(QPointF(0.10 + lean, -0.05) + by, 0.24, 0.24);
    path.addEllipse(QPointF(0.32, 0.09) + by, 0.14, 0.14);
    sketch.fill(path, colour);
  };
  cloud({0.025, 0.045}, colours.cloudShade);
  cloud({0, 0}, colours.cloud);
  sketch.restore();
}

void drawWave(Sketch& sketch, QPointF centre, double width, const QColor& colour)
{
  auto path = QPainterPath(centre - QPointF(width / 2, 0));
  const auto step = width / 3;
  for (int i = 0; i < 3; ++i) {
    const auto x = centre.x() - width / 2 + i * step;
    const auto y = centre.y() + (i % 2 == 0 ? -0.55 : 0.55) * step;
    path.cubicTo(x + step * 0.4, y, x + step * 0.6, y, x + step, centre.y());
  }
  sketch.stroke(path, colour, sketch.atLeast(0.02, 0.9), Qt::RoundCap);
}

void drawBoat(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  sketch.save();
  sketch.translate(centre);
  sketch.scale(width);
  auto hull = QPainterPath(QPointF(-0.5, 0.12));
  hull.lineTo(0.5, 0.12);
  hull.cubicTo(0.42, 0.34, 0.34, 0.40, 0.22, 0.40);
  hull.lineTo(-0.26, 0.40);
  hull.cubicTo(-0.38, 0.38, -0.46, 0.28, -0.5, 0.12);
  if (sketch.pixels() > 12)
    sketch.ellipse({0, 0.38}, 0.62, 0.10, colours.wave);
  sketch.fill(hull, colours.boat);
  sketch.line({0.02, 0.12}, {0.02, -0.62}, colours.boat, 0.06);
  sketch.polygon({{0.06, -0.58}, {0.42, 0.02}, {0.06, 0.02}}, colours.sail);
  sketch.polygon({{-0.03, -0.50}, {-0.03, 0.02}, {-0.32, 0.02}}, colours.houseShade);
  sketch.restore();
}

void drawWagon(Sketch& sketch, QPointF centre, double width, const MapColours& colours)
{
  sketch.save();
  sketch.translate(centre);
  sketch.scale(width);
  auto cover = QPainterPath(QPointF(-0.40, 0.02));
  cover.cubicTo(-0.42, -0.50, 0.38, -0.50, 0.36, 0.02);
  cover.closeSubpath();
  sketch.fill(cover, colours.house);
  for (const auto x : {-0.18, 0.0, 0.18})
    sketch.line({x, -0.34}, {x, 0.02}, colours.houseShade, 0.035);
  sketch.polygon({{-0.48, 0}, {0.44, 0}, {0.38, 0.18}, {-0.42, 0.18}}, colours.boat);
  sketch.line({0.40, 0.10}, {0.62, 0.20}, colours.boat, 0.05, Qt::RoundCap);
  for (const auto x : {-0.26, 0.24}) {
    sketch.disc({x, 0.22}, 0.15, colours.ink);
    sketch.disc({x, 0.22}, 0.10, colours.house);
    sketch.disc({x, 0.22}, 0.04, colours.ink);
  }
  sketch.restore();
}

void drawShield(Sketch& sketch, QPointF centre, double height, const MapColours& colours)
{
  const auto shape = [&](double by) {
    const auto x = 0.42 * height * by;
    const auto y = 0.5 * height * by;
    auto path = QPainterPath(centre + QPointF(-x, -y));
    path.lineTo(centre + QPointF(x, -y));
    path.lineTo(centre + QPointF(x, 0.05 * y));
    path.cubicTo(centre + QPointF(x, 0.62 * y), centre + QPointF(0.45 * x, 0.88 * y),
                 centre + QPointF(0, y));
    path.cubicTo(centre + QPointF(-0.45 * x, 0.88 * y), centre + QPointF(-x, 0.62 * y),
                 centre + QPointF(-x, 0.05 * y));
    path.closeSubpath();
    return path;
  };
  sketch.fill(shape(1.16), colours.ink);
  sketch.fill(shape(1.0), colours.shieldInk);
  sketch.fill(shape(0.76), colours.shield);
  if (sketch.pixels() * height > 14)
    sketch.fill(QRectF(centre.x() - 0.055 * height, centre.y() - 0.38 * height, 0.11 * height,
                       0.66 * height),
                colours.shieldInk);
}

void drawShields(Sketch& sketch, QPointF centre, double width, int count, const MapColours& colours)
{
  count = std::clamp(count, 0, 9);
  if (count == 0)
    return;
  const auto rows = (count + 2) / 3;
  const auto columns = (count + rows - 1) / rows;
  const auto step = std::min(width / columns, width / rows);
  const auto height = std::min({step * 0.86, width * 0.62, 0.27});
  for (int i = 0; i < count; ++i) {
    const auto row = i / columns;
    const auto inRow = std::min(columns, count - row * columns);
    const auto x = (i % columns - (inRow - 1) / 2.0) * step;
    const auto y = (row - (rows - 1) / 2.0) * step;
    drawShield(sketch, centre + QPointF(x, y), height, colours);
  }
}

void drawRoof(Sketch& sketch, const QRectF& rect, bool upright, const QColor& light,
              const QColor& dark)
{
  sketch.fill(rect, light);
  if (upright)
    sketch.fill(QRectF(rect.center().x(), rect.top(), rect.width() / 2, rect.height()), dark);
  else
    sketch.fill(QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2), dark);
}

} // namespace kartenwerk
