// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// On a board large enough for everything here.
Playing withInns()
{
  auto playing = Playing(drawn({"......", "......", "..S...", "......", "......"}));
  playing.rules().inns = true;
  playing.rules().cathedrals = true;
  return playing;
}

/// A road from the crossing on C3 over E3 to the crossing on F3; the inn is on D3.
Playing roadWithInn()
{
  auto playing = withInns();
  playing.lay("C3", "base-W").tile("ic-15", "D3", 0, "r0").tile("base-U", "E3");
  return playing;
}

/// A city of the cathedral on C3 whose four sides are closed but for the north.
Playing cityWithCathedral()
{
  auto playing = withInns();
  playing.lay("B3", "base-E", 90)
      .tile("ic-01", "C3", 0, "c0")
      .tile("base-E", "D3", 270)
      .tile("base-E", "C4", 0);
  return playing;
}

} // namespace

/// Inns & Cathedrals: section 11, D23, D27.
class InnsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void anInnOnACompletedRoadGives2ATile()
  {
    const auto game = roadWithInn().tile("base-W", "F3").more().play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
    const auto scoring = scorings(game).at(0);
    QVERIFY(scoring.inn);
    QCOMPARE(scoring.terms, (std::vector<Term>{{TermId::Tiles, 4, 2}}));
  }

  void anUnfinishedRoadWithAnInnGivesNothing()
  {
    const auto game = roadWithInn().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    const auto scoring = scorings(game).at(0);
    QVERIFY(scoring.inn);
    QVERIFY(scoring.terms.empty());
    QVERIFY(scoring.final);
  }

  /// D27: coats of arms on roads are always worth 2, with an inn too.
  void aCoatOnARoadWithAnInnGives2()
  {
    auto playing =
        Playing(drawn({"S.."}).withPrint({.place = at("C1"), .side = Side::East, .coats = 2}));
    playing.rules().inns = true;
    playing.lay("A1", "base-W").tile("ic-15", "B1", 0, "r0").tile("base-U", "C1");
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{4 * 2 + 2 * 2, 0}));
  }

  /// D27: unfinished with an inn nothing at all; D8: a ferry's points neither.
  void anUnfinishedRoadWithAnInnGivesNothingForCoatsFerriesAndTowns()
  {
    auto playing = Playing(
        drawn({"S..~.", "..t~."})
            .withFerry({.from = {at("C1"), Side::East}, .to = {at("E1"), Side::West}, .coats = 1}));
    playing.rules().inns = true;
    playing.rules().townRoadBonus = true;
    playing.lay("A1", "base-W").tile("ic-15", "B1", 0, "r0").tile("base-U", "C1");
    const auto game = playing.play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(scorings(game).at(0).towns.empty());
  }

  /// D8: a ferry is no tile for the inn; its points and coats stay what they are.
  void aFerryIsNoTileForAnInn()
  {
    auto playing = Playing(drawn({"S.~.."}).withFerry(
        {.from = {at("B1"), Side::East}, .to = {at("D1"), Side::West}, .coats = 1}));
    playing.rules().inns = true;
    playing.lay("A1", "base-W")
        .tile("ic-15", "B1", 0, "r0")
        .tile("base-U", "D1")
        .tile("base-W", "E1");
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{4 * 2 + 1 + 2, 0}));
  }

  void aCathedralInACompletedCityGives3ATile()
  {
    const auto game = cityWithCathedral().tile("base-E", "C2", 180).more().play();
    QCOMPARE(game.scores(), (Scores{5 * 3, 0}));
    const auto scoring = scorings(game).at(0);
    QVERIFY(scoring.cathedral);
    QCOMPARE(scoring.terms, (std::vector<Term>{{TermId::Tiles, 5, 3}}));
  }

  void aCathedralGives3ACoat()
  {
    auto playing = cityWithCathedral();
    playing.tile("base-F", "C2", 90).tile("base-E", "C1", 180);
    QCOMPARE(playing.more().play().scores(), (Scores{6 * 3 + 3, 0}));
  }

  /// D27: printed coats count 3, too.
  void aPrintedCoatInACityWithACathedralGives3()
  {
    auto playing = Playing(
        drawn({".S.", "...", "..."})
            .withPrint(
                {.place = at("B3"), .side = Side::South, .kind = PrintKind::City, .coats = 2}));
    playing.rules().cathedrals = true;
    playing.lay("B1", "base-E", 180)
        .tile("ic-01", "B2", 0, "c0")
        .tile("base-E", "A2", 90)
        .tile("base-E", "C2", 270)
        .tile("base-G", "B3", 90);
    QCOMPARE(playing.more().play().scores(), (Scores{6 * 3 + 2 * 3, 0}));
  }

  void anUnfinishedCityWithACathedralGivesNothing()
  {
    const auto game = cityWithCathedral().tile("base-F", "C2", 90).play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
  }

  /// Section 12: under the small-city variant a cathedral goes first.
  void aCathedralGoesBeforeTheSmallCity()
  {
    auto playing = Playing(drawn({"S.", "~~"}));
    playing.rules().cathedrals = true;
    playing.rules().smallCityPoints = 2;
    playing.lay("A1", "base-E", 90).tile("ic-01", "B1", 0, "c0");
    QCOMPARE(playing.more().play().scores(), (Scores{2 * 3, 0}));
  }

  /// D23: by default inns and cathedrals are pictures only.
  void innsAndCathedralsMayBePicturesOnly()
  {
    auto road = roadWithInn();
    road.rules().inns = false;
    QCOMPARE(road.tile("base-W", "F3").more().play().scores(), (Scores{4, 0}));
    auto city = cityWithCathedral();
    city.rules().cathedrals = false;
    const auto game = city.play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QVERIFY(!scorings(game).at(0).cathedral);
  }

  void theLargeMeepleCounts2()
  {
    auto playing = Playing(drawn({"S....", "....."}));
    playing.rules().largeMeeple = true;
    // Two roads on E1 and B1 meet on C1 and D1; the large one wins.
    playing.lay("A1", "base-W")
        .lay("E1", "base-W")
        .tile("base-U", "B1", 0, "r0", FigureKind::Large)
        .tile("base-U", "D1", 0, "r0")
        .tile("base-U", "C1");
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{5, 0}));
    QCOMPARE(scorings(game).at(0).awards, (std::vector<Award>{{0, 2, 5, {}}, {1, 1, 0, {}}}));
    QVERIFY(game.view().seats[0].large);
  }

  void everybodyHasOneLargeMeeple()
  {
    auto playing = Playing(drawn({"S....", "....."}));
    playing.rules().largeMeeple = true;
    playing.lay("A1", "base-W").tile("base-U", "B1", 0, "r0", FigureKind::Large);
    const auto game = playing.tile("base-U", "C1").more("base-U").play();
    QVERIFY(!game.view().seats[0].large);
    QVERIFY(game.view().seats[1].large);
    QCOMPARE(game.view().seats[0].meeples, 9);
    QVERIFY(game.view().figures.at(0).kind == FigureKind::Large);
    auto without = Playing(drawn({"S....", "....."}));
    without.lay("A1", "base-W").tile("base-U", "B1", 0, "r0", FigureKind::Large);
    QVERIFY_EXCEPTION_THROWN((void)without.more().play(), std::runtime_error);
  }
};

QTEST_APPLESS_MAIN(InnsTest)
#include "tst_inns.moc"
