// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"

namespace kartenwerk {

/// Which sides of a large city bar chips beside them (rules.md D3).
enum class OpenSideEdition : std::uint8_t {
  Current, ///< outer sides printed city or road that face a playable square
  Of2019   ///< every outer side that faces a playable square
};

/// What chips do in play.
enum class ChipUse : std::uint8_t {
  Points,      ///< their points at once, no more
  Upgrade,     ///< Germany, Taiwan: points at once, then exactly 4 upgrade a meeple
  IslandTiles, ///< Benelux: points at once, then one pays for an open tile of its colour's island
  Wine,        ///< France: points at once, then 2 points of a colour are a wine to sell
  Roads        ///< Nordics: points at once, then up to one a colour add 1 per tile of a road
};

/// Where chips lie at the start (rules.md section 3).
enum class ChipPlacement : std::uint8_t {
  Spread, ///< by the standard rules: apart from one another, off towns, starts and open sides
  Marks,  ///< Great Britain, Nordics: on the printed places, in their colour if they have one
  Supply  ///< Ukraine: none on the board
};

/// Benelux: tiles that lie on each depot at the start.
inline constexpr int tilesOnADepot = 5;

struct ChipRules
{
  bool on = false;
  ChipUse use = ChipUse::Upgrade;
  int count = 30; ///< chips on the board, 0…999; the box of the game holds 30
  ChipPlacement placement = ChipPlacement::Spread;
  int perMark = 1;       ///< on each printed place, 1 or 2: a chip of a layout is a pile of so many
  bool onIslands = true; ///< Iberia: none on island squares
  /// values[colour][value - 1]: chips in the box; colours purple, light blue, orange (D4).
  std::array<std::array<int, 2>, 3> values{{{5, 5}, {5, 5}, {5, 5}}};
  OpenSideEdition edition = OpenSideEdition::Current;
  bool onUnusedStarts = false;       ///< D24
  bool ferriesAreNeighbours = false; ///< the landings of a ferry count as one step apart
  Extras extras;

  bool operator==(const ChipRules&) const = default;
};

/// The four quarters of Leipzig.
enum class Quarter : std::uint8_t { Wainwrights, Coiners, Bookbinders, Tanners };

/// Markets of Leipzig (rules.md 7, D18–D21, D30).
struct LeipzigRules
{
  bool on = false;
  bool extraMeeple = true;          ///< one meeple more for each player
  bool majorityAfter = false;       ///< D18: judged when those sent have left the road
  bool anyCrossingConnects = false; ///< D20: crossings without a village connect roads, too
  bool drawnOrder = false;          ///< the seed shuffles the quarters; `order` is not used
  /// The quarters clockwise from the north-west, on the open table and on a map.
  std::array<Quarter, 4> order{Quarter::Wainwrights, Quarter::Coiners, Quarter::Bookbinders,
                               Quarter::Tanners};
  Extras extras;

  bool operator==(const LeipzigRules&) const = default;
};

/// Darmstadt promo (rules.md 6, D16, D17, D32): the bonuses of its three tiles.
struct DarmstadtRules
{
  bool on = false;
  bool churchByVotes = false; ///< D16: large and upgraded meeples count 2; else heads
  Extras extras;

  bool operator==(const DarmstadtRules&) const = default;
};

/// The scoring tiles of the Land Surveyors.
enum class SurveyorTile : std::uint8_t {
  CitizensJury,
  BadNeighbourhood,
  Siege,
  StreetFair,
  Highway,
  PeasantRevolt,
  Hermit,
  PilgrimageRoute,
  Wealth, ///< +3, in any pile
  Poverty ///< −3, in any pile
};

/// Land Surveyors (rules.md 5, D13–D15, D31).
struct SurveyorRules
{
  bool on = false;
  bool shedsRevolt = false; ///< D13: sheds count for the Peasant Revolt like farmhouses
  /// D14: the tiles of the piles, before they are shuffled; at most 12 a pile. A pile without
  /// tiles changes nothing.
  std::vector<SurveyorTile> city{SurveyorTile::CitizensJury, SurveyorTile::BadNeighbourhood,
                                 SurveyorTile::Siege, SurveyorTile::Wealth, SurveyorTile::Poverty};
  std::vector<SurveyorTile> road{SurveyorTile::StreetFair, SurveyorTile::Highway,
                                 SurveyorTile::PeasantRevolt, SurveyorTile::Poverty};
  std::vector<SurveyorTile> monastery{SurveyorTile::Hermit, SurveyorTile::PilgrimageRoute,
                                      SurveyorTile::Wealth};
  Extras extras;

  bool operator==(const SurveyorRules&) const = default;
};

/// Which rules are on, with their numbers. Defaults are the Maps preset without chips. The ids,
/// defaults, ranges and explanations of all switches stand in one table: model/rules/switches.h.
struct RulesProfile
{
  std::string preset = "maps"; ///< the preset it came from (model/rules/presets.h)
  int meeples = 9;             ///< per player, 1…20
  bool fields = true;
  int smallCityPoints = 4;    ///< a completed city of two tiles: 4, or 2 (1 per tile and coat)
  bool townExtraTile = false; ///< town variant a
  bool townCosts = false;     ///< town variant b
  bool townRoadBonus = false; ///< town variant c
  bool islandCoats = true;    ///< coats on island squares pay at once (section 12)
  int startsUsed = 2;         ///< start squares in use when the scenario names none; 1…9
  bool fillHoles = true;      ///< placements that enclose an empty square are legal
  bool inns = false;          ///< inns on roads (section 11); off: a picture only (D23)
  bool cathedrals = false;    ///< cathedrals in cities
  bool largeMeeple = false;   ///< one each; it counts 2
  bool goods = false;         ///< goods of completed cities, 10 points a kind at the end
  bool builder = false;       ///< one each
  bool pig = false;           ///< one each
  bool abbot = false;         ///< one each; gardens are then scored, too
  bool river = false;         ///< tiles with a river are laid before all others; only without a map
  LeipzigRules leipzig;
  DarmstadtRules darmstadt;
  SurveyorRules surveyors;
  ChipRules chips;
  Extras extras;

  bool operator==(const RulesProfile&) const = default;
};

/// Greatest number of figures of all players together in one game.
inline constexpr int mostFigures = 144;

/// The figures of one player: meeples, with the one that Leipzig adds, large meeple, builder, pig
/// and abbot.
int figuresOf(const RulesProfile& rules);

/// The profile of a preset (model/rules/presets.h); an unknown id gives that of "maps".
RulesProfile preset(std::string_view id);

} // namespace kartenwerk
