// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using Moves = std::vector<Move>;

/// A road along one row. The first player lays on B, D, F and H, where the chips lie, and has a
/// meeple on B; the next decision is due after the last of the chips is taken.
Game collected(std::initializer_list<int> values)
{
  auto playing = Playing(drawn({"S.........."}));
  playing.lay("A1", "base-W");
  auto place = Place{0, 0};
  for (const auto value : values) {
    ++place.column;
    playing.chip(toString(place), value);
    playing.tile("base-U", toString(place), 0, place.column == 1 ? "r0" : "");
    ++place.column;
    playing.tile("base-U", toString(place));
  }
  auto game = playing.play();
  // Back to the decision after the last chip was taken: the last tile and its figure.
  game.takeBack(game.moves() - 2);
  if (game.move(game.moves() - 1).kind == MoveKind::NoUpgrade)
    game.takeBack(game.moves() - 1);
  return game;
}

/// The answers to an upgrade decision as payments; empty if none is due.
Moves payments(const Game& game)
{
  return game.decision().kind == DecisionKind::Upgrade ? game.legal() : Moves{};
}

Move pay(int ones, int twos)
{
  return upgradeMeeple(at("B1"), 0, ones, twos);
}

} // namespace

/// Section 3 of the rules: the chips of Germany, and D29.
class ChipsPlayTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aChipScoresItsValueAtOnceAndLiesBeforeItsOwner()
  {
    const auto game = collected({2, 1});
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QCOMPARE(game.view().seats[0].ones, 1);
    QCOMPARE(game.view().seats[0].twos, 1);
    QVERIFY(game.view().chips.empty());
    QCOMPARE(game.view(0).chips, (std::vector<Place>{at("B1"), at("D1")}));
    const auto taken = eventsOf(game, EventKind::ChipTaken);
    QCOMPARE(taken.size(), std::size_t{2});
    QCOMPARE(taken[0].points, 2);
    QCOMPARE(taken[0].colour, Colour::Purple);
  }

  void chipsWorthExactly4UpgradeAMeeple_data()
  {
    QTest::addColumn<std::vector<int>>("values");
    QTest::addColumn<int>("ones");
    QTest::addColumn<int>("twos");
    QTest::newRow("1+1+1+1") << std::vector<int>{1, 1, 1, 1} << 4 << 0;
    QTest::newRow("2+2") << std::vector<int>{2, 2} << 0 << 2;
    QTest::newRow("1+1+2") << std::vector<int>{1, 1, 2} << 2 << 1;
    QTest::newRow("2+1+1") << std::vector<int>{2, 1, 1} << 2 << 1;
  }
  void chipsWorthExactly4UpgradeAMeeple()
  {
    QFETCH(std::vector<int>, values);
    QFETCH(int, ones);
    QFETCH(int, twos);
    auto game = values.size() == 4   ? collected({values[0], values[1], values[2], values[3]})
                : values.size() == 3 ? collected({values[0], values[1], values[2]})
                                     : collected({values[0], values[1]});
    QCOMPARE(payments(game), (Moves{pay(ones, twos), noUpgrade()}));
    QVERIFY(game.apply(pay(ones, twos)));
    const auto view = game.view();
    QCOMPARE(view.seats[0].ones, 0);
    QCOMPARE(view.seats[0].twos, 0);
    QVERIFY(view.figures[0].upgraded);
    QCOMPARE(view.decision, (Decision{DecisionKind::Tile, 1}));
  }

  void chipsWorth5NeverPay()
  {
    // 1 + 2 + 2 holds 2 + 2, and the 1 stays.
    auto game = collected({1, 2, 2});
    QCOMPARE(payments(game), (Moves{pay(0, 2), noUpgrade()}));
    QVERIFY(!game.apply(pay(1, 2)));
    QVERIFY(game.apply(pay(0, 2)));
    QCOMPARE(game.view().seats[0].ones, 1);
    // 1 + 2 is too little.
    QCOMPARE(payments(collected({1, 2})), Moves{});
  }

  void theUpgradeMayWaitForAnotherTurn()
  {
    auto game = collected({2, 2, 1});
    // It was declined when the second chip was taken, and is offered again.
    QCOMPARE(payments(game), (Moves{pay(0, 2), noUpgrade()}));
    QVERIFY(game.apply(noUpgrade()));
    QCOMPARE(game.view().seats[0].twos, 2);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
  }

  void theMeepleMayBeAnOldOneOrTheOneJustPlaced()
  {
    const auto map = drawn({"S....", "....."});
    auto playing = Playing(map);
    playing.lay("A1", "base-W")
        .chip("B1", 2)
        .chip("D1", 2)
        .tile("base-U", "B1", 0, "r0")
        .tile("base-U", "C1")
        .tile("base-A", "D1", 90, "m0");
    auto game = playing.play();
    game.takeBack(game.moves() - 1);
    QCOMPARE(game.legal(), (Moves{upgradeMeeple(at("B1"), 0, 0, 2),
                                  upgradeMeeple(at("D1"), 0, 0, 2), noUpgrade()}));
  }

  void aMeepleIsUpgradedOnlyOnceAtATime()
  {
    const auto game = [] {
      auto playing = Playing(drawn({"S.........."}));
      playing.lay("A1", "base-W");
      for (const auto* place : {"B1", "D1", "F1", "H1"})
        playing.chip(place, 2);
      playing.tile("base-U", "B1", 0, "r0").tile("base-U", "C1");
      playing.tile("base-U", "D1").upgrade("B1", "r0", 0, 2);
      playing.tile("base-U", "E1").tile("base-U", "F1").tile("base-U", "G1").tile("base-U", "H1");
      return playing.more("base-U").play();
    }();
    // Chips worth 4 again, but the only meeple stands on a chip: nothing to decide.
    QCOMPARE(game.view().seats[0].twos, 2);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
  }

  /// "Because of your upgraded Meeple you have the majority and you get 4 points. Blue doesn't get
  /// any points. The upgrade-Chip is taken out of the game."
  void theUpgradedMeepleWinsARoadOf4AndTheChipLeaves()
  {
    const auto game = Playing(drawn({"S...S", "....."}))
                          .lay("A1", "base-W")
                          .lay("E1", "base-W")
                          .chip("B1", 2)
                          .chip("B2", 2)
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-W", "D1", 0, "r2")
                          .tile("base-B", "B2")
                          .upgrade("B1", "r0", 0, 2)
                          .tile("base-U", "C1")
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{4 + 4, 0}));
    const auto scored = scorings(game);
    QCOMPARE(scored.size(), std::size_t{1});
    QCOMPARE(scored[0].points, 4);
    QCOMPARE(scored[0].awards, (std::vector<Award>{{0, 2, 4}, {1, 1, 0}}));
    const auto view = game.view();
    QCOMPARE(view.seats[0].meeples, 9);
    QCOMPARE(view.seats[0].ones + view.seats[0].twos, 0);
    QVERIFY(view.figures.empty());
    QVERIFY(eventsOf(game, EventKind::FigureHome)[0].upgraded ||
            eventsOf(game, EventKind::FigureHome)[1].upgraded);
  }

  /// "Upgraded Meeples count as two even at the end of the game (also farmers)."
  void upgradedFarmersCountAsTwoAtTheEnd()
  {
    const auto tied = [&](bool upgrade) {
      auto both = Playing(drawn({"S...S"}));
      both.lay("A1", "base-E", 270)
          .lay("E1", "base-E", 90)
          .chip("B1", 2)
          .chip("C1", 2)
          .tile("base-B", "B1", 0, "f0")
          .tile("base-B", "D1", 0, "f0")
          .tile("base-B", "C1", 0, "m0");
      if (upgrade)
        both.upgrade("B1", "f0", 0, 2);
      return both.play();
    };
    // Two half cities touch the field: 6 points; the monastery has three filled squares.
    QCOMPARE(tied(false).scores(), (Scores{4 + 3 + 6, 6}));
    QCOMPARE(tied(true).scores(), (Scores{4 + 3 + 6, 0}));
  }

  void chipsForPointsOnlyUpgradeNothing()
  {
    auto playing = Playing(drawn({"S....."}));
    playing.rules().chips.use = ChipUse::Points;
    playing.lay("A1", "base-W")
        .chip("B1", 2)
        .chip("D1", 2)
        .tile("base-U", "B1", 0, "r0")
        .tile("base-U", "C1")
        .tile("base-U", "D1")
        .more("base-U");
    const auto game = playing.play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QCOMPARE(game.view().seats[0].twos, 0);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
  }

  /// D4: the box holds five chips of 1 and five of 2 in each colour; faces are dealt from it.
  void facesAreDealtFromTheBox()
  {
    auto scenario = gameOn(Map(30, 1, {Ground::Playable}));
    scenario.scenario.rules = preset("germany");
    scenario.scenario.starts = {{0, 0}};
    scenario.scenario.layouts.resize(1);
    for (int column = 0; column < 30; ++column)
      scenario.scenario.layouts[0].chips.push_back({{static_cast<std::int16_t>(column), 0}});
    const auto table = tableOf(scenario);
    const auto first = deal(*table, 1);
    auto counts = std::array<std::array<int, 3>, 4>{};
    for (const auto& face : first.chips())
      ++counts[static_cast<std::size_t>(face.colour)][face.value];
    for (std::size_t colour = 1; colour <= 3; ++colour)
      for (std::size_t value = 1; value <= 2; ++value)
        QCOMPARE(counts[colour][value], 5);
    QVERIFY(!std::ranges::equal(first.chips(), deal(*table, 2).chips()));
    QVERIFY(first == deal(*table, 1));
  }
};

QTEST_APPLESS_MAIN(ChipsPlayTest)
#include "tst_chipsplay.moc"
