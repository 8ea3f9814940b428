// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/boardview.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "views/paint/tilepainter.h"
#include "views/text/gametext.h"
#include "views/text/tilenames.h"

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
  const auto other = scene.table != m_scene.table;
  const auto moved = !m_scene.table || scene.squares != m_scene.squares;
  m_scene = std::move(scene);
  m_stale = true;
  if (open() && other)
    m_frame.fit(m_scene.squares);
  if (open() ? other : moved)
    updateScrollBars(contents().center(), QRectF(viewport()->rect()).center());
  else if (open())
    followTiles();
  viewport()->update();
}

bool BoardView::open() const
{
  return m_scene.table && !m_scene.table->hasMap();
}

/// Who has zoomed in goes on looking at the same squares in the same size.
void BoardView::followTiles()
{
  const auto middle = QRectF(viewport()->rect()).center();
  const auto size = scale();
  const auto square = (middle - origin()) / size;
  if (!m_frame.follow(m_scene.squares, viewport()->size()))
    return;
  const auto enlarged = m_zoom > 1;
  if (enlarged)
    m_zoom = std::clamp(m_zoom * size / scale(), 1.0, greatestZoom);
  updateScrollBars(enlarged ? square : contents().center(), middle);
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
  if (open())
    return m_frame.squares(viewport()->size());
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
    // What fits but for a rounding error needs no bar.
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(length - 0.01)) - page));
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
  if (open())
    m_frame.follow(m_scene.squares, viewport()->size());
  updateScrollBars(square, QRectF(viewport()->rect()).center());
}

void BoardView::scrollContentsBy(int, int)
{
  m_stale = true;
  viewport()->update();
}

std::optional<QPointF> BoardView::anchorOf(const Option& option) const
{
  if (option.feature < 0)
    return std::nullopt;
  if (option.move.kind == MoveKind::SendToLeipzig)
    return quarterAnchor(option);
  for (const auto& tile : m_scene.tiles)
    if (tile.place == option.place) {
      const auto rect = squareRect(tile.place);
      const auto inTile = anchor(*tile.kind, option.feature, tile.rotation);
      return rect.topLeft() + inTile * rect.width();
    }
  return std::nullopt;
}

/// In its quarter; meeples that may go to the same one side by side.
std::optional<QPointF> BoardView::quarterAnchor(const Option& option) const
{
  auto before = 0;
  for (const auto& other : m_options)
    if (other.move.kind == option.move.kind && other.move.quarter == option.move.quarter) {
      if (other == option)
        break;
      ++before;
    }
  for (const auto& quarter : m_scene.quarters)
    if (quarter.quarter == option.move.quarter)
      return squareRect(quarter.place).center() + QPointF(before * scale() * 0.3, 0);
  return std::nullopt;
}

int BoardView::optionAt(QPointF point) const
{
  auto best = -1;
  auto nearest = std::max(12.0, scale() * optionReach);
  for (std::size_t i = 0; i < m_options.size(); ++i)
    if (const auto at = anchorOf(m_options[i]);
        at && isShown(m_options, i, m_highlighted, sameFeature)) {
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
