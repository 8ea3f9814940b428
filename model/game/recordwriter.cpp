// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsonwriter.h"
#include "model/game/kindsonboard.h"
#include "model/game/record.h"
#include "model/map/mapwords.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

namespace {

template <class Items>
JsonList listOf(const Items& items)
{
  auto list = JsonList{};
  for (const auto& item : items)
    list.add(item);
  return list;
}

/// The scenario with its map and tile sets inside it.
Scenario embedded(const PlayableScenario& playable)
{
  auto scenario = playable.scenario;
  if (scenario.map && playable.map)
    scenario.map = Reference<Map>{.embedded = *playable.map, .extras = scenario.map->extras};
  for (std::size_t i = 0; i < scenario.tiles.size(); ++i)
    scenario.tiles[i].set =
        Reference<TileSet>{.embedded = playable.sets[i], .extras = scenario.tiles[i].set.extras};
  return scenario;
}

JsonRecord textOf(const GameRecord::Part& part, KindsOnBoard& board)
{
  auto record = JsonRecord{};
  record.add("player", part.player);
  if (!part.setAside.empty())
    record.add("setAside", listOf(part.setAside));
  record.add("tile", part.tile);
  auto place = Place{};
  auto upgrades = JsonList{};
  auto upgraded = false;
  auto declined = false;
  for (const auto& move : part.moves)
    switch (move.kind) {
    case MoveKind::PlaceTile:
      place = move.place;
      board.put(place, part.tile);
      record.add("place", toString(place)).add("rotation", degrees(move.rotation));
      break;
    case MoveKind::PlaceFigure:
      record.add("figure", board.featureName(place, move.feature));
      if (move.figure != FigureKind::Meeple)
        record.add("figureKind", toString(move.figure));
      break;
    case MoveKind::AbbotHome:
      record.add("abbotHome", true);
      break;
    case MoveKind::NoFigure:
      record.add("figure", noFigureWord);
      break;
    case MoveKind::Upgrade:
      upgraded = true;
      upgrades.add(JsonRecord{}
                       .add("place", toString(move.place))
                       .add("feature", board.featureName(move.place, move.feature))
                       .add("ones", static_cast<int>(move.ones))
                       .add("twos", static_cast<int>(move.twos)));
      break;
    case MoveKind::NoUpgrade:
      declined = true;
      break;
    }
  if (upgraded)
    record.add("upgrades", upgrades);
  record.addUnless(false, "declined", declined);
  return record.add("scores", listOf(part.scores));
}

} // namespace

std::string toText(const GameRecord& game)
{
  auto record = JsonRecord{};
  record.add("format", gameFormat).add("version", gameVersion);
  record.add("scenario", scenarioRecord(embedded(game.scenario)));
  record.add("players", listOf(game.players)).add("seed", game.seed);
  auto laid = JsonList{};
  for (const auto& tile : game.laid)
    laid.add(JsonRecord{}
                 .add("place", toString(tile.place))
                 .add("kind", tile.kind)
                 .add("rotation", degrees(tile.rotation)));
  record.add("laid", laid.broken()).add("stack", listOf(game.stack));
  auto chips = JsonList{};
  for (const auto& chip : game.chips)
    chips.add(JsonRecord{}
                  .add("place", toString(chip.place))
                  .addText("colour", std::string(toString(chip.colour)))
                  .add("value", chip.value));
  if (!game.chips.empty())
    record.add("chips", chips.broken());
  auto board = KindsOnBoard(game);
  auto turns = JsonList{};
  for (const auto& part : game.parts)
    turns.add(textOf(part, board));
  record.add("turns", turns.broken());
  record.addText("end", std::string(toString(game.end))).add("scores", listOf(game.scores));
  return record.add(game.extras).document();
}

} // namespace kartenwerk
