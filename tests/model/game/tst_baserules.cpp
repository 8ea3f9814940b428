// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/game/inquiry.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using Terms = std::vector<Term>;

} // namespace

/// Section 11 of the rules: the base game. The start tile base-D lies on AG33, its city north.
class BaseRulesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aCompletedCityGives2ATileAnd2ACoat()
  {
    const auto game =
        Playing().tile("base-F", "AG32", 90, "c0").tile("base-E", "AG31", 180).more().play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
    QCOMPARE(scorings(game)[0].terms, (Terms{{TermId::Tiles, 3, 2}, {TermId::Coats, 1, 2}}));
  }

  void aCityOfTwoTilesGives4AndUnderTheVariant2()
  {
    auto game = Playing().tile("base-E", "AG32", 180, "c0").more();
    QCOMPARE(game.play().scores(), (Scores{4, 0}));
    game.rules().smallCityPoints = 2;
    QCOMPARE(game.play().scores(), (Scores{2, 0}));
  }

  void anUnfinishedCityGives1ATileAnd1ACoat()
  {
    const auto game = Playing().tile("base-F", "AG32", 90, "c0").play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QVERIFY(game.over());
    QCOMPARE(game.view().end, EndReason::LastTile);
  }

  void aRoadGives1ATileCompleteOrNot()
  {
    const auto game = Playing()
                          .tile("base-W", "AF33", 0, "r0")
                          .tile("base-U", "AH33", 0)
                          .tile("base-A", "AI33", 90)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QCOMPARE(Playing().tile("base-U", "AF33", 0, "r0").play().scores(), (Scores{2, 0}));
  }

  void aTileCountsOnceInAFeature()
  {
    const auto game = Playing(drawn({"S.", ".."}))
                          .lay("A1", "base-N", 180)
                          .tile("base-N", "B1", 270, "c0")
                          .tile("base-N", "A2", 90)
                          .tile("base-I", "B2", 0)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
    QCOMPARE(scorings(game)[0].squares.size(), std::size_t{4});
  }

  void aMonasteryGives9WhenItsEightNeighboursAreFilled()
  {
    auto playing = Playing(drawn({"S..", "...", "..."}))
                       .lay("A1", "base-B")
                       .tile("base-E", "B1", 0)
                       .tile("base-E", "C1", 0)
                       .tile("base-E", "A2", 270)
                       .tile("base-E", "C2", 90)
                       .tile("base-B", "B2", 0, "m0")
                       .tile("base-B", "A3", 0)
                       .tile("base-B", "B3", 0);
    auto unfinished = Playing(playing);
    QCOMPARE(unfinished.play().scores(), (Scores{8, 0}));
    const auto game = playing.tile("base-E", "C3", 180).more("base-V").play();
    QCOMPARE(game.scores(), (Scores{9, 0}));
    QCOMPARE(game.view().seats[0].meeples, 9);
  }

  void theMonasteryScoresWhenTheMonkCompletesItHimself()
  {
    const auto row = Playing(drawn({"S.S"}))
                         .lay("A1", "base-B")
                         .lay("C1", "base-B")
                         .tile("base-B", "B1", 0, "m0")
                         .play();
    QCOMPARE(row.scores(), (Scores{3, 0}));
    QVERIFY(scorings(row)[0].complete);
  }

  void allTiedOwnersScoreInFull()
  {
    const auto game = Playing(drawn({"S...S"}))
                          .lay("A1", "base-W")
                          .lay("E1", "base-W")
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-U", "D1", 0, "r0")
                          .tile("base-U", "C1", 0)
                          .play();
    QCOMPARE(game.scores(), (Scores{5, 5}));
    QCOMPARE(scorings(game)[0].awards, (std::vector<Award>{{0, 1, 5}, {1, 1, 5}}));
  }

  void onlyTheMajorityScores()
  {
    // Two meeples of the first player meet one of the second in a city.
    const auto city = Playing(drawn({"S.S", "...", "S.."}))
                          .lay("A1", "base-B")
                          .lay("C1", "base-B")
                          .lay("A3", "base-B")
                          .tile("base-E", "A2", 90, "c0")
                          .tile("base-E", "C2", 270, "c0")
                          .tile("base-E", "B1", 180, "c0")
                          .tile("base-R", "B2", 0)
                          .more()
                          .play();
    QCOMPARE(city.scores(), (Scores{8, 0}));
    QCOMPARE(scorings(city)[0].awards, (std::vector<Award>{{0, 2, 8}, {1, 1, 0}}));
    QCOMPARE(city.view().seats[1].meeples, 9);
  }

  void aFieldGives3ForEachDistinctCompletedCityAtTheEnd()
  {
    const auto game = Playing().tile("base-E", "AG32", 180, "f0").play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    const auto scored = scorings(game);
    QCOMPARE(scored[0].kind, ScoredKind::Field);
    QCOMPARE(scored[0].terms, (Terms{{TermId::Cities, 1, 3}}));
    // An unfinished city gives nothing; the same city through two tiles counts once.
    QCOMPARE(Playing().tile("base-G", "AG32", 90, "f0").play().scores(), (Scores{0, 0}));
    const auto twice = Playing()
                           .tile("base-G", "AG32", 90, "f1")
                           .tile("base-E", "AG31", 180)
                           .tile("base-V", "AF33", 270)
                           .tile("base-B", "AF32", 0)
                           .play();
    QCOMPARE(twice.scores(), (Scores{3, 0}));
  }

  void withoutFieldsNoMeepleMayLieInOne()
  {
    auto playing = Playing();
    playing.tile("base-E", "AG32", 180, "f0");
    QCOMPARE(playing.play().scores(), (Scores{3, 0}));
    playing.rules().fields = false;
    QVERIFY_EXCEPTION_THROWN((void)playing.play(), std::runtime_error);
  }

  void noMeepleOnAFeatureThatAFigureOccupies()
  {
    const auto game = Playing().tile("base-U", "AF33", 0, "r0").more("base-U").play();
    auto next = game;
    QVERIFY(next.apply(placeTile(at("AH33"), Rotation::None)));
    const auto features = figureOptions(next, next.moves());
    QCOMPARE(features, (std::vector<int>{1, 2})); // the two fields, not the road
  }

  void noMeepleInHandNoFigure()
  {
    auto playing = Playing();
    playing.rules().meeples = 1;
    playing.tile("base-U", "AF33", 0, "r0").tile("base-U", "AE33").more("base-U");
    auto game = playing.play();
    QVERIFY(game.apply(placeTile(at("AH33"), Rotation::None)));
    QCOMPARE(game.legal(), (std::vector<Move>{noFigure()}));
  }

  void aMeepleMayStandOnWhatTheTileCompletes()
  {
    const auto game = Playing().tile("base-E", "AG32", 180, "c0").more().play();
    QCOMPARE(game.view().seats[0].meeples, 7);
    QCOMPARE(eventsOf(game, EventKind::FigureHome).size(), std::size_t{1});
  }

  void projectedScoresAreThoseOfAnEndNow()
  {
    const auto game = Playing().tile("base-F", "AG32", 90, "c0").more().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QCOMPARE(projectedScores(game, game.moves()), (Scores{3, 0}));
  }

  void fieldOwnersNameTheField()
  {
    const auto game = Playing().tile("base-E", "AG32", 180, "f0").more().play();
    const auto fields = fieldOwners(game, game.moves());
    QCOMPARE(fields.size(), std::size_t{1});
    QCOMPARE(fields[0].points, 3);
    QCOMPARE(fields[0].awards, (std::vector<Award>{{0, 1, 3}}));
    QCOMPARE(fields[0].parts, (std::vector<std::pair<Place, int>>{{at("AG32"), 1}}));
  }
};

QTEST_APPLESS_MAIN(BaseRulesTest)
#include "tst_baserules.moc"
