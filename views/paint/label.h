// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QString>

namespace kartenwerk {

class Sketch;

struct LabelStyle
{
  double height = 0.2; ///< of the type (its em), in the sketch's units
  QColor ink = Qt::black;
  QColor halo; ///< invalid: none
  QFont::Weight weight = QFont::Medium;
  bool italic = false;
  bool capitals = false; ///< small capitals, spaced
  double spacing = 0;    ///< extra space between letters, as a share of each
};

/// The width of the text at its height.
double labelWidth(const QString& text, const LabelStyle& style);

/// The style, its height lowered so that the text is at most `width` wide, but not below `least`.
LabelStyle fitted(const QString& text, LabelStyle style, double width, double least);

/// Draws one line of text, its capitals centred on `centre`. Text below about five device pixels
/// is left out.
void drawLabel(Sketch& sketch, const QString& text, QPointF centre, const LabelStyle& style);

} // namespace kartenwerk
