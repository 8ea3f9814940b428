// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/rules/switches.h"

namespace kartenwerk {

namespace {

constexpr std::size_t mostOfAPile = 12;

RuleList::Word word(std::string_view text, SurveyorTile tile)
{
  return {text, static_cast<int>(tile)};
}

RuleList::Word word(std::string_view text, Quarter quarter)
{
  return {text, static_cast<int>(quarter)};
}

template <auto pile>
RuleList pileOf(std::string_view id, std::vector<RuleList::Word> words)
{
  words.push_back(word("wealth", SurveyorTile::Wealth));
  words.push_back(word("poverty", SurveyorTile::Poverty));
  return {.id = id,
          .group = SwitchGroup::Surveyors,
          .words = std::move(words),
          .greatest = mostOfAPile,
          .source = "LS, D14",
          .read =
              [](const RulesProfile& profile) {
                auto values = std::vector<int>{};
                for (const auto tile : profile.surveyors.*pile)
                  values.push_back(static_cast<int>(tile));
                return values;
              },
          .write =
              [](RulesProfile& profile, const std::vector<int>& values) {
                auto& tiles = profile.surveyors.*pile;
                tiles.clear();
                for (const auto value : values)
                  tiles.push_back(static_cast<SurveyorTile>(value));
              }};
}

RuleList quarters()
{
  using enum Quarter;
  return {.id = "leipzig.order",
          .group = SwitchGroup::Leipzig,
          .words = {word("wainwrights", Wainwrights), word("coiners", Coiners),
                    word("bookbinders", Bookbinders), word("tanners", Tanners)},
          .least = std::tuple_size_v<decltype(LeipzigRules::order)>,
          .greatest = std::tuple_size_v<decltype(LeipzigRules::order)>,
          .eachOnce = true,
          .source = "ML, D19",
          .read =
              [](const RulesProfile& profile) {
                auto values = std::vector<int>{};
                for (const auto quarter : profile.leipzig.order)
                  values.push_back(static_cast<int>(quarter));
                return values;
              },
          .write =
              [](RulesProfile& profile, const std::vector<int>& values) {
                std::ranges::transform(values, profile.leipzig.order.begin(),
                                       [](int value) { return static_cast<Quarter>(value); });
              }};
}

std::vector<RuleList> table()
{
  using enum SurveyorTile;
  using S = SurveyorRules;
  return {
      quarters(),
      pileOf<&S::city>("surveyors.city",
                       {word("citizens-jury", CitizensJury),
                        word("bad-neighbourhood", BadNeighbourhood), word("siege", Siege)}),
      pileOf<&S::road>("surveyors.road", {word("street-fair", StreetFair), word("highway", Highway),
                                          word("peasant-revolt", PeasantRevolt)}),
      pileOf<&S::monastery>("surveyors.monastery",
                            {word("hermit", Hermit), word("pilgrimage-route", PilgrimageRoute)})};
}

} // namespace

std::span<const RuleList> ruleLists()
{
  static const auto all = table();
  return all;
}

const RuleList* findRuleList(std::string_view id)
{
  const auto all = ruleLists();
  const auto found = std::ranges::find(all, id, &RuleList::id);
  return found != all.end() ? &*found : nullptr;
}

bool allows(const RuleList& list, const std::vector<int>& values)
{
  const auto known = [&](int value) {
    return std::ranges::find(list.words, value, &RuleList::Word::value) != list.words.end();
  };
  auto sorted = values;
  std::ranges::sort(sorted);
  return values.size() >= list.least && values.size() <= list.greatest &&
         std::ranges::all_of(values, known) &&
         (!list.eachOnce || std::ranges::adjacent_find(sorted) == sorted.end());
}

} // namespace kartenwerk
