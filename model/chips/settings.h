// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/place.h"
#include "model/chips/reasons.h"
#include "model/chips/symmetry.h"
#include "model/map/map.h"
#include "model/rules/profile.h"

namespace kartenwerk {

/// Version of everything that turns a seed into a layout; stored with each layout.
inline constexpr int chipGenerator = 1;

/// How far chips keep apart. Steps are columns apart + rows apart, whatever lies between.
struct Spacing
{
  int steps = 2;         ///< at least so many steps apart: 2 is the rule of the game; 1: no rule
  bool diagonal = false; ///< squares that touch at a corner count as neighbours too

  bool operator==(const Spacing&) const = default;
};

/// How many chips a region of the map shall hold.
struct RegionQuota
{
  static constexpr int noLimit = -1;

  std::string region; ///< the name; a region that the map does not have holds no square
  int least = 0;
  int most = noLimit; ///< 0 closes the region for chips
  Extras extras;

  bool operator==(const RegionQuota&) const = default;
};

/// What a designer asks of a layout of chips (rules.md section 3, D3, D4, D24, D33).
struct ChipSettings
{
  int count = 30; ///< chips on the board, pinned ones included; a pile counts as one
  /// Used start squares; empty: legal whichever start squares the players choose, so that every
  /// start square counts as used.
  std::vector<Place> usedStarts;
  OpenSideEdition edition = OpenSideEdition::Current;
  bool onUnusedStarts = false; ///< D24
  Spacing spacing;
  /// The landings of a ferry count as one step apart.
  bool ferriesAreNeighbours = false;
  /// Chips lie on printed places only, which no other rule of the game forbids, in large cities
  /// too; spacing is not asked.
  bool onlyMarks = false;
  std::vector<SiteKind> forbiddenKinds; ///< such as islands (Iberia)
  std::vector<RegionQuota> quotas;
  std::vector<Place> pinned; ///< squares that hold a chip in every layout
  std::vector<Place> banned; ///< squares that hold none
  /// Layouts that look the same after it; the map must have that symmetry.
  Symmetry symmetry = Symmetry::None;
  /// Rules left out, for "how many would fit without it". Outside, Blocked and LargeCity stay.
  ChipReasons lifted;

  bool operator==(const ChipSettings&) const = default;
};

/// The settings that the rules of a scenario ask for; used starts as in ChipSettings.
[[nodiscard]] ChipSettings chipSettings(const ChipRules& rules, std::vector<Place> usedStarts);

/// The start squares that count as used: those of the settings, or all of the map.
[[nodiscard]] std::vector<Place> startsThatCount(const Map& map, const ChipSettings& settings);

} // namespace kartenwerk
