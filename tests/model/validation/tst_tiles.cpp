// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestTiles : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aSquareIntoWhosePrintsNoTileFits();
  void tilesMayBeTurnedToFit();
  void aFerryDemandsARoad();
  void aSideOfALargeCityIsDemandedToo();
  void theStartTileMustFitAUsedStart();
  void onlyUsedStartsCountForTheStartTile();
  void noStartTileIsANote();
  void withoutTilesThereIsNoGame();
  void tilesAgainstSquares_data();
  void tilesAgainstSquares();
  void theRiverIsForGamesWithoutAMap();
  void aChangedCountOfATileThatTheSetDoesNotHave();
  void whatTheEngineCannotHoldIsAWarning_data();
  void whatTheEngineCannotHoldIsAWarning();
};

void TestTiles::aSquareIntoWhosePrintsNoTileFits()
{
  const auto map = drawn({"S.", ".S"})
                       .withPrint({at("A1"), Side::North, PrintKind::City})
                       .withPrint({at("A1"), Side::West, PrintKind::Road})
                       .withPrint({at("B2"), Side::East, PrintKind::City});
  const auto issues =
      validate(playableOn(map, {tileOf("city", "CFFF", 2), tileOf("road", "RFRF", 2)}));
  QCOMPARE(placesOf(issues, Rule::SquareFitsNoTile), (PlacesOfIssues{places({"A1"})}));
  const auto more = validate(playableOn(map, {tileOf("city", "CFFF", 2), tileOf("both", "CFFR")}));
  QVERIFY(!has(more, Rule::SquareFitsNoTile));
}

void TestTiles::tilesMayBeTurnedToFit()
{
  const auto map = drawn({"S.", ".S"}).withPrint({at("A2"), Side::South, PrintKind::City});
  QVERIFY(!has(validate(playableOn(map, {tileOf("city", "CFFF", 4)})), Rule::SquareFitsNoTile));
}

void TestTiles::aFerryDemandsARoad()
{
  const auto map =
      drawn({"S~S", "..."}).withFerry({{at("A1"), Side::East}, {at("C1"), Side::West}});
  const auto issues = validate(playableOn(map, {tileOf("field", "FFFF", 5)}));
  QCOMPARE(placesOf(issues, Rule::SquareFitsNoTile),
           (PlacesOfIssues{places({"A1"}), places({"C1"})}));
}

void TestTiles::aSideOfALargeCityIsDemandedToo()
{
  const auto map = drawn({"S1S", ".~."});
  const auto issues = validate(playableOn(map, {tileOf("road", "RFRF", 4)}));
  QCOMPARE(placesOf(issues, Rule::SquareFitsNoTile),
           (PlacesOfIssues{places({"A1"}), places({"C1"})}));
}

void TestTiles::theStartTileMustFitAUsedStart()
{
  const auto map = drawn({"S.S"})
                       .withPrint({at("A1"), Side::North, PrintKind::City})
                       .withPrint({at("C1"), Side::North, PrintKind::City});
  const auto wrong =
      validate(playableOn(map, {tileOf("start", "RRRR"), tileOf("city", "CFFF", 2)}));
  const auto found = only(wrong, Rule::StartTileFitsNowhere);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"A1", "C1"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"start"}));
  const auto right = playableOn(map.withoutPrint(at("C1"), Side::North),
                                {tileOf("start", "RRRR"), tileOf("city", "CFFF")});
  QVERIFY(!has(validate(right), Rule::StartTileFitsNowhere));
}

void TestTiles::onlyUsedStartsCountForTheStartTile()
{
  auto playable = playableOn(drawn({"S.S.S"}).withPrint({at("A1"), Side::North, PrintKind::City}),
                             {tileOf("start", "RRRR", 5)});
  QVERIFY(!has(validate(playable), Rule::StartTileFitsNowhere));
  playable.scenario.starts = {at("A1")};
  QVERIFY(has(validate(playable), Rule::StartTileFitsNowhere));
}

void TestTiles::noStartTileIsANote()
{
  auto playable = playableOn(drawn({"SS"}));
  QVERIFY(!has(validate(playable), Rule::StartTileMissing));
  playable.sets.front().start.clear();
  const auto found = only(validate(playable), Rule::StartTileMissing);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().severity, Severity::Info);
}

void TestTiles::withoutTilesThereIsNoGame()
{
  auto playable = playableOn(drawn({"SS"}), {});
  const auto found = only(validate(playable), Rule::NoTiles);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().severity, Severity::Error);
  QVERIFY(!has(validate(playable), Rule::SquareFitsNoTile));
}

void TestTiles::tilesAgainstSquares_data()
{
  QTest::addColumn<int>("tiles");
  QTest::addColumn<bool>("few");
  QTest::addColumn<bool>("many");
  QTest::newRow("far fewer than the 20 squares") << 15 << true << false;
  QTest::newRow("a fifth fewer") << 16 << false << false;
  QTest::newRow("as many") << 20 << false << false;
  QTest::newRow("a fifth more") << 24 << false << false;
  QTest::newRow("far more") << 25 << false << true;
}

void TestTiles::tilesAgainstSquares()
{
  QFETCH(int, tiles);
  QFETCH(bool, few);
  QFETCH(bool, many);
  const auto map = drawn({"S....1", ".....~", ".....~", "....S~"});
  const auto issues = validate(playableOn(map, {tileOf("any", "FFFF", tiles)}));
  QCOMPARE(has(issues, Rule::TilesTooFew), few);
  QCOMPARE(has(issues, Rule::TilesTooMany), many);
  if (few)
    QCOMPARE(only(issues, Rule::TilesTooFew).front().details,
             (std::vector<std::string>{std::to_string(tiles), "20"}));
}

void TestTiles::theRiverIsForGamesWithoutAMap()
{
  auto playable = playableOn(drawn({"S..S"}), {tileOf("a", "FFFF", 2), tileOf("river", "VFVF", 2)});
  QCOMPARE(only(validate(playable), Rule::RiverOnMap).front().details,
           (std::vector<std::string>{"2"}));
  playable.map.reset();
  playable.scenario.map.reset();
  QVERIFY(!has(validate(playable), Rule::RiverOnMap));
}

void TestTiles::aChangedCountOfATileThatTheSetDoesNotHave()
{
  auto playable = playableOn(drawn({"SS"}), {tileOf("a", "FFFF", 2)});
  playable.scenario.tiles.front().changes = {{"a", 1}, {"b", 3}};
  const auto found = only(validate(playable), Rule::ChangeUnknown);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().details, (std::vector<std::string>{"Test", "b"}));
}

void TestTiles::whatTheEngineCannotHoldIsAWarning_data()
{
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("kinds");
  QTest::addColumn<int>("ofEach");
  QTest::addColumn<QString>("found");
  QTest::newRow("the largest") << 141 << 128 << 4 << QString();
  QTest::newRow("squares") << 142 << 100 << 1 << "squares 20593 20480";
  QTest::newRow("tiles") << 10 << 171 << 3 << "tiles 513 512";
  QTest::newRow("kinds") << 10 << 256 << 1 << "kinds 256 255";
  QTest::newRow("of a kind") << 10 << 1 << 256 << "tiles-of-a-kind 256 255";
}

void TestTiles::whatTheEngineCannotHoldIsAWarning()
{
  QFETCH(int, columns);
  QFETCH(int, kinds);
  QFETCH(int, ofEach);
  auto tiles = std::vector<CountedTile>{};
  for (auto i = 0; i < kinds; ++i)
    tiles.push_back(tileOf("t" + std::to_string(i), "FFFF", ofEach));
  const auto map = Map(columns, 142, {Ground::Playable})
                       .withSite({at("A1"), SiteKind::Start, "A"})
                       .withSite({at("B2"), SiteKind::Start, "B"});
  auto found = QStringList{};
  for (const auto& issue : only(validate(playableOn(map, tiles)), Rule::TooLargeToPlay)) {
    QVERIFY(issue.severity == Severity::Warning);
    for (const auto& detail : issue.details)
      found.push_back(QString::fromStdString(detail));
  }
  QTEST(found.join(u' '), "found");
}

QTEST_APPLESS_MAIN(TestTiles)
#include "tst_tiles.moc"
