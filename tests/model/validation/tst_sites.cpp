// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestSites : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMapNeedsASquareToPlayOn();
  void aMapNeedsTwoStartSquares_data();
  void aMapNeedsTwoStartSquares();
  void aStartMustBeOnAPlayableSquare();
  void aTownMustBeOnAPlayableSquare();
  void islandsMarksAndChumaksNeedPlayableSquares();
  void aStartThatIsATownTooIsANote();
  void startsTownsAndLargeCitiesHaveNames();
  void aNameBelongsToOneOfThem();
  void aStartAndItsOwnTownMayShareAName();
};

void TestSites::aMapNeedsASquareToPlayOn()
{
  QVERIFY(has(validate(drawn({"~~", "~#"})), Rule::NoSquares));
  QVERIFY(!has(validate(drawn({"~~", "~."})), Rule::NoSquares));
}

void TestSites::aMapNeedsTwoStartSquares_data()
{
  QTest::addColumn<QString>("row");
  QTest::addColumn<int>("issues");
  QTest::newRow("none") << "...." << 1;
  QTest::newRow("one") << ".S.." << 1;
  QTest::newRow("two") << ".S.S" << 0;
  QTest::newRow("three") << "SS.S" << 0;
}

void TestSites::aMapNeedsTwoStartSquares()
{
  QFETCH(QString, row);
  QFETCH(int, issues);
  const auto text = row.toStdString();
  const auto found = only(validate(drawn({text})), Rule::TooFewStarts);
  QCOMPARE(static_cast<int>(found.size()), issues);
  if (issues == 1) {
    QCOMPARE(found.front().severity, Severity::Error);
    QCOMPARE(found.front().details.front(), std::to_string(row.count(u'S')));
  }
}

void TestSites::aStartMustBeOnAPlayableSquare()
{
  const auto map = drawn({"S.S", "S.."}).withSquare(at("A2"), {Ground::Blocked});
  QCOMPARE(placesOf(validate(map), Rule::StartOffSquares), (PlacesOfIssues{places({"A2"})}));
  QVERIFY(!has(validate(map), Rule::TooFewStarts));
  // such a start is none
  QVERIFY(has(validate(map.withSquare(at("A1"), {Ground::Blocked})), Rule::TooFewStarts));
}

void TestSites::aTownMustBeOnAPlayableSquare()
{
  const auto map = drawn({"t.t"}).withSquare(at("C1"), {Ground::Outside, OutsideLook::Clouds});
  QCOMPARE(placesOf(validate(map), Rule::TownOffSquares), (PlacesOfIssues{places({"C1"})}));
}

void TestSites::islandsMarksAndChumaksNeedPlayableSquares()
{
  const auto map = drawn({"~.", "~.", "~."})
                       .withSite({at("A1"), SiteKind::Island, {}, {}, 2})
                       .withSite({at("B1"), SiteKind::Island, {}, {}, 2})
                       .withSite({at("A2"), SiteKind::ChipMark, {}, {}, 0, Colour::Orange})
                       .withSite({at("A3"), SiteKind::Chumak});
  const auto found = only(validate(map), Rule::SiteOffSquares);
  QCOMPARE(found.size(), std::size_t{3});
  QCOMPARE(found[0].places, places({"A1"}));
  QCOMPARE(found[0].details, (std::vector<std::string>{"island"}));
  QCOMPARE(found[1].details, (std::vector<std::string>{"chip-mark"}));
  QCOMPARE(found[2].details, (std::vector<std::string>{"chumak"}));
}

void TestSites::aStartThatIsATownTooIsANote()
{
  const auto map = drawn({"StS"}).withSite({at("A1"), SiteKind::Town, "Rostock"});
  const auto found = only(validate(map), Rule::StartIsTown);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"A1"}));
  QCOMPARE(found.front().severity, Severity::Info);
}

void TestSites::startsTownsAndLargeCitiesHaveNames()
{
  auto city = LargeCity{};
  city.squares = {{at("C1")}};
  const auto map = Map(3, 1, {Ground::Playable})
                       .withSite({at("A1"), SiteKind::Start})
                       .withSite({at("B1"), SiteKind::Town})
                       .withLargeCity(city);
  const auto issues = validate(map);
  QCOMPARE(placesOf(issues, Rule::StartNameMissing), (PlacesOfIssues{places({"A1"})}));
  QCOMPARE(placesOf(issues, Rule::TownNameMissing), (PlacesOfIssues{places({"B1"})}));
  QCOMPARE(placesOf(issues, Rule::LargeCityNameMissing), (PlacesOfIssues{places({"C1"})}));
}

void TestSites::aNameBelongsToOneOfThem()
{
  auto city = LargeCity{};
  city.name = "Bonn";
  city.squares = {{at("D1")}, {at("E1")}};
  const auto map = Map(5, 1, {Ground::Playable})
                       .withSite({at("A1"), SiteKind::Start, "Köln"})
                       .withSite({at("B1"), SiteKind::Town, "Bonn"})
                       .withSite({at("C1"), SiteKind::Town, "Jena"})
                       .withLargeCity(city);
  const auto found = only(validate(map), Rule::NameRepeated);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"B1", "D1", "E1"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"Bonn"}));
}

void TestSites::aStartAndItsOwnTownMayShareAName()
{
  const auto map = Map(2, 1, {Ground::Playable})
                       .withSite({at("A1"), SiteKind::Start, "Erfurt"})
                       .withSite({at("A1"), SiteKind::Town, "Erfurt"});
  QVERIFY(!has(validate(map), Rule::NameRepeated));
  QVERIFY(has(validate(map.withSite({at("B1"), SiteKind::Town, "Erfurt"})), Rule::NameRepeated));
}

QTEST_APPLESS_MAIN(TestSites)
#include "tst_sites.moc"
