// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

#include "model/game/record.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"
#include "tests/support/recorded.h"

using namespace kartenwerk;

namespace {

/// Two city prints, at opposite or adjacent sides: base-D, the start tile, has one city edge only.
Map withCities(const Map& map, std::string_view square, Side first, Side second)
{
  return map.withPrint({.place = at(square), .side = first, .kind = PrintKind::City})
      .withPrint({.place = at(square), .side = second, .kind = PrintKind::City});
}

std::vector<Place> placesOf(const Table& table, const Deal& deal, std::string_view kind)
{
  auto places = std::vector<Place>{};
  for (const auto& tile : deal.laid())
    if (table.kind(tile.kind).id == kind)
      places.push_back(tile.place);
  return places;
}

} // namespace

/// Decision D7 and section 12, "Pre-laying".
class PrelayingTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// If the start tile fits no rotation on one start, another is tried; fixed tiles stay.
  void theStartTileNeverLiesOnAFixedTile()
  {
    auto scenario = gameOn(
        withCities(drawn({"S........", "....S....", "........S"}), "A1", Side::North, Side::West));
    scenario.scenario.laid = {{at("I3"), "base-V", std::nullopt}};
    const auto table = tableOf(scenario);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto dealt = deal(*table, seed);
      QCOMPARE(dealt.laid().size(), std::size_t{2});
      QCOMPARE(placesOf(*table, dealt, "base-D"), (std::vector<Place>{at("E2")}));
      QCOMPARE(placesOf(*table, dealt, "base-V"), (std::vector<Place>{at("I3")}));
      QVERIFY(replay(recorded(Game(table, seed))).problems.empty());
    }
  }

  /// "The start tile on a random used start", among those where it fits.
  void everyStartThatFitsIsAsLikely()
  {
    auto map = drawn({"S.S.S.S.S.S"});
    for (const auto* square : {"A1", "C1", "E1", "G1"})
      map = withCities(map, square, Side::North, Side::South);
    auto scenario = gameOn(map);
    scenario.scenario.rules.startsUsed = 1;
    const auto table = tableOf(scenario);
    auto counts = std::map<Place, int>{};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      const auto places = placesOf(*table, deal(*table, seed), "base-D");
      QCOMPARE(places.size(), std::size_t{1});
      ++counts[places.front()];
    }
    QCOMPARE(counts.size(), std::size_t{2});
    QVERIFY(counts[at("I1")] > 110 && counts[at("I1")] < 190);
    QCOMPARE(counts[at("I1")] + counts[at("K1")], 300);
  }
};

QTEST_APPLESS_MAIN(PrelayingTest)
#include "tst_prelaying.moc"
