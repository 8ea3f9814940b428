// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "model/scenario/tilesinplay.h"
#include "views/pages/sheetblocks.h"
#include "views/pages/sheettext.h"
#include "views/text/tilesetwords.h"

namespace kartenwerk {

namespace {

/// So many kinds stand in a row: all of the base game.
constexpr auto perRow = 24;

/// A kind with how many are taken and how many lie in the box.
struct Taken
{
  const TileKind* kind = nullptr;
  int taken = 0;
  int available = 0;
};

std::vector<Taken> takenOf(const PlayableScenario& scenario, std::size_t set)
{
  auto all = std::vector<Taken>{};
  for (const auto& tile : scenario.sets[set].tiles)
    all.push_back({&tile.kind, inPlay(scenario, set, tile),
                   tile.count * scenario.scenario.tiles[set].copies});
  return all;
}

PageItem countItem(const Taken& tile, double x, double tileSize)
{
  const auto whole = tile.taken >= tile.available;
  const auto text = whole ? QStringLiteral("%1 ×").arg(tile.taken)
                          : SheetText::tr("%1 of %2").arg(tile.taken).arg(tile.available);
  return PageText{QRectF(x - 0.75, tileSize + 0.4, tileSize + 1.5, 3.2),
                  text,
                  whole ? 8.0 : 7.0,
                  whole ? QFont::Normal : QFont::DemiBold,
                  whole ? QColor(0x2B, 0x26, 0x20) : QColor(0xB2, 0x3A, 0x2E),
                  Qt::AlignHCenter};
}

std::vector<SheetRow> tileRows(const std::vector<Taken>& tiles, double width)
{
  const auto tileSize = 0.8 * width / (perRow - 0.2);
  const auto cell = 1.25 * tileSize;
  auto rows = std::vector<SheetRow>{};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto column = i % perRow;
    if (column == 0)
      rows.push_back({tileSize + 4.8, {}});
    const auto x = static_cast<double>(column) * cell;
    rows.back().items.push_back(PageTile{QRectF(x, 0, tileSize, tileSize), *tiles[i].kind});
    rows.back().items.push_back(countItem(tiles[i], x, tileSize));
  }
  return rows;
}

QString setHeading(const TileSet& set, const TileSupply& supply, int taken)
{
  auto title = tileSetTitle(set.title.empty() ? set.id : set.title);
  if (supply.copies > 1)
    title += SheetText::tr(" (%n copies)", nullptr, supply.copies);
  return SheetText::tr("%1: %n tile(s)", nullptr, taken).arg(title);
}

/// Empty where the tiles are drawn at random.
QString orderText(const Scenario& scenario)
{
  const auto draws = static_cast<int>(scenario.draws.size());
  if (scenario.drawOrder == DrawOrder::Fixed)
    return SheetText::tr(
        "%n tile(s) are drawn, in the fixed order of the scenario; the others stay "
        "in the box.",
        nullptr, draws);
  if (scenario.drawOrder == DrawOrder::FixedPrefix)
    return SheetText::tr("The first %n tile(s) are drawn in the fixed order of the scenario.",
                         nullptr, draws);
  return {};
}

} // namespace

SheetBlock tilesBlock(const PlayableScenario& scenario, double width)
{
  auto total = 0;
  auto left = 0;
  auto rows = std::vector<SheetRow>{};
  for (std::size_t i = 0; i < scenario.sets.size() && i < scenario.scenario.tiles.size(); ++i) {
    const auto& supply = scenario.scenario.tiles[i];
    const auto tiles = takenOf(scenario, i);
    auto taken = 0;
    for (const auto& tile : tiles) {
      taken += tile.taken;
      left += std::max(0, tile.available - tile.taken);
    }
    total += taken;
    auto set = tileRows(tiles, width);
    if (set.empty())
      continue;
    // The set's name stays with its first row.
    auto head = textRow(setHeading(scenario.sets[i], supply, taken), width, 9, QFont::DemiBold);
    for (const auto& item : set.front().items)
      head.items.push_back(moved(item, {0, head.height}));
    head.height += set.front().height;
    set.front() = head;
    rows.insert(rows.end(), set.begin(), set.end());
  }
  const auto order = orderText(scenario.scenario);
  if (!order.isEmpty())
    rows.insert(rows.begin(), textRow(order, width, 9));
  if (scenario.scenario.drawOrder == DrawOrder::Fixed)
    return {headingRow(SheetText::tr("Tiles"), width), rows};
  auto heading = SheetText::tr("Tiles to take: %n", nullptr, total);
  heading += QStringLiteral("  ·  ") +
             (left > 0 ? SheetText::tr("%n tile(s) stay in the box", nullptr, left)
                       : SheetText::tr("none stay in the box"));
  return {headingRow(heading, width), rows};
}

} // namespace kartenwerk
