// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestStarts : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aUsedStartIsAStartSquareOfTheMap();
  void aUsedStartIsNamedOnce();
  void atLeastTwoStartsAreUsed();
  void notMoreStartsAreUsedThanThereAre();
  void squaresThatNoUsedStartCanReach();
  void squaresThatSomeChoicesOfStartsCannotReach();
  void twoToSixCanPlay_data();
  void twoToSixCanPlay();
  void fixedDrawsAreInTheGame();
  void aGameWithoutAMapHasNoIssuesOfSquares();
  void aFixedOrderNamesTiles();
};

void TestStarts::aUsedStartIsAStartSquareOfTheMap()
{
  auto playable = playableOn(drawn({"S..S"}));
  playable.scenario.starts = {at("A1"), at("B1"), at("Z9")};
  QCOMPARE(placesOf(validate(playable), Rule::UsedStartUnknown),
           (PlacesOfIssues{places({"B1"}), places({"Z9"})}));
}

void TestStarts::aUsedStartIsNamedOnce()
{
  auto playable = playableOn(drawn({"S..S"}));
  playable.scenario.starts = {at("D1"), at("A1"), at("D1"), at("D1")};
  QCOMPARE(placesOf(validate(playable), Rule::UsedStartRepeated), (PlacesOfIssues{places({"D1"})}));
}

void TestStarts::atLeastTwoStartsAreUsed()
{
  auto playable = playableOn(drawn({"S.SS"}));
  QVERIFY(!has(validate(playable), Rule::UsedStartsTooFew));
  playable.scenario.starts = {at("A1")};
  QVERIFY(has(validate(playable), Rule::UsedStartsTooFew));
  playable.scenario.starts = {at("A1"), at("C1")};
  QVERIFY(!has(validate(playable), Rule::UsedStartsTooFew));
  playable.scenario.starts.clear();
  playable.scenario.rules.startsUsed = 1;
  QVERIFY(has(validate(playable), Rule::UsedStartsTooFew));
}

void TestStarts::notMoreStartsAreUsedThanThereAre()
{
  auto playable = playableOn(drawn({"S.SS"}));
  playable.scenario.rules.startsUsed = 3;
  QVERIFY(!has(validate(playable), Rule::UsedStartsTooMany));
  playable.scenario.rules.startsUsed = 4;
  QCOMPARE(only(validate(playable), Rule::UsedStartsTooMany).front().details,
           (std::vector<std::string>{"4", "3"}));
  playable.scenario.starts = {at("A1"), at("C1")};
  QVERIFY(!has(validate(playable), Rule::UsedStartsTooMany));
}

void TestStarts::squaresThatNoUsedStartCanReach()
{
  auto playable = playableOn(drawn({"S.S~S.~."}));
  playable.scenario.starts = {at("A1"), at("C1")};
  const auto issues = validate(playable);
  QCOMPARE(placesOf(issues, Rule::SquareUnreachableFromUsed),
           (PlacesOfIssues{places({"E1", "F1"})}));
  // what no start at all reaches is an issue of the map
  QCOMPARE(placesOf(issues, Rule::SquareUnreachable), (PlacesOfIssues{places({"H1"})}));
  playable.scenario.starts = {at("A1"), at("E1")};
  QVERIFY(!has(validate(playable), Rule::SquareUnreachableFromUsed));
}

void TestStarts::squaresThatSomeChoicesOfStartsCannotReach()
{
  auto playable = playableOn(drawn({"S.S~S."}));
  playable.scenario.rules.startsUsed = 2;
  // two of three: A1 and C1 may be drawn, and then E1 is out of reach; one of A1, C1 always is
  const auto found = only(validate(playable), Rule::SquareUnreachableByChance);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"E1", "F1"}));
  QCOMPARE(found.front().severity, Severity::Warning);
  playable.scenario.rules.startsUsed = 3;
  QVERIFY(!has(validate(playable), Rule::SquareUnreachableByChance));
  playable.scenario.rules.startsUsed = 1;
  QCOMPARE(placesOf(validate(playable), Rule::SquareUnreachableByChance),
           (PlacesOfIssues{places({"A1", "B1", "C1"}), places({"E1", "F1"})}));
}

void TestStarts::twoToSixCanPlay_data()
{
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("wrong");
  for (const auto players : {0, 1, 2, 6, 7})
    QTest::addRow("%d", players) << players << (players < 2 || players > 6);
}

void TestStarts::twoToSixCanPlay()
{
  QFETCH(int, players);
  QFETCH(bool, wrong);
  auto playable = playableOn(drawn({"S.S"}));
  playable.scenario.players = players;
  QCOMPARE(has(validate(playable), Rule::PlayersOutOfRange), wrong);
}

void TestStarts::fixedDrawsAreInTheGame()
{
  auto playable = playableOn(drawn({"S.S"}), {tileOf("a", "FFFF", 2)});
  playable.scenario.draws = {"a", "b", "a", "b", "a"};
  QVERIFY(!has(validate(playable), Rule::DrawUnknown));
  playable.scenario.drawOrder = DrawOrder::FixedPrefix;
  const auto issues = validate(playable);
  QCOMPARE(only(issues, Rule::DrawUnknown).size(), std::size_t{1});
  QCOMPARE(only(issues, Rule::DrawTooOften).front().details,
           (std::vector<std::string>{"a", "3", "2"}));
}

void TestStarts::aGameWithoutAMapHasNoIssuesOfSquares()
{
  auto playable = playableOn(Map{}, {tileOf("a", "FFFF", 72)});
  playable.map.reset();
  playable.scenario.map.reset();
  playable.scenario.rules = preset("base");
  QCOMPARE(validate(playable), Issues{});
}

void TestStarts::aFixedOrderNamesTiles()
{
  auto playable = playableOn(drawn({"S.S"}), {tileOf("a", "FFFF", 4)});
  QVERIFY(!has(validate(playable), Rule::DrawsMissing));
  playable.scenario.drawOrder = DrawOrder::Fixed;
  QCOMPARE(only(validate(playable), Rule::DrawsMissing).size(), std::size_t{1});
  playable.scenario.draws = {"a"};
  QVERIFY(!has(validate(playable), Rule::DrawsMissing));
}

QTEST_APPLESS_MAIN(TestStarts)
#include "tst_starts.moc"
