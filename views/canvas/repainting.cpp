// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasaccessible.h"
#include "views/canvas/difference.h"
#include "views/canvas/mapcanvas.h"

namespace kartenwerk {

void MapCanvas::updateSquares(const QRectF& squares)
{
  viewport()->update(m_geometry.rectOf(squares).toAlignedRect().adjusted(-2, -2, 2, 2));
}

void MapCanvas::noteMap(const Map& before, const Map& after)
{
  const auto areas = differences(before, after);
  if (!areas) {
    m_overview.forget();
    m_geometry.columns = after.columns();
    m_geometry.rows = after.rows();
    layOut();
    viewport()->update();
    setCursorPlace(m_cursor.place);
    return;
  }
  for (const auto& area : *areas) {
    m_overview.forget(area.toAlignedRect());
    updateSquares(area);
  }
}

void MapCanvas::noteScenario(const Scenario& before, const Scenario& after)
{
  for (const auto& area : chipDifferences(before, after))
    updateSquares(area);
}

void MapCanvas::noteMarks(const Marks& before, const Marks& after)
{
  for (const auto* marks : {&before, &after}) {
    for (const auto* places : {&marks->squares, &marks->refused, &marks->allowed})
      for (const auto place : *places)
        updateSquares(QRectF(place.column - 0.1, place.row - 0.1, 1.2, 1.2));
    for (const auto& side : marks->sides)
      updateSquares(QRectF(side.place.column - 0.5, side.place.row - 0.5, 2, 2));
    if (marks->line) {
      const auto& [from, to] = *marks->line;
      const auto ends = QRectF(from.place.column, from.place.row, 1, 1) |
                        QRectF(to.place.column, to.place.row, 1, 1);
      updateSquares(ends.adjusted(-1, -1, 1, 1));
    }
  }
  for (const auto* marks : {&before, &after})
    if (const auto area = bubbleArea(*marks); !area.isEmpty())
      viewport()->update(area.toAlignedRect().adjusted(-3, -3, 3, 5));
  if (before.hint != after.hint)
    tellCursorMoved(*this);
  tell();
}

void MapCanvas::noteSelection()
{
  const auto previous = std::exchange(m_shownSelection, m_hand.selection());
  for (const auto& places : {previous, m_shownSelection})
    for (const auto place : places)
      updateSquares(QRectF(place.column - 0.1, place.row - 0.1, 1.2, 1.2));
}

} // namespace kartenwerk
