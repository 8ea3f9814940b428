// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/base/extras.h"
#include "model/chips/settings.h"

namespace kartenwerk {

/// What a designer asks of the layouts of a scenario beyond the rules of the game.
struct ChipWishes
{
  Spacing spacing;
  std::vector<SiteKind> forbiddenKinds; ///< in their own order, each once
  std::vector<RegionQuota> quotas;      ///< one a region
  std::vector<Place> pinned;            ///< sorted
  std::vector<Place> banned;            ///< sorted
  Symmetry symmetry = Symmetry::None;
  Extras extras;

  bool operator==(const ChipWishes&) const = default;
};

/// The settings that the rules and the wishes of a scenario ask for; used starts as in
/// ChipSettings.
[[nodiscard]] ChipSettings chipSettings(const ChipRules& rules, std::vector<Place> usedStarts,
                                        const ChipWishes& wishes);
/// The wishes among the settings, without extras.
[[nodiscard]] ChipWishes wishesOf(const ChipSettings& settings);

} // namespace kartenwerk
