// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/extras.h"

namespace kartenwerk {

/// Which sides of a large city bar chips beside them (rules.md D3).
enum class OpenSideEdition : std::uint8_t {
  Current, ///< outer sides printed city or road that face a playable square
  Of2019   ///< every outer side that faces a playable square
};

/// What chips do in play.
enum class ChipUse : std::uint8_t {
  Points, ///< their points at once, no more
  Upgrade ///< Germany, Taiwan: points at once, then exactly 4 upgrade a meeple
};

struct ChipRules
{
  bool on = false;
  ChipUse use = ChipUse::Upgrade;
  int count = 30; ///< chips on the board, 0…30 in the box of 30
  /// values[colour][value - 1]: chips in the box; colours purple, light blue, orange (D4).
  std::array<std::array<int, 2>, 3> values{{{5, 5}, {5, 5}, {5, 5}}};
  OpenSideEdition edition = OpenSideEdition::Current;
  bool onUnusedStarts = false;       ///< D24
  bool ferriesAreNeighbours = false; ///< the landings of a ferry count as one step apart
  Extras extras;

  bool operator==(const ChipRules&) const = default;
};

/// Which rules are on, with their numbers. Defaults are the Maps preset without chips. The ids,
/// defaults, ranges and explanations of all switches stand in one table: model/rules/switches.h.
struct RulesProfile
{
  std::string preset = "maps"; ///< the preset it came from: "base", "maps", "germany"
  int meeples = 9;             ///< per player, 1…20
  bool fields = true;
  int smallCityPoints = 4;    ///< a completed city of two tiles: 4, or 2 (1 per tile and coat)
  bool townExtraTile = false; ///< town variant a
  bool townCosts = false;     ///< town variant b
  bool townRoadBonus = false; ///< town variant c
  bool islandCoats = true;    ///< coats on island squares pay at once (section 12)
  int startsUsed = 2;         ///< start squares in use when the scenario names none; 1…9
  bool fillHoles = true;      ///< placements that enclose an empty square are legal
  ChipRules chips;
  Extras extras;

  bool operator==(const RulesProfile&) const = default;
};

/// "base" (no map), "maps", "germany" (maps with chips); an unknown id gives "maps".
RulesProfile preset(std::string_view id);

} // namespace kartenwerk
