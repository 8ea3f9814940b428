// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/base/problemrules.h"
#include "model/base/recordreader.h"
#include "model/scenario/presetscenario.h"
#include "model/scenario/scenario.h"
#include "model/tiles/checks.h"

namespace kartenwerk {

namespace {

/// Without what is only drawn or written: two sets may name a kind differently.
TileKind withoutWords(TileKind kind)
{
  kind.name.clear();
  kind.extras.clear();
  return kind;
}

class Resolver
{
public:
  Resolver(const Scenario& scenario, const Lookup& lookup) : m_scenario(scenario), m_lookup(lookup)
  {
    m_playable.scenario = scenario;
  }

  Loaded<PlayableScenario> run()
  {
    findMap();
    for (const auto& supply : m_scenario.tiles)
      findSet(supply);
    if (!m_found)
      return {{}, std::move(m_problems)};
    for (std::size_t i = 0; i < m_scenario.tiles.size(); ++i)
      checkChanges(i);
    for (std::size_t i = 0; i < m_scenario.laid.size(); ++i)
      if (!m_scenario.laid[i].kind.empty())
        checkKind("laid", m_scenario.laid[i].kind, "/laid/" + std::to_string(i) + "/kind");
    for (std::size_t i = 0; i < m_scenario.draws.size(); ++i)
      checkKind("draws", m_scenario.draws[i], "/draws/" + std::to_string(i));
    checkDifferences();
    if (m_playable.tiles().empty())
      report(rule::scenarioNoTiles, {}, "/tiles");
    return {std::move(m_playable), std::move(m_problems)};
  }

private:
  void report(std::string_view rule, std::vector<std::string> details, std::string pointer,
              Severity severity = Severity::Error)
  {
    m_problems.push_back({.severity = severity,
                          .rule = std::string(rule),
                          .details = std::move(details),
                          .pointer = std::move(pointer)});
  }

  template <class T>
  std::optional<T> taken(Loaded<T> loaded)
  {
    m_problems.insert(m_problems.end(), loaded.problems.begin(), loaded.problems.end());
    m_found = m_found && loaded.value.has_value();
    return std::move(loaded.value);
  }

  void findMap()
  {
    if (m_scenario.map)
      m_playable.map = taken(m_lookup.map(*m_scenario.map));
  }

  void findSet(const TileSupply& supply)
  {
    const auto set = taken(m_lookup.tileSet(supply.set));
    if (!set)
      return;
    for (auto problem : checkTileSet(*set)) {
      problem.file = supply.set.path;
      m_problems.push_back(std::move(problem));
    }
    m_playable.sets.push_back(*set);
  }

  void checkChanges(std::size_t index)
  {
    for (const auto& [kind, count] : m_scenario.tiles[index].changes)
      if (!m_playable.sets[index].find(kind))
        report(rule::scenarioUnknownKind, {"changes", kind},
               "/tiles/" + std::to_string(index) + "/changes/" + pointerStep(kind),
               Severity::Warning); // it changes nothing
  }

  void checkKind(const char* key, const std::string& kind, std::string pointer)
  {
    for (const auto& set : m_playable.sets)
      if (set.find(kind))
        return;
    report(rule::scenarioUnknownKind, {key, kind}, std::move(pointer));
  }

  void checkDifferences()
  {
    for (std::size_t i = 1; i < m_playable.sets.size(); ++i)
      for (const auto& tile : m_playable.sets[i].tiles)
        for (std::size_t j = 0; j < i; ++j) {
          const auto* first = m_playable.sets[j].find(tile.kind.id);
          if (first && withoutWords(first->kind) != withoutWords(tile.kind))
            report(rule::scenarioKindDiffers, {tile.kind.id}, "/tiles/" + std::to_string(i),
                   Severity::Warning);
        }
  }

  const Scenario& m_scenario;
  const Lookup& m_lookup;
  PlayableScenario m_playable;
  Problems m_problems;
  bool m_found = true;
};

} // namespace

const ChipLayout* PlayableScenario::chipLayout() const
{
  const auto index = static_cast<std::size_t>(std::max(0, scenario.layout));
  return index < scenario.layouts.size() ? &scenario.layouts[index] : nullptr;
}

Loaded<PlayableScenario> resolve(const Scenario& scenario, const Lookup& lookup)
{
  return Resolver(scenario, lookup).run();
}

Scenario scenarioForMap(Reference<Map> map)
{
  auto scenario = Scenario{};
  scenario.map = std::move(map);
  scenario.tiles = tilesOfPreset("maps");
  scenario.rules = preset("maps");
  return scenario;
}

ChipSettings chipSettings(const Scenario& scenario)
{
  return chipSettings(scenario.rules.chips, scenario.starts, scenario.chipWishes);
}

} // namespace kartenwerk
