// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestBorders : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aPrintMustFaceAPlayableSquare();
  void aPrintLiesOnASideBeyondWhichNoSquareLies_data();
  void aPrintLiesOnASideBeyondWhichNoSquareLies();
  void printsOfOneGroupAreOfOneKind();
  void printsOfOneGroupSayTheSame();
  void aFerryMustLandOnLand();
  void aLandingLiesOnASideBeyondWhichNoSquareLies();
  void aFerryWithOneEnd();
  void aFerryFromASquareToItself();
  void atMostOnePrintOrLandingASide();
  void aGoodMapHasNoneOfThese();
};

void TestBorders::aPrintMustFaceAPlayableSquare()
{
  const auto map = drawn({"S.S", "~#~"})
                       .withPrint({at("A2"), Side::North})
                       .withPrint({at("B2"), Side::South})
                       .withPrint({at("A1"), Side::North});
  QCOMPARE(placesOf(validate(map), Rule::PrintOffSquares),
           (PlacesOfIssues{places({"A2"}), places({"B2"})}));
}

void TestBorders::aPrintLiesOnASideBeyondWhichNoSquareLies_data()
{
  QTest::addColumn<QString>("row");
  QTest::addColumn<bool>("wrong");
  QTest::newRow("playable") << ".." << true;
  QTest::newRow("large city") << ".1" << true;
  QTest::newRow("sea") << ".~" << false;
  QTest::newRow("clouds") << ".%" << false;
  QTest::newRow("abroad") << ".^" << false;
  QTest::newRow("blocked") << ".#" << false;
  QTest::newRow("depot") << ".D" << false;
  QTest::newRow("highlight") << ".H" << false;
  QTest::newRow("end of the grid") << "." << false;
}

void TestBorders::aPrintLiesOnASideBeyondWhichNoSquareLies()
{
  QFETCH(QString, row);
  QFETCH(bool, wrong);
  const auto text = row.toStdString();
  const auto issues = validate(drawn({text}).withPrint({at("A1"), Side::East}));
  QCOMPARE(has(issues, Rule::PrintInside), wrong);
  if (wrong)
    QCOMPARE(only(issues, Rule::PrintInside).front().sides,
             (std::vector<Landing>{{at("A1"), Side::East}}));
}

void TestBorders::printsOfOneGroupAreOfOneKind()
{
  auto road = Print{at("A1"), Side::North, PrintKind::Road};
  auto city = Print{at("B1"), Side::North, PrintKind::City};
  road.group = city.group = "alps";
  const auto map = drawn({"SS"});
  const auto found = only(validate(map.withPrint(road).withPrint(city)), Rule::PrintGroupMixed);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().details, (std::vector<std::string>{"alps"}));
  QCOMPARE(found.front().places, places({"A1", "B1"}));
  city.kind = PrintKind::Road;
  QVERIFY(!has(validate(map.withPrint(road).withPrint(city)), Rule::PrintGroupMixed));
  city.kind = PrintKind::City;
  city.group.clear();
  QVERIFY(!has(validate(map.withPrint(road).withPrint(city)), Rule::PrintGroupMixed));
}

void TestBorders::printsOfOneGroupSayTheSame()
{
  auto first = Print{at("A1"), Side::North, PrintKind::City, 2, 1, "Alpen", "alps"};
  auto second = Print{at("B1"), Side::North, PrintKind::City, 2, 1, "Alpen", "alps"};
  const auto map = drawn({"SS"});
  QVERIFY(!has(validate(map.withPrint(first).withPrint(second)), Rule::PrintGroupDiffers));
  second.coats = 1;
  QVERIFY(has(validate(map.withPrint(first).withPrint(second)), Rule::PrintGroupDiffers));
}

void TestBorders::aFerryMustLandOnLand()
{
  const auto map =
      drawn({"S~.", ".~~"}).withFerry({{at("A1"), Side::East}, {at("C2"), Side::West}});
  const auto found = only(validate(map), Rule::LandingOffSquares);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().sides, (std::vector<Landing>{{at("C2"), Side::West}}));
  QCOMPARE(found.front().severity, Severity::Error);
}

void TestBorders::aLandingLiesOnASideBeyondWhichNoSquareLies()
{
  const auto map = drawn({"SS~S"});
  QVERIFY(has(validate(map.withFerry({{at("A1"), Side::East}, {at("D1"), Side::West}})),
              Rule::LandingInside));
  QVERIFY(!has(validate(map.withFerry({{at("B1"), Side::East}, {at("D1"), Side::West}})),
               Rule::LandingInside));
}

void TestBorders::aFerryWithOneEnd()
{
  const auto map = drawn({"S~S"});
  const auto issues = validate(map.withFerry({{at("A1"), Side::East}, {at("A1"), Side::East}}));
  QCOMPARE(placesOf(issues, Rule::FerryOneEnd), (PlacesOfIssues{places({"A1"})}));
  QVERIFY(!has(issues, Rule::FerrySameSquare));
  QVERIFY(!has(issues, Rule::SideTwice));
}

void TestBorders::aFerryFromASquareToItself()
{
  const auto map = drawn({"S~S"});
  const auto issues = validate(map.withFerry({{at("A1"), Side::North}, {at("A1"), Side::East}}));
  QVERIFY(has(issues, Rule::FerrySameSquare));
  QVERIFY(!has(issues, Rule::FerryOneEnd));
}

void TestBorders::atMostOnePrintOrLandingASide()
{
  auto map = drawn({"S~S"}).withFerry({{at("A1"), Side::East}, {at("C1"), Side::West}});
  QVERIFY(!has(validate(map.withPrint({at("A1"), Side::North})), Rule::SideTwice));
  const auto issues = validate(map.withPrint({at("A1"), Side::East}));
  QCOMPARE(only(issues, Rule::SideTwice).size(), std::size_t{1});
  QCOMPARE(only(issues, Rule::SideTwice).front().sides,
           (std::vector<Landing>{{at("A1"), Side::East}}));
}

void TestBorders::aGoodMapHasNoneOfThese()
{
  auto map = drawn({"S.~S", "...."}).withPrint({at("A1"), Side::North});
  map = map.withFerry({{at("B1"), Side::East}, {at("D1"), Side::West}});
  for (const auto& issue : validate(map))
    QVERIFY2(issue.severity != Severity::Error, std::string(infoOf(issue.rule).id).c_str());
}

QTEST_APPLESS_MAIN(TestBorders)
#include "tst_borders.moc"
