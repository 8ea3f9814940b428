// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/wishpainter.h"

#include <QPainter>
#include <QPainterPath>

#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

const auto ink = QColor(0x8C, 0x24, 0x1C);
const auto head = QColor(0xC8, 0x3A, 0x2E);
const auto light = QColor(0xF0, 0x8A, 0x7C);
const auto halo = QColor(0xFF, 0xFF, 0xFF, 0xE6);

/// A drawing pin, seen from above and to the left; its point is at the origin.
void paintPin(Sketch& sketch, QPointF point)
{
  const auto top = point + QPointF(0.085, -0.15);
  sketch.disc(point + QPointF(0.10, -0.12), 0.135, halo);
  sketch.line(point, top, halo, 0.085, Qt::RoundCap);
  sketch.line(point, top, QColor(0x4A, 0x4A, 0x4A), sketch.atLeast(0.032), Qt::RoundCap);
  sketch.disc(top, 0.098, ink);
  sketch.disc(top, 0.078, head);
  sketch.disc(top + QPointF(-0.025, -0.028), 0.026, light);
}

void paintBan(Sketch& sketch, QRectF square)
{
  const auto area = square.adjusted(0.17, 0.17, -0.17, -0.17);
  auto frame = QPainterPath();
  frame.addRoundedRect(square.adjusted(0.07, 0.07, -0.07, -0.07), 0.08, 0.08);
  sketch.fill(frame, QColor(0x8C, 0x24, 0x1C, 26));
  auto cross = QPainterPath();
  cross.moveTo(area.topLeft());
  cross.lineTo(area.bottomRight());
  cross.moveTo(area.topRight());
  cross.lineTo(area.bottomLeft());
  cross.addPath(frame);
  sketch.stroke(cross, halo, 0.075, Qt::RoundCap);
  sketch.stroke(cross, ink, sketch.atLeast(0.032), Qt::RoundCap);
}

bool within(const QRect& squares, Place place)
{
  return squares.isNull() || squares.contains(place.column, place.row);
}

} // namespace

void paintChipWishes(QPainter& painter, const ChipWishes& wishes, const QRect& squares)
{
  auto sketch = Sketch(painter);
  for (const auto place : wishes.banned)
    if (within(squares, place))
      paintBan(sketch, QRectF(place.column, place.row, 1, 1));
  for (const auto place : wishes.pinned)
    if (within(squares, place))
      paintPin(sketch, QPointF(place.column + 0.70, place.row + 0.34));
}

} // namespace kartenwerk
