// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/map/map.h"
#include "tests/support/drawn.h"
#include "tests/support/fullmap.h"

using namespace kartenwerk;

class TestMap : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void placesOffTheGridAreOutside()
  {
    const auto map = Map(2, 2, {Ground::Playable});
    QVERIFY(map.at({-1, 0}).ground == Ground::Outside);
    QVERIFY(map.at({0, 2}).ground == Ground::Outside);
    QVERIFY(!map.contains({2, 0}));
  }

  void aSquareBearsOneSiteOfAKind()
  {
    auto map = Map(2, 2, {Ground::Playable}).withSite({.place = at("A1"), .name = "Old"});
    map = map.withSite({.place = at("A1"), .kind = SiteKind::Start, .name = "Start"});
    map = map.withSite({.place = at("A1"), .name = "New"});
    QCOMPARE(map.sites().size(), std::size_t{2});
    QVERIFY(map.site(at("A1"), SiteKind::Town)->name == "New");
    QVERIFY(map.site(at("A1"), SiteKind::Start)->name == "Start");
  }

  void largeCitiesTakeTheirSquaresFromOthers()
  {
    auto map = drawn({"112."});
    map = map.withLargeCity({"New", {{at("D1"), 2}, {at("B1"), 1}}, {}, {}, {}});
    QCOMPARE(map.largeCities().size(), std::size_t{3});
    QVERIFY(map.largeCity(at("A1"))->squares.size() == 1);
    QVERIFY(map.largeCity(at("B1"))->name == "New");
    QVERIFY(map.largeCity(at("B1"))->coats() == 3);
    map = map.withoutLargeCity(at("D1"));
    QVERIFY(map.at(at("B1")).ground == Ground::Playable && !map.largeCity(at("B1")));
  }

  void innerSidesOfALargeCityAreNotListed()
  {
    const auto map = Map(3, 1).withLargeCity({"X",
                                              {{at("A1"), 0}, {at("B1"), 0}},
                                              {{at("A1"), Side::East, CitySideKind::Closed},
                                               {at("B1"), Side::East, CitySideKind::Road},
                                               {at("C1"), Side::East, CitySideKind::Road}},
                                              {},
                                              {}});
    QCOMPARE(map.largeCities().front().sides.size(), std::size_t{1});
    QVERIFY(map.largeCities().front().sideAt(at("B1"), Side::East) == CitySideKind::Road);
    QVERIFY(map.largeCities().front().sideAt(at("A1"), Side::North) == CitySideKind::City);
  }

  void aLandingHasOneFerry()
  {
    auto map = Map(3, 3, {Ground::Playable});
    map = map.withFerry({{at("B1"), Side::North}, {at("A1"), Side::West}});
    map = map.withFerry({{at("C1"), Side::East}, {at("A1"), Side::West}, 3});
    QCOMPARE(map.ferries().size(), std::size_t{1});
    QVERIFY((map.ferries().front().from == Landing{at("A1"), Side::West}));
    QCOMPARE(map.ferry(at("C1"), Side::East)->points, 3);
    QVERIFY(!map.ferry(at("B1"), Side::North));
  }

  void aWholeMapMadeAtOnceIsTheSameAsStepByStep()
  {
    const auto map = fullMap();
    auto rows = std::vector<Map::Row>{};
    for (int i = 0; i < map.rows(); ++i)
      rows.push_back(*map.row(i));
    auto parts = map.parts();
    std::ranges::reverse(parts.sites);
    std::ranges::reverse(parts.prints);
    std::ranges::reverse(parts.largeCities);
    QVERIFY(Map::fromParts(rows, parts) == map);
  }

  void ofElementsThatExcludeEachOtherTheLastCounts()
  {
    auto parts = MapParts{};
    parts.sites = {{.place = at("A1"), .name = "Old"}, {.place = at("A1"), .name = "New"}};
    parts.prints = {{.place = at("A1"), .name = "Old"}, {.place = at("A1"), .name = "New"}};
    parts.largeCities = {{"Old", {{at("A2"), 0}, {at("B2"), 0}}, {}, {}, {}},
                         {"New", {{at("B2"), 0}}, {}, {}, {}}};
    parts.ferries = {{{at("A1"), Side::West}, {at("B1"), Side::East}},
                     {{at("C1"), Side::East}, {at("B1"), Side::East}, 5}};
    auto rows = std::vector<Map::Row>(2, Map::Row(3, {Ground::LargeCity}));
    const auto map = Map::fromParts(rows, parts);
    QVERIFY(map.sites().size() == 1 && map.sites().front().name == "New");
    QVERIFY(map.prints().size() == 1 && map.prints().front().name == "New");
    QVERIFY(map.largeCity(at("A2"))->name == "Old" && map.largeCity(at("B2"))->name == "New");
    QVERIFY(map.ferries().size() == 1 && map.ferries().front().points == 5);
    QVERIFY(map.at(at("A1")).ground == Ground::Playable);
  }
};

QTEST_APPLESS_MAIN(TestMap)
#include "tst_map.moc"
