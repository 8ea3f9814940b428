// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "model/board/board.h"
#include "model/rules/combinations.h"
#include "views/pages/sheetblocks.h"
#include "views/pages/sheettext.h"
#include "views/text/chiptext.h"
#include "views/text/rulewords.h"
#include "views/text/tilenames.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

constexpr auto points = 9.0;

QString siteName(const Map& map, Place place)
{
  const auto* site = map.site(place, SiteKind::Start);
  return namedPlace(place, site ? QString::fromStdString(site->name) : QString());
}

QStringList named(const Map& map, const std::vector<Place>& places)
{
  auto names = QStringList{};
  for (const auto place : places)
    names << siteName(map, place);
  return names;
}

const std::array<Colour, 3> chipColours{Colour::Purple, Colour::LightBlue, Colour::Orange};

/// Chips of a colour and value (0: any) in the layout.
int laid(const ChipLayout& layout, Colour colour, int value)
{
  return static_cast<int>(std::ranges::count_if(layout.chips, [&](const PlacedChip& chip) {
    return chip.colour == colour && (value == 0 || chip.value == value);
  }));
}

bool decided(const ChipLayout& layout)
{
  return std::ranges::all_of(layout.chips, [](const PlacedChip& chip) {
    return chip.colour != Colour::None && chip.value > 0;
  });
}

/// A line of the table of chips: the disc, the colour, how many of each value.
SheetRow chipRow(Colour colour, int ones, int twos, double width)
{
  const auto text = SheetText::tr("%1: %2 × 1, %3 × 2").arg(colourText(colour)).arg(ones).arg(twos);
  auto row = textRow(text, width - 7, points);
  row.items = {moved(row.items.front(), {7, 0.4}),
               PageChip{QRectF(0, 0, 5, 5), ChipFace{colour, 0}}};
  row.height = std::max(row.height, 5.8);
  return row;
}

/// What is drawn on a tile of the game; the id where no set has it.
QString tileOf(const PlayableScenario& scenario, const std::string& id)
{
  for (const auto& tile : scenario.tiles())
    if (tile.kind.id == id)
      return tileName(tile.kind);
  return QString::fromStdString(id);
}

int inBox(const ChipRules& rules)
{
  auto sum = 0;
  for (const auto& colour : rules.values)
    for (const auto count : colour)
      sum += count;
  return sum;
}

QStringList expansionsOf(const RulesProfile& rules, bool onMap)
{
  auto names = QStringList{};
  for (const auto group : combinedGroups())
    if (group != SwitchGroup::Map && group != SwitchGroup::Towns && group != SwitchGroup::Chips &&
        groupInUse(group, rules, onMap))
      names << groupText(group);
  return names;
}

} // namespace

SheetBlock startsBlock(const PlayableScenario& scenario, double width)
{
  if (!scenario.map)
    return openTableBlock(scenario, width);
  const auto& map = *scenario.map;
  const auto all = startSquares(map);
  const auto& used = scenario.scenario.starts;
  auto block = SheetBlock{headingRow(SheetText::tr("Start squares"), width), {}};
  const auto add = [&](const QString& text) { block.rows.push_back(textRow(text, width, points)); };
  if (used.empty())
    add(SheetText::tr("Draw %n of these at random: %1.", nullptr,
                      scenario.scenario.rules.startsUsed)
            .arg(named(map, all).join(QStringLiteral(", "))));
  for (const auto place : used)
    block.rows.push_back(textRow(siteName(map, place), width, 10, QFont::DemiBold));
  auto unused = all;
  std::erase_if(unused, [&](Place place) { return std::ranges::find(used, place) != used.end(); });
  if (!used.empty() && !unused.empty())
    add(SheetText::tr("Not used: %1.").arg(named(map, unused).join(QStringLiteral(", "))));
  for (const auto& tile : scenario.scenario.laid)
    add(SheetText::tr("On %1 lies %2.")
            .arg(siteName(map, tile.place),
                 tile.kind.empty() ? SheetText::tr("a drawn tile") : tileOf(scenario, tile.kind)));
  if (scenario.scenario.laid.empty())
    add(SheetText::tr(
        "The start tile lies on one of them, drawn at random, and a drawn tile on each of the "
        "others."));
  return block;
}

SheetBlock chipsBlock(const PlayableScenario& scenario, double width)
{
  const auto& rules = scenario.scenario.rules.chips;
  const auto* layout = scenario.chipLayout();
  if (!rules.on && !layout)
    return {};
  auto block = SheetBlock{headingRow(SheetText::tr("Chips"), width), {}};
  const auto add = [&](const QString& text) { block.rows.push_back(textRow(text, width, points)); };
  const auto onMarks = rules.placement == ChipPlacement::Marks;
  const auto supply = rules.placement == ChipPlacement::Supply;
  const auto pile = onMarks ? rules.perMark : 1;
  const auto count = supply   ? 0
                     : layout ? pile * static_cast<int>(layout->chips.size())
                              : rules.count;
  const auto fixed = layout && decided(*layout) && pile == 1 && !supply;
  if (supply)
    add(SheetText::tr("No chip lies on the map: they are a supply."));
  else if (onMarks)
    add(SheetText::tr("%n chip(s) lie face down on each printed place, in its colour if it has "
                      "one.",
                      nullptr, pile));
  else
    add(layout ? SheetText::tr("%n chip(s) lie on the map as drawn.", nullptr, count)
               : SheetText::tr("Lay %n chip(s) on squares that the rules allow.", nullptr, count));
  if (rules.use == ChipUse::IslandTiles)
    add(SheetText::tr("Five tiles lie on each depot, the top one open."));
  if (!fixed && !supply)
    add(SheetText::tr("Shuffle these chips face down and deal them out:"));
  for (std::size_t i = 0; i < chipColours.size(); ++i) {
    const auto colour = chipColours[i];
    const auto ones = fixed ? laid(*layout, colour, 1) : rules.values[i][0];
    const auto twos = fixed ? laid(*layout, colour, 2) : rules.values[i][1];
    block.rows.push_back(chipRow(colour, ones, twos, width));
  }
  if (const auto left = inBox(rules) - count; left > 0 && !supply)
    add(SheetText::tr("%n chip(s) stay in the box.", nullptr, left));
  if (layout) {
    const auto soft = QColor(0x6A, 0x60, 0x52);
    auto how = SheetText::tr("Laid: %1").arg(layoutBadge(*layout));
    if (layout->generator > 0)
      how += SheetText::tr(", seed %1").arg(layout->seed);
    block.rows.push_back(textRow(how + u'.', width, 7.5, QFont::Normal, soft));
  }
  return block;
}

SheetBlock rulesBlock(const PlayableScenario& scenario, double width)
{
  const auto& rules = scenario.scenario.rules;
  auto block = SheetBlock{headingRow(SheetText::tr("Rules in use"), width), {}};
  const auto add = [&](bool holds, const QString& text) {
    if (holds)
      block.rows.push_back(
          textRow(text, width, points, QFont::Normal, QColor(0x2B, 0x26, 0x20), 0.8));
  };
  const auto meeples = rules.meeples + (rules.leipzig.on && rules.leipzig.extraMeeple ? 1 : 0);
  add(true, SheetText::tr("%n meeple(s) a player, one more on the score board.", nullptr, meeples));
  const auto expansions = expansionsOf(rules, scenario.map.has_value());
  add(!expansions.empty(), SheetText::tr("Played with: %1.").arg(listText(expansions)));
  add(rules.fields, SheetText::tr("Farmers score fields at the end."));
  add(!rules.fields, SheetText::tr("Without farmers."));
  add(true, SheetText::tr("A finished city of two tiles scores %1.").arg(rules.smallCityPoints));
  add(rules.townExtraTile, SheetText::tr("Covering a town: play another tile at once."));
  add(rules.townCosts, SheetText::tr("Covering a town costs 2 points."));
  add(rules.townRoadBonus,
      SheetText::tr("A scored road gains 2 for every visible town beside it."));
  const auto& sites = scenario.map ? scenario.map->sites() : std::vector<Site>{};
  const auto islands = std::ranges::count(sites, SiteKind::Island, &Site::kind) > 0;
  add(islands && rules.islandCoats,
      SheetText::tr("Coats of arms on island squares score at once."));
  add(!rules.fillHoles, SheetText::tr("No tile may enclose an empty square."));
  const auto chips = rules.chips.on;
  add(chips && rules.chips.placement != ChipPlacement::Supply,
      SheetText::tr("Who covers a chip scores its points at once."));
  add(chips && rules.chips.use == ChipUse::IslandTiles,
      SheetText::tr("A chip pays for the open tile on a depot of its colour, taken instead of "
                    "drawing."));
  add(chips && rules.chips.use == ChipUse::Wine,
      SheetText::tr("Chips worth exactly 2 of one colour are a wine. Sell one a turn: for 5 where "
                    "your tile meets a border road or city with a coat of arms, for 9 where it "
                    "covers a town with its bottle."));
  add(chips && rules.chips.use == ChipUse::Roads,
      SheetText::tr("Who lays a tile next to a printed city takes the chips there. For a scored "
                    "road of one's own up to one chip of each colour may be spent: each is 1 more "
                    "per tile."));
  add(chips && !rules.chips.onIslands, SheetText::tr("No chips on island squares."));
  add(chips && rules.chips.use == ChipUse::Upgrade,
      SheetText::tr("Chips worth exactly 4 put a meeple on a chip: it counts twice."));
  add(chips && rules.chips.edition == OpenSideEdition::Of2019,
      SheetText::tr("No chips beside any side of a large city (2019)."));
  return block;
}

} // namespace kartenwerk
