// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/setupsheet.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>

#include <QCoreApplication>

#include "model/board/board.h"
#include "views/pages/pagefurniture.h"
#include "views/pages/sheetblocks.h"
#include "views/pages/sheetflow.h"
#include "views/pages/sheettext.h"
#include "views/paint/startposition.h"

namespace kartenwerk {

namespace {

constexpr auto sideColumn = 47.0;
constexpr auto gutter = 6.0;
constexpr auto between = 5.0;
constexpr auto largestTile = 24.0; ///< in the picture of a table without a map

QString titleOf(const SetupSheet& sheet)
{
  const auto& scenario = sheet.scenario;
  if (!scenario.scenario.title.empty())
    return QString::fromStdString(scenario.scenario.title);
  if (scenario.map && !scenario.map->info().title.empty())
    return QString::fromStdString(scenario.map->info().title);
  return sheet.fileName.isEmpty() ? SheetText::tr("Untitled") : sheet.fileName;
}

/// "Setup for 2 players · 13 × 17 squares, 121 for tiles".
QString subtitleOf(const PlayableScenario& scenario)
{
  auto text = SheetText::tr("Setup for %n player(s)", nullptr, scenario.scenario.players);
  if (scenario.map) {
    const auto squares = static_cast<int>(Board(*scenario.map).squares().size());
    text +=
        QStringLiteral("  ·  ") +
        SheetText::tr("%1 × %2 squares").arg(scenario.map->columns()).arg(scenario.map->rows()) +
        QStringLiteral("  ·  ") + SheetText::tr("%n square(s) for tiles", nullptr, squares);
  }
  return text;
}

/// Of a game without a map how the table lies at the start; nothing where that cannot be told.
std::shared_ptr<const StartPosition> startOf(const PlayableScenario& scenario)
{
  if (scenario.map)
    return nullptr;
  auto position = startPosition(scenario);
  return position.value ? std::make_shared<const StartPosition>(*std::move(position.value))
                        : nullptr;
}

PageMap mapItem(const PlayableScenario& scenario, const std::shared_ptr<const StartPosition>& start)
{
  if (start)
    return {{}, start->map, {}, start->picture().options, start};
  auto item = PageMap{{}, *scenario.map, {}, {}};
  item.options.rulers = true;
  item.options.startsInUse = scenario.scenario.starts;
  if (const auto* layout = scenario.chipLayout())
    item.chips = layout->chips;
  return item;
}

QSizeF boundsOf(const PageMap& item)
{
  return pictureBounds({.map = item.map, .chips = item.chips, .options = item.options}).size();
}

using MakeBlock = SheetBlock (*)(const PlayableScenario&, double);
using BlockOrder = std::array<MakeBlock, 5>;

/// As they are needed at the table; another order only where a block would break in this one.
constexpr auto orders =
    std::array{BlockOrder{startsBlock, chipsBlock, legendBlock, rulesBlock, togetherBlock},
               BlockOrder{startsBlock, chipsBlock, rulesBlock, legendBlock, togetherBlock},
               BlockOrder{startsBlock, legendBlock, chipsBlock, rulesBlock, togetherBlock},
               BlockOrder{startsBlock, rulesBlock, chipsBlock, legendBlock, togetherBlock},
               BlockOrder{chipsBlock, startsBlock, rulesBlock, legendBlock, togetherBlock},
               BlockOrder{legendBlock, startsBlock, chipsBlock, rulesBlock, togetherBlock},
               BlockOrder{rulesBlock, startsBlock, chipsBlock, legendBlock, togetherBlock},
               BlockOrder{startsBlock, rulesBlock, legendBlock, chipsBlock, togetherBlock}};
constexpr auto shares = std::array{1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7};

/// The blocks of a sheet, each made once in a width: they take longer than laying them out.
class Blocks
{
public:
  explicit Blocks(const PlayableScenario& scenario) : m_scenario(scenario) {}

  const SheetBlock& get(MakeBlock make, double width)
  {
    const auto same = [&](const Made& made) { return made.make == make && made.width == width; };
    if (const auto found = std::ranges::find_if(m_made, same); found != m_made.end())
      return found->block;
    m_made.push_back({make, width, make(m_scenario, width)});
    return m_made.back().block;
  }

private:
  struct Made
  {
    MakeBlock make;
    double width;
    SheetBlock block;
  };

  const PlayableScenario& m_scenario;
  std::deque<Made> m_made; ///< references stay
};

/// Lays the parts out page by page.
class Composer
{
public:
  /// `share`: how large the map is drawn, of what would fit; `order`: of the blocks.
  Composer(const SetupSheet& sheet, Blocks& blocks, std::shared_ptr<const StartPosition> start,
           double share, BlockOrder order, Breaks breaks)
      : m_sheet(sheet), m_blocks(blocks), m_start(std::move(start)), m_share(share), m_order(order),
        m_breaks(breaks), m_size(paperSize(sheet.paper)), m_body(bodyOf(m_size))
  {
  }

  std::vector<Page> compose()
  {
    addPage();
    const auto& tiles = m_blocks.get(tilesBlock, m_body.width());
    auto free = m_body;
    // Tiles go along the foot of the first page unless they would crowd out the map.
    const auto height = heightOf(tiles);
    const auto beside = !tiles.rows.empty() && height <= 0.42 * m_body.height();
    if (beside) {
      free.setBottom(m_body.bottom() - height - between);
      placeBlock(tiles, {m_body.left(), m_body.bottom() - height});
    }
    auto columns = m_sheet.scenario.map || m_start ? placeMap(free) : columnsIn(free, 0);
    if (!beside && !tiles.rows.empty())
      placeTiles(tiles);
    m_broken = flow(
                   blocks(columns.front().area.width()), columns, m_pages,
                   [&] { return nextColumn(); }, m_breaks)
                   .broken;
    for (std::size_t i = 0; i < m_pages.size(); ++i)
      addFooter(m_pages[i], m_sheet.fileName, m_sheet.contentHash, static_cast<int>(i + 1),
                static_cast<int>(m_pages.size()));
    return std::move(m_pages);
  }

  /// How many blocks the last sheet shows in two pieces.
  int broken() const { return m_broken; }

private:
  std::vector<SheetBlock> blocks(double width) const
  {
    auto result = std::vector<SheetBlock>{};
    for (const auto make : m_order)
      result.push_back(m_blocks.get(make, width));
    return result;
  }

  void addPage()
  {
    auto page = Page{m_size, titleOf(m_sheet), {}};
    addHeader(page, titleOf(m_sheet), subtitleOf(m_sheet.scenario), m_pages.empty());
    m_pages.push_back(std::move(page));
  }

  void placeBlock(const SheetBlock& block, QPointF at)
  {
    place(block.heading, at, m_pages.back());
    auto y = at.y() + block.heading.height;
    for (const auto& row : block.rows) {
      place(row, {at.x(), y}, m_pages.back());
      y += row.height;
    }
  }

  /// Tiles on pages of their own; what is left of the last one is for other blocks.
  void placeTiles(const SheetBlock& tiles)
  {
    const auto whole = [&] {
      addPage();
      return SheetColumn{m_pages.size() - 1, m_body};
    };
    const auto y = flow({tiles}, {whole()}, m_pages, whole).bottom;
    auto rest = m_body;
    rest.setTop(y + between);
    if (rest.height() > 40)
      m_spare = columnsIn(rest, m_pages.size() - 1);
  }

  std::vector<SheetColumn> columnsIn(const QRectF& area, std::size_t page) const
  {
    auto columns = std::vector<SheetColumn>{};
    const auto count =
        std::max(1, static_cast<int>((area.width() + gutter) / (sideColumn + gutter)));
    const auto width = (area.width() + gutter) / count - gutter;
    for (int i = 0; i < count; ++i)
      columns.push_back({page, QRectF(area.left() + i * (width + gutter), area.top(),
                                      std::max(width, sideColumn), area.height())});
    return columns;
  }

  SheetColumn nextColumn()
  {
    if (m_spare.empty()) {
      addPage();
      m_spare = columnsIn(m_body, m_pages.size() - 1);
    }
    const auto column = m_spare.front();
    m_spare.erase(m_spare.begin());
    return column;
  }

  /// The map beside one column of text, or above several, whichever shows it larger; returns the
  /// columns left free.
  std::vector<SheetColumn> placeMap(const QRectF& free)
  {
    auto item = mapItem(m_sheet.scenario, m_start);
    const auto bounds = boundsOf(item);
    const auto scaleIn = [&](const QSizeF& room) {
      const auto fit = std::min(room.width() / bounds.width(), room.height() / bounds.height());
      return m_start ? std::min(fit, largestTile) : fit;
    };
    const auto beside = QSizeF(free.width() - sideColumn - gutter, free.height());
    const auto above = QSizeF(free.width(), 0.58 * free.height());
    if (scaleIn(beside) >= scaleIn(above)) {
      item.area = QRectF(free.topLeft(), bounds * scaleIn(beside) * m_share);
      m_pages.back().items.push_back(item);
      return columnsRound(item.area, free);
    }
    const auto size = bounds * scaleIn(above) * m_share;
    item.area = QRectF(free.left() + (free.width() - size.width()) / 2, free.top(), size.width(),
                       size.height());
    m_pages.back().items.push_back(item);
    auto rest = free;
    rest.setTop(item.area.bottom() + between);
    return columnsIn(rest, 0);
  }

  /// The column beside the map, and as many of the same width as fit under it.
  static std::vector<SheetColumn> columnsRound(const QRectF& map, const QRectF& free)
  {
    auto side = free;
    side.setLeft(map.right() + gutter);
    side.setWidth(std::min(side.width(), 1.6 * sideColumn));
    auto columns = std::vector<SheetColumn>{{0, side}};
    auto under = QRectF(free.left(), map.bottom() + between, side.width(),
                        free.bottom() - map.bottom() - between);
    for (; under.height() > 16 && under.right() <= map.right() + 0.1;
         under.translate(side.width() + gutter, 0))
      columns.push_back({0, under});
    return columns;
  }

  const SetupSheet& m_sheet;
  Blocks& m_blocks;
  std::shared_ptr<const StartPosition> m_start;
  double m_share;
  BlockOrder m_order;
  Breaks m_breaks;
  int m_broken = 0;
  QSizeF m_size;
  QRectF m_body;
  std::vector<Page> m_pages;
  std::vector<SheetColumn> m_spare;
};

} // namespace

std::vector<Page> setupSheet(const SetupSheet& sheet)
{
  // One page if it can be had for a map that is smaller, and no block in two pieces.
  const auto start = startOf(sheet.scenario);
  auto blocks = Blocks(sheet.scenario);
  auto onOnePage = std::optional<std::vector<Page>>{};
  for (const auto share : shares)
    for (const auto& order : orders) {
      auto composer = Composer(sheet, blocks, start, share, order, Breaks::BeforeNewColumn);
      auto pages = composer.compose();
      if (pages.size() > 1)
        break; // in another order, too
      if (composer.broken() == 0)
        return pages;
      if (!onOnePage)
        onOnePage = std::move(pages);
    }
  return onOnePage
             ? *std::move(onOnePage)
             : Composer(sheet, blocks, start, 1.0, orders.front(), Breaks::WhereItMust).compose();
}

} // namespace kartenwerk
