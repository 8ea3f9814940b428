// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/label.h"

#include <algorithm>

#include <QFontMetricsF>

#include "views/paint/fonts.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

constexpr auto em = 100.0;
constexpr auto leastPixels = 5.0;
/// The height of Inter's capitals.
constexpr auto capHeight = 0.727;

QFont fontFor(const LabelStyle& style)
{
  auto font = scalableFont(style.weight);
  font.setItalic(style.italic);
  if (style.capitals)
    font.setCapitalization(QFont::SmallCaps);
  if (style.spacing != 0)
    font.setLetterSpacing(QFont::AbsoluteSpacing, style.spacing * em);
  return font;
}

double advance(const QString& text, const LabelStyle& style)
{
  return QFontMetricsF(fontFor(style)).horizontalAdvance(text) - style.spacing * em;
}

} // namespace

double labelWidth(const QString& text, const LabelStyle& style)
{
  return advance(text, style) / em * style.height;
}

LabelStyle fitted(const QString& text, LabelStyle style, double width, double least)
{
  const auto natural = labelWidth(text, style);
  if (natural > width && natural > 0)
    style.height = std::max(least, style.height * width / natural);
  return style;
}

void drawLabel(Sketch& sketch, const QString& text, QPointF centre, const LabelStyle& style)
{
  if (text.isEmpty() || style.height * sketch.pixels() < leastPixels)
    return;
  const auto font = fontFor(style);
  sketch.save();
  sketch.translate(centre);
  sketch.scale(style.height / em);
  const auto start = QPointF(-advance(text, style) / 2, capHeight / 2 * em);
  auto& painter = sketch.painter();
  if (style.halo.isValid()) {
    auto outline = QPainterPath{};
    outline.addText(start, font, text);
    sketch.stroke(outline, style.halo, 0.24 * em, Qt::RoundCap);
  }
  painter.setFont(font);
  painter.setPen(style.ink);
  painter.drawText(start, text);
  sketch.restore();
}

} // namespace kartenwerk
