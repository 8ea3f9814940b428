// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/game/leipziggames.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

std::vector<Decision> choicesOf(const Game& game)
{
  auto choices = std::vector<Decision>{};
  for (auto step = 0; step < game.moves(); ++step)
    if (game.decision(step).kind == DecisionKind::Leipzig)
      choices.push_back(game.decision(step));
  return choices;
}

/// sharedRoad() with large meeples: 3 votes of player 1, 2 of player 2.
Playing largeOnTheRoad(bool after)
{
  auto playing = leipzig();
  playing.rules().largeMeeple = true;
  playing.rules().leipzig.majorityAfter = after;
  return playing.tile("base-U", "AG31", 90, "r0", FigureKind::Large)
      .tile("base-A", "AI32", 180, "r0", FigureKind::Large)
      .tile("base-V", "AH31", 180, "r0")
      .tile("base-V", "AG30", 270)
      .tile("base-V", "AH30", 0)
      .tile("base-V", "AI31", 0)
      .send("AG31", "r0", Quarter::Coiners)
      .more();
}

} // namespace

/// Markets of Leipzig: examples and footnotes about sending (rules.md 7, D18, D30).
class LeipzigChoicesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// "You end the road with your meeple. Since the road is connected to Leipzig (through a village
  /// in this case), you can send your meeple to Leipzig. You decide to put him in the tanner
  /// district."
  void theExampleSendsTheMeepleThroughAVillageToTheTanners()
  {
    const auto game = leipzig()
                          .tile("base-W", "AG31")
                          .tile("base-U", "AH31")
                          .tile("base-A", "AI31", 90, "r0")
                          .send("AI31", "r0", Quarter::Tanners)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(game.view().leipzig->figures ==
            (std::vector<FigureInLeipzig>{{Quarter::Tanners, 0, FigureKind::Meeple}}));
  }

  /// "If, by sending a meeple to Leipzig, a player loses the majority, he still scores the points."
  void whoLosesTheMajorityBySendingStillScores()
  {
    QCOMPARE(largeOnTheRoad(false).play().scores(), (Scores{7, 0}));
  }

  /// D18, the other reading: then the other one has the majority.
  void byTheOtherReadingWhoGainsTheMajorityScores()
  {
    QCOMPARE(largeOnTheRoad(true).play().scores(), (Scores{0, 7}));
  }

  /// One meeple in each quarter: whoever has all four taken has no choice.
  void whoStandsInAllFourQuartersHasNoChoice()
  {
    auto playing = leipzig();
    playing.scenario().scenario.tiles[0].copies = 3;
    const auto game = playing.tile("base-W", "AG31", 0, "r1")
                          .send("AG31", "r1", Quarter::Wainwrights)
                          .tile("base-B", "AF33")
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Coiners)
                          .tile("base-B", "AI34")
                          .tile("base-A", "AH36", 180, "r0")
                          .send("AH36", "r0", Quarter::Bookbinders)
                          .tile("base-B", "AI35")
                          .tile("base-A", "AE34", 270, "r0")
                          .send("AE34", "r0", Quarter::Tanners)
                          .tile("base-U", "AH31")
                          .tile("base-A", "AI31", 90, "r0")
                          .more()
                          .play();
    QCOMPARE(choicesOf(game).size(), std::size_t{4});
    // Of each road sent from the Wainwrights' 2, and the last one's 3 with the Wainwrights' 3.
    QCOMPARE(game.scores(), (Scores{4 * 2 + 3 + 3, 0}));
  }

  /// D30: each road by itself; a lone sender gets the Wainwrights' bonus for both if a meeple of
  /// his stands there after all choices, whichever quarter he chose for which road.
  void twoRoadsThatOneTileCompletesAreTwoChoices()
  {
    auto playing = leipzig();
    playing.tile("base-U", "AG31", 90, "r0")
        .tile("base-B", "AH31")
        .tile("base-U", "AH30", 0, "r0")
        .tile("base-A", "AI30", 90)
        .tile("base-W", "AG30");
    auto sending = Playing(playing);
    const auto scored = playing.more("base-U").play();
    QVERIFY(choicesOf(scored) == (std::vector<Decision>(2, {DecisionKind::Leipzig, 0})));
    QCOMPARE(scored.scores(), (Scores{3 + 3, 0}));
    const auto sent = sending.send("AH30", "r0", Quarter::Tanners)
                          .send("AG31", "r0", Quarter::Wainwrights)
                          .more("base-U")
                          .play();
    QCOMPARE(sent.scores(), (Scores{3 + 3, 0}));
    QCOMPARE(sent.view().leipzig->figures.size(), std::size_t{2});
  }

  /// "You get the points or … score 0 points": a builder is no meeple that could go or stay.
  void aBuilderAloneScoresNothingForWhoSent()
  {
    auto playing = leipzig();
    playing.rules().builder = true;
    const auto game = playing.tile("base-U", "AG31", 90, "r0")
                          .tile("base-B", "AH31")
                          .tile("base-U", "AG30", 90, "r0", FigureKind::Builder)
                          .tile("base-B", "AH30")
                          .tile("base-A", "AG29", 0)
                          .send("AG31", "r0", Quarter::Coiners)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
  }

  /// Through villages in whatever order they were laid: the one far from Leipzig first.
  void theVillagesOfTheWayMayBeLaidInAnyOrder()
  {
    const auto game = leipzig()
                          .tile("base-B", "AH32")
                          .tile("base-W", "AH31", 180)
                          .tile("base-U", "AH30", 90, "r0")
                          .tile("base-W", "AG31")
                          .tile("base-A", "AH29", 0)
                          .send("AH30", "r0", Quarter::Tanners)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(choicesOf(game) == (std::vector<Decision>{{DecisionKind::Leipzig, 0}}));
  }
};

QTEST_APPLESS_MAIN(LeipzigChoicesTest)
#include "tst_leipzigchoices.moc"
