// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/sheetflow.h"

#include <utility>

namespace kartenwerk {

namespace {

constexpr auto betweenBlocks = 2.8;

/// The place where the next row goes.
class Cursor
{
public:
  Cursor(std::vector<SheetColumn> columns, std::vector<Page>& pages,
         const std::function<SheetColumn()>& more, Breaks breaks)
      : m_columns(std::move(columns)), m_pages(pages), m_more(more), m_breaks(breaks)
  {
    next();
  }

  bool fresh() const { return m_y <= column().area.top() + 1e-6; }
  bool fits(double height) const { return m_y + height <= column().area.bottom() + 1e-6; }
  double y() const { return m_y; }
  /// Whether the column after this one is tall enough, and may be begun for that.
  bool nextHolds(double height)
  {
    if (m_index + 1 >= m_columns.size() && m_breaks == Breaks::BeforeNewColumn)
      return false;
    if (m_index + 1 >= m_columns.size())
      m_columns.push_back(m_more());
    return height <= m_columns[m_index + 1].area.height();
  }
  /// Whether this column stands beside the one before it, as columns of a text do.
  bool besideTheLast() const
  {
    if (m_index == 0)
      return false;
    const auto& last = m_columns[m_index - 1];
    return last.page == column().page && last.area.top() == column().area.top();
  }

  void next()
  {
    ++m_index;
    if (m_index >= m_columns.size())
      m_columns.push_back(m_more());
    m_y = column().area.top();
  }

  void put(const SheetRow& row)
  {
    place(row, {column().area.left(), m_y}, m_pages[column().page]);
    m_y += row.height;
  }

  void skip(double height) { m_y += height; }

private:
  const SheetColumn& column() const { return m_columns[m_index]; }

  std::vector<SheetColumn> m_columns;
  std::vector<Page>& m_pages;
  const std::function<SheetColumn()>& m_more;
  Breaks m_breaks;
  std::size_t m_index = static_cast<std::size_t>(-1);
  double m_y = 0;
};

} // namespace

SheetRow textRow(const QString& text, double width, double points, QFont::Weight weight,
                 const QColor& colour, double after)
{
  const auto height = textHeight(text, width, points, weight);
  return {height + after,
          {PageText{QRectF(0, 0, width, height), text, points, weight, colour, Qt::AlignLeft}}};
}

SheetRow headingRow(const QString& text, double width)
{
  auto row = textRow(text, width, 10.5, QFont::DemiBold);
  const auto y = row.height + 0.1;
  row.items.push_back(PageLine{QLineF(0, y, width, y), 0.25, QColor(0xB2, 0x3A, 0x2E)});
  row.height += 2.0;
  return row;
}

double heightOf(const SheetBlock& block)
{
  auto height = block.heading.height;
  for (const auto& row : block.rows)
    height += row.height;
  return height;
}

void place(const SheetRow& row, QPointF at, Page& page)
{
  for (const auto& item : row.items)
    page.items.push_back(moved(item, at));
}

Flowed flow(const std::vector<SheetBlock>& blocks, std::vector<SheetColumn> columns,
            std::vector<Page>& pages, const std::function<SheetColumn()>& more, Breaks breaks)
{
  auto cursor = Cursor(std::move(columns), pages, more, breaks);
  auto broken = 0;
  for (const auto& block : blocks) {
    if (block.rows.empty())
      continue;
    if (!cursor.fresh())
      cursor.skip(betweenBlocks);
    // A block stays whole if the next column holds it; a heading never stands alone at the foot.
    const auto tooTall = !cursor.fits(heightOf(block));
    if (!cursor.fresh() && ((tooTall && cursor.nextHolds(heightOf(block))) ||
                            !cursor.fits(block.heading.height + block.rows.front().height)))
      cursor.next();
    cursor.put(block.heading);
    auto first = true;
    auto whole = true;
    for (const auto& row : block.rows) {
      if (!first && !cursor.fits(row.height)) {
        cursor.next();
        if (!cursor.besideTheLast())
          cursor.put(block.heading);
        whole = false;
      }
      cursor.put(row);
      first = false;
    }
    broken += whole ? 0 : 1;
  }
  return {cursor.y(), broken};
}

} // namespace kartenwerk
