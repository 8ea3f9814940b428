// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include <string>
#include <vector>

#include "model/game/record.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"
#include "tests/support/recorded.h"

// Games on the maps on which chips do more than bring points.
namespace kartenwerk {

using Moves = std::vector<Move>;
using Scores = std::vector<int>;

/// A game with chips for two players, without expansions.
struct ChipSetting
{
  Map map;
  ChipUse use = ChipUse::Wine;
  std::vector<PlacedChip> chips;
  std::vector<std::string> stack; ///< kinds, in the order of drawing
  ChipPlacement placement = ChipPlacement::Spread;
  int perMark = 1;
};

/// The start tile's road runs east from A1, and every tile of the stack is fixed.
inline PlayableScenario playableOf(const ChipSetting& setting)
{
  auto playable = gameOn(setting.map);
  auto& scenario = playable.scenario;
  scenario.rules.chips.on = true;
  scenario.rules.chips.use = setting.use;
  scenario.rules.chips.placement = setting.placement;
  scenario.rules.chips.perMark = setting.perMark;
  scenario.layouts = {{.chips = setting.chips}};
  scenario.starts = {at("A1")};
  scenario.laid = {{at("A1"), "base-W", Rotation::None, {}}};
  scenario.drawOrder = DrawOrder::Fixed;
  scenario.draws = setting.stack;
  return playable;
}

inline Game gameOf(const ChipSetting& setting)
{
  return Game(tableOf(playableOf(setting)), 1);
}

/// Lays the tiles drawn from B1 eastwards, one a turn, without figures, until so many lie.
inline void goEast(Game& game, int tiles)
{
  auto place = Place{1, 0};
  for (auto i = 0; i < tiles; ++i, ++place.column) {
    QVERIFY(game.apply(placeTile(place, Rotation::None)));
    if (game.decision().kind == DecisionKind::Figure && i + 1 < tiles)
      QVERIFY(game.apply(noFigure()));
  }
}

inline std::vector<std::string> roads(std::size_t count)
{
  return std::vector<std::string>(count, "base-U");
}

/// After the record has been written and read again the game is the same.
inline void survivesItsRecord(const Game& game)
{
  const auto record = recorded(game);
  const auto again = gameRecordFrom(toText(record), "x.kwgame");
  QVERIFY(again.complete());
  const auto played = replay(*again.value);
  QVERIFY(played.problems.empty());
  QCOMPARE(played.game->scores(), game.scores());
  QCOMPARE(toText(recorded(*played.game)), toText(record));
}

} // namespace kartenwerk
