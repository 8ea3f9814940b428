// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/playing.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "model/tiles/tilesetfile.h"
#include "tests/support/drawn.h"

namespace kartenwerk {

namespace {

PlayableScenario withSets(std::initializer_list<std::string> ids)
{
  auto playable = PlayableScenario{};
  for (const auto& id : ids) {
    playable.sets.push_back(bundledSet(id));
    playable.scenario.tiles.push_back({.set = {.bundled = id}});
  }
  return playable;
}

int featureIndex(const TileKind& kind, std::string_view id)
{
  for (std::size_t i = 0; i < kind.features.size(); ++i)
    if (kind.features[i].id == id)
      return static_cast<int>(i);
  throw std::runtime_error(kind.id + " has no feature " + std::string(id));
}

int featureOn(const Game& game, Place place, std::string_view id)
{
  for (const auto& tile : game.view().tiles)
    if (tile.place == place)
      return featureIndex(game.table().kind(tile.kind), id);
  throw std::runtime_error("no tile on " + toString(place));
}

void mustApply(Game& game, const Move& move, const std::string& what)
{
  if (!game.apply(move))
    throw std::runtime_error("not legal: " + what);
}

} // namespace

TileSet bundledSet(const std::string& id)
{
  static auto known = std::map<std::string, TileSet>{};
  if (const auto at = known.find(id); at != known.end())
    return at->second;
  const auto loaded = loadTileSet(std::string(KARTENWERK_SOURCE_DIR) + "/maps/" + id + ".kwtiles");
  if (!loaded.complete())
    throw std::runtime_error("cannot read tile set " + id);
  return known[id] = *loaded.value;
}

PlayableScenario openGame(int players)
{
  auto playable = withSets({"base-1"});
  playable.scenario.rules = preset("base");
  playable.scenario.players = players;
  return playable;
}

PlayableScenario gameOn(const Map& map, int players)
{
  auto playable = withSets({"base-1", "inns-cathedrals", "traders-builders"});
  playable.scenario.rules = preset("maps");
  playable.scenario.players = players;
  playable.scenario.map = Reference<Map>{.embedded = map};
  playable.map = map;
  return playable;
}

PlayableScenario expansionGame(int players)
{
  auto playable = withSets({"base-2", "inns-cathedrals", "traders-builders", "darmstadt"});
  auto& rules = playable.scenario.rules;
  rules = preset("base");
  rules.inns = rules.cathedrals = rules.largeMeeple = rules.goods = true;
  rules.builder = rules.pig = rules.abbot = rules.darmstadt.on = true;
  playable.scenario.players = players;
  return playable;
}

PlayableScenario everyExpansion(int players)
{
  auto playable = expansionGame(players);
  playable.scenario.rules.leipzig.on = true;
  playable.scenario.rules.surveyors.on = true;
  return playable;
}

Map everyElement()
{
  auto map = drawn({"~....t...~.%", ".S......#...", "...11....t..", "~..1......S.", "......22....",
                    ".t..#......~", "....t....~.~", "~.......~...", "..S..t...~.."});
  auto city = *map.largeCity(at("D3"));
  city.squares[0].coats = 2;
  city.squares[2].coats = 1;
  city.sides = {{at("D3"), Side::North, CitySideKind::Road},
                {at("D4"), Side::South, CitySideKind::Closed},
                {at("D4"), Side::West, CitySideKind::Road},
                {at("D3"), Side::West, CitySideKind::Road}};
  map = map.withLargeCity(city);
  return map.withPrint({.place = at("C1"), .side = Side::North, .coats = 2, .name = "Dänemark"})
      .withPrint({.place = at("A3"), .side = Side::West, .kind = PrintKind::City, .coats = 1})
      .withPrint({.place = at("A5"), .side = Side::West, .coats = 1, .name = "West", .group = "g"})
      .withPrint({.place = at("A6"), .side = Side::West, .coats = 1, .name = "West", .group = "g"})
      .withPrint({.place = at("L3"), .side = Side::East, .kind = PrintKind::City, .tiles = 2})
      .withPrint({.place = at("D9"), .side = Side::South, .tiles = 0, .name = "Alpen"})
      .withFerry({.from = {at("H8"), Side::East}, .to = {at("J8"), Side::West}, .coats = 2})
      .withFerry({.from = {at("I7"), Side::East}, .to = {at("K7"), Side::West}, .points = 2})
      .withSite({.place = at("K8"), .kind = SiteKind::Island, .coats = 2})
      .withSite({.place = at("K9"), .kind = SiteKind::Island, .coats = 1});
}

PlayableScenario everythingOn(int players)
{
  auto playable = gameOn(everyElement(), players);
  playable.scenario.rules = preset("germany");
  auto layout = ChipLayout{};
  for (const auto* place : {"B1", "D1", "F2", "H1", "K2", "A4", "C5", "E4", "G3", "I3",
                            "K5", "B7", "D8", "F7", "H6", "J6", "L8", "G9", "I5", "A8"})
    layout.chips.push_back({at(place)});
  std::ranges::sort(layout.chips, {}, &PlacedChip::place);
  playable.scenario.layouts = {layout};
  return playable;
}

std::shared_ptr<const Table> tableOf(const PlayableScenario& scenario)
{
  auto table = Table::compile(scenario);
  if (!table.complete())
    throw std::runtime_error(table.problems.empty() ? "no table" : table.problems.front().rule);
  return *table.value;
}

Playing& Playing::players(int number)
{
  m_scenario.scenario.players = number;
  return *this;
}

Playing& Playing::lay(std::string_view place, std::string_view kind, int degrees)
{
  m_scenario.scenario.laid.push_back({at(place), std::string(kind), *rotationFromDegrees(degrees)});
  if (m_scenario.map)
    m_scenario.scenario.starts.push_back(at(place));
  return *this;
}

Playing& Playing::chip(std::string_view place, int value)
{
  if (m_scenario.scenario.layouts.empty())
    m_scenario.scenario.layouts.resize(1);
  rules().chips.on = true;
  m_scenario.scenario.layouts[0].chips.push_back({at(place), Colour::Purple, value});
  return *this;
}

Playing& Playing::tile(std::string_view kind, std::string_view place, int degrees,
                       std::string_view feature)
{
  m_turns.push_back(
      {std::string(kind), at(place), *rotationFromDegrees(degrees), std::string(feature)});
  return *this;
}

Playing& Playing::tile(std::string_view kind, std::string_view place, int degrees,
                       std::string_view feature, FigureKind figure)
{
  tile(kind, place, degrees, feature);
  m_turns.back().figure = figure;
  return *this;
}

Playing& Playing::abbotHome()
{
  m_turns.back().abbotHome = true;
  return *this;
}

Playing& Playing::set(const std::string& id)
{
  m_scenario.sets.push_back(bundledSet(id));
  m_scenario.scenario.tiles.push_back({.set = {.bundled = id}});
  return *this;
}

Playing& Playing::upgrade(std::string_view place, std::string_view feature, int ones, int twos)
{
  m_turns.back().upgrades.push_back({at(place), std::string(feature), ones, twos});
  return *this;
}

Playing& Playing::send(std::string_view place, std::string_view feature, Quarter quarter)
{
  m_turns.back().roads.push_back({false, at(place), std::string(feature), quarter});
  return *this;
}

Playing& Playing::score()
{
  m_turns.back().roads.push_back({.score = true});
  return *this;
}

void Playing::chooseRoads(Game& game, const Turn& turn)
{
  auto next = std::size_t{0};
  while (game.decision().kind == DecisionKind::Leipzig) {
    const auto road = next < turn.roads.size() ? turn.roads[next++] : Turn::Road{.score = true};
    mustApply(game,
              road.score ? scoreRoad()
                         : sendToLeipzig(road.place, featureOn(game, road.place, road.feature),
                                         road.quarter),
              "road after " + toString(turn.place));
  }
  if (next < turn.roads.size())
    throw std::runtime_error("no choice of a road after " + toString(turn.place));
}

Playing& Playing::more(std::string_view kind)
{
  m_more.emplace_back(kind);
  return *this;
}

Game Playing::play() const
{
  auto scenario = m_scenario;
  scenario.scenario.drawOrder = DrawOrder::Fixed;
  for (const auto& turn : m_turns)
    scenario.scenario.draws.push_back(turn.kind);
  scenario.scenario.draws.insert(scenario.scenario.draws.end(), m_more.begin(), m_more.end());
  const auto table = tableOf(scenario);
  auto dealt = deal(*table, 1);
  dealt.surveyors = openDeal(*table).surveyors;
  auto game = Game(table, dealt);
  for (const auto& turn : m_turns) {
    const auto what = turn.kind + " on " + toString(turn.place);
    if (const auto hand = game.view().tileInHand; hand < 0 || table->kind(hand).id != turn.kind)
      throw std::runtime_error("not in hand: " + what);
    mustApply(game, placeTile(turn.place, turn.rotation), what);
    const auto put = [&] {
      if (turn.abbotHome)
        return kartenwerk::abbotHome();
      return turn.feature.empty()
                 ? noFigure()
                 : placeFigure(featureOn(game, turn.place, turn.feature), turn.figure);
    };
    mustApply(game, put(), "figure of " + what);
    for (const auto& upgrade : turn.upgrades)
      mustApply(game,
                upgradeMeeple(upgrade.place, featureOn(game, upgrade.place, upgrade.feature),
                              upgrade.ones, upgrade.twos),
                "upgrade after " + what);
    if (game.decision().kind == DecisionKind::Upgrade)
      mustApply(game, noUpgrade(), "no upgrade after " + what);
    chooseRoads(game, turn);
  }
  return game;
}

Events eventsOf(const Game& game, EventKind kind)
{
  auto result = Events{};
  for (int step = 0; step <= game.moves(); ++step)
    for (const auto& event : game.events(step))
      if (event.kind == kind)
        result.push_back(event);
  return result;
}

std::vector<Scoring> scorings(const Game& game)
{
  auto result = std::vector<Scoring>{};
  for (const auto& event : eventsOf(game, EventKind::Scored))
    result.push_back(event.scoring);
  return result;
}

std::vector<int> scoresBeforeTheEnd(const Game& game)
{
  auto scores = game.scores();
  for (const auto& scoring : scorings(game))
    if (scoring.final)
      for (const auto& award : scoring.awards)
        scores[static_cast<std::size_t>(award.player)] -= award.points;
  return scores;
}

} // namespace kartenwerk
