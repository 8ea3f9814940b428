// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/rules/switches.h"

namespace kartenwerk {

/// How far it is known what two groups of rules do together.
enum class Settled : std::uint8_t {
  Document,    ///< a document says it
  Reading,     ///< the documents do not say it; we decided
  Independent, ///< nothing of the one touches the other
  Open,        ///< nobody says it; each is played as if it were alone
  Impossible   ///< they cannot be played together
};

struct Combination
{
  SwitchGroup first = SwitchGroup::Towns;
  SwitchGroup second = SwitchGroup::Map;
  Settled settled = Settled::Open;
  std::string_view source; ///< as Switch::source; empty where nothing is said
};

/// The groups that can be combined; SwitchGroup::Map stands for a game on a map.
std::span<const SwitchGroup> combinedGroups();

/// One for each pair of those groups, in their order. The reasons are in
/// views/text/combinationwords.h.
std::span<const Combination> combinations();

/// Whether a rule of the group is on.
bool groupInUse(SwitchGroup group, const RulesProfile& rules, bool onMap);

/// The combinations of which both groups are in use.
std::vector<Combination> combinationsInUse(const RulesProfile& rules, bool onMap);

} // namespace kartenwerk
