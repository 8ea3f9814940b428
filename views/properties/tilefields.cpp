// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QPushButton>
#include <algorithm>

#include "views/properties/formtext.h"
#include "views/properties/scenariofields.h"
#include "views/properties/tileicon.h"
#include "views/text/tilenames.h"
#include "views/text/tilesetwords.h"

namespace kartenwerk {

namespace {

constexpr int mostOfAKind = 999;
constexpr int mostCopies = 9;

std::string nameOf(const TileSupply& supply)
{
  if (supply.set.embedded)
    return supply.set.embedded->title;
  return supply.set.bundled.empty() ? supply.set.path : supply.set.bundled;
}

/// The set that a supply refers to, where it can be found.
const TileSet* setOf(const BoundForm& form, std::size_t index)
{
  const auto& playable = form.session()->playable();
  return playable.value && index < playable.value->sets.size() ? &playable.value->sets[index]
                                                               : nullptr;
}

int countIn(const TileSupply& supply, const CountedTile& tile)
{
  const auto change =
      std::ranges::find(supply.changes, tile.kind.id, &std::pair<std::string, int>::first);
  return change == supply.changes.end() ? tile.count : change->second;
}

Drawing withCount(Drawing drawing, std::size_t index, const CountedTile& tile, int count)
{
  auto& tiles = drawing.scenario.tiles;
  if (index >= tiles.size())
    return drawing;
  auto& changes = tiles[index].changes;
  const auto change = std::ranges::find(changes, tile.kind.id, &std::pair<std::string, int>::first);
  if (count == tile.count && change != changes.end())
    changes.erase(change);
  else if (change != changes.end())
    change->second = count;
  else if (count != tile.count)
    changes.emplace_back(tile.kind.id, count);
  return drawing;
}

int totalOf(const TileSupply& supply, const TileSet& set)
{
  auto total = 0;
  for (const auto& tile : set.tiles)
    total += countIn(supply, tile);
  return total * supply.copies;
}

void addCounts(BoundForm& form, std::size_t index)
{
  const auto* set = setOf(form, index);
  if (!set)
    return;
  for (const auto& tile : set->tiles)
    form.addNumber(tileLabel(tile.kind), 0, mostOfAKind, 1,
                   {[index, tile](const Drawing& drawing) {
                      const auto& tiles = drawing.scenario.tiles;
                      return index < tiles.size() ? countIn(tiles[index], tile) : 0;
                    },
                    [index, tile](Drawing drawing, int count) {
                      return withCount(std::move(drawing), index, tile, count);
                    },
                    FormText::tr("Change number of tiles")},
                   tileIcon(tile.kind));
}

void addSupply(BoundForm& form, std::size_t index)
{
  const auto* set = setOf(form, index);
  const auto title = set ? tileSetTitle(set->title)
                         : QString::fromStdString(nameOf(form.session()->scenario().tiles[index]));
  // No copies: the set leaves the scenario.
  form.addNumber(title, 0, mostCopies, 1,
                 {[index](const Drawing& drawing) {
                    const auto& tiles = drawing.scenario.tiles;
                    return index < tiles.size() ? tiles[index].copies : 0;
                  },
                  [index](Drawing drawing, int copies) {
                    auto& tiles = drawing.scenario.tiles;
                    if (index < tiles.size() && copies > 0)
                      tiles[index].copies = copies;
                    else if (index < tiles.size())
                      tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(index));
                    return drawing;
                  },
                  FormText::tr("Change copies of tile set")});
  if (!set)
    return;
  auto* section =
      form.addSection(FormText::tr("Number of each tile"), QStringLiteral("counts %1").arg(title),
                      false, [&form, index] { addCounts(form, index); });
  form.addRefresh([&form, section, index](const Drawing& drawing) {
    const auto* now = setOf(form, index);
    const auto& tiles = drawing.scenario.tiles;
    if (now && index < tiles.size())
      section->setSummary(FormText::tr("%n tile(s)", nullptr, totalOf(tiles[index], *now)));
  });
}

} // namespace

void addTileFields(BoundForm& form, const OfferedSets& offered)
{
  auto* section =
      form.addSection(FormText::tr("Tiles"), QStringLiteral("tiles"), true, [&form, offered] {
        for (std::size_t index = 0; index < form.session()->scenario().tiles.size(); ++index)
          addSupply(form, index);
        auto* button = new QPushButton(FormText::tr("Add tile set"), &form);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        auto* menu = new QMenu(button);
        for (const auto& [id, title] : offered)
          menu->addAction(tileSetTitle(title), &form, [&form, id = id] {
            auto scenario = form.session()->scenario();
            scenario.tiles.push_back({.set = {.bundled = id}});
            form.session()->edit({.scenario = std::move(scenario)}, FormText::tr("Add tile set"));
          });
        button->setMenu(menu);
        button->setEnabled(!offered.empty());
        form.addWidget(button);
      });
  form.addRefresh([&form, section](const Drawing&) {
    const auto& playable = form.session()->playable();
    auto total = 0;
    if (playable.value)
      for (const auto& tile : playable.value->tiles())
        total += tile.count;
    section->setSummary(playable.value ? FormText::tr("%n tile(s)", nullptr, total) : QString());
  });
}

} // namespace kartenwerk
