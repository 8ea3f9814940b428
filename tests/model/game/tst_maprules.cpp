// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;
using Terms = std::vector<Term>;

Map withSides(Map map, std::string_view square, std::vector<CitySide> sides, int coats = 0)
{
  auto city = *map.largeCity(at(square));
  city.sides = std::move(sides);
  city.squares.front().coats = coats;
  return map.withLargeCity(city);
}

bool mayLay(const Game& game, std::string_view place)
{
  const auto legal = game.legal();
  return std::ranges::any_of(legal, [&](const Move& move) { return move.place == at(place); });
}

} // namespace

/// Section 1 of the rules: the general rules of the maps. Every test is a sentence of theirs.
class MapRulesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void tilesOnlyOnPrintedSquaresNextToATile()
  {
    const auto game =
        Playing(drawn({".S.", "#~.", "..."})).lay("B1", "base-B").more("base-B").play();
    QVERIFY(mayLay(game, "A1"));
    QVERIFY(mayLay(game, "C1"));
    for (const auto* place : {"A2", "B2", "C2", "A3", "B3"})
      QVERIFY(!mayLay(game, place));
  }

  void aTouchedLargeCityOpensAllSquaresNextToIt()
  {
    const auto playing = Playing(drawn({"S..", ".1.", "..."})).lay("A1", "base-B");
    auto before = Playing(playing);
    QVERIFY(!mayLay(before.more("base-E").play(), "C2"));
    auto after = Playing(playing).tile("base-E", "A2", 90);
    const auto game = after.more("base-E").play();
    for (const auto* place : {"B1", "C2", "B3"})
      QVERIFY(mayLay(game, place));
    QVERIFY(!mayLay(game, "C1"));
    QVERIFY(!mayLay(game, "C3"));
  }

  /// D9: a tile whose only neighbour is an unconnected large city is not allowed.
  void anUnconnectedLargeCityOpensNothing()
  {
    const auto game = Playing(drawn({"S....", "..1..", "....."})).lay("A1", "base-B").more().play();
    QVERIFY(!mayLay(game, "C1"));
    QVERIFY(!mayLay(game, "B2"));
    QVERIFY(mayLay(game, "B1"));
  }

  /// D25: any tile laid beside any of its squares connects, at a closed side too; a pre-laid one
  /// connects as well.
  void aTileAtAClosedSideConnects()
  {
    const auto map = withSides(drawn({"...", ".1.", "S.."}), "B2",
                               {{at("B2"), Side::South, CitySideKind::Closed}});
    const auto game = Playing(map).lay("A3", "base-B").tile("base-B", "B3").more("base-E").play();
    QVERIFY(mayLay(game, "B1"));
    const auto laid = Playing(map).lay("B3", "base-B").more("base-E").play();
    QVERIFY(mayLay(laid, "B1"));
  }

  /// "Berlin is completed. As the owner, you get 20 points (6 tiles + 4 coats of arms)."
  void berlin20()
  {
    auto map = withSides(drawn({".....", ".....", ".S1..", "....."}), "C3", {}, 4);
    const auto game = Playing(map)
                          .lay("B3", "base-E", 90)
                          .tile("base-E", "D3", 270, "c0")
                          .tile("base-E", "C4", 0)
                          .tile("base-G", "C2", 90)
                          .tile("base-E", "C1", 180)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{20, 0}));
    const auto scored = scorings(game);
    QCOMPARE(scored.size(), std::size_t{1});
    QCOMPARE(scored[0].terms, (Terms{{TermId::Tiles, 6, 2}, {TermId::Coats, 4, 2}}));
    QCOMPARE(scored[0].largeCities, (std::vector<int>{0}));
    QCOMPARE(scored[0].squares.size(), std::size_t{6});
    QCOMPARE(game.view().seats[0].meeples, 9);
  }

  /// "Your road is completed (it ends in Denmark). You get 8 points."
  void denmarkRoad8()
  {
    const auto map =
        drawn({"..S", "..."})
            .withPrint({.place = at("A1"), .side = Side::West, .coats = 2, .name = "Dänemark"});
    const auto game = Playing(map)
                          .lay("C1", "base-W")
                          .tile("base-U", "B1", 0, "r0")
                          .tile("base-U", "A1", 0)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{8, 0}));
    const auto scored = scorings(game);
    QCOMPARE(scored.size(), std::size_t{1});
    QCOMPARE(scored[0].terms, (Terms{{TermId::Tiles, 4, 1}, {TermId::Coats, 2, 2}}));
    QCOMPARE(scored[0].prints, (std::vector<int>{0}));
  }

  /// "Your city is completed. You get 10 points (3 tiles + 2 coats of arms)."
  void borderCity10()
  {
    const auto map =
        drawn({"..", "S.", ".."})
            .withPrint(
                {.place = at("A1"), .side = Side::North, .kind = PrintKind::City, .coats = 2});
    const auto game = Playing(map).lay("A2", "base-E").tile("base-G", "A1", 90, "c0").more().play();
    QCOMPARE(game.scores(), (Scores{10, 0}));
  }

  /// "Your (half) city is completed because of the border. You get 2 points."
  void halfCity2()
  {
    const auto game =
        Playing(drawn({"S..."})).lay("A1", "base-B").tile("base-E", "B1", 0, "c0").more().play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    // D27: also under the small-city variant.
    auto small = Playing(drawn({"S..."}));
    small.rules().smallCityPoints = 2;
    small.lay("A1", "base-B").tile("base-E", "B1", 0, "c0").more();
    QCOMPARE(small.play().scores(), (Scores{2, 0}));
  }

  /// "The road with the ferry route is completed. You get 7 points."
  void ferryRoad7()
  {
    const auto map =
        drawn({"S.~.", "..~."})
            .withFerry({.from = {at("B1"), Side::East}, .to = {at("D1"), Side::West}, .coats = 2});
    const auto game = Playing(map)
                          .lay("A1", "base-B")
                          .tile("base-W", "B1", 180 + 90, "r1")
                          .tile("base-W", "D1", 0)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{7, 0}));
    const auto scored = scorings(game);
    QCOMPARE(scored[0].terms,
             (Terms{{TermId::Tiles, 2, 1}, {TermId::Coats, 2, 2}, {TermId::Ferry, 1, 1}}));
    QCOMPARE(scored[0].ferries, (std::vector<int>{0}));
  }

  /// D8: a landing takes only a road, and the far landing opens when a road reaches this one.
  void theFarLandingOpensWhenARoadReachesThisOne()
  {
    const auto map =
        drawn({"S.~.", "..~."})
            .withFerry({.from = {at("B1"), Side::East}, .to = {at("D1"), Side::West}, .coats = 2});
    const auto before = Playing(map).lay("A1", "base-B").more("base-U").play();
    QVERIFY(!mayLay(before, "D1"));
    const auto after =
        Playing(map).lay("A1", "base-V", 270).tile("base-U", "B1").more("base-U").play();
    QVERIFY(mayLay(after, "D1"));
    for (const auto& move : after.legal())
      if (move.place == at("D1"))
        QVERIFY(move.rotation == Rotation::None || move.rotation == Rotation::Half);
    QVERIFY(!mayLay(Playing(map).lay("A1", "base-B").more("base-E").play(), "B1"));
  }

  /// "You get 6 points (1 point for the monastery and 1 point each for the adjacent tiles)."
  void borderMonastery6()
  {
    const auto monastery = Playing(drawn({".S.", "..."}))
                               .lay("B1", "base-B")
                               .tile("base-B", "A1", 0)
                               .tile("base-E", "C1", 90)
                               .tile("base-E", "A2", 180)
                               .tile("base-E", "C2", 180)
                               .tile("base-B", "B2", 0, "m0")
                               .more()
                               .play();
    QCOMPARE(monastery.scores(), (Scores{6, 0}));
    QCOMPARE(scorings(monastery)[0].terms,
             (Terms{{TermId::Monastery, 1, 1}, {TermId::Around, 5, 1}}));
  }

  /// "You get 4 points for the uncompleted road (3 for the tiles and 1 for the coat of arms)."
  void unfinishedRoad4()
  {
    const auto map =
        drawn({"..S.", "...."})
            .withPrint({.place = at("A1"), .side = Side::West, .coats = 1, .name = "Dänemark"});
    const auto road = Playing(map).lay("B1", "base-V", 0).tile("base-U", "A1", 0, "r0").play();
    QVERIFY(road.over());
    QCOMPARE(road.scores(), (Scores{4, 0}));
    const auto scored = scorings(road);
    QCOMPARE(scored[0].terms, (Terms{{TermId::Tiles, 3, 1}, {TermId::Coats, 1, 1}}));
    QVERIFY(scored[0].final && !scored[0].complete);
  }
};

QTEST_APPLESS_MAIN(MapRulesTest)
#include "tst_maprules.moc"
