// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/profilemends.h"

#include <algorithm>

#include "model/rules/switches.h"

namespace kartenwerk {

namespace {

constexpr std::string_view baseMonastery = "base-B";
constexpr int baseMonasteries = 4;
constexpr int takenOut = 2;

std::optional<Scenario> withSwitchOff(Scenario scenario, const Issue& issue)
{
  const auto* rule = issue.details.empty() ? nullptr : findSwitch(issue.details.front());
  if (!rule)
    return std::nullopt;
  rule->write(scenario.rules, 0);
  return scenario;
}

/// Two monasteries fewer, as Darmstadt advises.
std::optional<Scenario> withoutTwoMonasteries(Scenario scenario)
{
  for (auto& supply : scenario.tiles) {
    if (supply.set.bundled != "base-1" && supply.set.bundled != "base-2")
      continue;
    auto& changes = supply.changes;
    const auto same = [](const auto& change) { return change.first == baseMonastery; };
    const auto found = std::ranges::find_if(changes, same);
    const auto before = found == changes.end() ? baseMonasteries : found->second;
    if (before < takenOut)
      continue;
    if (found == changes.end())
      changes.emplace_back(baseMonastery, before - takenOut);
    else
      found->second = before - takenOut;
    return scenario;
  }
  return std::nullopt;
}

} // namespace

std::optional<Scenario> mendedRules(Scenario scenario, const Issue& issue)
{
  auto& rules = scenario.rules;
  switch (issue.rule) {
  case Rule::RiverRuleOnMap:
  case Rule::RiverAndLeipzig:
    rules.river = false;
    return scenario;
  case Rule::LeipzigMissing:
    rules.leipzig.on = false;
    return scenario;
  case Rule::RuleWithoutTiles:
    return withSwitchOff(std::move(scenario), issue);
  case Rule::AbbotWithoutBuildings:
    rules.abbot = false;
    return scenario;
  case Rule::DarmstadtWithoutTiles:
    scenario.tiles.push_back({.set = {.bundled = "darmstadt"}});
    return scenario;
  case Rule::DarmstadtMonasteries:
    return withoutTwoMonasteries(std::move(scenario));
  case Rule::FiguresTooMany:
    rules.meeples -= figuresOf(rules) - mostFigures / std::max(1, scenario.players);
    return rules.meeples > 0 ? std::optional(scenario) : std::nullopt;
  default:
    return std::nullopt;
  }
}

} // namespace kartenwerk
