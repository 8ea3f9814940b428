// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/presets.h"

#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

constexpr int meeplesOfTheBaseGame = 7;

void base(RulesProfile& profile)
{
  profile.meeples = meeplesOfTheBaseGame;
}

void expansions(RulesProfile& profile)
{
  base(profile);
  profile.inns = profile.cathedrals = profile.largeMeeple = true;
  profile.goods = profile.builder = profile.pig = true;
}

void abbot(RulesProfile& profile)
{
  base(profile);
  profile.abbot = true;
}

void river(RulesProfile& profile)
{
  base(profile);
  profile.river = true;
}

void leipzig(RulesProfile& profile)
{
  base(profile);
  profile.leipzig.on = true;
}

void darmstadt(RulesProfile& profile)
{
  base(profile);
  profile.darmstadt.on = true;
}

void surveyors(RulesProfile& profile)
{
  base(profile);
  profile.surveyors.on = true;
}

/// Section 3 of the map's chips: meeples are upgraded with chips worth exactly 4.
void upgrades(RulesProfile& profile)
{
  profile.chips.on = true;
  profile.chips.use = ChipUse::Upgrade;
}

constexpr std::array all{
    Preset{"base", false, base},           Preset{"expansions", false, expansions},
    Preset{"abbot", false, abbot},         Preset{"river", false, river},
    Preset{"leipzig", false, leipzig},     Preset{"darmstadt", false, darmstadt},
    Preset{"surveyors", false, surveyors}, Preset{"maps", true, nullptr},
    Preset{"germany", true, upgrades},     Preset{"taiwan", true, upgrades},
};

} // namespace

std::span<const Preset> presets()
{
  return all;
}

const Preset* findPreset(std::string_view id)
{
  const auto found = std::ranges::find(all, id, &Preset::id);
  return found != all.end() ? found : nullptr;
}

RulesProfile preset(std::string_view id)
{
  auto profile = RulesProfile{};
  const auto* found = findPreset(id);
  if (!found)
    return profile;
  profile.preset = id;
  if (found->change)
    found->change(profile);
  return profile;
}

} // namespace kartenwerk
