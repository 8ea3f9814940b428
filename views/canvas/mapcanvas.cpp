// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/mapcanvas.h"

#include <QEvent>
#include <QGestureEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

#include "views/canvas/canvasaccessible.h"
#include "views/canvas/ruler.h"
#include "views/paint/windowcolours.h"

namespace kartenwerk {

MapCanvas::MapCanvas(QWidget* parent)
    : QAbstractScrollArea(parent), m_columns(new Ruler(Qt::Horizontal, this)),
      m_rows(new Ruler(Qt::Vertical, this)), m_corner(new QWidget(this))
{
  installCanvasAccessibility();
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Map"));
  viewport()->setMouseTracking(true);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  viewport()->grabGesture(Qt::PinchGesture);
  m_corner->setAutoFillBackground(true);
  connect(&m_hand, &ToolHand::marksChanged, this, &MapCanvas::noteMarks);
  connect(&m_hand, &ToolHand::selectionChanged, this, &MapCanvas::noteSelection);
}

MapCanvas::~MapCanvas() = default;

Dimming MapCanvas::dimming() const
{
  return isDark(palette()) ? Dimming::Dark : Dimming::None;
}

void MapCanvas::setSession(Session* session)
{
  if (session == m_hand.session())
    return;
  if (auto* old = m_hand.session())
    disconnect(old, nullptr, this, nullptr);
  m_hand.setSession(session);
  m_overview.forget();
  m_marks.clear();
  m_overlay = {};
  m_cursor = {};
  if (session) {
    connect(session, &Session::mapChanged, this, &MapCanvas::noteMap);
    connect(session, &Session::scenarioChanged, this, &MapCanvas::noteScenario);
    m_geometry.columns = session->map().columns();
    m_geometry.rows = session->map().rows();
    zoomToFit();
  }
  viewport()->update();
}

void MapCanvas::adopt(const CanvasGeometry& geometry)
{
  const auto zoomed = geometry.squarePx != m_geometry.squarePx;
  const auto wanted = geometry.scroll;
  m_geometry = geometry;
  layOut();
  horizontalScrollBar()->setValue(wanted.x());
  verticalScrollBar()->setValue(wanted.y());
  viewport()->update();
  if (zoomed)
    Q_EMIT zoomChanged(m_geometry.squarePx);
}

/// Scroll bars and rulers to the size of map and window.
void MapCanvas::layOut()
{
  const auto thickness = Ruler::thickness(*this);
  const auto height = fontMetrics().height() + 8;
  // Setting them lays out anew and comes back here, even where nothing has changed.
  if (const auto margins = QMargins(thickness, height, 0, 0); viewportMargins() != margins)
    setViewportMargins(margins);
  const auto inner = viewport()->geometry();
  m_corner->setGeometry(0, 0, thickness, height);
  m_columns->setGeometry(inner.left(), 0, inner.width(), height);
  m_rows->setGeometry(0, inner.top(), thickness, inner.height());
  m_geometry.viewport = viewport()->size();
  m_geometry.ratio = devicePixelRatioF();
  const auto range = m_geometry.scrollRange();
  const auto step = std::max(8, static_cast<int>(m_geometry.square()));
  horizontalScrollBar()->setRange(0, range.x());
  horizontalScrollBar()->setPageStep(viewport()->width());
  horizontalScrollBar()->setSingleStep(step);
  verticalScrollBar()->setRange(0, range.y());
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(step);
  m_geometry.scroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
  m_columns->setGeometryOfMap(m_geometry);
  m_rows->setGeometryOfMap(m_geometry);
}

void MapCanvas::resizeEvent(QResizeEvent*)
{
  if (m_fitted)
    zoomToFit();
  else
    layOut();
  viewport()->update();
}

void MapCanvas::scrollContentsBy(int dx, int dy)
{
  m_geometry.scroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
  m_columns->setGeometryOfMap(m_geometry);
  m_rows->setGeometryOfMap(m_geometry);
  // Moving what is on screen is exact only where logical pixels are whole device pixels.
  if (m_geometry.ratio == static_cast<int>(m_geometry.ratio))
    viewport()->scroll(dx, dy);
  else
    viewport()->update();
}

void MapCanvas::zoomTo(int squarePx, QPointF anchor)
{
  m_fitted = false;
  layOut();
  adopt(m_geometry.zoomed(squarePx, anchor));
}

void MapCanvas::zoomIn()
{
  const auto larger = std::max(squarePx() + 1, squarePx() * 5 / 4);
  zoomTo(larger, QRectF(viewport()->rect()).center());
}

void MapCanvas::zoomOut()
{
  const auto smaller = std::min(squarePx() - 1, squarePx() * 4 / 5);
  zoomTo(smaller, QRectF(viewport()->rect()).center());
}

void MapCanvas::zoomToFit()
{
  layOut();
  const auto fitting = m_geometry.fittingSquarePx();
  zoomTo(fitting, {});
  m_fitted = true;
}

void MapCanvas::setCursorPlace(Place place)
{
  if (!session())
    return;
  place.column =
      std::clamp<std::int16_t>(place.column, 0, static_cast<std::int16_t>(m_geometry.columns - 1));
  place.row =
      std::clamp<std::int16_t>(place.row, 0, static_cast<std::int16_t>(m_geometry.rows - 1));
  updateSquares(QRectF(m_cursor.place.column, m_cursor.place.row, 1, 1));
  m_cursor.place = place;
  updateSquares(QRectF(place.column, place.row, 1, 1));
  ensureVisible(place);
  tellCursorMoved(*this);
  tell();
}

void MapCanvas::ensureVisible(Place place)
{
  const auto area = m_geometry.rectOf(place);
  const auto room = std::min(m_geometry.square(), 48.0);
  const auto into = [room](QScrollBar* bar, double low, double high, int size) {
    if (low < room)
      bar->setValue(bar->value() + static_cast<int>(low - room));
    else if (high > size - room)
      bar->setValue(bar->value() + static_cast<int>(high - size + room));
  };
  into(horizontalScrollBar(), area.left(), area.right(), viewport()->width());
  into(verticalScrollBar(), area.top(), area.bottom(), viewport()->height());
}

void MapCanvas::showPlaces(const std::vector<Place>& places)
{
  if (places.empty() || !session())
    return;
  auto area = QRectF();
  for (const auto place : places)
    area |= QRectF(place.column, place.row, 1, 1);
  m_hand.setSelection(places);
  adopt(m_geometry.centredOn(area));
  setCursorPlace(places.front());
}

void MapCanvas::setMarks(std::vector<Mark> marks)
{
  if (marks == m_marks)
    return;
  m_marks = std::move(marks);
  viewport()->update();
}

void MapCanvas::setOverlay(MapOverlay overlay)
{
  if (overlay == m_overlay)
    return;
  m_overlay = std::move(overlay);
  viewport()->update();
}

void MapCanvas::tell()
{
  const auto place = m_cursorShown ? std::optional(m_cursor.place) : m_hovered;
  m_columns->setHighlight(place ? place->column : -1);
  m_rows->setHighlight(place ? place->row : -1);
  Q_EMIT pointedAt(place, m_hand.marks().hint);
}

void MapCanvas::changeEvent(QEvent* event)
{
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange)
    viewport()->update();
  if (event->type() == QEvent::FontChange)
    layOut();
  if (event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("Map"));
}

} // namespace kartenwerk
