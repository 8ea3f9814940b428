// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/draw.h"
#include "model/chips/evenness.h"
#include "model/chips/generate.h"
#include "model/chips/legality.h"
#include "model/chips/walks.h"
#include "model/chips/where.h"
#include "model/chips/wishes.h"
#include "tests/support/drawn.h"
#include "tests/support/places.h"

using namespace kartenwerk;

namespace {

/// Marks on a town, a used start, squares side by side, and in a large city.
Map marked()
{
  auto map = drawn({"St...", "..11.", "S...#"});
  for (const auto place : {"A1", "B1", "A2", "C2", "D3"})
    map = map.withSite({at(place), SiteKind::ChipMark});
  return map;
}

ChipRules marks(int count, int perMark = 1)
{
  return {.on = true, .count = count, .placement = ChipPlacement::Marks, .perMark = perMark};
}

} // namespace

class MarksTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Great Britain, Nordics: printed places are fixed, whatever else the rules say of a square.
  void chipsLieOnPrintedPlacesAndNowhereElse()
  {
    const auto map = marked();
    const auto settings = chipSettings(marks(5), {});
    const auto where = ChipSquares(Board(map), settings);
    QCOMPARE(where.allowedSquares(), places({"A1", "B1", "A2", "C2", "D3"}));
    QVERIFY(where.reasons(at("C1")) == ChipReasons{ChipReason::NoMark});
    QVERIFY(where.reasons(at("D2")) == ChipReasons{ChipReason::LargeCity});
    QVERIFY(where.reasons(at("E3")) == ChipReasons{ChipReason::Blocked});
    QVERIFY(brokenChipRules(map, settings, where.allowedSquares()).empty());
    const auto broken = brokenChipRules(map, settings, places({"A1", "B1", "C1", "C2", "D2"}));
    QCOMPARE(broken.size(), std::size_t{2});
    QVERIFY(broken[0].places == places({"C1"}) && broken[0].reason == ChipReason::NoMark);
    QVERIFY(broken[1].places == places({"D2"}) && broken[1].reason == ChipReason::LargeCity);
  }

  void asManyChipsAsMarksHaveOneLayout()
  {
    const auto board = Board(marked());
    const auto all = drawLayout(board, chipSettings(marks(5), {}), 7);
    QVERIFY(all.found());
    QCOMPARE(all.layout, places({"A1", "B1", "A2", "C2", "D3"}));
    const auto four = drawLayout(board, chipSettings(marks(4), {}), 7);
    QCOMPARE(four.layout.size(), std::size_t{4});
    QVERIFY(drawLayout(board, chipSettings(marks(6), {}), 7).noLayout == NoLayout::TooMany);
  }

  /// Nordics: 2 face down on each marked space, so 15 spaces for all 30.
  void twoOnEachMarkAreAPile()
  {
    QCOMPARE(chipSettings(marks(30, 2), {}).count, 15);
    QCOMPARE(drawLayout(Board(marked()), chipSettings(marks(10, 2), {}), 1).layout.size(),
             std::size_t{5});
  }

  void evennessIsAskedOfMarksInLargeCitiesToo()
  {
    const auto settings = chipSettings(marks(5), {});
    const auto board = Board(marked());
    const auto score = EvennessScale(board, settings).score(places({"A1", "B1", "A2", "C2", "D3"}));
    QVERIFY(score.has_value());
  }

  /// A large city is no tile square, also where it comes after the last of them.
  void noWalkOverTilesLeadsToMarksInLargeCities()
  {
    auto map = drawn({"S....", ".....", "S..11"});
    const auto ground = WalkingGround(map, WalkingGround::Over::Tiles);
    const auto steps = ground.stepsFrom(at("A1"));
    QCOMPARE(ground.stepsTo(at("C3"), steps), 4);
    for (const auto place : {"D3", "E3", "F1", "A9"})
      QCOMPARE(ground.stepsTo(at(place), steps), ground.far());
    for (const auto place : {"C1", "E1", "D3", "E3"})
      map = map.withSite({at(place), SiteKind::ChipMark});
    const auto wish = Wish{.method = Wish::Method::Fair, .best = 2, .fairness = 1000};
    const auto drawn = LayoutMaker(Board(map), chipSettings(marks(4), {})).make(wish, 1);
    QCOMPARE(drawn.layout, places({"C1", "E1", "D3", "E3"}));
  }

  /// Ukraine: none at the start, 30 are a supply.
  void aSupplyLiesNotOnTheBoard()
  {
    const auto rules = ChipRules{.on = true, .count = 30, .placement = ChipPlacement::Supply};
    QCOMPARE(chipSettings(rules, {}).count, 0);
    const auto drawn = drawLayout(Board(marked()), chipSettings(rules, {}), 1);
    QVERIFY(drawn.found() && drawn.layout.empty());
  }

  /// Iberia: standard, and none on the squares of islands.
  void noneOnIslandSquares()
  {
    const auto map = drawn({"S...", "...."}).withSite({at("D2"), SiteKind::Island, {}, {}, 1});
    auto rules = ChipRules{.on = true};
    QVERIFY(ChipSquares(Board(map), chipSettings(rules, {})).allowed(at("D2")));
    rules.onIslands = false;
    const auto where = ChipSquares(Board(map), chipSettings(rules, {}));
    QVERIFY(where.reasons(at("D2")) == ChipReasons{ChipReason::ForbiddenKind});
    // A designer's wishes come on top of it, each kind once.
    const auto wishes = ChipWishes{.forbiddenKinds = {SiteKind::Chumak, SiteKind::Island}};
    const auto both = chipSettings(rules, {}, wishes);
    QVERIFY((both.forbiddenKinds == std::vector{SiteKind::Island, SiteKind::Chumak}));
  }
};

QTEST_APPLESS_MAIN(MarksTest)
#include "tst_marks.moc"
