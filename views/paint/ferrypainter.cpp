// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "views/paint/decorations.h"
#include "views/paint/edgeframe.h"
#include "views/paint/label.h"
#include "views/paint/mappainter.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/symbols.h"

namespace kartenwerk {

namespace {

constexpr auto pier = 0.20;

QPainterPath course(const Ferry& ferry)
{
  const auto from = EdgeFrame(ferry.from.place, ferry.from.side);
  const auto to = EdgeFrame(ferry.to.place, ferry.to.side);
  const auto a = from.at(0, pier);
  const auto b = to.at(0, pier);
  const auto far = std::hypot(a.x() - b.x(), a.y() - b.y());
  const auto handle = std::max(0.30, 0.42 * far);
  auto path = QPainterPath(a);
  path.cubicTo(a + handle * from.outwards(), b + handle * to.outwards(), b);
  return path;
}

void drawPier(Sketch& sketch, const Landing& landing, const MapColours& colours)
{
  const auto frame = EdgeFrame(landing.place, landing.side);
  const auto half = roadWidth / 2;
  const auto casing = std::max(roadCasing, 0.8 / sketch.pixels());
  sketch.fill(frame.box(-half - casing, half + casing, 0, 0.12), colours.casing);
  sketch.fill(frame.box(-half, half, 0, 0.12), colours.road);
  sketch.fill(frame.box(-half - 0.03, half + 0.03, 0.11, pier), colours.boat);
  if (sketch.pixels() >= 40)
    for (const auto out : {0.130, 0.155, 0.180})
      sketch.fill(frame.box(-half - 0.01, half + 0.01, out, out + 0.010), colours.road);
}

} // namespace

void drawFerry(Sketch& sketch, const Ferry& ferry, bool named, const MapColours& colours)
{
  const auto line = course(ferry);
  // Dark under light, so that it shows on the sea and on land.
  const auto width = sketch.atLeast(0.045, 1.4);
  sketch.dashes(line, colours.riverBank, width + sketch.atLeast(0.028, 0.8), 0.09, 0.11);
  sketch.dashes(line, colours.ferry, width, 0.09, 0.11);
  drawPier(sketch, ferry.from, colours);
  drawPier(sketch, ferry.to, colours);
  const auto half = line.pointAtPercent(line.percentAtLength(line.length() / 2));
  drawBoat(sketch, half, 0.34, colours);
  if (ferry.coats > 0)
    drawShields(sketch, half + QPointF(0, -0.36), std::min(0.75, 0.24 * ferry.coats), ferry.coats,
                colours);
  auto style = LabelStyle{.height = 0.17, .ink = colours.ink, .halo = colours.sea};
  style.weight = QFont::DemiBold;
  if (ferry.points != 1)
    drawLabel(sketch, QString::number(ferry.points), half + QPointF(0.27, 0.02), style);
  if (!named)
    return;
  style.weight = QFont::Normal;
  style.italic = true;
  style.height = 0.16;
  const auto name = QString::fromStdString(ferry.name);
  drawLabel(sketch, name, half + QPointF(0, 0.29), fitted(name, style, 2.0, 0.11));
}

QRectF reach(const Ferry& ferry)
{
  const auto text = QRectF(-1.0, -0.6, 2.0, 1.1);
  const auto line = course(ferry);
  const auto half = line.pointAtPercent(line.percentAtLength(line.length() / 2));
  const auto piers = [](const Landing& landing) {
    const auto frame = EdgeFrame(landing.place, landing.side);
    return QRectF(frame.at(-0.15, 0), frame.at(0.15, 0.25)).normalized();
  };
  return line.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1) | text.translated(half) |
         piers(ferry.from) | piers(ferry.to);
}

} // namespace kartenwerk
