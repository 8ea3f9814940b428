// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestSquares : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everySquareCanBeReachedFromAStart();
  void aFerryReachesTheOtherShore();
  void aLargeCityReachesAllItsNeighbours();
  void eachUnreachablePieceIsOneIssue();
  void withoutStartsUnreachableSquaresAreNoFurtherIssue();
  void anIslandWithCoatsThatNoFerryReaches();
  void aStraySquareFarFromTheRest();
  void aSquareNearTheRestIsNoStray();
  void anIslandWithAFerryIsNoStray();
  void aHoleInTheLandIsANote();
  void aBayIsNoHole();
  void blockedSquaresInsideTheLandAreNoHole();
  void depotsHighlightsAndChipMarksHaveColours();
};

void TestSquares::everySquareCanBeReachedFromAStart()
{
  QVERIFY(!has(validate(drawn({"S..", "~~.", "S.."})), Rule::SquareUnreachable));
  const auto found = only(validate(drawn({"S.S", "~~~", "..~"})), Rule::SquareUnreachable);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"A3", "B3"}));
  QCOMPARE(found.front().details, (std::vector<std::string>{"2"}));
  QCOMPARE(found.front().severity, Severity::Error);
}

void TestSquares::aFerryReachesTheOtherShore()
{
  const auto map = drawn({"SS", "~~", ".."});
  QVERIFY(has(validate(map), Rule::SquareUnreachable));
  const auto joined = map.withFerry({{at("A1"), Side::South}, {at("A3"), Side::North}});
  QVERIFY(!has(validate(joined), Rule::SquareUnreachable));
}

void TestSquares::aLargeCityReachesAllItsNeighbours()
{
  QVERIFY(!has(validate(drawn({"SS~~~", "~111.", "~~~~."})), Rule::SquareUnreachable));
  QVERIFY(has(validate(drawn({"SS~~~", "~11~.", "~~~~."})), Rule::SquareUnreachable));
}

void TestSquares::eachUnreachablePieceIsOneIssue()
{
  const auto map = drawn({"SS~.", "~~~.", ".~~~"});
  QCOMPARE(placesOf(validate(map), Rule::SquareUnreachable),
           (PlacesOfIssues{places({"D1", "D2"}), places({"A3"})}));
}

void TestSquares::withoutStartsUnreachableSquaresAreNoFurtherIssue()
{
  const auto issues = validate(drawn({"...", "..."}));
  QVERIFY(has(issues, Rule::TooFewStarts));
  QVERIFY(!has(issues, Rule::SquareUnreachable));
}

void TestSquares::anIslandWithCoatsThatNoFerryReaches()
{
  const auto map = drawn({"SS~~."}).withSite({at("E1"), SiteKind::Island, {}, {}, 3});
  QCOMPARE(placesOf(validate(map), Rule::IslandUnreachable), (PlacesOfIssues{places({"E1"})}));
  const auto joined = map.withFerry({{at("B1"), Side::East}, {at("E1"), Side::West}});
  QVERIFY(!has(validate(joined), Rule::IslandUnreachable));
}

void TestSquares::aStraySquareFarFromTheRest()
{
  const auto map = drawn({"S....S~~.", "......~~~"});
  QCOMPARE(placesOf(validate(map), Rule::StraySquare), (PlacesOfIssues{places({"I1"})}));
}

void TestSquares::aSquareNearTheRestIsNoStray()
{
  QVERIFY(!has(validate(drawn({"S....S~.", "......~~"})), Rule::StraySquare));
  // diagonally two squares away
  QVERIFY(!has(validate(drawn({"S..S~~", "....~~", "~~~~~."})), Rule::StraySquare));
}

void TestSquares::anIslandWithAFerryIsNoStray()
{
  const auto map =
      drawn({"S....S~~.", "......~~~"}).withFerry({{at("F1"), Side::East}, {at("I1"), Side::West}});
  QVERIFY(!has(validate(map), Rule::StraySquare));
}

void TestSquares::aHoleInTheLandIsANote()
{
  const auto found = only(validate(drawn({"S...", ".~~.", "...S"})), Rule::Hole);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().places, places({"B2", "C2"}));
  QCOMPARE(found.front().severity, Severity::Info);
}

void TestSquares::aBayIsNoHole()
{
  QVERIFY(!has(validate(drawn({"S.~.", ".~~.", "...S"})), Rule::Hole));
}

void TestSquares::blockedSquaresInsideTheLandAreNoHole()
{
  QVERIFY(!has(validate(drawn({"S...", ".##.", "...S"})), Rule::Hole));
}

void TestSquares::depotsHighlightsAndChipMarksHaveColours()
{
  auto map = drawn({"SS~D", "..~H"})
                 .withSite({at("A2"), SiteKind::ChipMark})
                 .withSite({at("B2"), SiteKind::ChipMark, {}, {}, 0, Colour::Orange});
  map = map.withSquare(at("D1"), {Ground::Depot}).withSquare(at("D2"), {Ground::Highlight});
  const auto found = only(validate(map), Rule::ColourMissing);
  QCOMPARE(found.size(), std::size_t{3});
  map = map.withSquare(at("D1"), {Ground::Depot, OutsideLook::Sea, Colour::Purple})
            .withSquare(at("D2"), {Ground::Highlight, OutsideLook::Sea, Colour::Orange})
            .withSite({at("A2"), SiteKind::ChipMark, {}, {}, 0, Colour::LightBlue});
  QVERIFY(!has(validate(map), Rule::ColourMissing));
  // Marks for chips of any colour (Nordics) bear none, all of them.
  map = map.withSite({at("A2"), SiteKind::ChipMark}).withSite({at("B2"), SiteKind::ChipMark});
  QVERIFY(!has(validate(map), Rule::ColourMissing));
}

QTEST_APPLESS_MAIN(TestSquares)
#include "tst_squares.moc"
