// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/referee/randomgame.h"

namespace referee {

/// A switch of the rules profile in one of its positions.
struct RuleSwitch
{
  enum class Where { Anywhere, OpenTable, Map };

  std::string_view name;
  Where where = Where::Anywhere;
  void (*turn)(kartenwerk::RulesProfile& rules) = nullptr;
  /// Features that the rule is about: such tiles are drawn more often; null: none in particular.
  bool (*about)(const kartenwerk::Feature& feature) = nullptr;
  /// What the referee counts when the rule makes a difference; each has to come up.
  std::vector<std::string> proofs;
  std::string_view excludes; ///< switches whose names begin so cannot be on with this one
};

std::span<const RuleSwitch> ruleSwitches();

/// Ids of the switches of the profile that say where chips may lie: no game asks for them.
std::span<const std::string_view> switchesOfLayouts();

/// Whether both can be on in one game.
bool goTogether(const RuleSwitch& one, const RuleSwitch& other);

/// A short game with both on and all else off, with many tiles that they are about.
kartenwerk::PlayableScenario gameOfPair(const std::vector<Boxes>& boxes, const RuleSwitch& one,
                                        const RuleSwitch& other, std::uint64_t seed);

} // namespace referee
