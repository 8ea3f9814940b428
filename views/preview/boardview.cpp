// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/boardview.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "views/issues/severityicon.h"
#include "views/paint/palette.h"
#include "views/paint/tilepainter.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

constexpr auto greatestZoom = 16.0;
constexpr auto optionReach = 0.28; ///< of a square: how near a click has to be

} // namespace

BoardView::BoardView(QWidget* parent) : QAbstractScrollArea(parent)
{
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
  setMinimumSize(160, 120);
}

void BoardView::setScene(BoardScene scene)
{
  const auto moved = !m_scene.table || scene.squares != m_scene.squares;
  m_scene = std::move(scene);
  m_stale = true;
  if (moved)
    updateScrollBars(contents().center(), QRectF(viewport()->rect()).center());
  viewport()->update();
}

void BoardView::clear()
{
  askForNothing();
  m_scene = {};
  m_stale = true;
  viewport()->update();
}

void BoardView::askForTile(const TileKind& kind, TileChoice choice, bool hints)
{
  const auto before = m_choice.offered();
  askForNothing();
  m_kind = &kind;
  m_choice = std::move(choice);
  m_hints = hints;
  const auto pointer = viewport()->mapFromGlobal(QCursor::pos());
  if (viewport()->rect().contains(pointer) && underMouse())
    m_choice.pointAt(placeAt(pointer));
  else if (before && hasFocus())
    m_choice.pointAt(before->place);
  viewport()->update();
}

void BoardView::askForOption(std::vector<Option> options, int player)
{
  askForNothing();
  m_options = std::move(options);
  m_player = player;
  viewport()->update();
}

void BoardView::askForNothing()
{
  m_kind = nullptr;
  m_choice = {};
  m_options.clear();
  m_highlighted = -1;
  viewport()->update();
}

void BoardView::highlight(int option)
{
  if (m_highlighted == option)
    return;
  m_highlighted = option;
  viewport()->update();
}

QRectF BoardView::contents() const
{
  if (!m_scene.table)
    return {0, 0, 1, 1};
  if (!m_scene.table->hasMap())
    return m_scene.squares;
  return pictureBounds(m_scene.picture(Dimming::None)).adjusted(-0.15, -0.15, 0.15, 0.15);
}

double BoardView::scale() const
{
  const auto bounds = contents();
  const auto fit =
      std::min(viewport()->width() / bounds.width(), viewport()->height() / bounds.height());
  return std::max(1.0, fit * m_zoom);
}

QPointF BoardView::origin() const
{
  const auto bounds = contents();
  const auto size = bounds.size() * scale();
  const auto room = QSizeF(viewport()->size());
  const auto left = size.width() <= room.width() ? (room.width() - size.width()) / 2
                                                 : -horizontalScrollBar()->value();
  const auto top = size.height() <= room.height() ? (room.height() - size.height()) / 2
                                                  : -verticalScrollBar()->value();
  return QPointF(left, top) - bounds.topLeft() * scale();
}

QRectF BoardView::squareRect(Place place) const
{
  const auto s = scale();
  return {origin() + QPointF(place.column, place.row) * s, QSizeF(s, s)};
}

std::optional<Place> BoardView::placeAt(QPointF point) const
{
  if (!m_scene.table)
    return std::nullopt;
  const auto square = (point - origin()) / scale();
  const auto place = Place{static_cast<std::int16_t>(std::floor(square.x())),
                           static_cast<std::int16_t>(std::floor(square.y()))};
  return m_scene.table->board().map().contains(place) ? std::optional(place) : std::nullopt;
}

QPointF BoardView::pointOf(Place place) const
{
  return squareRect(place).center();
}

void BoardView::updateScrollBars(QPointF fixedSquare, QPointF fixedPoint)
{
  const auto bounds = contents();
  const auto size = bounds.size() * scale();
  const auto room = viewport()->size();
  const auto set = [](QScrollBar& bar, double length, int page, double value) {
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(length)) - page));
    bar.setPageStep(page);
    bar.setSingleStep(std::max(8, page / 12));
    bar.setValue(static_cast<int>(std::lround(value)));
  };
  const auto wanted = (fixedSquare - bounds.topLeft()) * scale() - fixedPoint;
  set(*horizontalScrollBar(), size.width(), room.width(), wanted.x());
  set(*verticalScrollBar(), size.height(), room.height(), wanted.y());
  m_stale = true;
}

void BoardView::zoomBy(double factor)
{
  const auto inside = viewport()->mapFromGlobal(QCursor::pos());
  const auto point = viewport()->rect().contains(inside) && underMouse()
                         ? QPointF(inside)
                         : QRectF(viewport()->rect()).center();
  const auto square = (point - origin()) / scale();
  m_zoom = std::clamp(m_zoom * factor, 1.0, greatestZoom);
  updateScrollBars(square, point);
  viewport()->update();
}

void BoardView::zoomToFit()
{
  m_zoom = 1;
  updateScrollBars(contents().center(), QRectF(viewport()->rect()).center());
  viewport()->update();
}

void BoardView::resizeEvent(QResizeEvent* event)
{
  // What was in the middle stays there.
  const auto middle = QRectF(QPointF(), QSizeF(event->oldSize())).center();
  const auto square = m_zoom > 1 && event->oldSize().isValid() ? (middle - origin()) / scale()
                                                               : contents().center();
  QAbstractScrollArea::resizeEvent(event);
  updateScrollBars(square, QRectF(viewport()->rect()).center());
}

void BoardView::scrollContentsBy(int, int)
{
  m_stale = true;
  viewport()->update();
}

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
  if (!m_scene.table->hasMap())
    squares &= m_scene.squares;
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

std::optional<QPointF> BoardView::anchorOf(const Option& option) const
{
  if (option.feature < 0)
    return std::nullopt;
  for (const auto& tile : m_scene.tiles)
    if (tile.place == option.place) {
      const auto rect = squareRect(tile.place);
      const auto inTile = anchor(*tile.kind, option.feature, tile.rotation);
      return rect.topLeft() + inTile * rect.width();
    }
  return std::nullopt;
}

void BoardView::paintOptions(QPainter& painter) const
{
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    const auto point = anchorOf(m_options[i]);
    if (!point)
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

int BoardView::optionAt(QPointF point) const
{
  auto best = -1;
  auto nearest = std::max(12.0, scale() * optionReach);
  for (std::size_t i = 0; i < m_options.size(); ++i)
    if (const auto at = anchorOf(m_options[i])) {
      const auto distance = std::hypot(at->x() - point.x(), at->y() - point.y());
      if (distance < nearest) {
        nearest = distance;
        best = static_cast<int>(i);
      }
    }
  return best;
}

QString BoardView::tipAt(QPointF point) const
{
  const auto place = placeAt(point);
  if (!place)
    return {};
  auto lines = QStringList{QString::fromStdString(toString(*place))};
  for (const auto& tile : m_scene.tiles)
    if (tile.place == *place)
      lines << tileName(*tile.kind);
  for (const auto& badge : m_scene.badges)
    if (badge.place == *place && !lines.contains(badge.explanation))
      lines << badge.explanation;
  return lines.join(QLatin1Char('\n'));
}

bool BoardView::viewportEvent(QEvent* event)
{
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
  }
  return QAbstractScrollArea::viewportEvent(event);
}

} // namespace kartenwerk
