// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "views/canvas/bubble.h"
#include "views/canvas/mapcanvas.h"
#include "views/paint/wishpainter.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

/// Names and prints reach into squares beside their own.
QRect withNeighbours(QRect squares)
{
  return squares.adjusted(-3, -2, 3, 2);
}

QLineF sideLine(const CanvasGeometry& geometry, const Landing& side)
{
  const auto square = geometry.rectOf(side.place);
  switch (side.side) {
  case Side::North:
    return {square.topLeft(), square.topRight()};
  case Side::East:
    return {square.topRight(), square.bottomRight()};
  case Side::South:
    return {square.bottomLeft(), square.bottomRight()};
  case Side::West:
    break;
  }
  return {square.topLeft(), square.bottomLeft()};
}

} // namespace

void MapCanvas::paintEvent(QPaintEvent* event)
{
  auto painter = QPainter(viewport());
  for (const auto& area : event->region()) {
    painter.save();
    painter.setClipRect(area);
    paintArea(painter, area);
    painter.restore();
  }
}

void MapCanvas::paintArea(QPainter& painter, const QRect& area)
{
  painter.fillRect(area, palette().color(QPalette::Dark));
  if (!session() || !session()->hasMap())
    return;
  const auto squares = m_geometry.squaresIn(area);
  const auto onMap = squares & QRect(0, 0, m_geometry.columns, m_geometry.rows);
  if (m_geometry.squarePx < Overview::largestSquare) {
    const auto whole = m_geometry.rectOf(QRectF(0, 0, m_geometry.columns, m_geometry.rows));
    painter.drawImage(whole, m_overview.image(session()->map(), dimming()));
  } else {
    paintSquares(painter, onMap);
    paintMapLayers(painter, squares);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(m_geometry.origin());
  painter.scale(m_geometry.square(), m_geometry.square());
  if (!m_overlay.empty()) {
    if (m_geometry.squarePx < Overview::largestSquare)
      paintOverlayGround(painter, m_overlay);
    paintOverlay(painter, m_overlay);
  }
  for (const auto& mark : marksIn(squares.adjusted(-1, -1, 1, 1)))
    paintMark(painter, mark, mapColours(dimming()));
  painter.restore();
  paintToolMarks(painter);
  if (m_cursorShown && hasFocus())
    paintCursor(painter);
}

void MapCanvas::paintSquares(QPainter& painter, const QRect& squares)
{
  m_atlas.prepare(m_geometry.squarePx, dimming());
  const auto& map = session()->map();
  for (int row = squares.top(); row <= squares.bottom(); ++row)
    for (int column = squares.left(); column <= squares.right(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      const auto& picture = m_atlas.picture(squareLook(map, place));
      painter.drawPixmap(m_geometry.rectOf(place), picture, QRectF(picture.rect()));
    }
}

void MapCanvas::paintMapLayers(QPainter& painter, const QRect& squares)
{
  const auto& scenario = session()->scenario();
  const auto picture =
      MapPicture{.map = session()->map(),
                 .chips = chipsOf(scenario),
                 .options = {.dimming = dimming(), .startsInUse = scenario.starts}};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(m_geometry.origin());
  painter.scale(m_geometry.square(), m_geometry.square());
  const auto reach = withNeighbours(squares);
  paintGrid(painter, picture, squares);
  paintDecorations(painter, picture, reach);
  paintOverlayGround(painter, m_overlay);
  paintPieces(painter, picture, reach);
  paintChipWishes(painter, scenario.chipWishes, squares);
  painter.restore();
}

std::vector<Mark> MapCanvas::marksIn(const QRect& squares) const
{
  auto marks = std::vector<Mark>{};
  const auto add = [&](Place place, MarkKind kind) {
    if (squares.contains(place.column, place.row))
      marks.push_back({place, kind});
  };
  for (const auto& mark : m_marks)
    add(mark.place, mark.kind);
  for (const auto place : m_hand.selection())
    add(place, MarkKind::Selected);
  if (!m_cursorShown || m_hand.busy())
    for (const auto place : m_hand.marks().squares)
      add(place, MarkKind::Hover);
  for (const auto place : m_hand.marks().allowed)
    add(place, MarkKind::Legal);
  return marks;
}

void MapCanvas::paintToolMarks(QPainter& painter)
{
  const auto& marks = m_hand.marks();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const auto accent = palette().color(QPalette::Highlight);
  const auto width = std::clamp(m_geometry.square() / 10, 2.0, 6.0);
  for (const auto place : marks.refused) {
    const auto area = m_geometry.rectOf(place);
    const auto inset = area.width() / 3;
    const auto cross = area.adjusted(inset, inset, -inset, -inset);
    for (const auto& [colour, extra] :
         {std::pair{QColor(Qt::white), 2.0}, {QColor(0xb2, 0x3a, 0x2e), 0.0}}) {
      painter.setPen(QPen(colour, width / 2 + extra, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(cross.topLeft(), cross.bottomRight());
      painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
  }
  for (const auto& side : marks.sides) {
    painter.setPen(QPen(Qt::white, width + 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(sideLine(m_geometry, side));
    painter.setPen(QPen(accent, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(sideLine(m_geometry, side));
  }
  if (marks.line) {
    painter.setPen(QPen(accent, width / 2, Qt::DashLine, Qt::RoundCap));
    painter.drawLine(sideLine(m_geometry, marks.line->first).center(),
                     sideLine(m_geometry, marks.line->second).center());
  }
  if (const auto area = bubbleArea(marks); !area.isEmpty()) {
    painter.setFont(font());
    paintBubble(painter, marks.hint, area, palette());
  }
  painter.restore();
}

/// Beside the square that refuses, so that the reason is where the eye is; empty: there is none.
QRectF MapCanvas::bubbleArea(const Marks& marks) const
{
  if (marks.refused.empty() || marks.hint.isEmpty())
    return {};
  return bubbleRect(marks.hint, font(), m_geometry.rectOf(marks.refused.back()),
                    QRectF(viewport()->rect()));
}

void MapCanvas::paintCursor(QPainter& painter)
{
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const auto area = m_geometry.rectOf(m_cursor.place).adjusted(1, 1, -1, -1);
  painter.setBrush(Qt::NoBrush);
  // Two tones, so that it shows on every ground.
  painter.setPen(QPen(Qt::white, 4));
  painter.drawRect(area);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawRect(area);
  if (m_cursor.atSide) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(sideLine(m_geometry, {m_cursor.place, m_cursor.sides[0]}));
  }
  painter.restore();
}

} // namespace kartenwerk
