// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <functional>

#include "model/map/edits.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"
#include "tests/support/fullmap.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

using Edit = std::function<Map(const Map&)>;

std::string rowsOf(const Map& map)
{
  auto text = ""s;
  for (int i = 0; i < map.rows(); ++i) {
    text += i == 0 ? "" : "|";
    for (const auto& square : *map.row(i))
      text += signOf(square);
  }
  return text;
}

} // namespace
Q_DECLARE_METATYPE(Edit)

class TestEdits : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyEditLeavesTheOldMapEqual_data()
  {
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << std::move(edit); };
    const auto places = std::vector{at("A1"), at("C2"), at("B3"), at("E2")};
    row("square", [](const Map& m) { return m.withSquare(at("C2"), {Ground::Blocked}); });
    row("squares", [=](const Map& m) { return painted(m, places, {Ground::Blocked}); });
    row("cleared", [=](const Map& m) { return cleared(m, places); });
    row("site", [](const Map& m) { return m.withSite({.place = at("A3")}); });
    row("no site", [](const Map& m) { return m.withoutSite(at("B2"), SiteKind::Town); });
    row("site moved",
        [](const Map& m) { return withSiteMoved(m, at("B2"), SiteKind::Town, at("E4")); });
    row("print", [](const Map& m) { return m.withPrint({.place = at("E1")}); });
    row("no print", [](const Map& m) { return m.withoutPrint(at("D1"), Side::North); });
    row("large city", [](const Map& m) {
      return m.withLargeCity({"N", {{at("C2"), 1}}, {}, {}, {}});
    });
    row("no large city", [](const Map& m) { return m.withoutLargeCity(at("B3")); });
    row("ferry", [](const Map& m) {
      return m.withFerry({{at("B5"), Side::West}, {at("F5"), Side::East}});
    });
    row("no ferry", [](const Map& m) { return m.withoutFerry(at("B5"), Side::West); });
    row("regions", [](const Map& m) { return m.withRegions({}); });
    row("boxes", [](const Map& m) { return m.withBoxes({}); });
    row("info", [](const Map& m) { return m.withInfo({}); });
    row("extras", [](const Map& m) { return m.withExtras({}); });
    row("size", [](const Map& m) { return resized(m, {3, 3, 0, -1}); });
    for (const auto turn : {Turn::Quarter, Turn::Half, Turn::ThreeQuarters, Turn::MirrorLeftRight,
                            Turn::MirrorTopBottom})
      row("turn", [turn](const Map& m) { return turned(m, turn); });
  }
  void everyEditLeavesTheOldMapEqual()
  {
    QFETCH(Edit, edit);
    const auto map = fullMap();
    const auto changed = edit(map);
    QVERIFY(changed != map);
    QVERIFY(map == fullMap());
    const auto again = readMap(mapText(changed), "f");
    QVERIFY(again.complete());
    QVERIFY(*again.value == changed);
  }

  void paintingManySquaresIsTheSameAsOneByOne()
  {
    const auto map = fullMap();
    const auto places =
        std::vector{at("E2"), at("C2"), at("A1"), at("C2"), at("Z99"), at("B3"), at("B4")};
    const auto square = Square{Ground::Outside, OutsideLook::Clouds};
    auto expected = map;
    for (const auto place : places)
      if (map.contains(place))
        expected = expected.withSquare(place, square);
    QVERIFY(painted(map, places, square) == expected);
    QCOMPARE(expected.largeCities().size(), std::size_t{1});
  }

  void rowsThatStayAreShared()
  {
    const auto map = fullMap();
    const auto changed = painted(map, std::vector{at("A2"), at("B2")}, {Ground::Blocked});
    for (const auto row : {0, 2, 3, 4})
      QVERIFY(changed.row(row).sameObject(map.row(row)));
    QVERIFY(!changed.row(1).sameObject(map.row(1)));
    QCOMPARE(rowsOf(changed).substr(7, 6), "##CC.."s);
  }

  void paintingTheSameGroundChangesNothing()
  {
    const auto map = fullMap();
    const auto same = painted(map, std::vector{at("B1"), at("B1")}, map.at(at("B1")));
    QVERIFY(same == map);
    QVERIFY(same.row(0).sameObject(map.row(0)));
  }

  void clearingTakesEverythingThatStandsOnASquare()
  {
    const auto map =
        cleared(fullMap(), std::vector{at("E2"), at("C2"), at("B5"), at("E5"), at("A1")});
    QCOMPARE(rowsOf(map), "~%^..b|..~C~.|.CC..p|.C#..O|h~..~."s);
    QVERIFY(!map.site(at("E2"), SiteKind::Island) && !map.site(at("E2"), SiteKind::ChipMark));
    QVERIFY(map.site(at("B2"), SiteKind::Town));
    QVERIFY(!map.print(at("E5"), Side::South) && map.print(at("F5"), Side::South));
    QVERIFY(map.ferries().empty());
    QVERIFY((map.regions()[0].squares == std::vector{at("B1")}));
    QVERIFY(map.regions()[1].squares.empty());
    QVERIFY(map.largeCity(at("D2")) && !map.largeCity(at("C2")));
  }

  void aLargerGridKeepsEverything()
  {
    const auto map = fullMap();
    const auto grid = NewGrid{9, 8, 2, 1, {Ground::Outside, OutsideLook::Abroad}};
    QVERIFY(cutBy(map, grid).empty());
    const auto larger = resized(map, grid);
    QCOMPARE(rowsOf(larger), "^^^^^^^^^|^^~%^..b^|^^..CC..^|^^.CC..p^|^^.C#..O^|^^h.....^|"
                             "^^^^^^^^^|^^^^^^^^^"s);
    QCOMPARE(larger.site(at("D3"), SiteKind::Town)->name, "Bremen"s);
    QVERIFY(larger.print(at("F2"), Side::North));
    QVERIFY(larger.ferry(at("D6"), Side::West));
    QVERIFY(larger.largeCity(at("E3"))->sideAt(at("E3"), Side::North) == CitySideKind::Road);
    QVERIFY(resized(larger, {6, 5, -2, -1}) == map);
  }

  void aSmallerGridCutsWhatThePreviewLists()
  {
    const auto map = fullMap();
    const auto grid = NewGrid{4, 5, -1, 0};
    const auto cut = cutBy(map, grid);
    auto squares = ""s;
    for (const auto place : cut.squares)
      squares += toString(place) + ' ';
    QCOMPARE(squares, "F1 A2 F2 A3 F3 A4 F4 A5 F5 "s);
    QCOMPARE(cut.sites.size(), std::size_t{1});
    QCOMPARE(cut.prints.size(), std::size_t{1});
    QCOMPARE(cut.ferries.size(), std::size_t{1});
    QVERIFY(cut.largeCities.empty());
    QCOMPARE(cut.regions.size(), std::size_t{1});
    const auto smaller = resized(map, grid);
    QCOMPARE(rowsOf(smaller), "%^..|.CC.|CC..|C#..|...."s);
    QCOMPARE(smaller.sites().size(), map.sites().size() - cut.sites.size());
    QCOMPARE(smaller.prints().size(), map.prints().size() - cut.prints.size());
    QVERIFY(smaller.ferries().empty());
  }

  void aLargeCityMayLoseSquares()
  {
    const auto map = drawn({".11.", "...."});
    const auto grid = NewGrid{2, 2};
    QCOMPARE(cutBy(map, grid).largeCities.size(), std::size_t{1});
    QCOMPARE(resized(map, grid).largeCities().front().squares.size(), std::size_t{1});
  }

  void anAnchorSaysWhichSidesGrow()
  {
    const auto map = Map(4, 4);
    const auto shifts = [](const NewGrid& grid) {
      return std::to_string(grid.columnShift) + ',' + std::to_string(grid.rowShift);
    };
    QCOMPARE(shifts(anchored(map, 10, 6, 0, 0)), "0,0"s);
    QCOMPARE(shifts(anchored(map, 10, 6, 1, 1)), "3,1"s);
    QCOMPARE(shifts(anchored(map, 10, 6, 2, 2)), "6,2"s);
    QCOMPARE(shifts(anchored(map, 2, 2, 2, 1)), "-2,-1"s);
  }

  void trimmingKeepsAMargin()
  {
    const auto map = drawn({"~~~~~", "~~..~", "~~.~~", "~~~~~", "~~~~~"});
    QCOMPARE(rowsOf(resized(map, trimmed(map, 0))), "..|.~"s);
    QCOMPARE(rowsOf(resized(map, trimmed(map, 1))), "~~~~|~..~|~.~~|~~~~"s);
    QVERIFY(resized(Map(3, 3), trimmed(Map(3, 3), 1)) == Map(3, 3));
  }

  void turningIsClockwise()
  {
    auto map = drawn({"~.#", "D.."}).withPrint({.place = at("B1"), .side = Side::North});
    map = map.withBoxes({{.name = "Box", .side = Side::West}});
    const auto quarter = turned(map, Turn::Quarter);
    QCOMPARE(rowsOf(quarter), "p~|..|.#"s);
    QVERIFY(quarter.print(at("B2"), Side::East));
    QVERIFY(quarter.boxes().front().side == Side::North);
    QCOMPARE(rowsOf(turned(map, Turn::MirrorLeftRight)), "#.~|..p"s);
    QCOMPARE(rowsOf(turned(map, Turn::MirrorTopBottom)), "p..|~.#"s);
    QCOMPARE(rowsOf(turned(map, Turn::Half)), "..p|#.~"s);
  }

  void fourQuarterTurnsGiveTheSameMap()
  {
    const auto map = fullMap();
    auto round = map;
    for (int i = 0; i < 4; ++i)
      round = turned(round, Turn::Quarter);
    QVERIFY(round == map);
    QVERIFY(turned(turned(map, Turn::Quarter), Turn::ThreeQuarters) == map);
    for (const auto turn : {Turn::Half, Turn::MirrorLeftRight, Turn::MirrorTopBottom})
      QVERIFY(turned(turned(map, turn), turn) == map);
  }
};

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
