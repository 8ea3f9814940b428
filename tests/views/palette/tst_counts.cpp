// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/counts.h"

#include <QTest>

#include "model/base/random.h"
#include "tests/support/drawn.h"
#include "views/tools/tool.h"

using namespace kartenwerk;

namespace {

/// Counts square by square, in another way than the palette does.
Counts recounted(const Map& map, const Scenario& scenario)
{
  auto counts = Counts{};
  for (std::int16_t row = 0; row < map.rows(); ++row)
    for (std::int16_t column = 0; column < map.columns(); ++column) {
      const auto place = Place{column, row};
      counts.playable += map.at(place).ground == Ground::Playable ? 1 : 0;
      counts.largeCitySquares += map.largeCity(place) ? 1 : 0;
      counts.starts += map.site(place, SiteKind::Start) ? 1 : 0;
      counts.towns += map.site(place, SiteKind::Town) ? 1 : 0;
      for (const auto side : allSides) {
        counts.prints += map.print(place, side) ? 1 : 0;
        const auto* ferry = map.ferry(place, side);
        counts.ferries += ferry && ferry->from == Landing{place, side} ? 1 : 0;
      }
      const auto* city = map.largeCity(place);
      counts.largeCities += city && city->squares.front().place == place ? 1 : 0;
    }
  for (const auto& layout : scenario.layouts)
    counts.chips += static_cast<int>(layout.chips.size());
  return counts;
}

Spot anySpot(Random& random, int side)
{
  auto spot = Spot{{static_cast<std::int16_t>(random.below(static_cast<std::uint64_t>(side))),
                    static_cast<std::int16_t>(random.below(static_cast<std::uint64_t>(side)))}};
  std::swap(spot.sides[0], spot.sides[random.below(4)]);
  spot.atSide = random.below(2) == 0;
  return spot;
}

} // namespace

class TestCounts : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void countsOfADrawnMap();
  void countsEqualARecountAfterAThousandRandomEdits();
};

void TestCounts::countsOfADrawnMap()
{
  const auto counts = countsOf(drawn({"S.t", "11~", "2#S"}), {});
  QCOMPARE(counts.starts, 2);
  QCOMPARE(counts.towns, 1);
  QCOMPARE(counts.largeCities, 2);
  QCOMPARE(counts.largeCitySquares, 3);
  QCOMPARE(counts.playable, 4);
}

void TestCounts::countsEqualARecountAfterAThousandRandomEdits()
{
  auto random = Random(7, Purpose::Search);
  auto drawing = Drawing{Map(9, 9), {}};
  auto changed = 0;
  for (int edit = 0; edit < 1000; ++edit) {
    const auto tool = allTools[random.below(allTools.size())];
    const auto options =
        ToolOptions{.ground = random.below(3) == 0 ? Square{} : Square{Ground::Playable}};
    const auto stroke = Stroke{anySpot(random, 9), anySpot(random, 9)};
    const auto outcome = applied(tool, options, drawing, stroke);
    changed += outcome.drawing == drawing ? 0 : 1;
    drawing = outcome.drawing;
    QCOMPARE(countsOf(drawing.map, drawing.scenario), recounted(drawing.map, drawing.scenario));
  }
  QVERIFY(changed > 300);
}

QTEST_GUILESS_MAIN(TestCounts)
#include "tst_counts.moc"
