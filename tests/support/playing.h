// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/game/game.h"
#include "model/game/table.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// A bundled tile set, such as "base-1".
TileSet bundledSet(const std::string& id);
/// A game without a map: the base game with fields.
PlayableScenario openGame(int players = 2);
/// The base game and both expansions on a map, their special rules off.
PlayableScenario gameOn(const Map& map, int players = 2);
/// A game without a map with both expansions and Darmstadt, their rules on, abbots too.
PlayableScenario expansionGame(int players = 2);
/// The same with the Markets of Leipzig and the Land Surveyors.
PlayableScenario everyExpansion(int players = 2);
/// A map of 9 × 8 squares with every element that the general rules know.
Map everyElement();
/// gameOn(everyElement()) with a layout of chips that upgrade.
PlayableScenario everythingOn(int players = 2);
/// The table, which must compile.
std::shared_ptr<const Table> tableOf(const PlayableScenario& scenario);

/// A game played tile by tile: lay() what lies at the start, then tile() after tile, each by the
/// next player, and play(). The draw order is fixed by the tiles named; scoring tiles come in the
/// order of the rules.
class Playing
{
public:
  explicit Playing(const Map& map) : m_scenario(gameOn(map)) { m_scenario.scenario.starts = {}; }
  Playing() : m_scenario(openGame()) {}

  RulesProfile& rules() { return m_scenario.scenario.rules; }
  PlayableScenario& scenario() { return m_scenario; }
  Playing& players(int number);
  Playing& lay(std::string_view place, std::string_view kind, int degrees = 0);
  Playing& chip(std::string_view place, int value);
  /// The tile, and the id of the feature that gets a meeple; empty: none.
  Playing& tile(std::string_view kind, std::string_view place, int degrees = 0,
                std::string_view feature = {});
  /// The same with a figure that is no meeple.
  Playing& tile(std::string_view kind, std::string_view place, int degrees,
                std::string_view feature, FigureKind figure);
  /// In the part of the turn that tile() named last, without a feature: the abbot goes home.
  Playing& abbotHome();
  /// One more bundled set in the box.
  Playing& set(const std::string& id);
  /// Puts a chip under a meeple in the part of the turn that tile() named last.
  Playing& upgrade(std::string_view place, std::string_view feature, int ones, int twos);
  /// Answers the next choice between a road and Leipzig in that part of the turn: sends the meeple
  /// there, or scores the road. Choices without an answer score.
  Playing& send(std::string_view place, std::string_view feature, Quarter quarter);
  Playing& score();
  /// One more tile in the stack, so that the final scoring does not come.
  Playing& more(std::string_view kind = "base-B");

  /// Throws a sentence if a move is not legal.
  Game play() const;

private:
  struct Turn
  {
    std::string kind;
    Place place;
    Rotation rotation = Rotation::None;
    std::string feature;
    FigureKind figure = FigureKind::Meeple;
    bool abbotHome = false;
    struct Upgrade
    {
      Place place;
      std::string feature;
      int ones = 0;
      int twos = 0;
    };
    std::vector<Upgrade> upgrades;
    struct Road
    {
      bool score = false;
      Place place;
      std::string feature;
      Quarter quarter = Quarter::Wainwrights;
    };
    std::vector<Road> roads;
  };
  static void chooseRoads(Game& game, const Turn& turn);
  PlayableScenario m_scenario;
  std::vector<Turn> m_turns;
  std::vector<std::string> m_more;
};

/// Every feature scored, in order.
std::vector<Scoring> scorings(const Game& game);
/// The points of the moves alone, before the final scoring.
std::vector<int> scoresBeforeTheEnd(const Game& game);
/// What happened of one kind, in order.
Events eventsOf(const Game& game, EventKind kind);

} // namespace kartenwerk
