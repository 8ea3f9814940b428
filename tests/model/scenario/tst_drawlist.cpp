// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/drawlist.h"

#include <QtTest>

#include <algorithm>
#include <map>

#include "tests/support/drawn.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

class TestDrawList : public QObject
{
  Q_OBJECT

private:
  using Counts = std::map<std::string, int>;
  static PlayableScenario playable()
  {
    return playableOn(drawn({"S..S"}), {tileOf("start", "FFFF", 2), tileOf("road", "RFRF", 3)});
  }
  static Counts countsOf(const std::vector<CountedTile>& tiles)
  {
    auto counts = Counts{};
    for (const auto& tile : tiles)
      counts[tile.kind.id] = tile.count;
    return counts;
  }

private Q_SLOTS:
  void theStartTileAndLaidTilesAreNotDrawn()
  {
    auto value = playable();
    QVERIFY((countsOf(drawableTiles(value)) == Counts{{"start", 1}, {"road", 3}}));
    value.scenario.laid = {{.place = at("A1"), .kind = "road"}, {.place = at("D1")}};
    QVERIFY((countsOf(drawableTiles(value)) == Counts{{"start", 1}, {"road", 2}}));
    value.scenario.laid = {{.place = at("A1"), .kind = "start"}};
    QVERIFY((countsOf(drawableTiles(value)) == Counts{{"start", 1}, {"road", 3}}));
  }

  void theRestComesAfterWhatIsFixedEachTileOnce()
  {
    const auto value = playable();
    const auto draws = withRestShuffled(value, {"road", "road"}, 7);
    QCOMPARE(draws.size(), std::size_t{4});
    QVERIFY(draws[0] == "road" && draws[1] == "road");
    QCOMPARE(std::ranges::count(draws, "road"), std::ptrdiff_t{3});
    QCOMPARE(std::ranges::count(draws, "start"), std::ptrdiff_t{1});
    QVERIFY(withRestShuffled(value, draws, 8) == draws);
  }

  void oneSeedIsOneOrder()
  {
    auto value = playableOn(drawn({"S..S"}));
    const auto once = withRestShuffled(value, {}, 1);
    QVERIFY(once.size() > 10);
    QVERIFY(withRestShuffled(value, {}, 1) == once);
    QVERIFY(withRestShuffled(value, {}, 2) != once);
  }
};

QTEST_APPLESS_MAIN(TestDrawList)
#include "tst_drawlist.moc"
