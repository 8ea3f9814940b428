// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/boardscene.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/game/inquiry.h"
#include "views/paint/gamepicture.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

PlacedFigure paintedFigure(const FigureOnBoard& figure, const TileKind& kind)
{
  auto painted = PlacedFigure();
  painted.figure = kartenwerk::paintedFigure(figure.kind);
  painted.player = figure.player;
  painted.feature = figure.feature;
  painted.lying =
      kind.features[static_cast<std::size_t>(figure.feature)].type == FeatureType::Field;
  if (figure.upgraded)
    painted.chip = ChipFace();
  return painted;
}

std::vector<ShownTile> tilesOf(const Table& table, const View& view)
{
  auto tiles = std::vector<ShownTile>();
  for (const auto& tile : view.tiles) {
    const auto& kind = table.kind(tile.kind);
    auto shown = ShownTile{tile.place, &pictureOf(kind), tile.rotation, {}};
    for (const auto& figure : view.figures)
      if (figure.place == tile.place)
        shown.figures.push_back(paintedFigure(figure, kind));
    tiles.push_back(std::move(shown));
  }
  return tiles;
}

// What lies face down shows no face, whatever the deal knows.
std::vector<PlacedChip> chipsOf(const Table& table, const View& view)
{
  auto chips = std::vector<PlacedChip>();
  for (const auto& chip : table.chips())
    if (std::ranges::binary_search(view.chips, chip.place))
      chips.push_back(chip);
  return chips;
}

// The events that a look at this step is about: those since the tile was to be laid before.
int firstStepOfTurn(const Game& game, int step)
{
  auto first = step;
  while (first > 1 && game.decision(first - 1).kind != DecisionKind::Tile)
    --first;
  return first;
}

std::vector<Badge> badgesOf(const Game& game, int step)
{
  const auto& map = game.table().board().map();
  auto badges = std::vector<Badge>();
  for (int i = firstStepOfTurn(game, step); i <= step; ++i)
    for (const auto& event : game.events(i)) {
      if (event.kind == EventKind::Scored && event.scoring.kind != ScoredKind::Goods) {
        for (const auto& award : event.scoring.awards)
          if (award.points != 0)
            badges.push_back(
                {event.scoring.place, award.player, award.points, scoringText(event.scoring, map)});
      } else if (event.kind != EventKind::Scored && event.points != 0) {
        badges.push_back({event.place, event.player, event.points, eventText(event, game.table())});
      }
    }
  return badges;
}

QRect squaresOf(const Table& table, const View& view)
{
  const auto& map = table.board().map();
  if (table.hasMap())
    return {0, 0, map.columns(), map.rows()};
  auto squares = QRect();
  for (const auto& tile : view.tiles)
    squares |= QRect(tile.place.column, tile.place.row, 1, 1);
  return squares.adjusted(-2, -2, 2, 2) & QRect(0, 0, map.columns(), map.rows());
}

void addFields(BoardScene& scene, const Game& game, int step)
{
  for (const auto& field : fieldOwners(game, step)) {
    auto places = std::vector<Place>();
    for (const auto& [place, feature] : field.parts)
      if (places.empty() || places.back() != place)
        places.push_back(place);
    scene.overlay.catchments.push_back(places);
    for (const auto& award : field.awards)
      if (award.points != 0 && !places.empty())
        scene.badges.push_back({places.front(), award.player, award.points,
                                QCoreApplication::translate(
                                    "PreviewPane", "Field of %1: %n point(s) if the game ended now",
                                    nullptr, award.points)
                                    .arg(seatName(award.player))});
  }
}

} // namespace

MapPicture BoardScene::picture(Dimming dimming) const
{
  auto options = PictureOptions();
  options.names = true;
  options.regions = false;
  options.dimming = dimming;
  return {table->board().map(), chips, tiles, marks, options, quarters};
}

BoardScene sceneOf(const Game& game, int step, SceneOptions options)
{
  const auto view = game.view(step);
  auto scene = BoardScene();
  scene.table = game.sharedTable();
  scene.tiles = tilesOf(*scene.table, view);
  scene.chips = chipsOf(*scene.table, view);
  scene.quarters = quartersOf(view);
  scene.badges = badgesOf(game, step);
  scene.squares = squaresOf(*scene.table, view);
  if (step > 0 && !view.tiles.empty())
    scene.marks.push_back({view.tiles.back().place, MarkKind::LastMove});
  if (options.fields)
    addFields(scene, game, step);
  if (options.deadSquares)
    scene.overlay.hatched = deadSquares(game, step);
  return scene;
}

} // namespace kartenwerk
