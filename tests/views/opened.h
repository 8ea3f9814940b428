// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "model/document/session.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/presetscenario.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

/// A session on values that never were in files; its tile sets are inside the scenario.
inline std::unique_ptr<Session> opened(PlayableScenario playable)
{
  auto scenario = std::move(playable.scenario);
  for (std::size_t i = 0; i < playable.sets.size(); ++i)
    scenario.tiles[i].set = {.embedded = playable.sets[i]};
  auto lookup = std::make_shared<DiskLookup>(std::vector<std::string>{}, "");
  return std::make_unique<Session>(
      std::make_shared<ScenarioDocument>(std::move(scenario)),
      playable.map ? std::make_shared<MapDocument>(*playable.map) : nullptr, std::move(lookup));
}

/// A bundled scenario of maps/, "deutschland" or "insel", as it is on the disk.
inline PlayableScenario bundled(const std::string& id)
{
  const auto folder = std::string(KARTENWERK_SOURCE_DIR "/maps");
  const auto lookup = DiskLookup({folder}, folder);
  const auto scenario = loadScenario(folder + "/" + id + ".kwscenario");
  return resolve(*scenario.value, lookup).value.value();
}

/// A game without a map by that preset, with the bundled tile sets.
inline PlayableScenario withoutMap(std::string_view preset)
{
  const auto folder = std::string(KARTENWERK_SOURCE_DIR "/maps");
  return resolve(startedFromPreset({}, preset), DiskLookup({folder}, folder)).value.value();
}

} // namespace kartenwerk
