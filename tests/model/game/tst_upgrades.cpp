// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

int upgradesOf(const Game& game)
{
  return static_cast<int>(eventsOf(game, EventKind::Upgraded).size());
}

} // namespace

/// Chips of Germany: when and which meeples are upgraded (rules.md 3, D29).
class UpgradesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// "This Meeple isn't upgraded anymore and counts again as a normal one (you may upgrade it the
  /// same way you did before)."
  void afterScoringItIsANormalMeepleAndMayBeUpgradedAgain()
  {
    auto playing = Playing(drawn({"S......", "......."}));
    playing.rules().meeples = 1;
    for (const auto* place : {"B1", "B2", "C2", "D1"})
      playing.chip(place, 2);
    playing.lay("A1", "base-W")
        .tile("base-U", "B1", 0, "r0")
        .tile("base-V", "A2", 90)
        .tile("base-B", "B2")
        .upgrade("B1", "r0", 0, 2)
        .tile("base-W", "C1", 180) // its road scores, the only meeple comes home
        .tile("base-B", "C2")
        .tile("base-B", "D2")
        .tile("base-U", "D1", 0, "r0")
        .upgrade("D1", "r0", 0, 2)
        .tile("base-W", "E1", 180);
    const auto game = playing.more("base-U").play();
    QCOMPARE(upgradesOf(game), 2);
    QCOMPARE(game.scores(), (Scores{4 * 2 + 3 + 3, 0}));
  }

  /// D29: any number of times in one turn, each paid with exactly 4.
  void twoMeeplesMayBeUpgradedInOneTurn()
  {
    auto playing = Playing(drawn({"S......", "......."}));
    playing.lay("A1", "base-W");
    for (const auto* place : {"B1", "D1", "F1"})
      playing.chip(place, 2);
    playing.chip("F2", 2);
    playing.tile("base-U", "B1", 0, "r0")
        .tile("base-U", "C1")
        .tile("base-U", "D1", 0, "f0")
        .tile("base-U", "E1")
        .tile("base-U", "F1")
        .tile("base-B", "E2")
        .tile("base-B", "F2")
        .upgrade("B1", "r0", 0, 2)
        .upgrade("D1", "f0", 0, 2);
    const auto game = playing.more("base-U").play();
    QCOMPARE(upgradesOf(game), 2);
    QCOMPARE(game.view().seats[0].twos, 0);
  }

  /// D29: normal meeples only: not large ones, builders and pigs.
  void onlyNormalMeeplesAreUpgraded()
  {
    auto playing = Playing(drawn({"S......", "......."}));
    playing.rules().largeMeeple = playing.rules().builder = playing.rules().pig = true;
    playing.lay("A1", "base-W");
    for (const auto* place : {"B1", "D1"})
      playing.chip(place, 2);
    playing.tile("base-U", "B1", 0, "r0", FigureKind::Large)
        .tile("base-B", "B2")
        .tile("base-U", "C1", 0, "r0", FigureKind::Builder)
        .tile("base-B", "C2")
        .tile("base-U", "D1")
        .tile("base-B", "D2");
    const auto game = playing.more("base-U").play();
    QCOMPARE(game.view().seats[0].twos, 2);
    QVERIFY(eventsOf(game, EventKind::Upgraded).empty());
    for (auto step = 0; step < game.moves(); ++step)
      QVERIFY(game.decision(step).kind != DecisionKind::Upgrade);
  }
};

QTEST_APPLESS_MAIN(UpgradesTest)
#include "tst_upgrades.moc"
