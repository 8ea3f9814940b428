// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/presets.h"

#include <algorithm>

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

void chipsOn(RulesProfile& profile, ChipUse use, int starts)
{
  profile.chips.on = true;
  profile.chips.use = use;
  profile.startsUsed = starts;
}

void benelux(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::IslandTiles, 2);
  profile.chips.count = 20;
}

void france(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::Wine, 2);
}

void iberia(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::Points, 3);
  profile.chips.onIslands = false;
}

void greatBritain(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::Points, 3);
  profile.chips.placement = ChipPlacement::Marks;
}

void ukraine(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::Points, 2);
  profile.chips.placement = ChipPlacement::Supply;
}

void nordics(RulesProfile& profile)
{
  chipsOn(profile, ChipUse::Roads, 2);
  profile.chips.placement = ChipPlacement::Marks;
  profile.chips.perMark = 2;
}

/// 72 + 18 + 24 tiles: what the rulebook of the maps asks for.
std::vector<PresetTiles> baseAndTwoExpansions()
{
  return {{"base-1", {}}, {"inns-cathedrals", {}}, {"traders-builders", {}}};
}

/// For two boards joined.
std::vector<PresetTiles> twiceTheTiles()
{
  auto tiles = baseAndTwoExpansions();
  const auto once = tiles;
  tiles.insert(tiles.end(), once.begin(), once.end());
  return tiles;
}

std::vector<Preset> table()
{
  return {
      Preset{"base", false, base, {{"base-1", {}}}},
      Preset{"expansions", false, expansions, baseAndTwoExpansions()},
      Preset{"abbot", false, abbot, {{"base-2", {}}}},
      Preset{"river", false, river, {{"river", {}}, {"base-1", {}}}},
      Preset{"leipzig", false, leipzig, {{"base-1", {}}}},
      // Two monasteries of the base game make room for the two churches.
      Preset{"darmstadt", false, darmstadt, {{"base-1", {{"base-B", 2}}}, {"darmstadt", {}}}},
      Preset{"surveyors", false, surveyors, {{"base-1", {}}}},
      Preset{"maps", true, nullptr, baseAndTwoExpansions()},
      Preset{"germany", true, upgrades, baseAndTwoExpansions()},
      Preset{"taiwan", true, upgrades, baseAndTwoExpansions()},
      Preset{"benelux", true, benelux, baseAndTwoExpansions()},
      Preset{"france", true, france, baseAndTwoExpansions()},
      Preset{"iberia", true, iberia, baseAndTwoExpansions()},
      // 90 to 100 tiles are recommended.
      Preset{"great-britain", true, greatBritain, {{"base-1", {}}, {"inns-cathedrals", {}}}},
      Preset{"ukraine", true, ukraine, baseAndTwoExpansions()},
      Preset{"nordics", true, nordics, baseAndTwoExpansions()},
      Preset{"usa", true, nullptr, twiceTheTiles()},
  };
}

} // namespace

std::span<const Preset> presets()
{
  static const auto all = table();
  return all;
}

const Preset* findPreset(std::string_view id)
{
  const auto all = presets();
  const auto found = std::ranges::find(all, id, &Preset::id);
  return found != all.end() ? &*found : nullptr;
}

int figuresOf(const RulesProfile& rules)
{
  const auto one = [](bool on) { return on ? 1 : 0; };
  return rules.meeples + one(rules.leipzig.on && rules.leipzig.extraMeeple) +
         one(rules.largeMeeple) + one(rules.builder) + one(rules.pig) + one(rules.abbot);
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
