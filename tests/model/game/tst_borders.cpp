// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/game/inquiry.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using Terms = std::vector<Term>;

Map withSides(Map map, std::string_view square, std::vector<CitySide> sides)
{
  auto city = *map.largeCity(at(square));
  city.sides = std::move(sides);
  return map.withLargeCity(city);
}

CitySide side(std::string_view place, Side where, CitySideKind kind)
{
  return {at(place), where, kind};
}

} // namespace

/// Decisions D1, D2, D8, D10, D25, D26 and section 12: prints, neutral borders and large cities.
class BordersTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aPrintCountsAsItsNumberOfTiles()
  {
    for (const auto tiles : {0, 1, 3}) {
      const auto map = drawn({"S."}).withPrint(
          {.place = at("B1"), .side = Side::East, .tiles = tiles, .name = "Polen"});
      const auto game =
          Playing(map).lay("A1", "base-W").tile("base-U", "B1", 0, "r0").more().play();
      QCOMPARE(game.scores(), (Scores{2 + tiles, 0}));
    }
  }

  /// Section 12: its tiles and coats count once, and it stays open until each side has a tile.
  void aPrintOverSeveralSidesIsOneFeature()
  {
    auto map = drawn({".S", ".S"});
    for (const auto* place : {"A1", "A2"})
      map = map.withPrint({.place = at(place),
                           .side = Side::West,
                           .coats = 1,
                           .tiles = 1,
                           .name = "West",
                           .group = "g"});
    auto playing =
        Playing(map).lay("B1", "base-W", 180).lay("B2", "base-W").tile("base-U", "A1", 0, "r0");
    auto half = Playing(playing);
    QCOMPARE(half.play().scores(), (Scores{2 + 1 + 1, 0})); // unfinished: B1, A1, print, coat
    const auto game = playing.tile("base-U", "A2").play();
    QCOMPARE(game.scores(), (Scores{4 + 1 + 2, 0}));
    QCOMPARE(scorings(game)[0].terms, (Terms{{TermId::Tiles, 5, 1}, {TermId::Coats, 1, 2}}));
    QCOMPARE(scorings(game)[0].prints, (std::vector<int>{0, 1}));
  }

  /// Section 12: a border print never opens a square.
  void aPrintOpensNoSquare()
  {
    auto map = drawn({"..~.", "S.~."});
    map = map.withPrint({.place = at("B1"), .side = Side::East, .group = "g"})
              .withPrint({.place = at("D1"), .side = Side::West, .group = "g"});
    auto game = Playing(map)
                    .lay("A2", "base-B")
                    .tile("base-A", "A1", 270)
                    .tile("base-U", "B1")
                    .more()
                    .play();
    QVERIFY(legalRotations(game, game.moves(), at("D1")).empty());
  }

  void neutralBordersCloseCitiesOnAllKindsOfGround_data()
  {
    QTest::addColumn<Map>("map");
    QTest::newRow("sea") << drawn({"S~", ".~"});
    QTest::newRow("clouds") << drawn({"S%", ".%"});
    QTest::newRow("abroad") << drawn({"S^", ".^"});
    QTest::newRow("blocked") << drawn({"S#", ".#"});
    QTest::newRow("depot") << drawn({"SD", ".D"});
    QTest::newRow("highlight") << drawn({"SH", ".H"});
    QTest::newRow("end of the grid") << drawn({"S", "."});
  }
  void neutralBordersCloseCitiesOnAllKindsOfGround()
  {
    QFETCH(Map, map);
    const auto game = Playing(map).lay("A1", "base-B").tile("base-E", "A2", 90, "c0").play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QVERIFY(scorings(game)[0].complete);
  }

  /// "A city, road or field placed on the border is seen as completed."
  void neutralBordersCloseRoads()
  {
    const auto game =
        Playing(drawn({"S."})).lay("A1", "base-W").tile("base-U", "B1", 0, "r0").play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QVERIFY(scorings(game)[0].complete);
  }

  void monasteriesCountOnlyPlayableAndLargeCitySquares()
  {
    const auto map = drawn({"S1", "..", "~#"});
    const auto game = Playing(withSides(map, "B1",
                                        {side("B1", Side::South, CitySideKind::Closed),
                                         side("B1", Side::West, CitySideKind::Closed)}))
                          .lay("A1", "base-B")
                          .tile("base-B", "A2", 0, "m0")
                          .tile("base-B", "B2")
                          .play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QVERIFY(scorings(game)[0].complete);
  }

  /// Section 12: playable squares count for a monastery even if nobody can ever reach them.
  void aMonasteryWaitsForASquareThatNobodyReaches()
  {
    const auto game =
        Playing(drawn({"S.~", "~~."})).lay("A1", "base-B").tile("base-B", "B1", 0, "m0").play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QVERIFY(!scorings(game)[0].complete);
  }

  void aFerryHasItsOwnPointsAndIsNoTile()
  {
    const auto map = drawn({"S~."}).withFerry(
        {.from = {at("A1"), Side::East}, .to = {at("C1"), Side::West}, .points = 3, .coats = 1});
    const auto done = Playing(map).lay("A1", "base-W").tile("base-A", "C1", 90, "r0").play();
    QCOMPARE(done.scores(), (Scores{2 + 3 + 2, 0}));
    // Section 12: the points stay the same at the end of the game, coats are worth 1.
    const auto wide = drawn({"S~..", "...."})
                          .withFerry({.from = {at("A1"), Side::East},
                                      .to = {at("C1"), Side::West},
                                      .points = 3,
                                      .coats = 1});
    const auto left = Playing(wide).lay("A1", "base-W").tile("base-U", "C1", 0, "r0").play();
    QCOMPARE(left.scores(), (Scores{2 + 3 + 1, 0}));
  }

  /// D25: a road side ends at the gate and its square counts as one tile of that road.
  void aGateEndsTheRoadAndItsSquareIsATile()
  {
    const auto map = withSides(
        drawn({"S.1.", "...."}), "C1",
        {side("C1", Side::West, CitySideKind::Road), side("C1", Side::East, CitySideKind::Road)});
    const auto game = Playing(map).lay("A1", "base-W").tile("base-U", "B1", 0, "r0").more().play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QCOMPARE(scorings(game)[0].squares, (std::vector<Place>{at("A1"), at("B1"), at("C1")}));
  }

  /// D25: gates do not join one another; two gates of one square in the same road count it once.
  void gatesDoNotJoinOneAnother()
  {
    const auto map = withSides(
        drawn({"S.1.S", "..~.."}), "C1",
        {side("C1", Side::West, CitySideKind::Road), side("C1", Side::East, CitySideKind::Road)});
    const auto game = Playing(map)
                          .lay("A1", "base-W")
                          .lay("E1", "base-W")
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-U", "D1", 0, "r0")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 3}));
    const auto loop = withSides(drawn({"..", "1S", ".."}), "A2",
                                {side("A2", Side::North, CitySideKind::Road),
                                 side("A2", Side::South, CitySideKind::Road),
                                 side("A2", Side::East, CitySideKind::Closed)});
    const auto round = Playing(loop)
                           .lay("B2", "base-U", 90)
                           .tile("base-V", "B1", 0, "r0")
                           .tile("base-V", "A1", 270)
                           .tile("base-V", "B3", 90)
                           .tile("base-V", "A3", 180)
                           .play();
    QCOMPARE(round.scores(), (Scores{6, 0}));
  }

  /// D10, D25: a large city without an open city side is complete from the start; the field at a
  /// closed side and the fields on both hands of a gate touch it.
  void closedSidesAndGatesTouchFields()
  {
    const auto closed =
        withSides(drawn({"S.1"}), "C1", {side("C1", Side::West, CitySideKind::Closed)});
    QCOMPARE(Playing(closed).lay("A1", "base-B").tile("base-B", "B1", 0, "f0").play().scores(),
             (Scores{3, 0}));
    const auto gate = withSides(drawn({"S.1"}), "C1", {side("C1", Side::West, CitySideKind::Road)});
    for (const auto* field : {"f0", "f1"})
      QCOMPARE(Playing(gate).lay("A1", "base-W").tile("base-U", "B1", 0, field).play().scores(),
               (Scores{3, 0}));
  }

  /// Section 12: field strips of different sides are not joined through the city.
  void fieldsAreNotJoinedThroughALargeCity()
  {
    const auto map = withSides(drawn({"S.1.S"}), "C1",
                               {side("C1", Side::West, CitySideKind::Closed),
                                side("C1", Side::East, CitySideKind::Closed)});
    const auto game = Playing(map)
                          .lay("A1", "base-B")
                          .lay("E1", "base-B")
                          .tile("base-B", "B1", 0, "f0")
                          .tile("base-B", "D1", 0, "f0")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 3}));
  }

  /// D10: a completed large city counts for fields, an unfinished one does not.
  void aCompletedLargeCityCountsForFields()
  {
    const auto map = withSides(drawn({"S.", ".1", ".."}), "B2",
                               {side("B2", Side::North, CitySideKind::City),
                                side("B2", Side::West, CitySideKind::Closed),
                                side("B2", Side::South, CitySideKind::City)});
    auto playing =
        Playing(map).lay("A1", "base-B").tile("base-B", "A2", 0, "f0").tile("base-E", "B1", 180);
    auto open = Playing(playing);
    QCOMPARE(open.play().scores(), (Scores{0, 0}));
    QCOMPARE(playing.tile("base-E", "B3").play().scores(), (Scores{3, 0}));
  }

  /// D2: each printed square counts as one tile; section 12: different large cities do not join.
  void largeCitiesSideBySideScoreApart()
  {
    auto tall = drawn({"S..S", ".12.", "~~~~"});
    const auto scored = Playing(tall)
                            .lay("A1", "base-B")
                            .lay("D1", "base-B")
                            .tile("base-E", "B1", 180, "c0")
                            .tile("base-E", "C1", 180, "c0")
                            .tile("base-E", "A2", 90)
                            .tile("base-E", "D2", 270)
                            .play();
    QCOMPARE(scored.scores(), (Scores{6, 6}));
  }

  /// Section 12: island coats go at once to whoever lays the tile, not on pre-laying; a switch.
  void islandCoatsPayAtOnce()
  {
    auto map = drawn({"S.."});
    for (const auto* place : {"A1", "B1"})
      map = map.withSite({.place = at(place), .kind = SiteKind::Island, .coats = 2});
    auto playing = Playing(map).lay("A1", "base-B").tile("base-B", "B1").more();
    QCOMPARE(playing.play().scores(), (Scores{4, 0}));
    playing.rules().islandCoats = false;
    QCOMPARE(playing.play().scores(), (Scores{0, 0}));
  }
};

QTEST_APPLESS_MAIN(BordersTest)
#include "tst_borders.moc"
