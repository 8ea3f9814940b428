// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/ruler.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace kartenwerk {

Ruler::Ruler(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent), m_orientation(orientation)
{
  setAttribute(Qt::WA_OpaquePaintEvent);
}

int Ruler::thickness(const QWidget& widget)
{
  return widget.fontMetrics().horizontalAdvance(QStringLiteral("000")) + 10;
}

void Ruler::setGeometryOfMap(const CanvasGeometry& geometry)
{
  m_geometry = geometry;
  update();
}

void Ruler::setHighlight(int index)
{
  if (std::exchange(m_highlight, index) != index)
    update();
}

QString Ruler::label(int index) const
{
  return m_orientation == Qt::Horizontal ? QString::fromStdString(columnName(index))
                                         : QString::number(index + 1);
}

QRectF Ruler::cell(int index) const
{
  const auto origin = m_geometry.origin();
  const auto square = m_geometry.square();
  return m_orientation == Qt::Horizontal ? QRectF(origin.x() + index * square, 0, square, height())
                                         : QRectF(0, origin.y() + index * square, width(), square);
}

void Ruler::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.fillRect(rect(), palette().window());
  const auto across = m_orientation == Qt::Horizontal;
  const auto count = across ? m_geometry.columns : m_geometry.rows;
  const auto room =
      across ? fontMetrics().horizontalAdvance(label(count - 1)) + 6 : fontMetrics().height();
  // Every label where there is room, else every second, fifth, tenth …
  auto step = 1;
  for (const auto candidate : {1, 2, 5, 10, 20, 50, 100, 250}) {
    step = candidate;
    if (candidate * m_geometry.square() >= room)
      break;
  }
  for (int i = 0; i < count; ++i) {
    const auto area = cell(i);
    if (!area.intersects(QRectF(rect())))
      continue;
    const auto set = i == m_highlight;
    if (set)
      painter.fillRect(area, palette().highlight());
    if (!set && (i + (across || step == 1 ? 0 : 1)) % step != 0)
      continue;
    painter.setPen(palette().color(set ? QPalette::HighlightedText : QPalette::WindowText));
    const auto wide = across ? area.adjusted(-room, 0, room, 0) : area.adjusted(0, -room, 0, room);
    painter.drawText(wide, Qt::AlignCenter, label(i));
  }
  painter.setPen(palette().color(QPalette::Mid));
  if (across)
    painter.drawLine(0, height() - 1, width(), height() - 1);
  else
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

} // namespace kartenwerk
