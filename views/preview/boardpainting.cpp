// SPDX-License-Identifier: GPL-3.0-or-later
// What the board looks like.
#include <QPainter>
#include <algorithm>

#include "views/paint/palette.h"
#include "views/paint/tilepainter.h"
#include "views/paint/windowcolours.h"
#include "views/preview/boardview.h"

namespace kartenwerk {

void BoardView::repaintCache()
{
  const auto ratio = devicePixelRatioF();
  const auto size = (QSizeF(viewport()->size()) * ratio).toSize();
  if (m_cache.size() != size)
    m_cache = QPixmap(size);
  m_cache.setDevicePixelRatio(ratio);
  m_cache.fill(palette().color(QPalette::Window));
  m_stale = false;
  if (!m_scene.table)
    return;
  auto painter = QPainter(&m_cache);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(origin());
  painter.scale(scale(), scale());
  const auto picture = m_scene.picture(isDark(palette()) ? Dimming::Dark : Dimming::None);
  const auto visible = QRectF(-origin() / scale(), QSizeF(viewport()->size()) / scale());
  painter.setClipRect(contents());
  auto squares = visible.adjusted(-1, -1, 1, 1).toAlignedRect();
  const auto& map = m_scene.table->board().map();
  if (open())
    squares &= QRect(0, 0, map.columns(), map.rows());
  paintMap(painter, picture, squares);
  paintOverlay(painter, m_scene.overlay);
}

void BoardView::paintEvent(QPaintEvent*)
{
  if (m_stale)
    repaintCache();
  auto painter = QPainter(viewport());
  painter.drawPixmap(0, 0, m_cache);
  if (!m_scene.table)
    return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.translate(origin());
  painter.scale(scale(), scale());
  paintHints(painter);
  painter.restore();
  if (m_options.empty())
    paintBadges(painter);
  paintOffer(painter);
  paintOptions(painter);
}

void BoardView::paintHints(QPainter& painter) const
{
  if (!m_kind || !m_hints)
    return;
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  for (const auto place : m_choice.places())
    paintMark(painter, {place, MarkKind::Legal}, colours);
}

void BoardView::paintOffer(QPainter& painter) const
{
  const auto offered = m_choice.offered();
  if (!m_kind || !offered)
    return;
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  const auto rect = squareRect(offered->place);
  painter.save();
  painter.setClipRect(rect);
  painter.setOpacity(0.85);
  paintTile(painter, *m_kind, offered->rotation, rect, colours);
  painter.restore();
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect.adjusted(-1, -1, 1, 1));
}

void BoardView::paintOptions(QPainter& painter) const
{
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    const auto point = anchorOf(m_options[i]);
    if (!point || !isShown(m_options, i, m_highlighted, sameFeature))
      continue;
    const auto on = static_cast<int>(i) == m_highlighted;
    const auto size = std::max(12.0, scale() * 0.34) * (on ? 1.25 : 1);
    painter.save();
    painter.setPen(QPen(colours.player(m_player), on ? 2.5 : 1.5));
    painter.setBrush(QColor(255, 255, 255, on ? 230 : 150));
    painter.drawEllipse(*point, size * 0.62, size * 0.62);
    painter.restore();
    if (m_options[i].move.kind == MoveKind::PlaceFigure) {
      painter.setOpacity(on ? 1 : 0.55);
      paintFigure(painter, {paintedFigure(m_options[i].move.figure), m_player, -1, false, {}},
                  *point, size * 0.8, colours);
      painter.setOpacity(1);
    }
  }
}

void BoardView::paintBadges(QPainter& painter) const
{
  const auto& colours = mapColours();
  auto font = this->font();
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  const auto metrics = QFontMetricsF(font);
  for (std::size_t i = 0; i < m_scene.badges.size(); ++i) {
    const auto& badge = m_scene.badges[i];
    const auto earlier = std::ranges::count_if(
        m_scene.badges.begin(), m_scene.badges.begin() + static_cast<std::ptrdiff_t>(i),
        [&](const Badge& other) { return other.place == badge.place; });
    const auto text = QStringLiteral("%1%2")
                          .arg(badge.points > 0 ? QStringLiteral("+") : QString())
                          .arg(badge.points);
    const auto size = QSizeF(metrics.horizontalAdvance(text) + 12, metrics.height() + 2);
    auto box = QRectF(QPointF(), size);
    box.moveCenter(squareRect(badge.place).center() +
                   QPointF(0, static_cast<double>(earlier) * (size.height() + 2)));
    painter.setPen(QPen(QColor(255, 255, 255, 220), 1.5));
    painter.setBrush(colours.player(badge.player));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(colours.playerInk(badge.player));
    painter.drawText(box, Qt::AlignCenter, text);
  }
}

} // namespace kartenwerk
