// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

#include "views/canvas/chipmenu.h"
#include "views/canvas/mapcanvas.h"

namespace kartenwerk {

namespace {

SelectMode modeFor(Qt::KeyboardModifiers modifiers)
{
  if (modifiers.testFlag(Qt::ControlModifier))
    return SelectMode::Toggle;
  return modifiers.testFlag(Qt::ShiftModifier) ? SelectMode::Add : SelectMode::Replace;
}

} // namespace

bool MapCanvas::viewportEvent(QEvent* event)
{
  switch (event->type()) {
  case QEvent::Leave:
    leave();
    break;
  case QEvent::Gesture:
    pinch(*static_cast<QGestureEvent*>(event));
    return true;
  case QEvent::NativeGesture:
    return nativeGesture(*static_cast<QNativeGestureEvent*>(event));
  default:
    break;
  }
  return QAbstractScrollArea::viewportEvent(event);
}

void MapCanvas::leave()
{
  m_hovered.reset();
  m_hand.hover({});
  tell();
}

void MapCanvas::mousePressEvent(QMouseEvent* event)
{
  if (m_drag != Drag::None || !session())
    return;
  m_pressed = m_geometry.spotAt(event->position());
  updateSquares(QRectF(m_cursor.place.column, m_cursor.place.row, 1, 1));
  m_cursorShown = false;
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceDown)) {
    beginPan(event->position());
  } else if (event->button() == Qt::LeftButton) {
    m_drag = Drag::Draw;
    if (session()->map().contains(m_pressed.place))
      m_cursor.place = m_pressed.place;
    m_hand.begin(m_pressed, modeFor(event->modifiers()));
  } else if (event->button() == Qt::RightButton) {
    m_drag = Drag::RightPending;
  }
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event)
{
  const auto spot = m_geometry.spotAt(event->position());
  if (m_drag == Drag::Pan) {
    pan(event->position());
    return;
  }
  m_cursorShown = false;
  m_hovered.reset();
  if (session() && session()->map().contains(spot.place))
    m_hovered = spot.place;
  if (m_drag == Drag::RightPending && spot.place != m_pressed.place) {
    m_drag = Drag::Erase;
    m_hand.begin(m_pressed, SelectMode::Replace, true);
  }
  if (m_drag == Drag::Draw || m_drag == Drag::Erase)
    m_hand.moveTo(spot);
  m_hand.hover(spot);
  tell();
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
  const auto drag = std::exchange(m_drag, Drag::None);
  if (drag == Drag::RightPending && m_hand.tool() == Tool::Chip)
    showChipMenu(m_pressed, event->globalPosition().toPoint());
  else if (drag == Drag::RightPending)
    m_hand.pick(m_pressed);
  else if (drag == Drag::Draw || drag == Drag::Erase)
    m_hand.end();
  else if (drag == Drag::Pan)
    viewport()->unsetCursor();
  m_hand.hover(m_geometry.spotAt(event->position()));
}

void MapCanvas::showChipMenu(const Spot& spot, QPoint globalPoint)
{
  if (!session() || !session()->map().contains(spot.place))
    return;
  auto* menu = new ChipMenu(m_hand, spot, this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->popup(globalPoint);
}

/// The menu key; the right button comes as a press.
void MapCanvas::contextMenuEvent(QContextMenuEvent* event)
{
  if (event->reason() != QContextMenuEvent::Keyboard || m_hand.tool() != Tool::Chip)
    return;
  const auto corner = m_geometry.rectOf(m_cursor.place).bottomRight().toPoint();
  showChipMenu(cursorSpot(), viewport()->mapToGlobal(corner));
}

void MapCanvas::beginPan(QPointF point)
{
  m_drag = Drag::Pan;
  m_spaceUsed = true;
  m_panFrom = point;
  m_panScroll = m_geometry.scroll;
  viewport()->setCursor(Qt::ClosedHandCursor);
}

void MapCanvas::pan(QPointF point)
{
  const auto moved = (m_panFrom - point).toPoint();
  horizontalScrollBar()->setValue(m_panScroll.x() + moved.x());
  verticalScrollBar()->setValue(m_panScroll.y() + moved.y());
}

void MapCanvas::wheelEvent(QWheelEvent* event)
{
  const auto control = event->modifiers().testFlag(Qt::ControlModifier);
  // A touch pad sends pixels and pans always; two fingers are no wheel.
  const auto pad = !event->pixelDelta().isNull() && !control;
  if (pad || control == m_wheelZooms) {
    QAbstractScrollArea::wheelEvent(event);
    return;
  }
  m_wheelRest += event->angleDelta().y();
  const auto notches = m_wheelRest / 120.0;
  const auto wanted = squarePx() * std::pow(1.2, notches);
  auto target = static_cast<int>(std::lround(wanted));
  if (target == squarePx() && std::abs(m_wheelRest) >= 120)
    target += m_wheelRest > 0 ? 1 : -1;
  if (target != squarePx()) {
    m_wheelRest = 0;
    zoomTo(target, event->position());
  }
  event->accept();
}

void MapCanvas::pinch(const QGestureEvent& event)
{
  const auto* gesture = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
  if (!gesture)
    return;
  m_hand.cancel();
  m_drag = Drag::None;
  if (gesture->state() == Qt::GestureStarted)
    m_pinchRest = squarePx();
  m_pinchRest *= gesture->scaleFactor();
  const auto centre = viewport()->mapFromGlobal(gesture->centerPoint().toPoint());
  const auto moved = gesture->centerPoint() - gesture->lastCenterPoint();
  zoomTo(static_cast<int>(std::lround(m_pinchRest)), QPointF(centre));
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(moved.x()));
  verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(moved.y()));
}

bool MapCanvas::nativeGesture(const QNativeGestureEvent& event)
{
  if (event.gestureType() == Qt::BeginNativeGesture)
    m_pinchRest = squarePx();
  if (event.gestureType() != Qt::ZoomNativeGesture)
    return false;
  if (std::abs(m_pinchRest - squarePx()) > 1)
    m_pinchRest = squarePx();
  m_pinchRest *= 1 + event.value();
  zoomTo(static_cast<int>(std::lround(m_pinchRest)), event.position());
  return true;
}

} // namespace kartenwerk
