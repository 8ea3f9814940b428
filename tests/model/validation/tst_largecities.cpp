// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestLargeCities : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aLargeCityInPieces();
  void aLargeCityWithoutAnOpenSide_data();
  void aLargeCityWithoutAnOpenSide();
  void sidesThatFaceNoPlayableSquareAreNotOpen();
  void aGateLeadsToAPlayableSquare();
  void twoLargeCitiesSideBySideAreANote();
};

void TestLargeCities::aLargeCityInPieces()
{
  QVERIFY(!has(validate(drawn({"S11.", ".1.S"})), Rule::LargeCityInPieces));
  const auto found = only(validate(drawn({"S1.1", ".1.S"})), Rule::LargeCityInPieces);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"B1", "D1", "B2"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"City 1", "2"}));
  // touching at a corner is not enough
  QVERIFY(has(validate(drawn({"S1..", "..1S"})), Rule::LargeCityInPieces));
}

void TestLargeCities::aLargeCityWithoutAnOpenSide_data()
{
  QTest::addColumn<int>("west");
  QTest::addColumn<bool>("closed");
  QTest::newRow("city") << static_cast<int>(CitySideKind::City) << false;
  QTest::newRow("road") << static_cast<int>(CitySideKind::Road) << false;
  QTest::newRow("closed") << static_cast<int>(CitySideKind::Closed) << true;
}

void TestLargeCities::aLargeCityWithoutAnOpenSide()
{
  QFETCH(int, west);
  QFETCH(bool, closed);
  auto city = LargeCity{};
  city.name = "Berlin";
  city.squares = {{at("C1"), 1}};
  if (west != static_cast<int>(CitySideKind::City))
    city.sides = {{at("C1"), Side::West, static_cast<CitySideKind>(west)}};
  const auto map = drawn({"SS~", "~~~"}).withLargeCity(city);
  QCOMPARE(has(validate(map), Rule::LargeCityClosed), closed);
}

void TestLargeCities::sidesThatFaceNoPlayableSquareAreNotOpen()
{
  QCOMPARE(placesOf(validate(drawn({"SS~1", "..~~"})), Rule::LargeCityClosed),
           (PlacesOfIssues{places({"D1"})}));
  QVERIFY(has(validate(drawn({"SS#1", "..~~"})), Rule::LargeCityClosed));
}

void TestLargeCities::aGateLeadsToAPlayableSquare()
{
  const auto map = drawn({"S1S", ".~."});
  auto city = map.largeCities().front();
  city.sides = {{at("B1"), Side::East, CitySideKind::Road},
                {at("B1"), Side::South, CitySideKind::Road}};
  const auto found = only(validate(map.withLargeCity(city)), Rule::GateLeadsNowhere);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().sides, (std::vector<Landing>{{at("B1"), Side::South}}));
}

void TestLargeCities::twoLargeCitiesSideBySideAreANote()
{
  const auto found = only(validate(drawn({"S12S", ".1.."})), Rule::LargeCitiesTouch);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"B1", "C1"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"City 1", "City 2"}));
  QCOMPARE(found.front().severity, Severity::Info);
  QVERIFY(!has(validate(drawn({"S1.S", "..2."})), Rule::LargeCitiesTouch));
}

QTEST_APPLESS_MAIN(TestLargeCities)
#include "tst_largecities.moc"
