// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;
class QPalette;

namespace kartenwerk {

/// Where a note of that text lies: beside `square`, within `window`; all in logical pixels.
QRectF bubbleRect(const QString& text, const QFont& font, const QRectF& square,
                  const QRectF& window);

/// A short note beside a square: why something is not possible there.
void paintBubble(QPainter& painter, const QString& text, const QRectF& area,
                 const QPalette& palette);

} // namespace kartenwerk
