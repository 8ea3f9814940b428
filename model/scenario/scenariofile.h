// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/jsonwriter.h"
#include "model/base/problem.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

inline constexpr std::string_view scenarioFormat = "kartenwerk-scenario";
inline constexpr int scenarioVersion = 1;

/// Where in its file each part of a scenario was read. Line 0 when it is not in the file.
struct ScenarioPositions
{
  TextPosition map;
  TextPosition rules;
  TextPosition players;
  std::vector<TextPosition> tiles; ///< by supply
  std::vector<std::pair<Place, TextPosition>> starts;
  std::vector<std::pair<Place, TextPosition>> laid;
  std::vector<std::vector<std::pair<Place, TextPosition>>> chips; ///< by layout
  TextPosition draws;
  TextPosition wishes;
};

/// Reads a .kwscenario (docs/fileformat.md); nothing that it refers to is opened.
Loaded<Scenario> readScenario(std::string_view text, const std::string& file,
                              ScenarioPositions* positions = nullptr);
/// The canonical text of a scenario: equal scenarios give equal bytes.
std::string scenarioText(const Scenario& scenario);
JsonRecord scenarioRecord(const Scenario& scenario);

/// readFile and readScenario; "-" is standard input.
Loaded<Scenario> loadScenario(const std::string& path, ScenarioPositions* positions = nullptr);
[[nodiscard]] Problems saveScenario(const Scenario& scenario, const std::string& path);

/// The scenario with its relative paths rewritten so that they mean the same files when it is
/// written to another folder. Absolute paths, bundled and embedded references stay.
Scenario moved(Scenario scenario, const std::string& fromFolder, const std::string& toFolder);

} // namespace kartenwerk
