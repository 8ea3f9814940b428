// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <numeric>

#include "model/chips/legality.h"
#include "model/chips/maximum.h"
#include "model/chips/values.h"
#include "model/map/mapwords.h"
#include "model/scenario/chiplayout.h"
#include "model/validation/found.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

constexpr std::array chipColours{Colour::Purple, Colour::LightBlue, Colour::Orange};
constexpr int usualChips = 30;
constexpr int usualOfAColour = 10;

bool chipsOnMap(const Setup& setup)
{
  return setup.playable.map && setup.scenario.rules.chips.on;
}

int inBox(const ChipRules& rules, std::size_t colour)
{
  return rules.values[colour][0] + rules.values[colour][1];
}

ChipSettings settingsOf(const Setup& setup)
{
  return chipSettings(setup.scenario);
}

std::string colourWord(std::size_t colour)
{
  return std::string(toString(chipColours[colour]));
}

/// Chips of that colour and value among those laid; value 0: of any value, also undecided.
int laid(const ChipLayout& layout, Colour colour, int value)
{
  return static_cast<int>(std::ranges::count_if(layout.chips, [&](const PlacedChip& chip) {
    return chip.colour == colour && (value == 0 || chip.value == value);
  }));
}

/// Nothing for the number of chips, which has an issue of its own.
std::string_view reasonWord(const BrokenChipRule& broken)
{
  if (broken.rule == ChipRule::WrongCount)
    return {};
  return broken.rule == ChipRule::ForbiddenSquare ? toString(broken.reason) : toString(broken.rule);
}

/// Without what the designer asks for beyond the rules of the game; a distance that is waived stays
/// waived.
std::vector<BrokenChipRule> brokenRulesOfTheGame(const Setup& setup, const ChipLayout& layout)
{
  const auto& own = setup.scenario.chipWishes.spacing;
  auto settings = chipSettings(setup.scenario.rules.chips, setup.scenario.starts);
  settings.spacing.steps = std::min(settings.spacing.steps, own.steps);
  return brokenChipRules(setup.board.map(), settings, squaresOf(layout));
}

} // namespace

Issues chipBoxUnusual(const Setup& setup)
{
  const auto& chips = setup.scenario.rules.chips;
  const auto usual = preset(setup.scenario.rules.preset).chips;
  if (!chips.on || chips.count == usualChips || (usual.on && chips.count == usual.count))
    return {};
  return {found(Rule::ChipBoxUnusual, {}, {std::to_string(chips.count)})};
}

Issues chipColourUnusual(const Setup& setup)
{
  const auto& chips = setup.scenario.rules.chips;
  auto issues = Issues{};
  for (std::size_t colour = 0; chips.on && colour < chipColours.size(); ++colour)
    if (const auto there = inBox(chips, colour); there > usualOfAColour)
      issues.push_back(
          found(Rule::ChipColourUnusual, {}, {colourWord(colour), std::to_string(there)}));
  return issues;
}

Issues chipsTooManyForBox(const Setup& setup)
{
  const auto& chips = setup.scenario.rules.chips;
  const auto there = chipsInBox(chips);
  if (!chips.on || chips.count <= there)
    return {};
  return {
      found(Rule::ChipsTooManyForBox, {}, {std::to_string(chips.count), std::to_string(there)})};
}

Issues chipsTooManyForMap(const Setup& setup)
{
  if (!chipsOnMap(setup))
    return {};
  const auto settings = settingsOf(setup);
  const auto most = maximumChips(setup.board, settings).atMost;
  if (settings.count <= most)
    return {};
  return {
      found(Rule::ChipsTooManyForMap, {}, {std::to_string(settings.count), std::to_string(most)})};
}

Issues layoutCount(const Setup& setup)
{
  const auto* layout = setup.playable.chipLayout();
  const auto wanted = settingsOf(setup).count;
  if (!chipsOnMap(setup) || layout == nullptr || static_cast<int>(layout->chips.size()) == wanted)
    return {};
  return {
      found(Rule::LayoutCount, {}, {std::to_string(layout->chips.size()), std::to_string(wanted)})};
}

Issues layoutColour(const Setup& setup)
{
  const auto* layout = setup.playable.chipLayout();
  if (!chipsOnMap(setup) || layout == nullptr)
    return {};
  const auto& rules = setup.scenario.rules.chips;
  auto issues = Issues{};
  for (std::size_t colour = 0; colour < chipColours.size(); ++colour)
    for (auto value = 0; value <= 2; ++value) {
      const auto there = value == 0 ? inBox(rules, colour)
                                    : rules.values[colour][static_cast<std::size_t>(value - 1)];
      if (const auto number = laid(*layout, chipColours[colour], value); number > there)
        issues.push_back(found(Rule::LayoutColour, {},
                               {colourWord(colour), std::to_string(value), std::to_string(number),
                                std::to_string(there)}));
    }
  return issues;
}

Issues layoutIllegal(const Setup& setup)
{
  const auto* layout = setup.playable.chipLayout();
  if (!chipsOnMap(setup) || layout == nullptr)
    return {};
  auto issues = Issues{};
  for (const auto& broken : brokenRulesOfTheGame(setup, *layout))
    if (const auto word = reasonWord(broken); !word.empty())
      issues.push_back(found(Rule::LayoutIllegal, broken.places, {std::string(word)}));
  return issues;
}

Issues layoutOwnRules(const Setup& setup)
{
  const auto* layout = setup.playable.chipLayout();
  if (!chipsOnMap(setup) || layout == nullptr || setup.scenario.chipWishes == ChipWishes{})
    return {};
  const auto ofTheGame = brokenRulesOfTheGame(setup, *layout);
  auto issues = Issues{};
  for (const auto& broken :
       brokenChipRules(setup.board.map(), settingsOf(setup), squaresOf(*layout))) {
    const auto word = reasonWord(broken);
    if (!word.empty() && std::ranges::find(ofTheGame, broken) == ofTheGame.end())
      issues.push_back(
          found(Rule::LayoutOwnRules, broken.places, {std::string(word), broken.region}));
  }
  return issues;
}

} // namespace kartenwerk::checks
