// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenariofile.h"

#include <filesystem>

#include "model/base/files.h"
#include "model/scenario/scenarioreader.h"

namespace kartenwerk {

namespace {

namespace fs = std::filesystem;

std::string rewritten(const std::string& path, const fs::path& from, const fs::path& to)
{
  if (path.empty() || fs::path(path).is_absolute())
    return path;
  return ((from / path).lexically_normal()).lexically_relative(to).generic_string();
}

fs::path absolute(const std::string& folder)
{
  auto error = std::error_code{};
  const auto path = fs::absolute(folder.empty() ? "." : folder, error).lexically_normal();
  // "/a/b/" and "/a/b" are one folder; without the empty last step they compare equal.
  return path.has_filename() ? path : path.parent_path();
}

Loaded<Scenario> scenarioFrom(Loaded<Json> json, const std::string& file,
                              ScenarioPositions* positions)
{
  if (!json.value)
    return {{}, std::move(json.problems)};
  auto problems = ProblemList(file);
  for (auto& problem : json.problems)
    problems.add(std::move(problem));
  auto reader = ScenarioReader(*json.value, problems);
  auto scenario = reader.read();
  if (positions)
    *positions = reader.takePositions();
  return {std::move(scenario), problems.problems()};
}

} // namespace

Loaded<Scenario> readScenario(std::string_view text, const std::string& file,
                              ScenarioPositions* positions)
{
  return scenarioFrom(parseJson(text, file), file, positions);
}

Loaded<Scenario> loadScenario(const std::string& path, ScenarioPositions* positions)
{
  return scenarioFrom(loadJson(path), path, positions);
}

Problems saveScenario(const Scenario& scenario, const std::string& path)
{
  return writeFile(path, scenarioText(scenario));
}

Scenario moved(Scenario scenario, const std::string& fromFolder, const std::string& toFolder)
{
  const auto from = absolute(fromFolder);
  const auto to = absolute(toFolder);
  if (scenario.map)
    scenario.map->path = rewritten(scenario.map->path, from, to);
  for (auto& supply : scenario.tiles)
    supply.set.path = rewritten(supply.set.path, from, to);
  return scenario;
}

} // namespace kartenwerk
