// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsonwriter.h"
#include "model/game/expansionwords.h"
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

/// The colours of chips that are spent for a road.
JsonList coloursOf(const Move& move)
{
  auto list = JsonList{};
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange})
    if ((move.feature >> (static_cast<unsigned>(colour) - 1) & 1U) != 0)
      list.add(toString(colour));
  return list;
}

JsonRecord textOf(const GameRecord::Part& part, KindsOnBoard& board)
{
  auto record = JsonRecord{};
  record.add("player", part.player);
  if (!part.setAside.empty())
    record.add("setAside", listOf(part.setAside));
  if (!part.tile.empty()) // else the game ended with the choice to draw
    record.add("tile", part.tile);
  auto place = Place{};
  auto upgrades = JsonList{};
  auto upgraded = false;
  auto spent = JsonList{};
  auto asked = false;
  auto declined = false;
  auto roads = JsonList{};
  auto leipzig = false;
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
    case MoveKind::SendToLeipzig:
      leipzig = true;
      roads.add(JsonRecord{}
                    .add("place", toString(move.place))
                    .add("feature", board.featureName(move.place, move.feature))
                    .add("quarter", wordOf(Choices<Quarter>(quarterWords), move.quarter)));
      break;
    case MoveKind::ScoreRoad:
      leipzig = true;
      roads.add(JsonRecord{}.add("quarter", noFigureWord));
      break;
    case MoveKind::TakeTile:
      record.add("island", toString(move.place));
      break;
    case MoveKind::DrawTile:
      record.add("island", noFigureWord);
      break;
    case MoveKind::SellAtBorder:
    case MoveKind::SellInTown:
      record.add("sale",
                 JsonRecord{}
                     .add("where", move.kind == MoveKind::SellInTown ? townWord : borderWord)
                     .add("colour", toString(move.colour))
                     .add("ones", static_cast<int>(move.ones))
                     .add("twos", static_cast<int>(move.twos)));
      break;
    case MoveKind::NoSale:
      record.add("unsold", true);
      break;
    case MoveKind::SpendChips:
      asked = true;
      spent.add(coloursOf(move));
      break;
    }
  if (upgraded)
    record.add("upgrades", upgrades);
  record.addUnless(false, "declined", declined);
  if (leipzig)
    record.add("roads", roads);
  if (asked)
    record.add("spent", spent);
  return record.add("scores", listOf(part.scores));
}

/// What lies open beside the tiles, as far as the rules know it.
void addOpen(JsonRecord& record, const GameRecord& game)
{
  const auto& rules = game.scenario.scenario.rules;
  if (rules.leipzig.on) {
    auto quarters = JsonList{};
    for (const auto quarter : game.open.quarters)
      quarters.add(wordOf(Choices<Quarter>(quarterWords), quarter));
    record.add("quarters", quarters);
  }
  if (!rules.surveyors.on)
    return;
  auto piles = JsonRecord{};
  for (std::size_t i = 0; i < pileWords.size(); ++i) {
    auto tiles = JsonList{};
    for (const auto tile : game.open.surveyors[i].all())
      tiles.add(wordOf(Choices<SurveyorTile>(surveyorWords), tile));
    piles.add(pileWords[i], tiles);
  }
  record.add("surveyors", piles);
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
  addOpen(record, game);
  if (!game.piles.empty())
    record.add("piles", listOf(game.piles));
  auto board = KindsOnBoard(game);
  auto turns = JsonList{};
  for (const auto& part : game.parts)
    turns.add(textOf(part, board));
  record.add("turns", turns.broken());
  record.addText("end", std::string(toString(game.end))).add("scores", listOf(game.scores));
  return record.add(game.extras).document();
}

} // namespace kartenwerk
