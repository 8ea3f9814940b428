// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/ruleswitches.h"

#include <algorithm>
#include <array>

namespace referee {

using namespace kartenwerk;

namespace {

using R = RulesProfile;
using F = Feature;
using Where = RuleSwitch::Where;

bool city(const F& feature)
{
  return feature.type == FeatureType::City;
}
bool road(const F& feature)
{
  return feature.type == FeatureType::Road;
}
bool crossing(const F& feature)
{
  return feature.end == RoadEnd::Crossing;
}
bool monastery(const F& feature)
{
  return feature.type == FeatureType::Monastery || feature.type == FeatureType::Garden;
}

std::vector<RuleSwitch> expansionSwitches()
{
  return {{"inns", {}, [](R& r) { r.inns = true; }, [](const F& f) { return f.inn; }, {"inn"}, {}},
          {"cathedrals",
           {},
           [](R& r) { r.cathedrals = true; },
           [](const F& f) { return f.cathedral; },
           {"cathedral", "unfinished cathedral"},
           {}},
          {"large meeple", {}, [](R& r) { r.largeMeeple = true; }, {}, {"put sort 1"}, {}},
          {"goods",
           {},
           [](R& r) { r.goods = true; },
           [](const F& f) { return f.goods != Goods::None; },
           {"goods", "most goods"},
           {}},
          {"builder", {}, [](R& r) { r.builder = true; }, city, {"builder gives a tile"}, {}},
          {"pig", {}, [](R& r) { r.pig = true; }, {}, {"put sort 4"}, "no fields"},
          {"abbot", {}, [](R& r) { r.abbot = true; }, monastery, {"abbot home"}, {}},
          {"river", Where::OpenTable, [](R& r) { r.river = true; }, {}, {"river"}, "leipzig"},
          {"darmstadt, heads",
           {},
           [](R& r) { r.darmstadt.on = true; },
           [](const F& f) { return f.church || f.darmstadtium; },
           {"church bonus", "darmstadtium"},
           "darmstadt"},
          {"darmstadt, votes",
           {},
           [](R& r) { r.darmstadt.on = r.darmstadt.churchByVotes = true; },
           [](const F& f) { return f.church || f.darmstadtium; },
           {"church bonus"},
           "darmstadt"},
          {"surveyors",
           {},
           [](R& r) { r.surveyors.on = true; },
           monastery,
           {"surveyors turn", "wealth", "poverty"},
           {}},
          {"surveyors, sheds",
           {},
           [](R& r) { r.surveyors.on = r.surveyors.shedsRevolt = true; },
           [](const F& f) { return !f.illustrations.empty(); },
           {"surveyors turn"},
           {}}};
}

std::vector<RuleSwitch> leipzigSwitches()
{
  return {{"leipzig, block",
           Where::OpenTable,
           [](R& r) { r.leipzig.on = true; },
           crossing,
           {"sent to Leipzig"},
           {}},
          {"leipzig, on a map",
           Where::Map,
           [](R& r) { r.leipzig.on = true; },
           crossing,
           {"sent to Leipzig"},
           {}},
          {"leipzig, majority after",
           {},
           [](R& r) { r.leipzig.on = r.leipzig.majorityAfter = true; },
           road,
           {"sent to Leipzig"},
           {}},
          {"leipzig, any crossing",
           {},
           [](R& r) { r.leipzig.on = r.leipzig.anyCrossingConnects = true; },
           crossing,
           {"sent to Leipzig"},
           {}},
          {"leipzig, drawn order, no extra meeple",
           {},
           [](R& r) {
             r.leipzig.on = r.leipzig.drawnOrder = true;
             r.leipzig.extraMeeple = false;
           },
           road,
           {"sent to Leipzig"},
           {}}};
}

std::vector<RuleSwitch> otherSwitches()
{
  return {
      {"town a", Where::Map, [](R& r) { r.townExtraTile = true; }, {}, {"town gives a tile"}, {}},
      {"town b", Where::Map, [](R& r) { r.townCosts = true; }, {}, {"town costs"}, {}},
      {"town c",
       Where::Map,
       [](R& r) { r.townRoadBonus = true; },
       road,
       {"town beside a road"},
       {}},
      {"small city", {}, [](R& r) { r.smallCityPoints = 2; }, city, {"small city"}, {}},
      {"no fields", {}, [](R& r) { r.fields = false; }, {}, {}, {}},
      {"no holes filled", {}, [](R& r) { r.fillHoles = false; }, {}, {"hole left open"}, {}},
      {"chips upgrade",
       Where::Map,
       [](R& r) {
         r.chips.on = true;
         r.chips.use = ChipUse::Upgrade;
       },
       {},
       {"upgrade"},
       "chips"},
      {"chips for points",
       Where::Map,
       [](R& r) {
         r.chips.on = true;
         r.chips.use = ChipUse::Points;
       },
       {},
       {"chip"},
       "chips"},
      {"island coats", Where::Map, [](R& r) { r.islandCoats = true; }, {}, {"island coats"}, {}}};
}

template <ChipUse use>
void useChips(R& rules)
{
  rules.chips.on = true;
  rules.chips.use = use;
}

template <ChipPlacement placement, int perMark>
void placeChips(R& rules)
{
  rules.chips.on = true;
  rules.chips.placement = placement;
  rules.chips.perMark = perMark;
}

std::vector<RuleSwitch> mapSwitches()
{
  return {
      {"chips are wine",
       Where::Map,
       useChips<ChipUse::Wine>,
       {},
       {"wine sold at the border", "wine sold in a town"},
       "chips"},
      {"chips for tiles of islands",
       Where::Map,
       useChips<ChipUse::IslandTiles>,
       {},
       {"island tile taken"},
       "chips"},
      {"chips for roads", Where::Map, useChips<ChipUse::Roads>, road, {"chips spent"}, "chips"},
      {"marks, two each",
       Where::Map,
       placeChips<ChipPlacement::Marks, 2>,
       {},
       {"pile of two", "chips of a city"},
       "marks"},
      {"marks, one each", Where::Map, placeChips<ChipPlacement::Marks, 1>, {}, {"chip"}, "marks"},
      {"marks and chips are a supply",
       Where::Map,
       placeChips<ChipPlacement::Supply, 1>,
       {},
       {},
       "chips"}};
}

std::vector<RuleSwitch> allSwitches()
{
  auto all = expansionSwitches();
  for (auto&& more : {leipzigSwitches(), otherSwitches(), mapSwitches()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

} // namespace

std::span<const RuleSwitch> ruleSwitches()
{
  static const auto all = allSwitches();
  return all;
}

std::span<const std::string_view> switchesOfLayouts()
{
  static constexpr std::array<std::string_view, 4> ids{
      "chips.onIslands", "chips.edition", "chips.onUnusedStarts", "chips.ferriesAreNeighbours"};
  return ids;
}

bool goTogether(const RuleSwitch& one, const RuleSwitch& other)
{
  const auto excludes = [](const RuleSwitch& rule, const RuleSwitch& with) {
    return !rule.excludes.empty() && with.name.starts_with(rule.excludes);
  };
  const auto somewhere =
      one.where == Where::Anywhere || other.where == Where::Anywhere || one.where == other.where;
  return somewhere && !excludes(one, other) && !excludes(other, one);
}

} // namespace referee
