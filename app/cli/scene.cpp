// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scene.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/cli/playableinput.h"
#include "model/players/recordcheck.h"
#include "views/paint/gamepicture.h"

namespace kartenwerk::cli {

namespace {

PlacedFigure shown(const FigureOnBoard& figure, const TileKind& kind)
{
  auto placed = PlacedFigure{};
  placed.figure = paintedFigure(figure.kind);
  placed.player = figure.player;
  placed.feature = figure.feature;
  const auto index = static_cast<std::size_t>(figure.feature);
  placed.lying = index < kind.features.size() && kind.features[index].type == FeatureType::Field;
  if (figure.upgraded)
    placed.chip = ChipFace{};
  return placed;
}

std::vector<ShownTile> tilesOf(const Game& game)
{
  const auto view = game.view();
  auto tiles = std::vector<ShownTile>{};
  for (const auto& laid : view.tiles) {
    auto tile = ShownTile{};
    tile.place = laid.place;
    tile.kind = &pictureOf(game.table().kind(laid.kind));
    tile.rotation = laid.rotation;
    for (const auto& figure : view.figures)
      if (figure.place == laid.place)
        tile.figures.push_back(shown(figure, *tile.kind));
    tiles.push_back(std::move(tile));
  }
  return tiles;
}

std::optional<Scene> nothingToDraw(Run& run)
{
  run.say(run.arguments().files.front(), Severity::Error,
          QCoreApplication::translate("Cli", "There is no map to draw."));
  run.atLeast(Findings);
  return std::nullopt;
}

std::optional<Scene> gameScene(Run& run, const GameRecord& record)
{
  auto replayed = checkedReplay(record);
  for (auto& problem : replayed.problems)
    problem.file = run.arguments().files.front();
  run.say(replayed.problems);
  if (!replayed.game || !replayed.problems.empty()) {
    run.atLeast(Findings);
    return std::nullopt;
  }
  auto scene = Scene{};
  scene.game = std::move(replayed.game);
  scene.map = scene.game->table().board().map();
  scene.tiles = tilesOf(*scene.game);
  scene.quarters = quartersOf(scene.game->view());
  for (const auto place : scene.game->view().chips)
    scene.chips.push_back({place});
  return scene;
}

} // namespace

MapPicture Scene::picture() const
{
  auto picture = MapPicture{.map = map, .chips = chips, .tiles = tiles, .quarters = quarters};
  picture.options.startsInUse = starts;
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
    return nothingToDraw(run);
  scene.map = *resolved.playable->map;
  scene.starts = resolved.playable->scenario.starts;
  if (const auto* layout = resolved.playable->chipLayout())
    scene.chips = layout->chips;
  return scene;
}

} // namespace kartenwerk::cli
