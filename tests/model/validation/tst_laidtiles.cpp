// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/scenario/playlimits.h"
#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestLaidTiles : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void laidTilesLieOnUsedStarts();
  void laidTilesAreInTheGame();
  void laidTilesFitAsTheyLie();
  void aLaidDarmstadtiumHasACityBesideIt();
  void laidTilesLieOnTheMap();
  void laidTilesLieOnTheOpenTable();
  void aSquareBearsOneLaidTile();
  void laidTilesMatchSideBySide();
  void aTileThatMayBeTurnedMatchesSomehow();
  void whatTheMapForbidsIsNotTurnedSo();
};

namespace {

PlayableScenario onTheTable(std::vector<LaidTile> laid)
{
  auto playable = playableOn(drawn({"S"}), {tileOf("field", "FFFF", 4), tileOf("city", "CFFF", 4)});
  playable.map.reset();
  playable.scenario.map.reset();
  playable.scenario.laid = std::move(laid);
  return playable;
}

} // namespace

void TestLaidTiles::laidTilesLieOnUsedStarts()
{
  auto playable = playableOn(drawn({"S.SS"}), {tileOf("a", "FFFF", 4)});
  playable.scenario.laid = {{at("A1"), "a", {}}, {at("B1"), "a", {}}};
  QCOMPARE(placesOf(validate(playable), Rule::LaidOffStart), (PlacesOfIssues{places({"B1"})}));
  playable.scenario.starts = {at("C1"), at("D1")};
  QCOMPARE(placesOf(validate(playable), Rule::LaidOffStart),
           (PlacesOfIssues{places({"A1"}), places({"B1"})}));
}

void TestLaidTiles::laidTilesAreInTheGame()
{
  auto playable = playableOn(drawn({"S.S"}), {tileOf("a", "FFFF", 4)});
  playable.scenario.laid = {{at("A1"), "a", {}}, {at("C1"), "b", {}}};
  const auto found = only(validate(playable), Rule::LaidUnknown);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"C1"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"b"}));
  playable.scenario.laid = {{at("A1"), "", {}}};
  QVERIFY(!has(validate(playable), Rule::LaidUnknown));
}

void TestLaidTiles::laidTilesFitAsTheyLie()
{
  auto playable = playableOn(drawn({"S.S"}).withPrint({at("A1"), Side::West, PrintKind::City}),
                             {tileOf("a", "CFFF", 4)});
  playable.scenario.laid = {{at("A1"), "a", {}}};
  QVERIFY(!has(validate(playable), Rule::LaidFitsNot));
  playable.scenario.laid = {{at("A1"), "a", Rotation::ThreeQuarters}};
  QVERIFY(!has(validate(playable), Rule::LaidFitsNot));
  playable.scenario.laid = {{at("A1"), "a", Rotation::Quarter}};
  QCOMPARE(placesOf(validate(playable), Rule::LaidFitsNot), (PlacesOfIssues{places({"A1"})}));
}

/// D32: a printed city, or a city of another laid tile.
void TestLaidTiles::aLaidDarmstadtiumHasACityBesideIt()
{
  auto hall = tileOf("hall", "CCCC", 1);
  hall.kind.features.push_back({.id = "c", .type = FeatureType::City, .darmstadtium = true});
  for (const auto side : allSides)
    hall.kind.features.back().ports.insert(edgePort(side));
  auto playable = playableOn(drawn({"SS"}), {hall, tileOf("a", "CFFF", 4)});
  const auto isolated = [&] { return has(validate(playable), Rule::LaidFitsNot); };
  playable.scenario.laid = {{at("A1"), "hall", {}}};
  QVERIFY(!isolated()); // off
  playable.scenario.rules.darmstadt.on = true;
  QVERIFY(isolated());
  playable.scenario.laid.push_back({at("B1"), "a", Rotation::None});
  QVERIFY(isolated());
  playable.scenario.laid.back().rotation = Rotation::ThreeQuarters;
  QVERIFY(!isolated());
  playable.scenario.laid.pop_back();
  playable.map = playable.map->withPrint({at("A1"), Side::West, PrintKind::City});
  QVERIFY(!isolated());
}

void TestLaidTiles::laidTilesLieOnTheMap()
{
  auto playable = playableOn(drawn({"S.S"}), {tileOf("a", "FFFF", 4)});
  playable.scenario.laid = {{at("A1"), "a", {}}, {at("D1"), "a", {}}, {at("A2"), "a", {}}};
  QCOMPARE(placesOf(validate(playable), Rule::LaidOffTable),
           (PlacesOfIssues{places({"D1"}), places({"A2"})}));
  QVERIFY(!has(validate(playable), Rule::LaidOffStart));
}

void TestLaidTiles::laidTilesLieOnTheOpenTable()
{
  const auto last = Place{openTableSide - 1, openTableSide - 1};
  QVERIFY(!has(validate(onTheTable({{last, "field", {}}})), Rule::LaidOffTable));
  const auto off = neighbour(last, Side::East);
  QCOMPARE(placesOf(validate(onTheTable({{off, "field", {}}})), Rule::LaidOffTable),
           (PlacesOfIssues{{off}}));
  const auto table = tableOf(openGame());
  QCOMPARE(table->board().map().columns(), openTableSide);
  QCOMPARE(table->board().map().rows(), openTableSide);
}

void TestLaidTiles::aSquareBearsOneLaidTile()
{
  const auto playable = onTheTable({{at("C3"), "field", {}},
                                    {at("C3"), "city", {}},
                                    {at("C3"), "city", {}},
                                    {at("E3"), "city", {}}});
  QCOMPARE(placesOf(validate(playable), Rule::LaidTwice), (PlacesOfIssues{places({"C3"})}));
}

void TestLaidTiles::laidTilesMatchSideBySide()
{
  const auto beside = [](Rotation rotation) {
    return validate(
        onTheTable({{at("C3"), "field", Rotation::None}, {at("D3"), "city", rotation}}));
  };
  QCOMPARE(placesOf(beside(Rotation::ThreeQuarters), Rule::LaidMismatch),
           (PlacesOfIssues{places({"C3", "D3"})})); // its city looks west, at the field
  for (const auto rotation : {Rotation::None, Rotation::Quarter, Rotation::Half})
    QVERIFY(!has(beside(rotation), Rule::LaidMismatch));
  QCOMPARE(placesOf(validate(onTheTable(
                        {{at("C4"), "field", Rotation::None}, {at("C3"), "city", Rotation::Half}})),
                    Rule::LaidMismatch),
           (PlacesOfIssues{places({"C3", "C4"})}));
}

void TestLaidTiles::aTileThatMayBeTurnedMatchesSomehow()
{
  QVERIFY(!has(validate(onTheTable({{at("C3"), "field", {}}, {at("D3"), "city", {}}})),
               Rule::LaidMismatch));
  QVERIFY(!has(validate(onTheTable({{at("C3"), "", {}}, {at("D3"), "city", Rotation::Quarter}})),
               Rule::LaidMismatch));
}

void TestLaidTiles::whatTheMapForbidsIsNotTurnedSo()
{
  // The printed city in the west turns the tile so that its field looks at the other's city.
  const auto map = drawn({"SS"}).withPrint({at("A1"), Side::West, PrintKind::City});
  auto playable = playableOn(map, {tileOf("city", "CFFF", 4)});
  playable.scenario.laid = {{at("A1"), "city", {}}, {at("B1"), "city", Rotation::ThreeQuarters}};
  QCOMPARE(placesOf(validate(playable), Rule::LaidMismatch),
           (PlacesOfIssues{places({"A1", "B1"})}));
  playable.scenario.laid.back().rotation = Rotation::Quarter;
  QVERIFY(!has(validate(playable), Rule::LaidMismatch));
}

QTEST_APPLESS_MAIN(TestLaidTiles)
#include "tst_laidtiles.moc"
