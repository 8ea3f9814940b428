// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "model/game/game.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

const std::string maps = KARTENWERK_SOURCE_DIR "/maps";

Game puzzle()
{
  const auto scenario = loadScenario(maps + "/zwei-kurven.kwscenario");
  const auto playable = resolve(*scenario.value, DiskLookup({maps}, maps));
  return Game(tableOf(*playable.value), 1);
}

bool turnOf(const Game& game, int player)
{
  return !game.over() && game.decision().player == player;
}

/// What player 1 is ahead by at the end if player 2 answers best from here.
int worstFor1(Game& game)
{
  if (game.over()) {
    const auto scores = game.scores();
    return scores[0] - scores[1];
  }
  const auto step = game.moves();
  auto worst = 1000;
  for (const auto& move : game.legal()) {
    if (!game.apply(move))
      throw std::runtime_error("a legal move was refused");
    worst = std::min(worst, worstFor1(game));
    game.takeBack(step);
  }
  return worst;
}

/// For each way in which player 1 may lay tile and meeple.
void addTurns(Game& game, std::vector<int>& aheadBy)
{
  if (!turnOf(game, 0)) {
    aheadBy.push_back(worstFor1(game));
    return;
  }
  const auto step = game.moves();
  for (const auto& move : game.legal()) {
    if (!game.apply(move))
      throw std::runtime_error("a legal move was refused");
    addTurns(game, aheadBy);
    game.takeBack(step);
  }
}

} // namespace

/// The bundled puzzle says the truth about itself.
class PuzzleTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void ofTheWaysToLayTheLastBendOnlyOneWins()
  {
    auto game = puzzle();
    auto aheadBy = std::vector<int>{};
    addTurns(game, aheadBy);
    QCOMPARE(aheadBy.size(), std::size_t(72));
    QCOMPARE(std::ranges::count_if(aheadBy, [](int points) { return points > 0; }), 1);
    QCOMPARE(std::ranges::max(aheadBy), 2);
  }

  void nothingInItIsLeftToChance()
  {
    const auto game = puzzle();
    QVERIFY(game.table().playable().scenario.drawOrder == DrawOrder::Fixed);
    QCOMPARE(game.view().tiles.size(), std::size_t(12));
    QCOMPARE(game.view().stack + (game.view().tileInHand >= 0 ? 1 : 0), 2);
    QVERIFY(Game(game.sharedTable(), 2).view() == game.view());
  }
};

QTEST_APPLESS_MAIN(PuzzleTest)
#include "tst_puzzle.moc"
