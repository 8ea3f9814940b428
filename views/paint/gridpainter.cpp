// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QPaintEngine>
#include <QPainter>

#include "views/paint/mappainter.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

enum class Line { None, Light, Dark };

class Grid
{
public:
  Grid(QPainter& painter, const MapPicture& picture, const QRect& squares)
      : m_painter(painter), m_picture(picture), m_squares(squares),
        m_colours(mapColours(picture.options.dimming)), m_pixels(devicePixels(painter))
  {
    for (const auto& tile : picture.tiles)
      m_tiles.push_back(tile.place);
    std::ranges::sort(m_tiles);
    if (!Sketch(painter).vector()) {
      // A line of whole pixels, without antialiasing: opaque and sharp.
      const auto width = std::max(1.0, std::round(gridLine * m_pixels));
      m_width = width / m_pixels;
      m_shift = std::floor(width / 2) / m_pixels;
    }
  }

  void draw()
  {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = m_squares.top(); row <= m_squares.bottom() + 1; ++row)
      drawRow(row);
    for (int column = m_squares.left(); column <= m_squares.right() + 1; ++column)
      drawColumn(column);
    m_painter.restore();
  }

private:
  static Place at(int column, int row)
  {
    return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
  }

  bool tiled(Place place) const { return std::ranges::binary_search(m_tiles, place); }

  Line between(Place a, Place b) const
  {
    const auto groundA = m_picture.map.at(a).ground;
    const auto groundB = m_picture.map.at(b).ground;
    if (groundA == Ground::Outside || groundB == Ground::Outside)
      return Line::None;
    if (tiled(a) && tiled(b))
      return Line::None;
    if (groundA != Ground::LargeCity || groundB != Ground::LargeCity)
      return groundA == Ground::LargeCity || groundB == Ground::LargeCity ? Line::None
                                                                          : Line::Light;
    return m_picture.map.largeCity(a) == m_picture.map.largeCity(b) ? Line::Dark : Line::None;
  }

  void fill(const QRectF& rect, Line line)
  {
    if (line != Line::None)
      m_painter.fillRect(rect, line == Line::Dark ? m_colours.gridOnDark : m_colours.grid);
  }

  void drawRow(int row)
  {
    for (int column = m_squares.left(); column <= m_squares.right();) {
      const auto line = between(at(column, row - 1), at(column, row));
      auto end = column + 1;
      while (end <= m_squares.right() && between(at(end, row - 1), at(end, row)) == line)
        ++end;
      fill({double(column), row - m_shift, double(end - column), m_width}, line);
      column = end;
    }
  }

  void drawColumn(int column)
  {
    for (int row = m_squares.top(); row <= m_squares.bottom();) {
      const auto line = between(at(column - 1, row), at(column, row));
      auto end = row + 1;
      while (end <= m_squares.bottom() && between(at(column - 1, end), at(column, end)) == line)
        ++end;
      fill({column - m_shift, double(row), m_width, double(end - row)}, line);
      row = end;
    }
  }

  QPainter& m_painter;
  const MapPicture& m_picture;
  QRect m_squares;
  const MapColours& m_colours;
  double m_pixels;
  double m_width = gridLine;
  double m_shift = gridLine / 2;
  std::vector<Place> m_tiles;
};

struct MarkStyle
{
  QColor colour;
  double width = 0.05;
  bool dashed = false;
  bool tinted = false;
};

MarkStyle styleOf(MarkKind kind)
{
  switch (kind) {
  case MarkKind::Selected:
    return {QColor::fromRgb(0x1F6FB2), 0.065};
  case MarkKind::Hover:
    return {QColor::fromRgb(0xFFFFFF), 0.05};
  case MarkKind::Legal:
    return {QColor::fromRgb(0x2E8B57), 0.05, true, true};
  case MarkKind::LastMove:
    return {QColor::fromRgb(0xF2B705), 0.06};
  case MarkKind::Info:
    return {QColor::fromRgb(0x3A7CA5), 0.05};
  case MarkKind::Warning:
    return {QColor::fromRgb(0xE08E0B), 0.06};
  case MarkKind::Error:
    return {QColor::fromRgb(0xC62828), 0.06, false, true};
  }
  return {};
}

} // namespace

void paintGrid(QPainter& painter, const MapPicture& picture, QRect squares)
{
  if (squares.isNull())
    squares = shownSquares(picture);
  Grid(painter, picture, squares).draw();
}

void paintMark(QPainter& painter, const Mark& mark, const MapColours& colours)
{
  auto sketch = Sketch(painter);
  const auto style = styleOf(mark.kind);
  const auto width = sketch.atLeast(style.width, 2);
  const auto rim = sketch.atLeast(0.022, 1);
  const auto inset = width / 2 + rim;
  const auto rect =
      QRectF(mark.place.column, mark.place.row, 1, 1).adjusted(inset, inset, -inset, -inset);
  if (style.tinted) {
    auto tint = style.colour;
    tint.setAlphaF(0.22F);
    sketch.fill(rect, tint);
  }
  auto frame = QPainterPath{};
  frame.addRoundedRect(rect, 0.06, 0.06);
  if (style.dashed) {
    sketch.dashes(frame, style.colour, width, 0.12, 0.10);
    return;
  }
  // Two tones, so that the frame shows on any ground.
  const auto light = mark.kind == MarkKind::Hover;
  sketch.stroke(frame, light ? colours.ink : QColor(Qt::white), width + 2 * rim);
  sketch.stroke(frame, style.colour, width);
}

} // namespace kartenwerk
