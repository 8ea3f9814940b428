// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <algorithm>

#include "views/canvas/arrowkeys.h"
#include "views/canvas/canvasaccessible.h"
#include "views/canvas/mapcanvas.h"

namespace kartenwerk {

namespace {

/// That side first, the others in their order.
std::array<Side, 4> ordered(Side first)
{
  auto sides = allSides;
  const auto at = std::ranges::find(sides, first);
  std::rotate(sides.begin(), at, at + 1);
  return sides;
}

} // namespace

Spot MapCanvas::cursorSpot() const
{
  return m_cursor;
}

/// Arrows move, Shift draws on the way, Ctrl chooses a side of the square for prints and ferries.
bool MapCanvas::moveCursor(const QKeyEvent& event)
{
  const auto side = sideOfKey(event.key());
  if (!side)
    return false;
  const auto shown = std::exchange(m_cursorShown, true);
  m_hovered.reset();
  if (event.modifiers().testFlag(Qt::ControlModifier)) {
    m_cursor.sides = ordered(*side);
    m_cursor.atSide = true;
    setCursorPlace(m_cursor.place);
  } else {
    if (event.modifiers().testFlag(Qt::ShiftModifier) && !m_hand.busy())
      m_hand.begin(cursorSpot(), SelectMode::Replace);
    m_cursor.sides = ordered(*side);
    m_cursor.atSide = false;
    if (shown || m_hand.busy())
      setCursorPlace(neighbour(m_cursor.place, *side));
    else
      setCursorPlace(m_cursor.place); // the first press only shows where the cursor is
  }
  m_hand.moveTo(cursorSpot());
  m_hand.hover(cursorSpot());
  viewport()->update();
  return true;
}

/// With the chip tool K keeps a chip on the square, X bans chips from it.
bool MapCanvas::useChipKey(int key)
{
  if (m_hand.tool() != Tool::Chip || (key != Qt::Key_K && key != Qt::Key_X))
    return false;
  const auto spot = m_cursorShown ? cursorSpot() : Spot{m_hovered.value_or(m_cursor.place)};
  m_hand.useChipTool(spot, key == Qt::Key_K ? ChipAct::Pin : ChipAct::Ban);
  tellCursorMoved(*this);
  return true;
}

/// What Space does: one stroke in one square; a ferry begins at the first press and ends at the
/// second.
void MapCanvas::place()
{
  m_cursorShown = true;
  if (m_hand.tool() == Tool::Ferry && !m_hand.busy()) {
    m_hand.begin(cursorSpot());
    return;
  }
  if (!m_hand.busy())
    m_hand.begin(cursorSpot(),
                 m_hand.tool() == Tool::Select ? SelectMode::Toggle : SelectMode::Replace);
  m_hand.end();
  m_hand.hover(cursorSpot());
}

void MapCanvas::keyPressEvent(QKeyEvent* event)
{
  if (!session() || !session()->hasMap()) {
    QAbstractScrollArea::keyPressEvent(event);
    return;
  }
  switch (event->key()) {
  case Qt::Key_Space:
    if (!event->isAutoRepeat()) {
      m_spaceDown = true;
      m_spaceUsed = false;
    }
    return;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    place();
    return;
  case Qt::Key_Escape:
    if (m_hand.busy()) {
      m_hand.cancel();
      m_drag = Drag::None;
    } else {
      m_hand.setSelection({});
    }
    return;
  case Qt::Key_Delete:
  case Qt::Key_Backspace:
    m_hand.clear(m_cursor.place);
    return;
  default:
    break;
  }
  if (!moveCursor(*event) && !useChipKey(event->key()))
    QAbstractScrollArea::keyPressEvent(event);
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event)
{
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && m_spaceDown) {
    m_spaceDown = false;
    if (!m_spaceUsed)
      place();
    return;
  }
  // A stroke drawn with Shift and the arrows ends with Shift.
  if (event->key() == Qt::Key_Shift && m_drag == Drag::None && m_hand.busy() &&
      m_hand.tool() != Tool::Ferry)
    m_hand.end();
  QAbstractScrollArea::keyReleaseEvent(event);
}

void MapCanvas::focusOutEvent(QFocusEvent* event)
{
  m_spaceDown = false;
  if (m_drag == Drag::None)
    m_hand.end();
  viewport()->update();
  QAbstractScrollArea::focusOutEvent(event);
}

} // namespace kartenwerk
