// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/label.h"

#include <algorithm>
#include <vector>

#include <QFontMetricsF>

#include "views/paint/fonts.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

constexpr auto em = 100.0;
constexpr auto leastPixels = 5.0;
/// The height of Inter's capitals.
constexpr auto capHeight = 0.727;
constexpr auto smallCapital = 0.80;

/// A piece of a line set in one size: small capitals are capitals of two sizes, for Qt's own come
/// out wrong on paper.
struct Piece
{
  QString text;
  double size = 1;
};

std::vector<Piece> pieces(const QString& text, const LabelStyle& style)
{
  if (!style.capitals)
    return {{text, 1}};
  auto all = std::vector<Piece>{};
  for (const auto letter : text) {
    const auto size = letter.isLower() ? smallCapital : 1.0;
    const auto capital = QString(letter).toUpper();
    if (!all.empty() && all.back().size == size)
      all.back().text += capital;
    else
      all.push_back({capital, size});
  }
  return all;
}

QFont fontFor(const LabelStyle& style)
{
  // The face has one italic, the regular one.
  auto font = scalableFont(style.italic ? QFont::Normal : style.weight);
  font.setItalic(style.italic);
  // Per cent, for absolute spacing depends on the device's resolution.
  if (style.spacing != 0)
    font.setLetterSpacing(QFont::PercentageSpacing, 100 + 100 * style.spacing);
  return font;
}

double advance(const std::vector<Piece>& all, const QFontMetricsF& metrics)
{
  auto sum = 0.0;
  for (const auto& piece : all)
    sum += piece.size * metrics.horizontalAdvance(piece.text);
  return sum;
}

} // namespace

double labelWidth(const QString& text, const LabelStyle& style)
{
  return advance(pieces(text, style), QFontMetricsF(fontFor(style))) / em * style.height;
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
  const auto all = pieces(text, style);
  const auto metrics = QFontMetricsF(font);
  sketch.save();
  sketch.translate(centre);
  sketch.scale(style.height / em);
  auto& painter = sketch.painter();
  painter.setFont(font);
  painter.setPen(style.ink);
  for (const auto halo : {true, false}) {
    auto x = -advance(all, metrics) / 2;
    for (const auto& piece : all) {
      sketch.save();
      sketch.translate({x, capHeight / 2 * em});
      sketch.scale(piece.size);
      if (halo && style.halo.isValid()) {
        auto outline = QPainterPath{};
        outline.addText(QPointF(), font, piece.text);
        sketch.stroke(outline, style.halo, 0.24 * em / piece.size, Qt::RoundCap);
      } else if (!halo) {
        painter.setPen(style.ink);
        painter.drawText(QPointF(), piece.text);
      }
      sketch.restore();
      x += piece.size * metrics.horizontalAdvance(piece.text);
    }
  }
  sketch.restore();
}

} // namespace kartenwerk
