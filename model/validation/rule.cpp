// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/rule.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace kartenwerk {

namespace {

using enum Rule;
constexpr auto error = Severity::Error;
constexpr auto warning = Severity::Warning;
constexpr auto info = Severity::Info;
constexpr auto map = Part::Map;
constexpr auto scenario = Part::Scenario;
using enum Element;

// An error keeps the game from being set up or played by the rules; a warning is playable but
// hardly meant; an info is good to know.
constexpr std::array table{
    RuleInfo{NoSquares, "map.no-squares", error, map, Whole, ""},
    RuleInfo{TooFewStarts, "map.start-missing", error, map, Whole, "number"},
    RuleInfo{StartOffSquares, "map.start-off-squares", error, map, Site, "name", true},
    RuleInfo{TownOffSquares, "map.town-off-squares", error, map, Site, "name", true},
    RuleInfo{SiteOffSquares, "map.site-off-squares", error, map, Site, "kind", true},
    RuleInfo{StartIsTown, "map.start-is-town", info, map, Site, "name", true},
    RuleInfo{IslandWithoutCoats, "map.island-without-coats", warning, map, Site, ""},
    RuleInfo{StartNameMissing, "map.start-unnamed", warning, map, Site, ""},
    RuleInfo{TownNameMissing, "map.town-unnamed", warning, map, Site, ""},
    RuleInfo{LargeCityNameMissing, "map.large-city-unnamed", warning, map, LargeCity, ""},
    RuleInfo{NameRepeated, "map.name-repeated", warning, map, Square, "name"},
    RuleInfo{SquareUnreachable, "map.square-unreachable", error, map, Square, "number"},
    RuleInfo{IslandUnreachable, "map.island-unreachable", warning, map, Site, ""},
    RuleInfo{StraySquare, "map.square-stray", warning, map, Square, "number", true},
    RuleInfo{Hole, "map.hole", info, map, Square, "number"},
    RuleInfo{ColourMissing, "map.colour-missing", warning, map, Square, "kind"},
    RuleInfo{PrintOffSquares, "map.print-off-squares", error, map, Print, "", true},
    RuleInfo{PrintInside, "map.print-inside", error, map, Print, "", true},
    RuleInfo{PrintGroupMixed, "map.print-group-mixed", error, map, Print, "group"},
    RuleInfo{PrintGroupDiffers, "map.print-group-differs", warning, map, Print, "group", true},
    RuleInfo{LandingOffSquares, "map.landing-off-squares", error, map, Ferry, "name", true},
    RuleInfo{LandingInside, "map.landing-inside", error, map, Ferry, "name", true},
    RuleInfo{FerryOneEnd, "map.ferry-one-end", error, map, Ferry, "name", true},
    RuleInfo{FerrySameSquare, "map.ferry-same-square", warning, map, Ferry, "name", true},
    RuleInfo{SideTwice, "map.side-twice", error, map, Print, "", true},
    RuleInfo{LargeCityInPieces, "map.large-city-in-pieces", error, map, LargeCity, "name, number"},
    RuleInfo{LargeCityClosed, "map.large-city-closed", warning, map, LargeCity, "name"},
    RuleInfo{GateLeadsNowhere, "map.gate-leads-nowhere", warning, map, LargeCity, "name", true},
    RuleInfo{LargeCitiesTouch, "map.large-cities-touch", info, map, LargeCity, "name, name"},

    RuleInfo{SquareFitsNoTile, "scenario.square-fits-no-tile", error, scenario, Square, ""},
    RuleInfo{StartTileFitsNowhere, "scenario.start-tile-fits-nowhere", error, scenario, Square,
             "kind"},
    RuleInfo{StartTileMissing, "scenario.start-tile-missing", info, scenario, Whole, ""},
    RuleInfo{NoTiles, "scenario.tiles-missing", error, scenario, Whole, ""},
    RuleInfo{TilesTooFew, "scenario.tiles-too-few", warning, scenario, Whole, "tiles, squares"},
    RuleInfo{TilesTooMany, "scenario.tiles-too-many", warning, scenario, Whole, "tiles, squares"},
    RuleInfo{TooLargeToPlay, "scenario.too-large-to-play", warning, scenario, Whole,
             "what, number, greatest"},
    RuleInfo{RiverOnMap, "scenario.river-on-map", warning, scenario, Whole, "number"},
    RuleInfo{ChangeUnknown, "scenario.change-unknown", warning, scenario, Whole, "title, kind",
             true},
    RuleInfo{UsedStartUnknown, "scenario.start-unknown", error, scenario, Square, "", true},
    RuleInfo{UsedStartRepeated, "scenario.start-repeated", error, scenario, Square, "", true},
    RuleInfo{UsedStartsTooFew, "scenario.starts-too-few", warning, scenario, Whole, "number"},
    RuleInfo{UsedStartsTooMany, "scenario.starts-too-many", error, scenario, Whole, "used, printed",
             true},
    RuleInfo{SquareUnreachableFromUsed, "scenario.square-unreachable", error, scenario, Square,
             "number"},
    RuleInfo{SquareUnreachableByChance, "scenario.square-unreachable-by-chance", warning, scenario,
             Square, "number"},
    RuleInfo{PlayersOutOfRange, "scenario.players-out-of-range", error, scenario, Whole, "number",
             true},
    RuleInfo{LaidOffStart, "scenario.laid-off-start", error, scenario, Square, "", true},
    RuleInfo{LaidUnknown, "scenario.laid-unknown", error, scenario, Square, "kind"},
    RuleInfo{LaidFitsNot, "scenario.laid-fits-not", error, scenario, Square, "kind"},
    RuleInfo{LaidOffTable, "scenario.laid-off-table", error, scenario, Square, "table", true},
    RuleInfo{LaidTwice, "scenario.laid-twice", error, scenario, Square, "", true},
    RuleInfo{LaidMismatch, "scenario.laid-mismatch", error, scenario, Square, ""},
    RuleInfo{DrawUnknown, "scenario.draw-unknown", error, scenario, Whole, "kind"},
    RuleInfo{DrawTooOften, "scenario.draw-too-often", error, scenario, Whole, "kind, drawn, there"},
    RuleInfo{DrawsMissing, "scenario.draws-missing", error, scenario, Whole, "", true},
    RuleInfo{ChipBoxUnusual, "scenario.chips-unusual", info, scenario, Whole, "number"},
    RuleInfo{ChipColourUnusual, "scenario.chip-colour-unusual", warning, scenario, Whole,
             "colour, number"},
    RuleInfo{ChipsTooManyForBox, "scenario.chips-too-many-for-box", error, scenario, Whole,
             "wanted, there"},
    RuleInfo{ChipsTooManyForMap, "scenario.chips-too-many", error, scenario, Whole,
             "wanted, at most"},
    RuleInfo{LayoutCount, "scenario.layout-count", warning, scenario, Whole, "laid, wanted"},
    RuleInfo{LayoutColour, "scenario.layout-colour", error, scenario, Whole,
             "colour, value, laid, there"},
    RuleInfo{LayoutIllegal, "scenario.layout-illegal", error, scenario, Square, "reason"},
    RuleInfo{LayoutOwnRules, "scenario.layout-own-rules", warning, scenario, Square,
             "reason, region"},
    RuleInfo{WishRegionUnknown, "scenario.wish-region-unknown", warning, scenario, Whole, "region",
             true},
    RuleInfo{WishPinForbidden, "scenario.wish-pin-forbidden", warning, scenario, Square, "reason",
             true},
    RuleInfo{WishPinBanned, "scenario.wish-pin-banned", warning, scenario, Square, "", true},
    RuleInfo{WishBanOffMap, "scenario.wish-ban-off-map", warning, scenario, Square, "", true},
    RuleInfo{WishBanWithoutEffect, "scenario.wish-ban-without-effect", info, scenario, Square, "",
             true},
    RuleInfo{RiverRuleOnMap, "scenario.river-rule-on-map", error, scenario, Whole, "", true},
    RuleInfo{RiverAndLeipzig, "scenario.river-and-leipzig", error, scenario, Whole, "", true},
    RuleInfo{RiverEnds, "scenario.river-ends", warning, scenario, Whole, "springs, lakes"},
    RuleInfo{LeipzigMissing, "scenario.leipzig-missing", error, scenario, Whole, "", true},
    RuleInfo{LeipzigShape, "scenario.leipzig-shape", error, scenario, Square, "name"},
    RuleInfo{LeipzigTwice, "scenario.leipzig-twice", error, scenario, Square, "number"},
    RuleInfo{RuleWithoutTiles, "scenario.rule-without-tiles", warning, scenario, Whole, "switch",
             true},
    RuleInfo{AbbotWithoutBuildings, "scenario.abbot-without-buildings", warning, scenario, Whole,
             "kind", true},
    RuleInfo{DarmstadtWithoutTiles, "scenario.darmstadt-without-tiles", warning, scenario, Whole,
             "", true},
    RuleInfo{DarmstadtMonasteries, "scenario.darmstadt-monasteries", info, scenario, Whole,
             "number", true},
    RuleInfo{FiguresTooMany, "scenario.figures-too-many", error, scenario, Whole,
             "figures, greatest", true},
};

constexpr bool inOrder()
{
  for (std::size_t i = 0; i < table.size(); ++i)
    if (static_cast<std::size_t>(table[i].rule) != i)
      return false;
  return table.size() == static_cast<std::size_t>(FiguresTooMany) + 1;
}
static_assert(inOrder(), "the table follows the enumeration");

} // namespace

std::span<const RuleInfo> rules()
{
  return table;
}

const RuleInfo& infoOf(Rule rule)
{
  assert(static_cast<std::size_t>(rule) < table.size());
  return table[static_cast<std::size_t>(rule)];
}

std::optional<Rule> ruleFrom(std::string_view id)
{
  const auto found = std::ranges::find(table, id, &RuleInfo::id);
  return found == table.end() ? std::nullopt : std::optional{found->rule};
}

} // namespace kartenwerk
