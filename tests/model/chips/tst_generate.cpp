// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/fairness.h"
#include "model/chips/generate.h"
#include "model/chips/legality.h"
#include "model/chips/straight.h"
#include "tests/model/chips/cancel.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

Map mapOfSeed(std::uint64_t seed, int columns, int rows)
{
  auto random = Random(seed, Purpose::Search);
  return randomMap(random, columns, rows);
}

Wish even(int best = 3)
{
  return {.method = Wish::Method::Even, .best = best, .polished = false, .thousandSteps = 4};
}

double meanEvenness(const LayoutMaker& maker, const Wish& wish)
{
  auto sum = 0.0;
  constexpr auto layouts = 12;
  for (auto i = std::uint64_t{0}; i < layouts; ++i) {
    const auto score = maker.scale().score(maker.make(wish, 5, i).layout);
    sum += static_cast<double>(score->lowest) / static_cast<double>(score->total);
  }
  return sum / layouts;
}

} // namespace

class GenerateTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void evenLayoutsAreLegalAndKeepPinsAndQuotas();
  void evenLayoutsAreMoreEvenThanAlmostAllUniformOnes();
  void theSliderGoesFromUniformToEven();
  void atItsLowEndTheSliderIsTheUniformDraw();
  void bestOfManyIsNotLessEvenThanOne();
  void polishingMakesMoreEven();
  void fairnessIsBoughtWithEvenness();
  void evenSymmetricLayoutsStaySymmetric();
  void theSameSeedGivesTheSameLayout();
  void goldenLayouts();
  void noChipsOrNoLayout();
  void aCancelledRunAnswersWithin100Milliseconds();
  void aCancelledPreparationAnswersWithin100Milliseconds();
  void straightDistancesAreRoundedRoots();
  void methodsHaveWords();
};

void GenerateTest::evenLayoutsAreLegalAndKeepPinsAndQuotas()
{
  auto random = Random(31, Purpose::Search);
  auto made = 0;
  for (auto i = 0; i < 30; ++i) {
    auto map = randomMap(random, 9, 9);
    auto north = Region{.name = "North"};
    for (auto column = 0; column < 9; ++column)
      for (auto row = 0; row < 4; ++row)
        north.squares.push_back(placeAt(column, row));
    std::ranges::sort(north.squares);
    map = map.withRegions({north});
    auto settings = chips(8);
    settings.quotas = {{"North", 3, 4}};
    settings.pinned = {ChipSquares(Board(map), settings).allowedSquares()[3]};
    settings.spacing.diagonal = i % 2 == 0;
    const auto maker = LayoutMaker(Board(map), settings);
    for (const auto method : {Wish::Method::Even, Wish::Method::Fair}) {
      const auto drawn =
          maker.make({.method = method, .best = 2, .polished = i % 10 == 0, .thousandSteps = 2}, 1);
      if (!drawn.found())
        continue;
      ++made;
      QVERIFY(brokenChipRules(map, settings, drawn.layout).empty());
      QCOMPARE(drawn.uniformity, Uniformity::RandomNotUniform);
      QCOMPARE(drawn.engine, DrawEngine::Annealing);
    }
  }
  QVERIFY(made > 40);
}

void GenerateTest::evenLayoutsAreMoreEvenThanAlmostAllUniformOnes()
{
  const auto maker = LayoutMaker(Board(openGrid(12, 10)), chips(14));
  const auto drawn = maker.make(even(), 1);
  const auto rank = standing(maker.scale(), drawn.layout, maker.source(), 9, 200);
  QVERIFY(rank.lessEven >= 199);
  const auto percent = maker.scale().score(drawn.layout)->percent();
  QVERIFY2(percent > rank.medianPercent + 15,
           qPrintable(QStringLiteral("%1 against %2").arg(percent).arg(rank.medianPercent)));
}

void GenerateTest::theSliderGoesFromUniformToEven()
{
  const auto maker = LayoutMaker(Board(mapOfSeed(2, 12, 12)), chips(14));
  auto last = 0.0;
  for (const auto evenness : {0, 50, 75, 100}) {
    auto wish = even(1);
    wish.evenness = evenness;
    const auto mean = meanEvenness(maker, wish);
    QVERIFY(mean > last);
    last = mean;
  }
}

void GenerateTest::atItsLowEndTheSliderIsTheUniformDraw()
{
  const auto maker = LayoutMaker(Board(mapOfSeed(2, 12, 12)), chips(14));
  auto wish = even();
  wish.evenness = 0;
  const auto drawn = maker.make(wish, 4, 7);
  QCOMPARE(drawn.uniformity, Uniformity::ExactlyUniform);
  QCOMPARE(drawn.layout, maker.source().draw(4, 7).layout);
}

void GenerateTest::bestOfManyIsNotLessEvenThanOne()
{
  const auto maker = LayoutMaker(Board(mapOfSeed(3, 12, 12)), chips(14));
  for (auto i = std::uint64_t{0}; i < 5; ++i)
    QVERIFY(maker.scale().total(maker.make(even(8), 1, i).layout).value() <=
            maker.scale().total(maker.make(even(1), 1, i).layout).value());
}

void GenerateTest::polishingMakesMoreEven()
{
  const auto map = openGrid(9, 8);
  const auto maker = LayoutMaker(Board(map), chips(8));
  auto gained = std::int64_t{0};
  for (auto i = std::uint64_t{0}; i < 3; ++i) {
    auto wish =
        Wish{.method = Wish::Method::Even, .best = 1, .polished = false, .thousandSteps = 1};
    const auto before = maker.make(wish, 1, i).layout;
    wish.polished = true;
    const auto after = maker.make(wish, 1, i).layout;
    QVERIFY(brokenChipRules(map, chips(8), after).empty());
    const auto gain = maker.scale().total(before).value() - maker.scale().total(after).value();
    QVERIFY(gain >= 0);
    gained += gain;
  }
  QVERIFY(gained > 0);
}

void GenerateTest::fairnessIsBoughtWithEvenness()
{
  const auto map = drawn({"S...........", "............", "............", "............",
                          "............", "............", "............", "......S....."});
  const auto maker = LayoutMaker(Board(map), chips(12));
  const auto gap = [&](int fairness) {
    auto wish =
        Wish{.method = Wish::Method::Fair, .best = 2, .fairness = fairness, .thousandSteps = 5};
    return accessGaps(Board(map), {}, maker.make(wish, 1).layout).front().steps;
  };
  QVERIFY(gap(1000) < gap(0));
  QVERIFY(gap(1000) * 2 < accessGaps(Board(map), {}, {}).front().ownSteps);
}

void GenerateTest::evenSymmetricLayoutsStaySymmetric()
{
  auto settings = chips(8);
  settings.symmetry = Symmetry::HalfTurn;
  const auto map = openGrid(8, 8);
  const auto maker = LayoutMaker(Board(map), settings);
  const auto drawn = maker.make(even(10), 1);
  QVERIFY(drawn.found());
  QVERIFY(brokenChipRules(map, settings, drawn.layout).empty());
}

void GenerateTest::theSameSeedGivesTheSameLayout()
{
  const auto board = Board(mapOfSeed(2, 12, 12));
  const auto maker = LayoutMaker(board, chips(14));
  QCOMPARE(maker.make(even(), 1, 5).layout,
           LayoutMaker(board, chips(14)).make(even(), 1, 5).layout);
  QVERIFY(maker.make(even(), 1, 5).layout != maker.make(even(), 1, 6).layout);
  QVERIFY(maker.make(even(), 1, 5).layout != maker.make(even(), 2, 5).layout);
}

void GenerateTest::goldenLayouts()
{
  const auto maker = LayoutMaker(Board(mapOfSeed(2, 12, 12)), chips(14));
  auto hash = std::uint64_t{0xcbf29ce484222325};
  for (const auto& wish :
       {even(), Wish{.method = Wish::Method::Even, .best = 1, .thousandSteps = 1},
        Wish{.method = Wish::Method::Fair, .best = 2, .thousandSteps = 3},
        Wish{.method = Wish::Method::Even, .evenness = 60, .thousandSteps = 3}})
    for (auto i = std::uint64_t{0}; i < 5; ++i)
      for (const auto place : maker.make(wish, 2026, i).layout)
        for (const auto byte : {place.column, place.row})
          hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3;
  // Changes only with chipGenerator.
  QCOMPARE(quint64{hash}, quint64{16821357318690545996U});
}

void GenerateTest::noChipsOrNoLayout()
{
  const auto none = LayoutMaker(Board(openGrid(3, 3)), chips(0)).make(even(), 1);
  QVERIFY(none.found() && none.layout.empty());
  const auto impossible = LayoutMaker(Board(openGrid(3, 3)), chips(6)).make(even(), 1);
  QCOMPARE(impossible.noLayout, NoLayout::TooMany);
  QCOMPARE(impossible.maximum.count, 5);
  QVERIFY(LayoutMaker(Board(Map(1, 1)), chips(0)).make(even(), 1).found());
}

void GenerateTest::aCancelledRunAnswersWithin100Milliseconds()
{
  const auto maker = LayoutMaker(Board(openGrid(40, 40)), chips(100));
  for (const auto wait : {0, 50, 200}) {
    auto drawn = Drawn{};
    const auto time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      drawn = maker.make({.method = Wish::Method::Even, .best = 1000}, 1, 0, work);
    });
    QVERIFY(time.has_value());
    QVERIFY(*time < std::chrono::milliseconds(100));
    QCOMPARE(drawn.noLayout, NoLayout::Stopped);
    QVERIFY(drawn.layout.empty());
  }
}

void GenerateTest::aCancelledPreparationAnswersWithin100Milliseconds()
{
  const auto board = Board(openGrid(100, 100));
  for (const auto wait : {0, 30, 200, 500}) {
    auto maker = std::optional<LayoutMaker>{};
    const auto time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      maker.emplace(board, chips(300), work);
    });
    if (!time)
      continue; // it was faster
    QVERIFY(*time < std::chrono::milliseconds(100));
    QCOMPARE(maker->ready().noLayout, NoLayout::Stopped);
    QCOMPARE(maker->make(even(), 1).noLayout, NoLayout::Stopped);
  }
}

void GenerateTest::straightDistancesAreRoundedRoots()
{
  const auto distances = StraightDistances(500, 500);
  QCOMPARE(distances.between(placeAt(0, 0), placeAt(0, 0)), 0);
  QCOMPARE(distances.between(placeAt(1, 5), placeAt(4, 1)), 5 * 64);
  QCOMPARE(distances.between(placeAt(0, 0), placeAt(1, 1)), 90);
  QCOMPARE(distances.between(placeAt(499, 0), placeAt(0, 499)), 45164);
  QCOMPARE(minusLogarithm(~std::uint64_t{0}), std::int64_t{1});
  QCOMPARE(minusLogarithm(std::uint64_t{1} << 63), std::int64_t{65536});
  QCOMPARE(minusLogarithm(0), std::int64_t{64} * 65536);
}

void GenerateTest::methodsHaveWords()
{
  for (const auto method : {Wish::Method::Uniform, Wish::Method::Even, Wish::Method::Fair})
    QVERIFY(methodFrom(toString(method)) == method);
  QVERIFY(!methodFrom("hand"));
}

QTEST_APPLESS_MAIN(GenerateTest)
#include "tst_generate.moc"
