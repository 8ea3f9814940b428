// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/map/edits.h"
#include "model/map/join.h"
#include "model/map/mapfile.h"
#include "model/validation/validation.h"
#include "tests/support/drawn.h"
#include "tests/support/fullmap.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

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

class TestJoin : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theSecondBoardLiesAtTheChosenSide_data()
  {
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("overlap");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char* name, Side side, int offset, int overlap, const char* rows) {
      QTest::newRow(name) << static_cast<int>(side) << offset << overlap
                          << QString::fromLatin1(rows);
    };
    row("east", Side::East, 0, 0, "..##|..##");
    row("east, lower", Side::East, 1, 0, "..~~|..##|~~##");
    row("east, higher", Side::East, -1, 0, "~~##|..##|..~~");
    row("west", Side::West, 0, 0, "##..|##..");
    row("south", Side::South, 0, 0, "..|..|##|##");
    row("south, to the right", Side::South, 1, 0, "..~|..~|~##|~##");
    row("north, to the left", Side::North, -1, 0, "##~|##~|~..|~..");
    row("one column of both", Side::East, 0, 1, "..#|..#");
    row("one row of both", Side::North, 0, 1, "##|..|..");
  }
  void theSecondBoardLiesAtTheChosenSide()
  {
    QFETCH(int, side);
    QFETCH(int, offset);
    QFETCH(int, overlap);
    QFETCH(QString, rows);
    const auto both = joined(drawn({"..", ".."}), drawn({"##", "##"}),
                             {static_cast<Side>(side), offset, overlap});
    QVERIFY(both.has_value());
    QCOMPARE(QString::fromStdString(rowsOf(both->map)), rows);
  }

  void boardsThatDoNotMeetOrAreTooLargeAreNotJoined()
  {
    const auto board = drawn({"..", ".."});
    QVERIFY(joined(board, board, {Side::East, 1, 0}).has_value());
    QVERIFY(!joined(board, board, {Side::East, 2, 0}).has_value()); // corner to corner
    QVERIFY(!joined(board, board, {Side::South, -3, 0}).has_value());
    QVERIFY(!joined(Map(400, 3), Map(200, 3), {}).has_value());
    QVERIFY(joined(Map(300, 3), Map(200, 3), {}).has_value());
  }

  /// Rims of sea may lie over one another; land goes before sea, the first board before the second.
  void landLiesOverSeaAndTheFirstBoardOverTheSecond()
  {
    const auto first = drawn({"..~", "..#"});
    const auto second = drawn({"~.", ".."}).withSite({.place = at("A2"), .name = "Under"});
    const auto both = joined(first, second, {Side::East, 0, 1});
    QVERIFY(both.has_value());
    QCOMPARE(rowsOf(both->map), "..~.|..#."s);
    QCOMPARE(both->overlaid, std::vector{at("C2")});
    QVERIFY(both->map.sites().empty());
    QCOMPARE(rowsOf(joined(second, first, {Side::West, 0, 1})->map), "..~.|...."s);
  }

  /// What stands on a board goes with it, whole.
  void everythingMovesWithItsBoard()
  {
    const auto board = fullMap();
    const auto both = joined(Map(4, 5, {Ground::Playable}), board, {Side::West, 0, 0});
    QVERIFY(both.has_value());
    QVERIFY(both->first == at("G1") && both->second == at("A1"));
    auto alone = board.parts();
    auto whole = both->map.parts();
    QVERIFY(alone.sites == whole.sites && alone.largeCities == whole.largeCities);
    QVERIFY(alone.regions == whole.regions && alone.boxes == whole.boxes);
    // The same from the other side: only the places differ.
    const auto mirrored = joined(board, Map(4, 5, {Ground::Playable}), {Side::East, 0, 0});
    QVERIFY(mirrored->map.regions() == both->map.regions());
    QVERIFY(mirrored->map == both->map.withInfo(mirrored->map.info()).withExtras(board.extras()));
  }

  /// Two printed roads that face each other at the joint become ordinary sides of squares.
  void printsAndFerriesAtTheJointGoAway()
  {
    const auto first = drawn({"S..", "..."})
                           .withPrint({.place = at("C1"), .side = Side::East})
                           .withPrint({.place = at("A1"), .side = Side::West});
    const auto second = drawn({"..S", ".~."})
                            .withPrint({.place = at("A1"), .side = Side::West})
                            .withFerry({{at("A2"), Side::East}, {at("C2"), Side::West}})
                            .withFerry({{at("A2"), Side::West}, {at("C2"), Side::East}});
    const auto both = joined(first, second, {});
    QVERIFY(both.has_value());
    QCOMPARE(both->prints.size(), 2U);
    QCOMPARE(both->ferries.size(), 1U);
    QVERIFY(both->map.print(at("A1"), Side::West) != nullptr);
    QCOMPARE(both->map.prints().size(), 1U);
    QVERIFY(both->map.ferry(at("D2"), Side::East) != nullptr);
    for (const auto& issue : validate(both->map))
      QVERIFY(infoOf(issue.rule).severity != Severity::Error);
  }

  void groupsStayApartAndRegionsOfOneNameBecomeOne()
  {
    const auto group = Print{.place = at("A1"), .side = Side::North, .group = "g"};
    auto other = group;
    other.group = "g 2";
    other.place = at("B1");
    const auto first = drawn({".."}).withPrint(group).withRegions(
        {{"Band", Colour::Orange, {at("A1")}}, {"West", Colour::None, {at("B1")}}});
    const auto second = drawn({".."}).withPrint(group).withPrint(other).withRegions(
        {{"Band", Colour::Orange, {at("A1"), at("B1")}}, {"West", Colour::Purple, {at("B1")}}});
    const auto both = joined(first, second, {});
    QVERIFY(both.has_value());
    QCOMPARE(both->map.print(at("A1"), Side::North)->group, "g"s);
    QCOMPARE(both->map.print(at("C1"), Side::North)->group, "g 3"s);
    QCOMPARE(both->map.print(at("D1"), Side::North)->group, "g 2"s);
    QCOMPARE(both->map.regions().size(), 3U);
    const auto band = std::ranges::find(both->map.regions(), "Band"s, &Region::name);
    QVERIFY((band->squares == std::vector{at("A1"), at("C1"), at("D1")}));
  }

  void titleAndAuthorAreTheFirstsTheIdIsNobodys()
  {
    auto info = MapInfo{.id = "one", .title = "One", .author = "A"};
    const auto first = Map(2, 2).withInfo(info);
    info = {.id = "two", .title = "Two", .author = "B"};
    const auto both = joined(first, Map(2, 2).withInfo(info), {});
    QCOMPARE(both->map.info().title, "One"s);
    QCOMPARE(both->map.info().author, "A"s);
    QVERIFY(both->map.info().id.empty());
  }
};

QTEST_APPLESS_MAIN(TestJoin)
#include "tst_join.moc"
