// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <set>

#include "model/chips/conflicts.h"
#include "model/chips/legality.h"
#include "model/chips/matching.h"
#include "model/chips/maximum.h"
#include "model/chips/sizes.h"
#include "tests/model/chips/cancel.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

/// What a person would check with the drawing before him: the pieces cover each free square once,
/// no two squares of a piece may both hold a chip, and the layout is legal.
QString flaw(const Map& map, ChipSettings settings, const Maximum& maximum)
{
  auto covered = std::set<Place>{};
  auto pieces = maximum.pieces;
  for (const auto pin : maximum.pinned)
    pieces.push_back({pin});
  for (const auto& piece : pieces)
    for (const auto place : piece) {
      if (!covered.insert(place).second)
        return QStringLiteral("a square lies in two pieces");
      for (const auto other : piece) {
        settings.count = 2;
        settings.pinned.clear();
        if (place != other && brokenChipRules(map, settings, {place, other}).empty())
          return QStringLiteral("a piece can hold two chips");
      }
    }
  covered.insert(maximum.besidePinned.begin(), maximum.besidePinned.end());
  const auto allowed = ChipSquares(Board(map), settings).allowedSquares();
  if (covered != std::set<Place>(allowed.begin(), allowed.end()))
    return QStringLiteral("the pieces do not cover the allowed squares");
  if (maximum.proof == MaximumProof::Pieces && maximum.count != static_cast<int>(pieces.size()))
    return QStringLiteral("the pieces prove another number");
  settings.count = maximum.count;
  if (!brokenChipRules(map, settings, maximum.layout).empty())
    return QStringLiteral("the layout is not legal");
  return {};
}

int boostMatching(const Conflicts& conflicts)
{
  using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
  auto graph = Graph(static_cast<std::size_t>(conflicts.size()));
  for (auto v = 0; v < conflicts.size(); ++v)
    for (const auto u : conflicts.of(v))
      if (v < u)
        boost::add_edge(static_cast<std::size_t>(v), static_cast<std::size_t>(u), graph);
  auto mates = std::vector<boost::graph_traits<Graph>::vertex_descriptor>(
      static_cast<std::size_t>(conflicts.size()));
  boost::edmonds_maximum_cardinality_matching(graph, mates.data());
  return static_cast<int>(boost::matching_size(graph, mates.data()));
}

} // namespace

class MaximumTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void dominoesAndSinglesProveTheMaximum();
  void theMatchingIsAsLargeAsBoosts();
  void theMaximumIsTheLargestSizeWithALayout();
  void otherSpacingsByGoingThroughAllCases();
  void aFerryThatClosesAnOddRingIsStillExact();
  void aWideMapWithOtherSpacingIsUnproved();
  void pinnedChipsCountAndBlock();
  void noAllowedSquare();
  void oneSquare();
  void whatIfEachRuleWereLeftOut();
  void aCancelledSearchAnswersWithin100Milliseconds();
};

void MaximumTest::dominoesAndSinglesProveTheMaximum()
{
  const auto map = drawn({"...", "..."});
  const auto maximum = maximumChips(Board(map), chips(0));
  QCOMPARE(maximum.count, 3);
  QCOMPARE(maximum.atMost, 3);
  QCOMPARE(maximum.dominoes(), 3);
  QCOMPARE(maximum.singles(), 0);
  QCOMPARE(maximum.proof, MaximumProof::Pieces);
  QCOMPARE(flaw(map, chips(0), maximum), QString());
}

void MaximumTest::theMatchingIsAsLargeAsBoosts()
{
  auto random = Random(11, Purpose::Search);
  for (auto i = 0; i < 200; ++i) {
    const auto columns = 1 + static_cast<int>(random.below(14));
    const auto rows = 1 + static_cast<int>(random.below(14));
    const auto map = randomMask(random, columns, rows, random.below(60));
    const auto free = freeSquares(Board(map), chips(0));
    const auto maximum = maximumChips(free);
    QCOMPARE(maximum.dominoes(), boostMatching(free.conflicts));
    QCOMPARE(maximum.count, free.conflicts.size() - maximum.dominoes());
    QCOMPARE(flaw(map, chips(0), maximum), QString());
  }
}

void MaximumTest::theMaximumIsTheLargestSizeWithALayout()
{
  auto random = Random(12, Purpose::Search);
  for (auto i = 0; i < 200; ++i) {
    const auto columns = 1 + static_cast<int>(random.below(8));
    const auto map = randomMask(random, columns, 8, random.below(60));
    const auto free = freeSquares(Board(map), chips(0));
    const auto order = *bestOrder(free, {1'000'000, 100'000}, {});
    QCOMPARE(maximumChips(free).count,
             static_cast<int>(numbersBySize(free.conflicts, order, -1, {})->size()) - 1);
  }
}

void MaximumTest::otherSpacingsByGoingThroughAllCases()
{
  auto random = Random(13, Purpose::Search);
  for (auto i = 0; i < 60; ++i) {
    auto settings = chips(0);
    settings.spacing = {2 + static_cast<int>(random.below(3)), true};
    const auto map = randomMask(random, 4, 4, 20);
    const auto board = Board(map);
    const auto maximum = maximumChips(board, settings);
    QCOMPARE(maximum.count,
             static_cast<int>(triedCounts(board.squares(), settings.spacing).size()) - 1);
    QVERIFY(maximum.proof != MaximumProof::None);
    QCOMPARE(maximum.atMost, maximum.count);
    QCOMPARE(flaw(map, settings, maximum), QString());
  }
}

void MaximumTest::aFerryThatClosesAnOddRingIsStillExact()
{
  // A1 to E1 in a row and a ferry from end to end: a ring of five holds two chips, not three.
  const auto map = openGrid(5, 1).withFerry({{at("A1"), Side::West}, {at("E1"), Side::East}});
  auto settings = chips(0);
  QCOMPARE(maximumChips(Board(map), settings).count, 3);
  settings.ferriesAreNeighbours = true;
  const auto maximum = maximumChips(Board(map), settings);
  QCOMPARE(maximum.count, 2);
  QCOMPARE(maximum.atMost, 2);
  QCOMPARE(maximum.proof, MaximumProof::Counting);
  QCOMPARE(flaw(map, settings, maximum), QString());
}

void MaximumTest::aWideMapWithOtherSpacingIsUnproved()
{
  auto random = Random(3, Purpose::Search);
  const auto map = randomMask(random, 60, 60, 15);
  auto settings = chips(0);
  settings.spacing.diagonal = true;
  const auto maximum = maximumChips(Board(map), settings);
  QCOMPARE(maximum.proof, MaximumProof::None);
  QVERIFY(maximum.count < maximum.atMost);
  QVERIFY(maximum.count > 400);
  QCOMPARE(flaw(map, settings, maximum), QString());
}

void MaximumTest::pinnedChipsCountAndBlock()
{
  const auto map = openGrid(5, 1);
  auto settings = chips(0);
  settings.pinned = {at("B1")};
  const auto maximum = maximumChips(Board(map), settings);
  QCOMPARE(maximum.count, 2);
  QCOMPARE(maximum.pinned, std::vector{at("B1")});
  QCOMPARE(maximum.besidePinned, (std::vector{at("A1"), at("C1")}));
  QCOMPARE(flaw(map, settings, maximum), QString());
}

void MaximumTest::noAllowedSquare()
{
  const auto maximum = maximumChips(Board(drawn({"~#", "tS"})), chips(3));
  QCOMPARE(maximum.count, 0);
  QCOMPARE(maximum.atMost, 0);
  QVERIFY(maximum.pieces.empty());
  QVERIFY(maximum.layout.empty());
}

void MaximumTest::oneSquare()
{
  const auto maximum = maximumChips(Board(openGrid(1, 1)), chips(3));
  QCOMPARE(maximum.count, 1);
  QCOMPARE(maximum.layout, std::vector{at("A1")});
  QCOMPARE(maximum.singles(), 1);
}

void MaximumTest::whatIfEachRuleWereLeftOut()
{
  // Allowed: D1, F1. Without towns F1…H1 count as well, without the start A1 and B1, without open
  // sides C1 … each time by hand.
  const auto map = drawn({"S..1..t."});
  auto settings = chips(1);
  settings.usedStarts = {at("A1")};
  settings.banned = {at("H1")};
  using Rule = WhatIf::Without;
  const auto found = maximumWithoutEachRule(Board(map), settings);
  // Squares: S n o 1 o + t B
  QCOMPARE(found, (std::vector<WhatIf>{{Rule::Towns, 2, 1},
                                       {Rule::Starts, 3, 2},
                                       {Rule::OpenSides, 3, 2},
                                       {Rule::Bans, 2, 2},
                                       {Rule::Spacing, 1, 1}}));
}

void MaximumTest::aCancelledSearchAnswersWithin100Milliseconds()
{
  auto random = Random(5, Purpose::Search);
  auto map = randomMask(random, 40, 40, 30);
  for (auto i = 0; i < 40; ++i)
    map = map.withSite({.place = placeAt(i, i), .kind = SiteKind::Town});
  auto settings = chips(0);
  settings.spacing.diagonal = true;
  for (const auto wait : {0, 50, 200}) {
    const auto time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      (void)maximumWithoutEachRule(Board(map), settings, work);
    });
    if (time)
      QVERIFY(*time < std::chrono::milliseconds(100));
  }
}

QTEST_APPLESS_MAIN(MaximumTest)
#include "tst_maximum.moc"
