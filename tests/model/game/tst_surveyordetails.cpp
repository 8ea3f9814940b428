// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/game/surveyorgames.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using enum SurveyorTile;

/// A road of three tiles with an inn in the middle.
Playing threeWithInn(const Pile& pile)
{
  auto playing = surveyed({}, pile, {}, {"S......", "......."});
  playing.rules().inns = true;
  return playing.lay("A1", "base-B")
      .tile("base-A", "B1", 270, "r0")
      .tile("ic-15", "C1")
      .tile("base-A", "D1", 90);
}

/// The city of six with a cathedral on C3.
Playing sixWithCathedral(const Pile& pile)
{
  auto playing = surveyed(pile, {}, {});
  playing.rules().cathedrals = true;
  return cityOfSix(playing, 1, "ic-01");
}

/// An unfinished city of six tiles with a coat of arms: two knights of player 1, one of player 2.
Playing unfinishedCity(const Pile& pile)
{
  return surveyed(pile, {}, {}, {"S....", ".....", "S...S"})
      .lay("A1", "base-B")
      .lay("A3", "base-B")
      .lay("E3", "base-B")
      .tile("base-E", "A2", 90, "c0")
      .tile("base-E", "E2", 270, "c0")
      .tile("base-E", "B1", 180, "c0")
      .tile("base-F", "D2")
      .tile("base-R", "B2")
      .tile("base-R", "C2");
}

} // namespace

/// Land Surveyors: notes, and what comes in which order (rules.md 5, D31, section 12).
class SurveyorDetailsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// D14: which tiles the piles hold.
  void thePilesHoldTheTilesOfTheBox()
  {
    auto scenario = openGame();
    scenario.scenario.rules = preset("surveyors");
    const auto dealt = deal(*tableOf(scenario), 1);
    const auto boxes = std::array{Pile{CitizensJury, BadNeighbourhood, Siege, Wealth, Poverty},
                                  Pile{StreetFair, Highway, PeasantRevolt, Poverty},
                                  Pile{Hermit, PilgrimageRoute, Wealth}};
    for (std::size_t i = 0; i < boxes.size(); ++i)
      QVERIFY(std::ranges::is_permutation(dealt.surveyors[i].all(), boxes[i]));
  }

  /// "Cette tuile … peut augmenter ou diminuer le score obtenu pour une route."
  void highwayMayRaiseAndLowerTheScore()
  {
    for (const auto tiles : {2, 4, 6})
      QCOMPARE(road({Highway}, tiles).more().play().scores(), (Scores{5, 0}));
  }

  /// "Les tuiles d'évaluation n'ont aucune incidence sur l'évaluation finale."
  void noTileOfTheCitiesHasAnEffectInTheFinalScoring()
  {
    for (const auto tile : {CitizensJury, BadNeighbourhood, Siege, Wealth, Poverty})
      QCOMPARE(unfinishedCity({tile}).play().scores(), (Scores{6 + 1, 0}));
  }

  void noTileOfTheMonasteriesHasAnEffectInTheFinalScoring()
  {
    for (const auto tile : {Hermit, PilgrimageRoute, Wealth, Poverty}) {
      const auto game = surveyed({}, {}, {tile}, {"S..", "..."})
                            .lay("A1", "base-E")
                            .tile("base-A", "B1", 0, "m0")
                            .play();
      QCOMPARE(game.scores(), (Scores{2, 0}));
    }
  }

  /// "Siege … modifient le nombre de points par symbole. Tout modificateur sera appliqué par la
  /// suite comme d'habitude."
  void siegeComesBeforeTheCathedral()
  {
    auto coats = sixWithCathedral({Siege});
    for (auto& set : coats.scenario().sets)
      for (auto& tile : set.tiles)
        if (tile.kind.id == "base-G")
          tile.kind.features[0].coats = 1;
    QCOMPARE(coats.more("base-U").play().scores(), (Scores{6 * 3 + 1 * (3 + 1), 0}));
  }

  /// "Richesse / Pauvreté: offrent un bonus ou une pénalité en plus du nombre de points habituel",
  /// after inns and cathedrals.
  void wealthAndPovertyComeAfterInnAndCathedral()
  {
    QCOMPARE(threeWithInn({Wealth}).more().play().scores(), (Scores{3 * 2 + 3, 0}));
    QCOMPARE(threeWithInn({Poverty}).more().play().scores(), (Scores{3 * 2 - 3, 0}));
    QCOMPARE(sixWithCathedral({Wealth}).more("base-U").play().scores(), (Scores{6 * 3 + 3, 0}));
    QCOMPARE(sixWithCathedral({Poverty}).more("base-U").play().scores(), (Scores{6 * 3 - 3, 0}));
  }

  void wealthGoesToEachTiedOwner()
  {
    const auto game = surveyed({}, {Wealth}, {}, {"S...S"})
                          .lay("A1", "base-W")
                          .lay("E1", "base-W")
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-U", "D1", 0, "r0")
                          .tile("base-U", "C1")
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{5 + 3, 5 + 3}));
  }

  /// Section 12: Highway replaces only the number of tiles; town points are added.
  void highwayLeavesTownPointsAsTheyAre()
  {
    auto playing = surveyed({}, {Highway}, {}, {"S...", ".t.."});
    playing.rules().townRoadBonus = true;
    const auto game =
        playing.lay("A1", "base-W").tile("base-U", "B1", 0, "r0").tile("base-A", "C1", 90).play();
    QCOMPARE(game.scores(), (Scores{5 + 2, 0}));
  }

  /// Section 12: two tiles by real number, prints included, before Bad Neighbourhood.
  void aSmallCityIsSmallBeforeBadNeighbourhood()
  {
    for (const auto& [pile, points] :
         {std::pair{Pile{}, 2}, std::pair{Pile{BadNeighbourhood}, 1}}) {
      auto playing =
          Playing(drawn({"S~", ".~"})
                      .withPrint({.place = at("A2"), .side = Side::East, .kind = PrintKind::City}));
      playing.rules().smallCityPoints = 2;
      playing.rules().surveyors = {.on = true, .city = pile, .road = {}, .monastery = {}};
      const auto game = playing.lay("A1", "base-B").tile("base-E", "A2", 90, "c0").more().play();
      QCOMPARE(game.scores(), (Scores{points, 0}));
    }
  }

  /// D15: sides of a tile at a neutral border count as sides.
  void aTileWithASecondSideAtTheBorderIsNoEnd()
  {
    const auto game = surveyed({BadNeighbourhood}, {}, {}, {"S.", ".."})
                          .lay("A1", "base-E", 180)
                          .tile("base-N", "A2", 0, "c0")
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{2, 0})); // A2 alone; A1 is an end
  }

  /// Section 12: the monastery's own square counts, too.
  void theMonasterysOwnRoadCountsForThePilgrimageRoute()
  {
    const auto game = surveyed({}, {}, {PilgrimageRoute}, {"S.S"})
                          .lay("A1", "base-B")
                          .lay("C1", "base-B")
                          .tile("base-A", "B1", 0, "m0")
                          .play();
    QCOMPARE(game.scores(), (Scores{3 + 1, 0}));
  }

  /// Section 12: a farmhouse anywhere on the tile counts, not only beside the road.
  void aFarmhouseInAnyFieldOfTheTileCounts()
  {
    auto playing = surveyed({}, {PeasantRevolt}, {}, {"S......", "......."});
    for (auto& tile : playing.scenario().sets[0].tiles)
      for (auto& feature : tile.kind.features)
        if (feature.type == FeatureType::Field)
          feature.illustrations = {};
    for (auto& tile : playing.scenario().sets[0].tiles)
      if (tile.kind.id == "base-W")
        for (auto& feature : tile.kind.features)
          if (feature.id == "f2")
            feature.illustrations = {Illustration::Farmhouse};
    // The road leaves the crossing to the east; the farmhouse is to the south-west.
    const auto game = playing.lay("A1", "base-W")
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-A", "C1", 90)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{3 - 1, 0}));
  }
};

QTEST_APPLESS_MAIN(SurveyorDetailsTest)
#include "tst_surveyordetails.moc"
