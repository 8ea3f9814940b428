// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/game/leipziggames.h"
#include "tests/model/game/surveyorgames.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using enum SurveyorTile;

int turnsOf(const Game& game)
{
  return static_cast<int>(eventsOf(game, EventKind::SurveyorsTurned).size()) - 1;
}

/// Player 1 has sent a meeple over the road on AG32 and AG31, with these piles.
Playing settledWith(Quarter quarter, const Pile& city, const Pile& road, const Pile& monastery)
{
  auto playing = settled(quarter);
  auto& rules = playing.rules().surveyors;
  rules.on = true;
  rules.city = city;
  rules.road = road;
  rules.monastery = monastery;
  return playing;
}

/// A road of three tiles with an inn in the middle.
Playing innRoad(const Pile& pile)
{
  auto playing = surveyed({}, pile, {}, {"S......", "......."});
  playing.set("inns-cathedrals");
  playing.rules().inns = true;
  return playing.lay("A1", "base-B")
      .tile("base-A", "B1", 270, "r0")
      .tile("ic-15", "C1")
      .tile("base-A", "D1", 90);
}

} // namespace

/// Leipzig and the Land Surveyors with each other and with other expansions (D12, D30, D31).
class CombinationsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theLargeMeepleMayGoToLeipzigTheBuilderMayNot()
  {
    auto playing = leipzig();
    playing.rules().largeMeeple = playing.rules().builder = true;
    playing.tile("base-U", "AG31", 90, "r0", FigureKind::Large)
        .tile("base-B", "AH31")
        .tile("base-U", "AG30", 90, "r0", FigureKind::Builder)
        .tile("base-B", "AH30") // the builder's second part
        .tile("base-B", "AF31")
        .tile("base-A", "AG29", 0)
        .send("AG31", "r0", Quarter::Tanners);
    auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(game.view().leipzig->figures ==
            (std::vector<FigureInLeipzig>{{Quarter::Tanners, 0, FigureKind::Large}}));
    QVERIFY(game.view().figures.empty());
    QVERIFY(game.view().seats[0].builder && !game.view().seats[0].large);
    game.takeBack(game.moves() - 1);
    QCOMPARE(game.legal().size(), std::size_t{5}); // the quarters, and the road
  }

  void wainwrightsCountRealTilesUnderHighwayAndInn()
  {
    auto playing = settledWith(Quarter::Wainwrights, {}, {Highway}, {});
    playing.set("inns-cathedrals");
    playing.rules().inns = true;
    const auto game = playing.tile("base-B", "AH31")
                          .tile("ic-15", "AJ33", 0, "r0")
                          .tile("base-B", "AF33")
                          .tile("base-A", "AK33", 90)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{2 + 5 * 2 + 3, 0}));
  }

  void coinersCountAllCoatsAlsoUnderBadNeighbourhood()
  {
    auto playing = settledWith(Quarter::Coiners, {BadNeighbourhood}, {}, {});
    for (auto& tile : playing.scenario().sets[0].tiles)
      if (tile.kind.id == "base-E")
        tile.kind.features[0].coats = 1;
    const auto game = playing.tile("base-B", "AH31")
                          .tile("base-F", "AF31", 90, "c0")
                          .tile("base-E", "AF30", 180)
                          .tile("base-E", "AF32")
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{2 + 2 + 3 * 3, 0}));
  }

  void bookbindersForChurchesNotForGardens()
  {
    auto church = settled(Quarter::Bookbinders);
    const auto built = church.set("darmstadt")
                           .tile("da-03", "AH32", 270)
                           .tile("base-U", "AH31", 90)
                           .tile("base-B", "AI31")
                           .tile("base-U", "AI32")
                           .more()
                           .play();
    QCOMPARE(built.scores(), (Scores{4, 0}));
    auto garden = settled(Quarter::Bookbinders);
    const auto grown = garden.set("base-2")
                           .tile("base-E-garden", "AH32")
                           .tile("base-E", "AH31", 180)
                           .tile("base-B", "AI31")
                           .tile("base-B", "AI32")
                           .more()
                           .play();
    QCOMPARE(grown.scores(), (Scores{0, 0}));
  }

  void noBookbindersForAnAbbotThatLeavesEarly()
  {
    auto playing = leipzig();
    playing.rules().abbot = true;
    playing.tile("base-B", "AH32", 0, "m0", FigureKind::Abbot)
        .tile("base-A", "AJ33", 90, "r0")
        .send("AJ33", "r0", Quarter::Bookbinders)
        .tile("base-B", "AI32")
        .abbotHome();
    auto early = playing;
    QCOMPARE(early.more().play().scores(), (Scores{1 + 5, 0}));
    const auto later =
        playing.tile("base-B", "AI31").tile("base-B", "AH31").tile("base-A", "AG31").more("base-U");
    QCOMPARE(later.play().scores(), (Scores{1 + 5, 4}));
  }

  void aChurchBonusAloneTurnsNothing()
  {
    auto playing = surveyed({}, {}, {Wealth}, {"....", "....", "...."});
    playing.set("darmstadt");
    playing.rules().darmstadt.on = true;
    const auto game = playing.lay("B2", "da-03")
                          .tile("base-B", "B1", 0, "f0")
                          .tile("base-B", "A1")
                          .tile("base-B", "C1")
                          .tile("base-B", "A2")
                          .tile("base-A", "C2", 90)
                          .tile("base-A", "B3", 180)
                          .tile("base-E", "A3", 180)
                          .tile("base-E", "C3", 180)
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QCOMPARE(turnsOf(game), 0);
  }

  void aGardenScoredWithItsAbbotTurnsTheTiles()
  {
    auto playing = surveyed({}, {}, {Wealth}, {"S.."});
    playing.set("base-2");
    playing.rules().abbot = true;
    const auto game = playing.lay("A1", "base-B")
                          .tile("base-E-garden", "B1", 0, "g0", FigureKind::Abbot)
                          .tile("base-B", "C1")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QCOMPARE(turnsOf(game), 1);
  }

  void churchesAreUnderTheMonasterysTileGardensAreNot()
  {
    auto playing = surveyed({}, {}, {Wealth}, {"S.."});
    const auto game = playing.set("darmstadt")
                          .lay("A1", "base-B")
                          .tile("da-03", "B1", 0, "m0")
                          .tile("base-A", "C1", 90)
                          .play();
    QCOMPARE(game.scores(), (Scores{3 + 3, 0}));
    // For gardens see aGardenScoredWithItsAbbotTurnsTheTiles.
  }

  void anAbbotTakenHomeEarlyIsUnderNoTileAndTurnsNothing()
  {
    auto playing = surveyed({}, {}, {Wealth}, {"S...", "...."});
    playing.rules().abbot = true;
    const auto game = playing.lay("A1", "base-B")
                          .tile("base-B", "B1", 0, "m0", FigureKind::Abbot)
                          .tile("base-B", "C1")
                          .tile("base-B", "A2")
                          .abbotHome()
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{1 + 3, 0}));
    QCOMPARE(turnsOf(game), 0);
  }

  void theJuryGivesAllTheDarmstadtiumsPoints()
  {
    auto playing = surveyed({CitizensJury}, {}, {});
    playing.set("darmstadt");
    playing.rules().darmstadt.on = true;
    QCOMPARE(cityOfSix(playing, 2, "da-01").more("base-U").play().scores(),
             (Scores{6 * 2 + 3, 6 * 2 + 3}));
  }

  void theNumberOfTilesComesBeforeInnAndCathedral()
  {
    QCOMPARE(innRoad({Highway}).more().play().scores(), (Scores{5 * 2, 0}));
    auto playing = surveyed({BadNeighbourhood}, {}, {});
    playing.set("inns-cathedrals");
    playing.rules().cathedrals = true;
    QCOMPARE(cityOfSix(playing, 1, "ic-01").more("base-U").play().scores(), (Scores{2 * 3, 0}));
  }

  void anInnAddsItsStepToEveryTile()
  {
    QCOMPARE(innRoad({StreetFair}).more().play().scores(), (Scores{3 * 3, 0}));
    auto playing = innRoad({PeasantRevolt});
    draw(playing, "base-A", {Illustration::Farmhouse});
    QCOMPARE(playing.more().play().scores(), (Scores{1 + 2 + 1, 0}));
  }
};

QTEST_APPLESS_MAIN(CombinationsTest)
#include "tst_combinations.moc"
