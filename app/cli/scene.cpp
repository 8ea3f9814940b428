// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scene.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/cli/playableinput.h"
#include "views/paint/gamepicture.h"
#include "views/paint/startposition.h"

namespace kartenwerk::cli {

namespace {

std::optional<Scene> nothingToDraw(Run& run)
{
  run.say(run.arguments().files.front(), Severity::Error,
          QCoreApplication::translate("Cli", "There is no map to draw."));
  run.atLeast(Findings);
  return std::nullopt;
}

/// What lies on the table before the first turn.
std::optional<Scene> openScene(Run& run, const PlayableScenario& playable)
{
  auto position = startPosition(playable);
  for (auto& problem : position.problems)
    problem.file = run.arguments().files.front();
  run.say(position.problems);
  if (!position.value) {
    run.atLeast(Findings);
    return std::nullopt;
  }
  auto scene = Scene{};
  scene.table = std::move(position.value->table);
  scene.map = std::move(position.value->map);
  scene.tiles = std::move(position.value->tiles);
  scene.quarters = std::move(position.value->quarters);
  scene.part = position.value->squares;
  return scene;
}

std::optional<Scene> gameScene(Run& run, const GameRecord& record)
{
  auto replayed = replay(record);
  for (auto& problem : replayed.problems)
    problem.file = run.arguments().files.front();
  run.say(replayed.problems);
  if (!replayed.game || !replayed.problems.empty()) {
    run.atLeast(Findings);
    return std::nullopt;
  }
  auto scene = Scene{};
  scene.game = std::move(replayed.game);
  const auto& table = scene.game->table();
  const auto view = scene.game->view();
  scene.map = table.board().map();
  scene.tiles = shownTiles(table, view);
  scene.quarters = quartersOf(view);
  if (!table.hasMap())
    scene.part = squaresAround(table, view, 1);
  for (const auto place : view.chips)
    scene.chips.push_back({place});
  return scene;
}

} // namespace

MapPicture Scene::picture() const
{
  auto picture = MapPicture{.map = map, .chips = chips, .tiles = tiles, .quarters = quarters};
  picture.options.startsInUse = starts;
  picture.options.part = part;
  return picture;
}

std::optional<Scene> sceneOf(Run& run, const Input& input)
{
  if (const auto* record = input.as<GameRecord>())
    return gameScene(run, *record);
  auto scene = Scene{};
  if (const auto* map = input.as<Map>()) {
    scene.map = *map;
    return scene;
  }
  if (input.as<Scenario>() == nullptr)
    return nothingToDraw(run);
  const auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return std::nullopt;
  if (!resolved.playable->map)
    return openScene(run, *resolved.playable);
  scene.map = *resolved.playable->map;
  scene.starts = resolved.playable->scenario.starts;
  if (const auto* layout = resolved.playable->chipLayout())
    scene.chips = layout->chips;
  return scene;
}

} // namespace kartenwerk::cli
