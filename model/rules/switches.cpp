// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/switches.h"

#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

constexpr int mostMeeples = 20;
constexpr int mostStarts = 9;
constexpr int mostChips = 999;
constexpr int mostPerMark = 2;
constexpr int mostOfAValue = 99;

/// The member that a path of member pointers leads to.
template <auto... path>
auto& member(auto& profile)
{
  return (profile.*....*path);
}

template <auto... path>
Switch boolean(std::string_view id, SwitchGroup group, const char* source)
{
  return {.id = id,
          .group = group,
          .type = Switch::Type::Boolean,
          .source = source,
          .read = [](const RulesProfile& profile) { return member<path...>(profile) ? 1 : 0; },
          .write = [](RulesProfile& profile, int value) { member<path...>(profile) = value != 0; }};
}

template <auto... path>
Switch number(std::string_view id, SwitchGroup group, int least, int greatest, int step,
              const char* source)
{
  return {.id = id,
          .group = group,
          .type = Switch::Type::Number,
          .least = least,
          .greatest = greatest,
          .step = step,
          .source = source,
          .read = [](const RulesProfile& profile) { return member<path...>(profile); },
          .write = [](RulesProfile& profile, int value) { member<path...>(profile) = value; }};
}

template <auto... path>
Switch choice(std::string_view id, SwitchGroup group, const std::vector<std::string_view>& words,
              const char* source)
{
  const auto greatest = static_cast<int>(words.size()) - 1;
  return {.id = id,
          .group = group,
          .type = Switch::Type::Choice,
          .greatest = greatest,
          .words = words,
          .source = source,
          .read = [](const RulesProfile& p) { return static_cast<int>(member<path...>(p)); },
          .write =
              [](RulesProfile& p, int value) {
                auto& chosen = member<path...>(p);
                chosen = static_cast<std::remove_reference_t<decltype(chosen)>>(value);
              }};
}

template <std::size_t colour, std::size_t value>
Switch chipValue(std::string_view id)
{
  return {.id = id,
          .group = SwitchGroup::Chips,
          .type = Switch::Type::Number,
          .greatest = mostOfAValue,
          .source = "D4",
          .read = [](const RulesProfile& p) { return p.chips.values[colour][value]; },
          .write = [](RulesProfile& p, int v) { p.chips.values[colour][value] = v; }};
}

using P = RulesProfile;
using L = LeipzigRules;
using C = ChipRules;
using enum SwitchGroup;

std::vector<Switch> table()
{
  constexpr auto chips = &P::chips;
  return {
      number<&P::meeples>("meeples", Figures, 1, mostMeeples, 1, "RB"),
      boolean<&P::fields>("fields", Scoring, "B"),
      number<&P::smallCityPoints>("smallCityPoints", Scoring, 2, 4, 2, "B, D27"),
      boolean<&P::townExtraTile>("townExtraTile", Towns, "RB, D28"),
      boolean<&P::townCosts>("townCosts", Towns, "RB, D28"),
      boolean<&P::townRoadBonus>("townRoadBonus", Towns, "RB, D11"),
      boolean<&P::islandCoats>("islandCoats", Map, "MC, D27"),
      number<&P::startsUsed>("startsUsed", Map, 1, mostStarts, 1, "RB, D7"),
      boolean<&P::fillHoles>("fillHoles", Map, "B"),
      boolean<&P::inns>("inns", InnsAndCathedrals, "IC, D23"),
      boolean<&P::cathedrals>("cathedrals", InnsAndCathedrals, "IC, D23"),
      boolean<&P::largeMeeple>("largeMeeple", InnsAndCathedrals, "IC, D23"),
      boolean<&P::goods>("goods", TradersAndBuilders, "TB, D23"),
      boolean<&P::builder>("builder", TradersAndBuilders, "TB, D23"),
      boolean<&P::pig>("pig", TradersAndBuilders, "TB, D23"),
      boolean<&P::abbot>("abbot", Abbot, "B2"),
      boolean<&P::river>("river", River, "RI"),
      boolean<&P::leipzig, &L::on>("leipzig.on", Leipzig, "ML, D19"),
      boolean<&P::leipzig, &L::extraMeeple>("leipzig.extraMeeple", Leipzig, "ML"),
      boolean<&P::leipzig, &L::majorityAfter>("leipzig.majorityAfter", Leipzig, "ML, D18"),
      boolean<&P::leipzig, &L::anyCrossingConnects>("leipzig.anyCrossingConnects", Leipzig,
                                                    "ML, D20"),
      boolean<&P::leipzig, &L::drawnOrder>("leipzig.drawnOrder", Leipzig, "ML"),
      boolean<&P::darmstadt, &DarmstadtRules::on>("darmstadt.on", Darmstadt, "DA, D32"),
      boolean<&P::darmstadt, &DarmstadtRules::churchByVotes>("darmstadt.churchByVotes", Darmstadt,
                                                             "DA, D16"),
      boolean<&P::surveyors, &SurveyorRules::on>("surveyors.on", Surveyors, "LS, D31"),
      boolean<&P::surveyors, &SurveyorRules::shedsRevolt>("surveyors.shedsRevolt", Surveyors,
                                                          "LS, D13"),
      boolean<chips, &C::on>("chips.on", Chips, "MC"),
      choice<chips, &C::use>("chips.use", Chips,
                             {"points", "upgrade", "island-tiles", "wine", "roads"},
                             "MC, D29, D34, D35, D36"),
      number<chips, &C::count>("chips.count", Chips, 0, mostChips, 1, "MC"),
      choice<chips, &C::placement>("chips.placement", Chips, {"spread", "marks", "supply"}, "MC"),
      number<chips, &C::perMark>("chips.perMark", Chips, 1, mostPerMark, 1, "MC"),
      boolean<chips, &C::onIslands>("chips.onIslands", Chips, "MC"),
      chipValue<0, 0>("chips.purpleOnes"),
      chipValue<0, 1>("chips.purpleTwos"),
      chipValue<1, 0>("chips.lightBlueOnes"),
      chipValue<1, 1>("chips.lightBlueTwos"),
      chipValue<2, 0>("chips.orangeOnes"),
      chipValue<2, 1>("chips.orangeTwos"),
      choice<chips, &C::edition>("chips.edition", Chips, {"current", "2019"}, "MC, D3"),
      boolean<chips, &C::onUnusedStarts>("chips.onUnusedStarts", Chips, "MC, D24"),
      boolean<chips, &C::ferriesAreNeighbours>("chips.ferriesAreNeighbours", Chips, "MC, D33"),
  };
}

template <auto record>
Extras& extrasOf(RulesProfile& profile)
{
  return (profile.*record).extras;
}

constexpr std::array records{
    RuleRecord{"leipzig", extrasOf<&P::leipzig>},
    RuleRecord{"darmstadt", extrasOf<&P::darmstadt>},
    RuleRecord{"surveyors", extrasOf<&P::surveyors>},
    RuleRecord{"chips", extrasOf<&P::chips>},
};

} // namespace

std::span<const Switch> switches()
{
  static const auto all = table();
  return all;
}

const Switch* findSwitch(std::string_view id)
{
  const auto all = switches();
  const auto found = std::ranges::find(all, id, &Switch::id);
  return found != all.end() ? &*found : nullptr;
}

std::span<const RuleRecord> ruleRecords()
{
  return records;
}

std::string_view recordOf(std::string_view id)
{
  const auto point = id.find('.');
  return point == std::string_view::npos ? std::string_view{} : id.substr(0, point);
}

std::string_view keyOf(std::string_view id)
{
  const auto point = id.find('.');
  return point == std::string_view::npos ? id : id.substr(point + 1);
}

bool allows(const Switch& rule, int value)
{
  return value >= rule.least && value <= rule.greatest && (value - rule.least) % rule.step == 0;
}

std::string_view toString(SwitchGroup group)
{
  constexpr std::array<std::string_view, 12> names{
      "figures", "scoring", "towns",   "map",       "inns-cathedrals", "traders-builders",
      "abbot",   "river",   "leipzig", "darmstadt", "surveyors",       "chips"};
  return names[static_cast<std::size_t>(group)];
}

} // namespace kartenwerk
