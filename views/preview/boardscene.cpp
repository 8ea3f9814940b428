// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/boardscene.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/game/inquiry.h"
#include "views/paint/gamepicture.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

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
  return table.hasMap() ? QRect(0, 0, map.columns(), map.rows()) : squaresAround(table, view, 1);
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
  scene.tiles = shownTiles(*scene.table, view);
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
