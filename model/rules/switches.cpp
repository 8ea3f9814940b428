// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/switches.h"

#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

constexpr int mostMeeples = 20;
constexpr int mostStarts = 9;
constexpr int mostChips = 30;
constexpr int mostOfAValue = 99;

template <auto member>
Switch booleanSwitch(std::string_view id, SwitchGroup group, const char* source)
{
  return {.id = id,
          .group = group,
          .type = Switch::Type::Boolean,
          .source = source,
          .read = [](const RulesProfile& profile) { return profile.*member ? 1 : 0; },
          .write = [](RulesProfile& profile, int value) { profile.*member = value != 0; }};
}

template <auto member>
Switch numberSwitch(std::string_view id, SwitchGroup group, int least, int greatest, int step,
                    const char* source)
{
  return {.id = id,
          .group = group,
          .type = Switch::Type::Number,
          .least = least,
          .greatest = greatest,
          .step = step,
          .source = source,
          .read = [](const RulesProfile& profile) { return profile.*member; },
          .write = [](RulesProfile& profile, int value) { profile.*member = value; }};
}

template <auto member>
Switch chipSwitch(std::string_view id, const char* source)
{
  return {.id = id,
          .group = SwitchGroup::Chips,
          .type = Switch::Type::Boolean,
          .source = source,
          .read = [](const RulesProfile& profile) { return profile.chips.*member ? 1 : 0; },
          .write = [](RulesProfile& profile, int value) { profile.chips.*member = value != 0; }};
}

template <auto member, class Choice>
Switch chipChoice(std::string_view id, const std::vector<std::string_view>& words,
                  const char* source)
{
  const auto greatest = static_cast<int>(words.size()) - 1;
  return {.id = id,
          .group = SwitchGroup::Chips,
          .type = Switch::Type::Choice,
          .greatest = greatest,
          .words = words,
          .source = source,
          .read = [](const RulesProfile& p) { return static_cast<int>(p.chips.*member); },
          .write = [](RulesProfile& p, int v) { p.chips.*member = static_cast<Choice>(v); }};
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

std::vector<Switch> table()
{
  using P = RulesProfile;
  using C = ChipRules;
  using enum SwitchGroup;
  return {
      numberSwitch<&P::meeples>("meeples", Figures, 1, mostMeeples, 1, "1.2"),
      booleanSwitch<&P::fields>("fields", Scoring, "11"),
      numberSwitch<&P::smallCityPoints>("smallCityPoints", Scoring, 2, 4, 2, "11"),
      booleanSwitch<&P::townExtraTile>("townExtraTile", Towns, "1.8 a"),
      booleanSwitch<&P::townCosts>("townCosts", Towns, "1.8 b"),
      booleanSwitch<&P::townRoadBonus>("townRoadBonus", Towns, "1.8 c"),
      booleanSwitch<&P::islandCoats>("islandCoats", Map, "4, 12"),
      numberSwitch<&P::startsUsed>("startsUsed", Map, 1, mostStarts, 1, "1.3"),
      booleanSwitch<&P::fillHoles>("fillHoles", Map, "1.4"),
      chipSwitch<&C::on>("chips.on", "3"),
      chipChoice<&C::use, ChipUse>("chips.use", {"points", "upgrade"}, "3, D29"),
      {.id = "chips.count",
       .group = Chips,
       .type = Switch::Type::Number,
       .greatest = mostChips,
       .source = "3",
       .read = [](const P& profile) { return profile.chips.count; },
       .write = [](P& profile, int value) { profile.chips.count = value; }},
      chipValue<0, 0>("chips.purpleOnes"),
      chipValue<0, 1>("chips.purpleTwos"),
      chipValue<1, 0>("chips.lightBlueOnes"),
      chipValue<1, 1>("chips.lightBlueTwos"),
      chipValue<2, 0>("chips.orangeOnes"),
      chipValue<2, 1>("chips.orangeTwos"),
      chipChoice<&C::edition, OpenSideEdition>("chips.edition", {"current", "2019"}, "D3"),
      chipSwitch<&C::onUnusedStarts>("chips.onUnusedStarts", "D24"),
      chipSwitch<&C::ferriesAreNeighbours>("chips.ferriesAreNeighbours", "3"),
  };
}

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

std::span<const std::string_view> presetIds()
{
  static constexpr std::array<std::string_view, 3> ids{"base", "maps", "germany"};
  return ids;
}

bool allows(const Switch& rule, int value)
{
  return value >= rule.least && value <= rule.greatest && (value - rule.least) % rule.step == 0;
}

std::string_view toString(SwitchGroup group)
{
  constexpr std::array<std::string_view, 5> names{"figures", "scoring", "towns", "map", "chips"};
  return names[static_cast<std::size_t>(group)];
}

} // namespace kartenwerk
