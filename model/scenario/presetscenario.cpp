// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/presetscenario.h"

#include <algorithm>

#include "model/rules/presets.h"
#include "model/rules/switches.h"

namespace kartenwerk {

Scenario withPreset(Scenario scenario, std::string_view id)
{
  auto before = std::move(scenario.rules);
  scenario.rules = preset(id);
  scenario.rules.extras = std::move(before.extras);
  for (const auto& record : ruleRecords())
    record.extras(scenario.rules) = std::move(record.extras(before));
  return scenario;
}

Scenario startedFromPreset(Scenario scenario, std::string_view id)
{
  scenario = withPreset(std::move(scenario), id);
  const auto ofPreset = [&](const Preset& known) {
    return scenario.tiles == tilesOfPreset(known.id);
  };
  if (auto tiles = tilesOfPreset(id);
      !tiles.empty() && (scenario.tiles.empty() || std::ranges::any_of(presets(), ofPreset)))
    scenario.tiles = std::move(tiles);
  return scenario;
}

std::vector<TileSupply> tilesOfPreset(std::string_view id)
{
  auto result = std::vector<TileSupply>{};
  const auto* known = findPreset(id);
  if (!known)
    return result;
  for (const auto& tiles : known->tiles) {
    auto supply = TileSupply{.set = {.bundled = std::string(tiles.set)}};
    for (const auto& [kind, count] : tiles.changes)
      supply.changes.emplace_back(kind, count);
    result.push_back(std::move(supply));
  }
  return result;
}

} // namespace kartenwerk
