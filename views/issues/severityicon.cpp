// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/severityicon.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "views/paint/windowcolours.h"

namespace kartenwerk {

namespace {

// All marks are drawn on a sheet of 16 × 16 and scaled to the box.
void enterSheet(QPainter& painter, const QRectF& box)
{
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.topLeft());
  painter.scale(box.width() / 16.0, box.height() / 16.0);
}

QPen stroke(const QColor& colour, double width)
{
  return {QBrush(colour), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintTriangle(QPainter& painter, const QColor& colour)
{
  auto triangle = QPainterPath();
  triangle.moveTo(8, 2.2);
  triangle.lineTo(14.4, 13.4);
  triangle.lineTo(1.6, 13.4);
  triangle.closeSubpath();
  painter.setPen(stroke(colour, 1.6));
  painter.setBrush(colour);
  painter.drawPath(triangle);
}

} // namespace

void paintSeverity(QPainter& painter, const QRectF& box, Severity severity, const QPalette& palette)
{
  const auto dark = isDark(palette);
  const auto colour = signalColour(severity, dark);
  const auto ink = dark ? QColor(0x20, 0x20, 0x20) : QColor(Qt::white);
  painter.save();
  enterSheet(painter, box);
  if (severity == Severity::Warning) {
    paintTriangle(painter, colour);
  } else {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(8, 8), 7, 7);
  }
  painter.setPen(stroke(ink, 1.8));
  if (severity == Severity::Error) {
    painter.drawLine(QPointF(5.4, 5.4), QPointF(10.6, 10.6));
    painter.drawLine(QPointF(10.6, 5.4), QPointF(5.4, 10.6));
  } else if (severity == Severity::Warning) {
    painter.drawLine(QPointF(8, 6), QPointF(8, 9.2));
    painter.drawPoint(QPointF(8, 11.9));
  } else {
    painter.drawPoint(QPointF(8, 4.7));
    painter.drawLine(QPointF(8, 7.6), QPointF(8, 11.4));
  }
  painter.restore();
}

QIcon severityIcon(Severity severity, const QPalette& palette)
{
  auto icon = QIcon();
  for (const auto size : {16, 32, 48}) {
    auto pixmap = QPixmap(size, size);
    pixmap.fill(Qt::transparent);
    auto painter = QPainter(&pixmap);
    paintSeverity(painter, QRectF(0, 0, size, size), severity, palette);
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

void paintAllWell(QPainter& painter, const QRectF& box, const QPalette& palette)
{
  const auto dark = isDark(palette);
  painter.save();
  enterSheet(painter, box);
  painter.setPen(Qt::NoPen);
  painter.setBrush(dark ? QColor(0x86, 0xB8, 0x7A) : QColor(0x5C, 0x8F, 0x4E));
  painter.drawEllipse(QPointF(8, 8), 7, 7);
  painter.setPen(stroke(dark ? QColor(0x20, 0x20, 0x20) : QColor(Qt::white), 1.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({{4.8, 8.3}, {7.1, 10.6}, {11.3, 5.8}}));
  painter.restore();
}

} // namespace kartenwerk
