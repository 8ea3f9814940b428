// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/bubble.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <algorithm>

namespace kartenwerk {

namespace {

constexpr auto widest = 260.0;
constexpr auto inside = 8.0; ///< from the frame to the text
constexpr auto away = 8.0;   ///< from the square

} // namespace

QRectF bubbleRect(const QString& text, const QFont& font, const QRectF& square,
                  const QRectF& window)
{
  const auto room = std::min(widest, window.width() - 4 * inside);
  auto area = QFontMetricsF(font)
                  .boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap, text)
                  .adjusted(-inside, -inside, inside, inside);
  area.moveTo(square.right() + away, square.top());
  if (area.right() > window.right() - away)
    area.moveRight(square.left() - away);
  if (area.left() < window.left() + away) {
    area.moveLeft(window.left() + away);
    area.moveTop(square.bottom() + away);
  }
  if (area.bottom() > window.bottom() - away)
    area.moveBottom(std::min(window.bottom() - away, square.top() - away));
  if (area.top() < window.top() + away)
    area.moveTop(window.top() + away);
  return area;
}

void paintBubble(QPainter& painter, const QString& text, const QRectF& area,
                 const QPalette& palette)
{
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 40));
  painter.drawRoundedRect(area.translated(0, 2), 6, 6);
  painter.setBrush(palette.color(QPalette::ToolTipBase));
  painter.setPen(QPen(QColor(0xb2, 0x3a, 0x2e), 1.5));
  painter.drawRoundedRect(area, 6, 6);
  painter.setPen(palette.color(QPalette::ToolTipText));
  painter.drawText(area.adjusted(inside, inside, -inside, -inside), Qt::TextWordWrap, text);
  painter.restore();
}

} // namespace kartenwerk
