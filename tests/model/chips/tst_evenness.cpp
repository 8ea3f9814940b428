// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

#include "model/chips/catchments.h"
#include "model/chips/evenness.h"
#include "tests/model/chips/cancel.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Steps = std::vector<std::vector<std::int32_t>>;

/// The least total by going through all loads, square by square.
std::int64_t leastTotal(const Steps& steps)
{
  const auto squares = static_cast<int>(steps.front().size());
  const auto least = squares / static_cast<int>(steps.size());
  auto totals = std::map<std::vector<int>, std::int64_t>{{std::vector<int>(steps.size(), 0), 0}};
  for (auto square = 0; square < squares; ++square) {
    auto next = std::map<std::vector<int>, std::int64_t>{};
    for (const auto& [loads, total] : totals)
      for (std::size_t chip = 0; chip < steps.size(); ++chip) {
        auto more = loads;
        if (++more[chip] > least + 1)
          continue;
        const auto sum = total + steps[chip][static_cast<std::size_t>(square)];
        const auto [entry, isNew] = next.emplace(more, sum);
        entry->second = std::min(entry->second, sum);
      }
    totals = std::move(next);
  }
  auto best = std::numeric_limits<std::int64_t>::max();
  for (const auto& [loads, total] : totals)
    if (std::ranges::all_of(loads, [&](int load) { return load >= least; }))
      best = std::min(best, total);
  return best;
}

Evenness score(const Map& map, std::initializer_list<std::string_view> chipsAt,
               const ChipSettings& settings = {})
{
  auto layout = std::vector<Place>{};
  for (const auto place : chipsAt)
    layout.push_back(at(place));
  return *EvennessScale(Board(map), settings).score(layout);
}

} // namespace

class EvennessTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theFlowIsAsGoodAsGoingThroughAll();
  void everyChipGetsTheSameNumberOfSquaresOrOneMore();
  void aChipInTheMiddleOfEachHalfIsHundredPercent();
  void chipsInCornersAreLess();
  void theLowestTotalByHand();
  void largeCitiesMayBeCrossedButAreNoDemand();
  void blockedSquaresAndFerriesAreNoWay();
  void whatCannotBeReachedCountsColumnsTimesRows();
  void noChipsHaveNoScore();
  void oneSquareAndOneChip();
  void moreChipsThanSquaresCountOn();
  void noLayoutBeatsTheLowestTotal();
  void percentIsRounded();
  void theWorstWindow();
  void farSquaresAreThoseBeyondThreeSteps();
  void theStandingAmongUniformLayouts();
  void aCancelledScoreAnswersWithin100Milliseconds();
};

void EvennessTest::theFlowIsAsGoodAsGoingThroughAll()
{
  auto random = Random(21, Purpose::Search);
  for (auto i = 0; i < 300; ++i) {
    const auto chipCount = 1 + random.below(4);
    const auto squares = 1 + random.below(9);
    auto steps = Steps(chipCount, std::vector<std::int32_t>(squares));
    for (auto& row : steps)
      for (auto& number : row)
        number = static_cast<std::int32_t>(random.below(12));
    QCOMPARE(sharedOut(steps)->total, leastTotal(steps));
  }
}

void EvennessTest::everyChipGetsTheSameNumberOfSquaresOrOneMore()
{
  auto random = Random(22, Purpose::Search);
  for (auto i = 0; i < 30; ++i) {
    const auto map = randomMap(random, 9, 8);
    const auto source = LayoutSource(Board(map), chips(7));
    const auto drawn = source.draw(1, static_cast<std::uint64_t>(i));
    if (!drawn.found())
      continue;
    const auto even = *EvennessScale(Board(map), {}).score(drawn.layout);
    auto loads = std::vector<int>(7, 0);
    auto total = std::int64_t{0};
    for (const auto& square : even.catchments) {
      ++loads[static_cast<std::size_t>(square.chip)];
      total += square.steps;
    }
    QCOMPARE(total, even.total);
    QCOMPARE(static_cast<int>(even.catchments.size()), even.squares);
    for (const auto load : loads)
      QVERIFY(load == even.squares / 7 || load == even.squares / 7 + 1);
    QVERIFY(even.lowest <= even.total);
  }
}

void EvennessTest::aChipInTheMiddleOfEachHalfIsHundredPercent()
{
  const auto even = score(openGrid(6, 1), {"B1", "E1"});
  QCOMPARE(even.total, std::int64_t{4});
  QCOMPARE(even.lowest, std::int64_t{4});
  QCOMPARE(even.percent(), 100);
}

void EvennessTest::chipsInCornersAreLess()
{
  const auto even = score(openGrid(6, 1), {"A1", "F1"});
  QCOMPARE(even.total, std::int64_t{6});
  QCOMPARE(even.percent(), 67);
}

void EvennessTest::theLowestTotalByHand()
{
  // Seven squares, two chips: three each and one more. The best chips have nearest squares at
  // 0, 1, 1, the next one at 2.
  const auto even = score(openGrid(7, 1), {"B1", "F1"});
  QCOMPARE(even.lowest, std::int64_t{2 + 2 + 2});
  QCOMPARE(even.total, std::int64_t{2 + 2 + 2});
}

void EvennessTest::largeCitiesMayBeCrossedButAreNoDemand()
{
  const auto even = score(drawn({".1."}), {"A1"});
  QCOMPARE(even.squares, 2);
  QCOMPARE(even.total, std::int64_t{2});
}

void EvennessTest::blockedSquaresAndFerriesAreNoWay()
{
  QCOMPARE(score(drawn({".#.", "..."}), {"A1"}).total, std::int64_t{1 + 2 + 3 + 4});
  const auto map =
      drawn({".~.", "..."}).withFerry({{at("A1"), Side::East}, {at("C1"), Side::West}});
  QCOMPARE(score(map, {"A1"}).total, std::int64_t{1 + 2 + 3 + 4});
}

void EvennessTest::whatCannotBeReachedCountsColumnsTimesRows()
{
  QCOMPARE(score(drawn({".~.", "~~."}), {"A1"}).total, std::int64_t{6 + 6});
}

void EvennessTest::noChipsHaveNoScore()
{
  QVERIFY(!EvennessScale(Board(openGrid(2, 2)), {}).score({}));
  QVERIFY(!EvennessScale(Board(Map(2, 2)), {}).score({at("A1")}));
}

void EvennessTest::oneSquareAndOneChip()
{
  const auto even = score(openGrid(1, 1), {"A1"});
  QCOMPARE(even.total, std::int64_t{0});
  QCOMPARE(even.percent(), 100);
}

void EvennessTest::moreChipsThanSquaresCountOn()
{
  const auto even = score(drawn({"..#"}), {"A1", "B1", "C1"});
  QCOMPARE(even.total, std::int64_t{0});
}

void EvennessTest::noLayoutBeatsTheLowestTotal()
{
  const auto board = Board(drawn({"..t..", ".1...", "S...."}));
  const auto scale = EvennessScale(board, {});
  const auto squares = ChipSquares(board, {}).allowedSquares();
  tryAll(squares, {}, [&](std::uint32_t set) {
    auto layout = std::vector<Place>{};
    for (std::size_t i = 0; i < squares.size(); ++i)
      if (((set >> i) & 1U) != 0)
        layout.push_back(squares[i]);
    if (!layout.empty())
      QVERIFY(scale.lowest(static_cast<int>(layout.size())) <= scale.total(layout).value());
  });
}

void EvennessTest::percentIsRounded()
{
  QCOMPARE((Evenness{.total = 8, .lowest = 5}).percent(), 63);
  QCOMPARE((Evenness{.total = 1000, .lowest = 994}).percent(), 99);
  QCOMPARE((Evenness{.total = 1000, .lowest = 995}).percent(), 100);
}

void EvennessTest::theWorstWindow()
{
  // All six chips in the western half of 4 × 6: there are three more than the fair share.
  const auto even = score(openGrid(4, 6), {"A1", "B2", "A3", "B4", "A5", "B6"});
  const auto window = even.worstWindow.value();
  // Windows reach over half the board: A1…B3 holds 3, its fair share is 1.5.
  QCOMPARE(window.chips, 3);
  QCOMPARE(window.fairHundredths, std::int64_t{150});
  QVERIFY(window.first == at("A1") && window.last == at("B3"));
}

void EvennessTest::farSquaresAreThoseBeyondThreeSteps()
{
  const auto even = score(openGrid(6, 1), {"A1"});
  QCOMPARE(std::ranges::count_if(even.catchments,
                                 [](const auto& square) { return square.steps > farSteps; }),
           std::ptrdiff_t{2});
}

void EvennessTest::theStandingAmongUniformLayouts()
{
  const auto board = Board(openGrid(6, 1));
  const auto source = LayoutSource(board, chips(2));
  const auto scale = EvennessScale(board, chips(2));
  const auto best = standing(scale, {at("B1"), at("E1")}, source, 1, 200);
  QCOMPARE(best.drawn, 200);
  QCOMPARE(best.lessEven + best.equallyEven, 200);
  QVERIFY(best.equallyEven > 0 && best.equallyEven < 100);
  QCOMPARE(best.highestPercent, 100);
  const auto worst = standing(scale, {at("A1"), at("C1")}, source, 1, 200);
  QVERIFY(worst.lessEven < best.lessEven);
  QVERIFY(worst.medianPercent == best.medianPercent);
}

void EvennessTest::aCancelledScoreAnswersWithin100Milliseconds()
{
  const auto board = Board(openGrid(60, 60));
  const auto scale = EvennessScale(board, chips(200));
  const auto source = LayoutSource(board, chips(200));
  const auto layout = source.draw(1).layout;
  for (const auto wait : {0, 40, 150}) {
    auto scored = std::optional<Evenness>{};
    auto time = timeToAnswer(std::chrono::milliseconds(wait),
                             [&](const Work& work) { scored = scale.score(layout, work); });
    if (time) {
      QVERIFY(*time < std::chrono::milliseconds(100));
      QVERIFY(!scored);
    }
    auto rank = Standing{};
    time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      rank = standing(scale, layout, source, 1, 1000, work);
    });
    QVERIFY(time.has_value());
    QVERIFY(*time < std::chrono::milliseconds(100));
    QVERIFY(rank.stopped);
  }
}

QTEST_APPLESS_MAIN(EvennessTest)
#include "tst_evenness.moc"
