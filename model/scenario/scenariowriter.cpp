// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/recordlist.h"
#include "model/map/mapfile.h"
#include "model/rules/profilefile.h"
#include "model/scenario/chiprecords.h"
#include "model/scenario/scenarioreader.h"
#include "model/tiles/tilesetfile.h"

namespace kartenwerk {

namespace {

JsonRecord documentOf(const Map& map)
{
  return mapRecord(map);
}
JsonRecord documentOf(const TileSet& set)
{
  return tileSetRecord(set);
}

template <class T>
JsonRecord recordOf(const Reference<T>& reference)
{
  auto record = JsonRecord{};
  record.addText("bundled", reference.bundled).addText("path", reference.path);
  record.addText("hash", reference.hash);
  if (reference.embedded)
    record.add("embedded", documentOf(*reference.embedded));
  return record;
}

JsonRecord recordOf(const TileSupply& supply)
{
  auto record = recordOf(supply.set);
  record.addUnless(1, "copies", supply.copies);
  auto changes = JsonRecord{};
  for (const auto& [kind, count] : supply.changes)
    changes.add(kind, count);
  if (!supply.changes.empty())
    record.add("changes", changes);
  return record.add(supply.set.extras);
}

JsonRecord recordOf(const LaidTile& tile)
{
  auto record = JsonRecord{};
  record.add("place", toString(tile.place)).addText("kind", tile.kind);
  if (tile.rotation)
    record.add("rotation", degrees(*tile.rotation));
  return record.add(tile.extras);
}

std::string textOf(const PlacedChip& chip)
{
  auto text = toString(chip.place);
  if (chip.colour != Colour::None)
    text += ' ' + std::string(toString(chip.colour));
  if (chip.value > 0)
    text += ' ' + std::to_string(chip.value);
  return text;
}

JsonRecord recordOf(const ChipLayout& layout)
{
  auto chips = JsonList{};
  for (const auto& chip : layout.chips)
    chips.add(textOf(chip));
  auto record = JsonRecord{};
  record.addText("name", layout.name);
  record.add("method", layout.method.empty() ? std::string("hand") : layout.method);
  record.addUnless(std::uint64_t{0}, "seed", layout.seed);
  record.addUnless(0, "generator", layout.generator);
  if (layout.origin)
    record.add("origin", originRecord(*layout.origin));
  return record.add("chips", chips).add(layout.extras);
}

constexpr auto asRecord = [](const auto& item) { return recordOf(item); };

} // namespace

JsonRecord scenarioRecord(const Scenario& scenario)
{
  auto record = JsonRecord{};
  record.add("format", scenarioFormat).add("version", scenarioVersion);
  record.add("title", scenario.title).addText("author", scenario.author);
  record.addText("licence", scenario.licence).addText("notes", scenario.notes);
  if (scenario.map) {
    auto map = recordOf(*scenario.map);
    record.add("map", map.add(scenario.map->extras));
  }
  addRecords(record, "tiles", scenario.tiles, asRecord);
  record.add("rules", profileRecord(scenario.rules)).add("players", scenario.players);
  auto starts = JsonList{};
  for (const auto place : scenario.starts)
    starts.add(toString(place));
  if (!scenario.starts.empty())
    record.add("starts", starts);
  addRecords(record, "laid", scenario.laid, asRecord);
  if (!(scenario.chipWishes == ChipWishes{}))
    record.add("chipWishes", wishesRecord(scenario.chipWishes));
  addRecords(record, "layouts", scenario.layouts, asRecord);
  record.addUnless(0, "layout", scenario.layouts.empty() ? 0 : scenario.layout);
  if (scenario.drawOrder != DrawOrder::Free)
    record.add("drawOrder", wordOf(drawOrderChoices(), scenario.drawOrder));
  auto draws = JsonList{};
  for (const auto& draw : scenario.draws)
    draws.add(draw);
  if (!scenario.draws.empty())
    record.add("draws", draws);
  return record.add(scenario.extras);
}

std::string scenarioText(const Scenario& scenario)
{
  return scenarioRecord(scenario).document();
}

} // namespace kartenwerk
