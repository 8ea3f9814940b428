// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "model/base/problem.h"

namespace kartenwerk {

/// Every rule of validation. The ids, as files, the command line and the manual name them, stand in
/// rules().
enum class Rule : std::uint8_t {
  // the map alone
  NoSquares,
  TooFewStarts,
  StartOffSquares,
  TownOffSquares,
  SiteOffSquares,
  StartIsTown,
  IslandWithoutCoats,
  StartNameMissing,
  TownNameMissing,
  LargeCityNameMissing,
  NameRepeated,
  SquareUnreachable,
  IslandUnreachable,
  StraySquare,
  Hole,
  ColourMissing,
  PrintOffSquares,
  PrintInside,
  PrintGroupMixed,
  PrintGroupDiffers,
  LandingOffSquares,
  LandingInside,
  FerryOneEnd,
  FerrySameSquare,
  SideTwice,
  LargeCityInPieces,
  LargeCityClosed,
  GateLeadsNowhere,
  LargeCitiesTouch,
  // the scenario: map, tiles and rules together
  SquareFitsNoTile,
  StartTileFitsNowhere,
  StartTileMissing,
  NoTiles,
  TilesTooFew,
  TilesTooMany,
  TooLargeToPlay,
  RiverOnMap,
  ChangeUnknown,
  UsedStartUnknown,
  UsedStartRepeated,
  UsedStartsTooFew,
  UsedStartsTooMany,
  SquareUnreachableFromUsed,
  SquareUnreachableByChance,
  PlayersOutOfRange,
  LaidOffStart,
  LaidUnknown,
  LaidFitsNot,
  LaidOffTable,
  LaidTwice,
  LaidMismatch,
  DrawUnknown,
  DrawTooOften,
  DrawsMissing,
  ChipBoxUnusual,
  ChipColourUnusual,
  ChipsTooManyForBox,
  ChipsTooManyForMap,
  LayoutCount,
  LayoutColour,
  LayoutIllegal,
  LayoutOwnRules,
  WishRegionUnknown,
  WishPinForbidden,
  WishPinBanned,
  WishBanOffMap,
  WishBanWithoutEffect,
  // the rules profile
  RiverRuleOnMap,
  RiverAndLeipzig,
  RiverEnds,
  LeipzigMissing,
  LeipzigShape,
  LeipzigTwice,
  RuleWithoutTiles,
  AbbotWithoutBuildings,
  DarmstadtWithoutTiles,
  DarmstadtMonasteries,
  FiguresTooMany,
};

/// What a rule needs: the map alone, or the scenario with map and tile sets. Its issues belong to
/// that file.
enum class Part : std::uint8_t { Map, Scenario };

/// The kind of record in the file that an issue of the rule points at.
enum class Element : std::uint8_t {
  Whole, ///< the file as a whole
  Square,
  Site,
  Print,
  Ferry,
  LargeCity
};

struct RuleInfo
{
  Rule rule{};
  std::string_view id; ///< such as "map.start-missing"; never translated, never changed
  Severity severity = Severity::Error;
  Part part = Part::Map;
  Element element = Element::Whole;
  std::string_view details; ///< what Issue::details holds, in order, separated by ", "
  bool mendable = false;    ///< mended() knows a clear mend
};

/// All rules, in the order of the enumeration.
std::span<const RuleInfo> rules();

const RuleInfo& infoOf(Rule rule);
std::optional<Rule> ruleFrom(std::string_view id);

} // namespace kartenwerk
