// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "views/pages/page.h"

namespace kartenwerk {

/// A strip of a sheet that is never cut: its height, and its items from its upper left corner.
struct SheetRow
{
  double height = 0;
  std::vector<PageItem> items;
};

/// Rows under a heading; where they go on elsewhere than in the column beside, it is repeated.
struct SheetBlock
{
  SheetRow heading;
  std::vector<SheetRow> rows;
};

/// A column to be filled, on one page.
struct SheetColumn
{
  std::size_t page = 0;
  QRectF area;
};

/// Text in a width: one row as tall as it needs.
SheetRow textRow(const QString& text, double width, double points = 9,
                 QFont::Weight weight = QFont::Normal,
                 const QColor& colour = QColor(0x2B, 0x26, 0x20), double after = 1.2);
/// The heading of a block, with a thin line under it.
SheetRow headingRow(const QString& text, double width);

double heightOf(const SheetBlock& block);

/// Puts a row onto a page.
void place(const SheetRow& row, QPointF at, Page& page);

/// How blocks came to lie.
struct Flowed
{
  double bottom = 0; ///< how far down the last column is filled
  int broken = 0;    ///< blocks that go on in another column
};

/// When a block may be broken that does not fit into what is left of a column.
enum class Breaks : std::uint8_t {
  BeforeNewColumn, ///< rather than ask for another column
  WhereItMust      ///< only where no column holds it
};

/// Fills columns with blocks, top to bottom, one after the other; `more` gives the next column when
/// the last is full. A row that is taller than a fresh column is put there all the same.
Flowed flow(const std::vector<SheetBlock>& blocks, std::vector<SheetColumn> columns,
            std::vector<Page>& pages, const std::function<SheetColumn()>& more,
            Breaks breaks = Breaks::WhereItMust);

} // namespace kartenwerk
