// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/completions.h"
#include "model/chips/coupling.h"
#include "model/chips/draw.h"
#include "model/chips/movechain.h"
#include "tests/model/chips/masks.h"
#include "tests/model/chips/uniform.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Set = std::vector<int>;

std::vector<Set> allSets(const std::vector<Place>& squares, int size, const Spacing& spacing = {})
{
  auto sets = std::vector<Set>{};
  tryAll(squares, spacing, [&](std::uint32_t bits) {
    if (std::popcount(bits) != size)
      return;
    auto set = Set{};
    for (auto i = 0; i < 32; ++i)
      if (((bits >> i) & 1U) != 0)
        set.push_back(i);
    sets.push_back(set);
  });
  return sets;
}

/// The four boards of the test: all their layouts of one size are known.
struct Case
{
  const char* name;
  Map map;
  int size;
  std::size_t layouts;
};

std::vector<Case> cases()
{
  return {{"4x4, 4 chips", openGrid(4, 4), 4, 405},
          {"5x4, 5 chips", openGrid(5, 4), 5, 1998},
          {"a mask", drawn({"..#.", ".#..", "....", "...#"}), 4, 0},
          {"4x4, 7 chips", openGrid(4, 4), 7, 20}};
}

int samplesFor(std::size_t layouts)
{
  return static_cast<int>(layouts) * (qEnvironmentVariableIsSet("KARTENWERK_LONG") ? 2000 : 30);
}

} // namespace

class UniformityTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void tablesDrawUniformly();
  void tablesWithFewLayersKeptDrawTheSameLayouts();
  void tablesDrawUniformlyWithOtherSpacings();
  void couplingFromThePastDrawsUniformly();
  void theProvenChainDrawsUniformly();
  void theChainIsNotProvenWhereItIsNot();
  void quotasKeepTheDrawUniform();
  void pinsKeepTheDrawUniform();
  void droppingChipsOneByOneFailsTheSameTest();
};

void UniformityTest::tablesDrawUniformly()
{
  for (const auto& board : cases()) {
    const auto free = freeSquares(Board(board.map), chips(0));
    const auto all = allSets(free.squares, board.size);
    if (board.layouts > 0)
      QCOMPARE(all.size(), board.layouts);
    const auto order = *bestOrder(free, {100'000, 10'000}, {});
    const auto tables = *Completions::make(free.conflicts, order, board.size, 1, {});
    QCOMPARE(tables.total().toString(), std::to_string(all.size()));
    auto test = UniformTest<Set>(all);
    auto random = Random(1, Purpose::Chips);
    for (auto i = 0; i < samplesFor(all.size()); ++i)
      test.add(tables.draw(random));
    QVERIFY2(std::abs(test.deviation()) < mostDeviation, board.name);
  }
}

void UniformityTest::tablesWithFewLayersKeptDrawTheSameLayouts()
{
  auto source = Random(3, Purpose::Search);
  const auto free = freeSquares(Board(randomMask(source, 9, 8, 20)), chips(0));
  const auto order = *bestOrder(free, {100'000, 10'000}, {});
  const auto all = *Completions::make(free.conflicts, order, 12, 1, {});
  for (const auto distance : {2, 3, 7, 16}) {
    const auto few = *Completions::make(free.conflicts, order, 12, distance, {});
    auto first = Random(8, Purpose::Chips);
    auto second = first;
    for (auto i = 0; i < 50; ++i)
      QCOMPARE(few.draw(first), all.draw(second));
  }
}

void UniformityTest::tablesDrawUniformlyWithOtherSpacings()
{
  for (const auto& spacing : {Spacing{2, true}, Spacing{3, false}}) {
    auto settings = chips(3);
    settings.spacing = spacing;
    const auto free = freeSquares(Board(openGrid(5, 4)), settings);
    const auto all = allSets(free.squares, 3, spacing);
    const auto order = *bestOrder(free, {100'000, 10'000}, {});
    const auto tables = *Completions::make(free.conflicts, order, 3, 4, {});
    auto test = UniformTest<Set>(all);
    auto random = Random(2, Purpose::Chips);
    for (auto i = 0; i < samplesFor(all.size()); ++i)
      test.add(tables.draw(random));
    QVERIFY(std::abs(test.deviation()) < mostDeviation);
  }
}

void UniformityTest::couplingFromThePastDrawsUniformly()
{
  for (const auto& board : cases()) {
    const auto free = freeSquares(Board(board.map), chips(0));
    const auto all = allSets(free.squares, board.size);
    const auto coupling = CouplingFromThePast::tuned(free.conflicts, board.size, {});
    QVERIFY2(coupling, board.name);
    auto test = UniformTest<Set>(all);
    auto random = Random(4, Purpose::Chips);
    for (auto i = 0; i < samplesFor(all.size()) / 3; ++i)
      test.add(coupling->draw(random, {}).value());
    QVERIFY2(std::abs(test.deviation()) < mostDeviation, board.name);
  }
}

void UniformityTest::theProvenChainDrawsUniformly()
{
  // With other spacings too: neighbours need not form a bipartite graph here.
  for (const auto& spacing : {Spacing{}, Spacing{2, true}}) {
    auto settings = chips(2);
    settings.spacing = spacing;
    const auto free = freeSquares(Board(openGrid(8, 4)), settings);
    const auto steps = provenSteps(free.conflicts, 2);
    QVERIFY(steps.has_value());
    auto all = std::vector<Set>{};
    for (auto a = 0; a < free.conflicts.size(); ++a)
      for (auto b = a + 1; b < free.conflicts.size(); ++b)
        if (std::ranges::find(free.conflicts.of(a), b) == free.conflicts.of(a).end())
          all.push_back({a, b});
    auto test = UniformTest<Set>(all);
    auto random = Random(5, Purpose::Chips);
    for (auto i = 0; i < samplesFor(all.size()); ++i)
      test.add(movedAround(free.conflicts, {0, 31}, *steps, random, {}).value());
    QVERIFY(std::abs(test.deviation()) < mostDeviation);
  }
}

void UniformityTest::theChainIsNotProvenWhereItIsNot()
{
  // 4 × 4 with 7 chips: from some layouts the chain never comes to the others.
  const auto free = freeSquares(Board(openGrid(4, 4)), chips(0));
  QVERIFY(!provenSteps(free.conflicts, 7));
  const auto all = allSets(free.squares, 7);
  auto test = UniformTest<Set>(all);
  auto random = Random(6, Purpose::Chips);
  for (auto i = 0; i < 600; ++i)
    test.add(movedAround(free.conflicts, all.front(), 1000, random, {}).value());
  QVERIFY(test.deviation() > 20);
  const auto wide = freeSquares(Board(openGrid(60, 60)), chips(0));
  // 22,377 by the formula; the logarithm is rounded up.
  const auto steps = provenSteps(wide.conflicts, 200).value();
  QVERIFY(steps >= 22'377 && steps < 23'000);
  QVERIFY(!provenSteps(wide.conflicts, 300));
}

void UniformityTest::quotasKeepTheDrawUniform()
{
  auto west = Region{.name = "West"};
  for (auto row = 0; row < 4; ++row)
    west.squares.push_back(placeAt(0, row));
  const auto map = openGrid(4, 4).withRegions({west});
  auto settings = chips(4);
  settings.quotas = {{"West", 2, 2}};
  auto all = std::vector<std::vector<Place>>{};
  const auto squares = Board(map).squares();
  for (const auto& set : allSets(squares, 4)) {
    auto layout = std::vector<Place>{};
    auto inWest = 0;
    for (const auto v : set) {
      layout.push_back(squares[static_cast<std::size_t>(v)]);
      inWest += layout.back().column == 0 ? 1 : 0;
    }
    if (inWest == 2)
      all.push_back(layout);
  }
  const auto source = LayoutSource(Board(map), settings);
  auto test = UniformTest<std::vector<Place>>(all);
  for (auto i = 0; i < samplesFor(all.size()); ++i)
    test.add(source.draw(9, static_cast<std::uint64_t>(i)).layout);
  QVERIFY(std::abs(test.deviation()) < mostDeviation);
}

void UniformityTest::pinsKeepTheDrawUniform()
{
  auto settings = chips(4);
  settings.pinned = {at("B2")};
  settings.banned = {at("D4")};
  const auto squares = Board(openGrid(4, 4)).squares();
  auto all = std::vector<std::vector<Place>>{};
  for (const auto& set : allSets(squares, 4)) {
    auto layout = std::vector<Place>{};
    for (const auto v : set)
      layout.push_back(squares[static_cast<std::size_t>(v)]);
    if (std::ranges::find(layout, at("B2")) != layout.end() &&
        std::ranges::find(layout, at("D4")) == layout.end())
      all.push_back(layout);
  }
  const auto source = LayoutSource(Board(openGrid(4, 4)), settings);
  auto test = UniformTest<std::vector<Place>>(all);
  for (auto i = 0; i < samplesFor(all.size()); ++i)
    test.add(source.draw(10, static_cast<std::uint64_t>(i)).layout);
  QVERIFY(std::abs(test.deviation()) < mostDeviation);
}

void UniformityTest::droppingChipsOneByOneFailsTheSameTest()
{
  const auto free = freeSquares(Board(openGrid(4, 4)), chips(0));
  const auto all = allSets(free.squares, 4);
  auto test = UniformTest<Set>(all);
  auto random = Random(1, Purpose::Chips);
  for (auto i = 0; i < 5 * samplesFor(all.size());) {
    auto open = std::vector<int>{};
    for (auto v = 0; v < 16; ++v)
      open.push_back(v);
    auto set = Set{};
    while (set.size() < 4 && !open.empty()) {
      const auto v = open[random.below(open.size())];
      set.push_back(v);
      std::erase_if(open, [&](int u) {
        return u == v || std::ranges::find(free.conflicts.of(v), u) != free.conflicts.of(v).end();
      });
    }
    if (set.size() < 4)
      continue;
    std::ranges::sort(set);
    test.add(set);
    ++i;
  }
  QVERIFY2(test.deviation() > 5 * mostDeviation, qPrintable(QString::number(test.deviation())));
}

QTEST_APPLESS_MAIN(UniformityTest)
#include "tst_uniformity.moc"
