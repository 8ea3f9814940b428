// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <chrono>

#include "model/board/board.h"
#include "tests/support/drawn.h"
#include "tests/support/places.h"

using namespace kartenwerk;

namespace {

SideInfo beyond(Beyond kind, Edge demand = Edge::Field, int index = -1)
{
  return {kind, demand, index};
}

TileKind kindOf(std::array<Edge, 4> edges)
{
  return {.id = "made-up", .edges = edges};
}

} // namespace

class BoardTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// D26: outside, end of the grid, blocked, depot and highlight alike are neutral.
  void neutralIsWhatFacesNoSquareAndBearsNoPrint()
  {
    const auto board = Board(drawn({"~#.", "D.H", "..%"}));
    for (const auto side : {Side::North, Side::East, Side::West})
      QCOMPARE(board.side(at("B2"), side), beyond(Beyond::Neutral));
    QCOMPARE(board.side(at("B2"), Side::South), beyond(Beyond::Square));
    QCOMPARE(board.side(at("C1"), Side::North), beyond(Beyond::Neutral));
    for (const auto edge : {Edge::Field, Edge::Road, Edge::City, Edge::River})
      QVERIFY(board.accepts(at("B2"), Side::North, edge));
    QCOMPARE(board.squares(), places({"C1", "B2", "A3", "B3"}));
  }

  void aPrintedRoadOrCityDemandsItsEdge()
  {
    const auto map =
        drawn({"~~", ".."})
            .withPrint({.place = at("A2"), .side = Side::North})
            .withPrint({.place = at("B2"), .side = Side::North, .kind = PrintKind::City});
    const auto board = Board(map);
    QCOMPARE(board.side(at("A2"), Side::North), beyond(Beyond::Print, Edge::Road, 0));
    QCOMPARE(board.side(at("B2"), Side::North), beyond(Beyond::Print, Edge::City, 1));
    QVERIFY(board.accepts(at("A2"), Side::North, Edge::Road));
    QVERIFY(!board.accepts(at("A2"), Side::North, Edge::Field));
    const auto kind = kindOf({Edge::City, Edge::Field, Edge::Road, Edge::Field});
    QVERIFY(!board.fits(kind, Rotation::None, at("A2")));
    QVERIFY(board.fits(kind, Rotation::Half, at("A2")));
    QVERIFY(board.fits(kind, Rotation::None, at("B2")));
    QVERIFY(!board.fits(kind, Rotation::None, at("A1")));
  }

  void aLandingDemandsARoad()
  {
    const auto board = Board(
        drawn({".~."}).withFerry({.from = {at("A1"), Side::East}, .to = {at("C1"), Side::West}}));
    QCOMPARE(board.side(at("A1"), Side::East), beyond(Beyond::Ferry, Edge::Road, 0));
    QCOMPARE(board.side(at("C1"), Side::West), beyond(Beyond::Ferry, Edge::Road, 0));
    QVERIFY(!board.accepts(at("A1"), Side::East, Edge::City));
    QCOMPARE(board.opens(at("A1")), places({"C1"}));
    QCOMPARE(board.opens(at("C1")), places({"A1"}));
  }

  /// D25: each outer side of a large city is city, road or field, matched like a tile's edge.
  void sidesOfALargeCityAreMatchedLikeATilesEdge()
  {
    auto map = drawn({"...", ".1.", "..."});
    auto city = map.largeCities().front();
    city.sides = {{at("B2"), Side::East, CitySideKind::Road},
                  {at("B2"), Side::South, CitySideKind::Closed}};
    const auto board = Board(map.withLargeCity(city));
    QCOMPARE(board.side(at("B1"), Side::South), beyond(Beyond::LargeCity, Edge::City, 0));
    QCOMPARE(board.side(at("C2"), Side::West), beyond(Beyond::LargeCity, Edge::Road, 0));
    QCOMPARE(board.side(at("B3"), Side::North), beyond(Beyond::LargeCity, Edge::Field, 0));
    QVERIFY(board.accepts(at("B3"), Side::North, Edge::Field));
    QVERIFY(!board.accepts(at("B3"), Side::North, Edge::City));
  }

  /// D3: an open side is printed city or road; in the edition of 2019 every outer side is open.
  void openSidesByEdition()
  {
    auto map = drawn({"...", ".1.", "..."});
    auto city = map.largeCities().front();
    city.sides = {{at("B2"), Side::East, CitySideKind::Road},
                  {at("B2"), Side::South, CitySideKind::Closed}};
    const auto board = Board(map.withLargeCity(city));
    QVERIFY(board.besideOpenSide(at("B1"), OpenSideEdition::Current));
    QVERIFY(board.besideOpenSide(at("C2"), OpenSideEdition::Current));
    QVERIFY(!board.besideOpenSide(at("B3"), OpenSideEdition::Current));
    QVERIFY(board.besideOpenSide(at("B3"), OpenSideEdition::Of2019));
    QVERIFY(!board.besideOpenSide(at("A1"), OpenSideEdition::Of2019));
    QVERIFY(!board.besideOpenSide(at("B2"), OpenSideEdition::Of2019));
  }

  void aTileBesideALargeCityOpensAllSquaresRoundIt()
  {
    const auto board = Board(drawn({"~..~", ".11.", "~..~", "...."}));
    QCOMPARE(board.round(0), places({"B1", "C1", "A2", "D2", "B3", "C3"}));
    QCOMPARE(board.opens(at("A2")), places({"B1", "C1", "D2", "B3", "C3"}));
    QCOMPARE(board.opens(at("A4")), places({"B4"}));
    QVERIFY(board.exists(at("B2")));
    QVERIFY(!board.exists(at("A1")));
    QVERIFY(!board.exists(Place{-1, 0}));
  }

  /// Section 12: different large cities side by side do not join.
  /// Nordics: unlike a large city, a highlight that is reached opens none of its other sides; so
  /// do waves, mountains and depots.
  void aReachedHighlightDoesNotOpenItsOtherSides()
  {
    for (const auto& square :
         {Square{Ground::Highlight, OutsideLook::Sea, Colour::Orange},
          Square{Ground::Depot, OutsideLook::Sea, Colour::Purple}, Square{Ground::Blocked},
          Square{.ground = Ground::Blocked, .waves = true}}) {
      const auto board = Board(drawn({"~.~", ".H.", "~.~"}).withSquare(at("B2"), square));
      QVERIFY(board.opens(at("A2")).empty());
      QCOMPARE(board.reachable({at("A2")}), places({"A2"}));
    }
    QCOMPARE(Board(drawn({"~.~", ".1.", "~.~"})).reachable({at("A2")}).size(), std::size_t{4});
  }

  /// Iberia, Taiwan: no tile on an island until a ferry from the mainland is connected.
  void anIslandIsReachedByItsFerryOnly()
  {
    const auto map =
        drawn({"..~.", "~~~."}).withSite({at("D1"), SiteKind::Island, {}, {}, 2, Colour::None});
    QCOMPARE(Board(map).reachable({at("A1")}), places({"A1", "B1"}));
    const auto ferry = Ferry{{at("B1"), Side::East}, {at("D1"), Side::West}};
    QCOMPARE(Board(map.withFerry(ferry)).reachable({at("A1")}), places({"A1", "B1", "D1", "D2"}));
  }

  void largeCitiesSideBySideDoNotOpenEachOther()
  {
    const auto board = Board(drawn({".12."}));
    QCOMPARE(board.reachable(places({"A1"})), places({"A1"}));
    QCOMPARE(board.reachable(places({"D1"})), places({"D1"}));
  }

  void reachGoesOverLargeCitiesAndFerries()
  {
    const auto map = drawn({"S1.~.", "~~~~.", "..~~~"})
                         .withFerry({.from = {at("C1"), Side::East}, .to = {at("E1"), Side::West}});
    QCOMPARE(Board(map).reachable(places({"A1"})), places({"A1", "C1", "E1", "E2"}));
    QCOMPARE(Board(map).reachable(places({"A1", "B3"})),
             places({"A1", "C1", "E1", "E2", "A3", "B3"}));
    QCOMPARE(Board(map).reachable(places({"B1", "D1"})), places({}));
    QCOMPARE(startSquares(map), places({"A1"}));
  }

  void whatCannotBePlayedIsNotSeen()
  {
    const auto map =
        drawn({"..", "~~"})
            .withPrint({.place = at("A1"), .side = Side::East})
            .withPrint({.place = at("A2"), .side = Side::South})
            .withPrint({.place = at("B1"), .side = Side::South})
            .withFerry({.from = {at("B1"), Side::South}, .to = {at("B2"), Side::East}});
    const auto board = Board(map);
    QCOMPARE(board.side(at("A1"), Side::East), beyond(Beyond::Square));
    QCOMPARE(board.side(at("B1"), Side::South), beyond(Beyond::Print, Edge::Road, 1));
    QCOMPARE(board.opens(at("B1")), places({"A1"}));
  }

  void aLargeMapCompilesInAFrame()
  {
    const auto map = Map(100, 100, {Ground::Playable});
    const auto start = std::chrono::steady_clock::now();
    const auto board = Board(map);
    const auto spent = std::chrono::steady_clock::now() - start;
    QCOMPARE(board.squares().size(), std::size_t{10000});
    QVERIFY(spent < std::chrono::milliseconds(30));
  }
};

QTEST_APPLESS_MAIN(BoardTest)
#include "tst_board.moc"
