// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, wheel and keys do on the board.
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include "views/canvas/arrowkeys.h"
#include "views/preview/boardview.h"

namespace kartenwerk {

namespace {

constexpr auto wheelStep = 120;
constexpr auto zoomStep = 1.2;

bool isYes(int key)
{
  return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

void BoardView::wheelEvent(QWheelEvent* event)
{
  m_wheelRest += event->angleDelta().y();
  const auto clicks = m_wheelRest / wheelStep;
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    m_wheelRest -= clicks * wheelStep;
    for (int i = 0; i < std::abs(clicks); ++i)
      zoomBy(clicks > 0 ? zoomStep : 1 / zoomStep);
    event->accept();
  } else if (m_kind && m_choice.offered()) {
    m_wheelRest -= clicks * wheelStep;
    m_choice.turn(-clicks);
    viewport()->update();
    event->accept();
  } else if (m_highlighted >= 0 && m_highlighted < static_cast<int>(m_options.size())) {
    m_wheelRest -= clicks * wheelStep;
    const auto next = nextOption(m_options, m_highlighted, clicks < 0 ? 1 : -1);
    if (clicks != 0 && next != m_highlighted) {
      highlight(next);
      Q_EMIT optionHovered(next);
    }
    event->accept();
  } else {
    m_wheelRest = 0;
    QAbstractScrollArea::wheelEvent(event);
  }
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
  if (m_dragFrom && event->buttons().testFlag(Qt::LeftButton)) {
    const auto by = event->pos() - *m_dragFrom;
    if (m_dragged || by.manhattanLength() >= QApplication::startDragDistance()) {
      m_dragged = true;
      m_dragFrom = event->pos();
      horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
      verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
    }
    return;
  }
  if (m_kind && m_choice.pointAt(placeAt(event->position())))
    viewport()->update();
  if (!m_options.empty()) {
    const auto option = optionAt(event->position());
    if (option != m_highlighted) {
      highlight(option);
      Q_EMIT optionHovered(option);
    }
  }
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
  if (event->button() != Qt::LeftButton)
    return;
  m_dragFrom = event->pos();
  m_dragged = false;
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
  const auto clicked = event->button() == Qt::LeftButton && m_dragFrom && !m_dragged;
  m_dragFrom.reset();
  if (!clicked)
    return;
  if (m_kind) {
    m_choice.pointAt(placeAt(event->position()));
    if (const auto move = m_choice.offered())
      Q_EMIT tileLaid(*move);
  } else if (const auto option = optionAt(event->position()); option >= 0) {
    Q_EMIT optionChosen(option);
  }
}

void BoardView::leaveEvent(QEvent* event)
{
  QAbstractScrollArea::leaveEvent(event);
  if (m_kind && m_choice.pointAt(std::nullopt))
    viewport()->update();
  if (!m_options.empty() && m_highlighted >= 0) {
    highlight(-1);
    Q_EMIT optionHovered(-1);
  }
}

bool BoardView::tileKey(QKeyEvent& event)
{
  if (!m_kind)
    return false;
  if (const auto side = sideOfKey(event.key())) {
    m_choice.moveTo(*side);
    if (const auto move = m_choice.offered()) {
      const auto point = pointOf(move->place).toPoint();
      if (!viewport()->rect().contains(point))
        updateScrollBars(QPointF(move->place.column + 0.5, move->place.row + 0.5),
                         QRectF(viewport()->rect()).center());
    }
  } else if (event.key() == Qt::Key_R) {
    m_choice.turn(event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
  } else if (isYes(event.key())) {
    if (const auto move = m_choice.offered())
      Q_EMIT tileLaid(*move);
    else
      m_choice.moveTo(Side::East);
  } else {
    return false;
  }
  viewport()->update();
  return true;
}

bool BoardView::stepOption(int by)
{
  const auto count = static_cast<int>(m_options.size());
  const auto next =
      m_highlighted < 0 ? (by > 0 ? 0 : count - 1) : ((m_highlighted + by) % count + count) % count;
  highlight(next);
  Q_EMIT optionHovered(next);
  return true;
}

bool BoardView::optionKey(QKeyEvent& event)
{
  if (m_options.empty())
    return false;
  const auto count = static_cast<int>(m_options.size());
  if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) {
    const auto option = event.key() - Qt::Key_1;
    if (option < count - 1)
      Q_EMIT optionChosen(option);
    return true;
  }
  switch (event.key()) {
  case Qt::Key_Right:
  case Qt::Key_Down:
    return stepOption(1);
  case Qt::Key_Left:
  case Qt::Key_Up:
    return stepOption(-1);
  case Qt::Key_0:
  case Qt::Key_Escape:
    Q_EMIT optionChosen(count - 1);
    return true;
  default:
    break;
  }
  if (!isYes(event.key()) || m_highlighted < 0)
    return false;
  Q_EMIT optionChosen(m_highlighted);
  return true;
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
  if (tileKey(*event) || optionKey(*event))
    return;
  switch (event->key()) {
  case Qt::Key_Plus:
  case Qt::Key_Equal:
    zoomBy(zoomStep);
    return;
  case Qt::Key_Minus:
    zoomBy(1 / zoomStep);
    return;
  case Qt::Key_0:
    zoomToFit();
    return;
  default:
    QAbstractScrollArea::keyPressEvent(event);
  }
}

} // namespace kartenwerk
