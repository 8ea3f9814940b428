// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/game/pictures.h"
#include "tests/model/game/surveyorgames.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using enum SurveyorTile;

Terms termsOf(const Game& game)
{
  return scorings(game).front().terms;
}

} // namespace

/// Land Surveyors: what the twelve scoring tiles change (rules.md 5, D13–D15, D31).
class SurveyorsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void citizensJury14And14()
  {
    const auto game = cityOfSix(surveyed({CitizensJury}, {}, {}), 2).more("base-U").play();
    QCOMPARE(game.scores(), (Scores{14, 14}));
    QVERIFY(scorings(game)[0].surveyor == CitizensJury);
    QCOMPARE(cityOfSix(surveyed({}, {}, {}), 2).more("base-U").play().scores(), (Scores{14, 0}));
  }

  void badNeighbourhood6()
  {
    const auto game = cityOfSix(surveyed({BadNeighbourhood}, {}, {}), 1).more("base-U").play();
    QCOMPARE(game.scores(), (Scores{6, 0}));
    QVERIFY(
        termsOf(game) ==
        (Terms{{TermId::Tiles, 2, 2}, {TermId::Coats, 1, 2}, {TermId::BadNeighbourhood, 4, 0}}));
  }

  void aTileWithTwoEndsInTheSameCityIsNoEnd()
  {
    // The ends of base-I to the north and west belong to one city of four tiles.
    const auto game = surveyed({BadNeighbourhood}, {}, {}, {"...", "...", "..."})
                          .lay("C2", "base-B")
                          .tile("base-I", "B2", 0, "c0")
                          .tile("base-N", "B1", 270)
                          .tile("base-N", "A2", 90)
                          .tile("base-N", "A1", 180)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
  }

  void anEndsCoatDoesNotCountEither()
  {
    auto playing = surveyed({BadNeighbourhood}, {}, {}, {"S.."});
    for (auto& tile : playing.scenario().sets[0].tiles)
      if (tile.kind.id == "base-E")
        tile.kind.features[0].coats = 1;
    const auto game = playing.lay("A1", "base-E", 90)
                          .tile("base-G", "B1", 0, "c0")
                          .tile("base-E", "C1", 270)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QVERIFY(termsOf(game) == (Terms{{TermId::Tiles, 1, 2}, {TermId::BadNeighbourhood, 2, 0}}));
  }

  void printedPiecesAlwaysCount()
  {
    auto playing = Playing(
        drawn({"S~", ".~"})
            .withPrint(
                {.place = at("A2"), .side = Side::East, .kind = PrintKind::City, .coats = 1}));
    playing.rules().surveyors.on = true;
    playing.rules().surveyors.city = {BadNeighbourhood};
    const auto game = playing.lay("A1", "base-B").tile("base-E", "A2", 90, "c0").more().play();
    QCOMPARE(game.scores(), (Scores{2 + 2, 0}));
  }

  void aHalfCityUnderBadNeighbourhoodGivesNothing()
  {
    const auto game = surveyed({BadNeighbourhood}, {}, {}, {"S.."})
                          .lay("A1", "base-B")
                          .tile("base-E", "B1", 0, "c0")
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
  }

  void siegeGives1MoreForEachCoat()
  {
    const auto game = cityOfSix(surveyed({Siege}, {}, {}), 1).more("base-U").play();
    QCOMPARE(game.scores(), (Scores{15, 0}));
  }

  void wealthAndPovertyGive3MoreOrLess()
  {
    QCOMPARE(cityOfSix(surveyed({Wealth}, {}, {}), 1).more("base-U").play().scores(),
             (Scores{17, 0}));
    QCOMPARE(cityOfSix(surveyed({Poverty}, {}, {}), 1).more("base-U").play().scores(),
             (Scores{11, 0}));
    QCOMPARE(road({Wealth}, 4).more().play().scores(), (Scores{7, 0}));
    QCOMPARE(pilgrims({Poverty}).more("base-U").play().scores(), (Scores{6, 0}));
    QCOMPARE(pilgrims({Wealth}).more("base-U").play().scores(), (Scores{12, 0}));
  }

  void totalsMayFallBelowZero()
  {
    const auto game = road({Poverty}, 2).more().play();
    QCOMPARE(game.scores(), (Scores{-1, 0}));
  }

  void streetFairGives1MoreForEachTile()
  {
    const auto game = road({StreetFair}, 4).more().play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
    QVERIFY(termsOf(game) == (Terms{{TermId::Tiles, 4, 1}, {TermId::StreetFair, 4, 1}}));
  }

  void highway5And5()
  {
    const auto game = twoRoads({Highway}).more().play();
    QCOMPARE(game.scores(), (Scores{5, 5}));
    QVERIFY(termsOf(game) == (Terms{{TermId::Highway, 5, 1}}));
    QCOMPARE(twoRoads({}).more().play().scores(), (Scores{2, 3}));
  }

  void highwayLeavesCoatsAndFerryPointsAsTheyAre()
  {
    auto playing = Playing(
        drawn({"S..~.", "....."})
            .withFerry({.from = {at("C1"), Side::East}, .to = {at("E1"), Side::West}, .coats = 2}));
    playing.rules().surveyors.on = true;
    playing.rules().surveyors.road = {Highway};
    const auto game = playing.lay("A1", "base-B")
                          .tile("base-A", "B1", 270, "r0")
                          .tile("base-U", "C1")
                          .tile("base-A", "E1", 90)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{5 + 1 + 2 * 2, 0}));
  }

  void peasantRevolt4()
  {
    auto playing = road({PeasantRevolt}, 6);
    draw(playing, "base-U", {Illustration::Farmhouse});
    // Six tiles, two of them base-U.
    const auto game = Playing(playing).more().play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QVERIFY(termsOf(game) == (Terms{{TermId::Tiles, 6, 1}, {TermId::PeasantRevolt, 2, -1}}));
  }

  void shedsCountForThePeasantRevoltOnlyIfTheProfileSaysSo()
  {
    auto playing = road({PeasantRevolt}, 6);
    draw(playing, "base-U", {Illustration::Pigsty});
    QCOMPARE(Playing(playing).more().play().scores(), (Scores{6, 0}));
    playing.rules().surveyors.shedsRevolt = true;
    QCOMPARE(Playing(playing).more().play().scores(), (Scores{4, 0}));
  }

  void aFarmhouseCountsOnceATile()
  {
    auto playing = road({PeasantRevolt}, 6);
    draw(playing, "base-U", {Illustration::Farmhouse, Illustration::Farmhouse});
    QCOMPARE(Playing(playing).more().play().scores(), (Scores{4, 0}));
  }

  void hermit5()
  {
    const auto game = hermits({Hermit}).more("base-U").play();
    QCOMPARE(game.scores(), (Scores{9 - 4, 0}));
    QVERIFY(termsOf(game) ==
            (Terms{{TermId::Monastery, 1, 1}, {TermId::Around, 8, 1}, {TermId::Hermit, 4, -1}}));
    QCOMPARE(pilgrims({Hermit}).more("base-U").play().scores(), (Scores{9, 0}));
  }

  void pilgrimageRoute15()
  {
    const auto game = pilgrims({PilgrimageRoute}).more("base-U").play();
    QCOMPARE(game.scores(), (Scores{9 + 6, 0}));
    QVERIFY(termsOf(game) == (Terms{{TermId::Monastery, 1, 1},
                                    {TermId::Around, 8, 1},
                                    {TermId::PilgrimageRoute, 6, 1}}));
  }

  void aLargeCitySquareShowsACityAndARoadIfItHasAGate()
  {
    for (const auto tile : {Hermit, PilgrimageRoute}) {
      auto map = drawn({"S.", ".1"});
      auto city = *map.largeCity(at("B2"));
      city.sides = {{at("B2"), Side::North, CitySideKind::Closed},
                    {at("B2"), Side::West, CitySideKind::Road}};
      auto playing = Playing(map.withLargeCity(city));
      playing.rules().surveyors.on = true;
      playing.rules().surveyors.monastery = {tile};
      const auto game = playing.lay("A1", "base-B")
                            .tile("base-B", "B1", 0, "m0")
                            .tile("base-V", "A2", 270)
                            .more("base-U")
                            .play();
      QCOMPARE(game.scores(), (Scores{tile == Hermit ? 4 - 1 : 4 + 2, 0}));
    }
  }

  void theScoringTilesHaveNoEffectInTheFinalScoring()
  {
    for (const auto tile : {Wealth, Highway, StreetFair})
      QCOMPARE(road({tile}, 4, false).play().scores(), (Scores{3, 0}));
    QCOMPARE(surveyed({}, {}, {Wealth})
                 .lay("B2", "base-B")
                 .tile("base-B", "B1", 0, "m0")
                 .play()
                 .scores(),
             (Scores{2, 0}));
  }
};

QTEST_APPLESS_MAIN(SurveyorsTest)
#include "tst_surveyors.moc"
