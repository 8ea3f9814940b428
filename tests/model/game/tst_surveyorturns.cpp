// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "model/game/inquiry.h"
#include "tests/model/game/leipziggames.h"
#include "tests/model/game/surveyorgames.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using enum SurveyorTile;

/// How often the piles were turned after the start.
int turnsOf(const Game& game)
{
  return static_cast<int>(eventsOf(game, EventKind::SurveyorsTurned).size()) - 1;
}

} // namespace

/// Land Surveyors: the piles and when they turn (rules.md 5, D14, section 12).
class SurveyorTurnsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theTwelveTilesLieInThreePilesOfFiveFourAndThree()
  {
    auto scenario = openGame();
    scenario.scenario.rules.surveyors.on = true;
    const auto dealt = deal(*tableOf(scenario), 1);
    QCOMPARE(dealt.surveyors[0].all().size(), std::size_t{5});
    QCOMPARE(dealt.surveyors[1].all().size(), std::size_t{4});
    QCOMPARE(dealt.surveyors[2].all().size(), std::size_t{3});
  }

  void eachPileIsShuffledByAStreamOfItsOwn()
  {
    auto scenario = openGame();
    const auto without = tableOf(scenario);
    scenario.scenario.rules.surveyors.on = true;
    const auto with = tableOf(scenario);
    auto orders = std::set<std::vector<SurveyorTile>>{};
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      const auto dealt = deal(*with, seed);
      QVERIFY(std::ranges::equal(dealt.stack(), deal(*without, seed).stack()));
      const auto pile = dealt.surveyors[1].all();
      orders.insert({pile.begin(), pile.end()});
    }
    QCOMPARE(orders.size(), std::size_t{24});
  }

  void theFirstTileOfEachPileIsActiveAndTheNextOneIsKnown()
  {
    const auto view =
        surveyed({Siege, Wealth}, {Highway}, {}).lay("B2", "base-B").more().play().view();
    QVERIFY(view.surveyors->active == (ActiveSurveyors{Siege, Highway, std::nullopt}));
    QVERIFY(view.surveyors->next == (ActiveSurveyors{Wealth, Highway, std::nullopt}));
  }

  void aPileWithoutTilesChangesNothing()
  {
    QCOMPARE(road({}, 4).more().play().scores(), (Scores{4, 0}));
  }

  void afterATurnThatScoredAllThreeTilesGoUnderTheirPiles()
  {
    auto playing = twoRoads({Highway, Poverty});
    playing.rules().surveyors.city = {Siege, Wealth, Poverty};
    playing.rules().surveyors.monastery = {Hermit, Wealth};
    const auto game = playing.more().play();
    QCOMPARE(turnsOf(game), 1);
    QVERIFY(game.view().surveyors->active == (ActiveSurveyors{Wealth, Poverty, Wealth}));
    QVERIFY(game.view().surveyors->next == (ActiveSurveyors{Poverty, Highway, Hermit}));
    QVERIFY(eventsOf(game, EventKind::SurveyorsTurned)[1].surveyors ==
            game.view().surveyors->active);
  }

  void everythingScoredInATurnIsUnderTheSameTiles()
  {
    QCOMPARE(twoRoads({Highway, Poverty}).more().play().scores(), (Scores{5, 5}));
  }

  void aFeatureCompletedWithoutMeeplesTurnsNothing()
  {
    const auto game = surveyed({}, {Highway}, {}, {"S...."})
                          .lay("A1", "base-B")
                          .tile("base-A", "B1", 270)
                          .tile("base-A", "C1", 90)
                          .more()
                          .play();
    QCOMPARE(turnsOf(game), 0);
  }

  void aFeatureScoredFor0OrMinusTurnsThemToo()
  {
    const auto none = surveyed({BadNeighbourhood}, {}, {}, {"S.."})
                          .lay("A1", "base-B")
                          .tile("base-E", "B1", 0, "c0")
                          .more()
                          .play();
    QCOMPARE(turnsOf(none), 1);
    QCOMPARE(turnsOf(road({Poverty}, 2).more().play()), 1);
  }

  void aRoadWhoseMeepleWentToLeipzigTurnsThem()
  {
    auto playing = settled(Quarter::Coiners);
    playing.rules().surveyors.on = true;
    QCOMPARE(turnsOf(playing.more().play()), 1);
  }

  void bookbindersAloneTurnNothing()
  {
    auto playing = leipzig();
    playing.rules().surveyors.on = true;
    playing.rules().surveyors.monastery = {Wealth};
    playing.rules().surveyors.road = {};
    const auto game = playing.tile("base-B", "AH32")
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Bookbinders)
                          .tile("base-B", "AI32")
                          .tile("base-B", "AI31")
                          .tile("base-B", "AH31")
                          .tile("base-A", "AG31")
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 4}));
    QCOMPARE(turnsOf(game), 1); // for the road
  }

  void theTilesTurnAfterTheWholeTurnNotBetweenItsParts()
  {
    auto playing = surveyed({}, {Highway, Poverty}, {}, {"t....", "....."});
    playing.rules().townExtraTile = true;
    const auto game = playing.lay("B1", "base-A", 90)
                          .lay("D1", "base-V", 90)
                          .tile("base-V", "A1", 180, "r0") // covers the town and completes a road
                          .tile("base-V", "C1", 180, "r0") // and another one
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{5 + 5, 0}));
    QCOMPARE(turnsOf(game), 1);
  }

  void ifTheGameEndsInsteadOfTheSecondPartTheTilesStay()
  {
    auto playing = surveyed({}, {Highway, Poverty}, {}, {"tS"});
    playing.rules().townExtraTile = true;
    const auto game = playing.lay("B1", "base-A", 90).tile("base-A", "A1", 270, "r0").more().play();
    QCOMPARE(game.view().end, EndReason::NoSquareLeft);
    QCOMPARE(game.scores(), (Scores{5, 0}));
    QCOMPARE(turnsOf(game), 0);
  }

  void projectedScoresSeeTheActiveTile()
  {
    auto game = road({Highway}, 4).more().play();
    game.takeBack(game.moves() - 1);
    QCOMPARE(projectedScores(game, game.moves()), (std::vector<int>{5, 0}));
  }
};

QTEST_APPLESS_MAIN(SurveyorTurnsTest)
#include "tst_surveyorturns.moc"
