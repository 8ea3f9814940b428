// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "views/pages/sheetblocks.h"

namespace kartenwerk {

namespace {

QString tr(const char* text, int n = -1)
{
  return QCoreApplication::translate("SetupSheet", text, nullptr, n);
}

constexpr auto cell = 9.55;
constexpr auto tileSize = 7.6;

/// A kind with how many are taken and how many lie in the box.
struct Taken
{
  const TileKind* kind = nullptr;
  int taken = 0;
  int available = 0;
};

std::vector<Taken> takenOf(const TileSet& set, const TileSupply& supply)
{
  auto all = std::vector<Taken>{};
  for (const auto& tile : set.tiles) {
    const auto available = tile.count * supply.copies;
    const auto change =
        std::ranges::find(supply.changes, tile.kind.id, &std::pair<std::string, int>::first);
    all.push_back(
        {&tile.kind, change == supply.changes.end() ? available : change->second, available});
  }
  return all;
}

PageItem tileItem(const Taken& tile, double x)
{
  return PageTile{QRectF(x, 0, tileSize, tileSize), *tile.kind};
}

PageItem countItem(const Taken& tile, double x)
{
  const auto whole = tile.taken >= tile.available;
  const auto text = whole ? QStringLiteral("%1 ×").arg(tile.taken)
                          : tr("%1 of %2").arg(tile.taken).arg(tile.available);
  return PageText{QRectF(x - 0.9, tileSize + 0.4, tileSize + 1.8, 3.2),
                  text,
                  whole ? 8.0 : 7.5,
                  whole ? QFont::Normal : QFont::DemiBold,
                  whole ? QColor(0x2B, 0x26, 0x20) : QColor(0xB2, 0x3A, 0x2E),
                  Qt::AlignHCenter};
}

std::vector<SheetRow> tileRows(const std::vector<Taken>& tiles, double width)
{
  const auto columns = std::max(1, static_cast<int>((width + cell - tileSize) / cell));
  auto rows = std::vector<SheetRow>{};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto column = static_cast<int>(i) % columns;
    if (column == 0)
      rows.push_back({tileSize + 4.6, {}});
    rows.back().items.push_back(tileItem(tiles[i], column * cell));
    rows.back().items.push_back(countItem(tiles[i], column * cell));
  }
  return rows;
}

QString setHeading(const TileSet& set, const TileSupply& supply, int taken)
{
  auto title = QString::fromStdString(set.title.empty() ? set.id : set.title);
  if (supply.copies > 1)
    title += tr(" (%n copies)", supply.copies);
  return tr("%1: %n tile(s)", taken).arg(title);
}

} // namespace

SheetBlock tilesBlock(const PlayableScenario& scenario, double width)
{
  auto total = 0;
  auto left = 0;
  auto rows = std::vector<SheetRow>{};
  for (std::size_t i = 0; i < scenario.sets.size() && i < scenario.scenario.tiles.size(); ++i) {
    const auto& supply = scenario.scenario.tiles[i];
    const auto tiles = takenOf(scenario.sets[i], supply);
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
  auto heading = tr("Tiles to take: %n", total);
  heading += QStringLiteral("  ·  ") +
             (left > 0 ? tr("%n tile(s) stay in the box", left) : tr("none stay in the box"));
  return {headingRow(heading, width), rows};
}

} // namespace kartenwerk
