// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/paint/decorations.h"
#include "views/paint/edgeframe.h"
#include "views/paint/label.h"
#include "views/paint/mappainter.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

constexpr auto stub = 0.30;
constexpr auto nameOut = 0.56;

QColor mixed(const QColor& a, const QColor& b)
{
  return {(a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2};
}

void drawRoadStub(Sketch& sketch, const EdgeFrame& frame, const MapColours& colours)
{
  const auto half = roadWidth / 2;
  const auto casing = std::max(roadCasing, 0.8 / sketch.pixels());
  const auto piece = [&](double from, double to, const QColor& edge) {
    sketch.fill(frame.box(-half - casing, half + casing, from, to), edge);
    sketch.fill(frame.box(-half, half, from, to), colours.road);
  };
  // It runs on out of sight.
  piece(0, stub - 0.02, colours.casing);
  if (sketch.pixels() < 20)
    return;
  const auto far = mixed(colours.casing, colours.abroad);
  piece(stub + 0.01, stub + 0.055, far);
  piece(stub + 0.085, stub + 0.11, mixed(far, colours.abroad));
}

void drawCityStub(Sketch& sketch, const EdgeFrame& frame, const MapColours& colours)
{
  const auto cap = [&](double by) {
    auto path = QPainterPath(frame.at(-0.5 + by, 0));
    path.cubicTo(frame.at(-0.36 + by, 0.44 - 1.3 * by), frame.at(0.36 - by, 0.44 - 1.3 * by),
                 frame.at(0.5 - by, 0));
    path.closeSubpath();
    return path;
  };
  sketch.fill(cap(0), colours.wall);
  if (sketch.pixels() >= 20)
    sketch.fill(cap(0.022), colours.wallLight);
  sketch.fill(cap(sketch.pixels() >= 20 ? 0.055 : 0.07), colours.cityGround);
  if (sketch.pixels() < 20)
    return;
  for (int i = 0; i < 6; ++i) {
    const auto u = -0.32 + 0.128 * i;
    const auto d = i % 2 == 0 || i == 3 ? 0.07 : 0.17;
    const auto size = QSizeF(0.085, 0.075);
    const auto centre = frame.at(u, d);
    drawRoof(sketch, QRectF(centre - QPointF(size.width(), size.height()) / 2, size), i % 2 == 0,
             i == 2 ? colours.roof : colours.cityRoof,
             i == 2 ? colours.roofShade : colours.cityRoofShade);
  }
}

void drawCount(Sketch& sketch, QPointF centre, const QString& text, const MapColours& colours)
{
  auto style = LabelStyle{.height = 0.17, .ink = colours.ink, .halo = colours.halo};
  style.weight = QFont::DemiBold;
  drawLabel(sketch, text, centre, style);
}

void drawName(Sketch& sketch, const EdgeFrame& frame, const QString& name, bool withinGrid,
              const MapColours& colours)
{
  auto style = LabelStyle{.height = 0.18};
  style.ink = withinGrid ? colours.ink : colours.rulerInk;
  style.halo = withinGrid ? colours.abroad : colours.ruler;
  style.italic = true;
  style.spacing = 0.04;
  style = fitted(name, style, 2.2, 0.12);
  sketch.save();
  sketch.translate(frame.at(0, nameOut));
  if (frame.upright())
    sketch.rotate(-90);
  drawLabel(sketch, name, {0, 0}, style);
  sketch.restore();
}

} // namespace

void drawPrint(Sketch& sketch, const Print& print, bool named, bool withinGrid,
               const MapColours& colours)
{
  const auto frame = EdgeFrame(print.place, print.side);
  const auto road = print.kind == PrintKind::Road;
  if (road)
    drawRoadStub(sketch, frame, colours);
  else
    drawCityStub(sketch, frame, colours);
  // Coats beside the road, left first, or in the middle of the city.
  const auto coats = std::clamp(print.coats, 0, 9);
  for (int i = 0; i < coats && road; ++i) {
    const auto pair = i / 2;
    const auto beside = (i % 2 == 0 ? -1 : 1) * (0.19 + 0.16 * pair);
    drawShield(sketch, frame.at(beside, 0.18), 0.19, colours);
  }
  const auto step = std::min(0.22, 0.76 / std::max(1, coats));
  for (int i = 0; i < coats && !road; ++i)
    drawShield(sketch, frame.at((i - (coats - 1) / 2.0) * step, 0.15), 0.86 * step, colours);
  if (print.tiles != 1)
    drawCount(sketch, frame.at(road ? 0.19 : 0.34, road && coats > 1 ? 0.36 : 0.30),
              QStringLiteral("×%1").arg(print.tiles), colours);
  if (named)
    drawName(sketch, frame, QString::fromStdString(print.name), withinGrid, colours);
}

QRectF reach(const Print& print)
{
  const auto frame = EdgeFrame(print.place, print.side);
  const auto half = print.name.empty() ? 0.85 : 1.2;
  return QRectF(frame.at(-half, 0), frame.at(half, 0.75)).normalized();
}

} // namespace kartenwerk
