// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/fairness.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

class FairnessTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theGapIsTheMeanDifferenceOfTheNearestChipsInOrder();
  void theMapsOwnGapIsThatOfAllTileSquares();
  void stepsGoOverTileSquaresOnly();
  void whatCannotBeReachedCountsColumnsTimesRows();
  void nearerChipsAreCounted();
  void onePairForEachTwoUsedStarts();
  void noChips();
};

void FairnessTest::theGapIsTheMeanDifferenceOfTheNearestChipsInOrder()
{
  auto settings = ChipSettings{};
  settings.usedStarts = {at("A1"), at("G1")};
  const auto map = drawn({"S.....S"});
  // From A1: C1 at 2, D1 at 3. From G1: D1 at 3, C1 at 4.
  const auto gaps = accessGaps(Board(map), settings, {at("C1"), at("D1")});
  QCOMPARE(gaps.size(), std::size_t{1});
  QCOMPARE(gaps.front().steps, std::int64_t{1 + 1});
  QCOMPARE(gaps.front().meanHundredths(), std::int64_t{100});
}

void FairnessTest::theMapsOwnGapIsThatOfAllTileSquares()
{
  const auto gap = accessGaps(Board(drawn({"S..S"})), {}, {}).front();
  QCOMPARE(gap.ownSteps, std::int64_t{0});
  QCOMPARE(gap.ownSquares, 4);
  // From A1: 0 1 2 3; from B1, in order: 0 1 1 2.
  const auto skewed = accessGaps(Board(drawn({"SS.."})), {}, {}).front();
  QCOMPARE(skewed.ownSteps, std::int64_t{0 + 0 + 1 + 1});
  QCOMPARE(skewed.ownMeanHundredths(), std::int64_t{50});
}

void FairnessTest::stepsGoOverTileSquaresOnly()
{
  // The large city may not be crossed: from A1 to C1 it is four steps.
  const auto gap = accessGaps(Board(drawn({"S1.", "..S"})), {}, {at("C1")}).front();
  QCOMPARE(gap.steps, std::int64_t{4 - 1});
}

void FairnessTest::whatCannotBeReachedCountsColumnsTimesRows()
{
  const auto gap = accessGaps(Board(drawn({"S~S."})), {}, {at("D1")}).front();
  QCOMPARE(gap.steps, std::int64_t{4 - 1});
}

void FairnessTest::nearerChipsAreCounted()
{
  const auto gap =
      accessGaps(Board(drawn({"S.....S"})), {}, {at("B1"), at("C1"), at("D1"), at("F1")}).front();
  QCOMPARE(gap.nearerFirst, 2);
  QCOMPARE(gap.tied, 1);
  QCOMPARE(gap.nearerSecond, 1);
}

void FairnessTest::onePairForEachTwoUsedStarts()
{
  const auto board = Board(drawn({"S.S.S"}));
  QCOMPARE(accessGaps(board, {}, {}).size(), std::size_t{3});
  auto settings = ChipSettings{};
  settings.usedStarts = {at("A1"), at("E1")};
  const auto gaps = accessGaps(board, settings, {});
  QCOMPARE(gaps.size(), std::size_t{1});
  QVERIFY(gaps.front().first == at("A1") && gaps.front().second == at("E1"));
}

void FairnessTest::noChips()
{
  QCOMPARE(accessGaps(Board(drawn({"S.S"})), {}, {}).front().meanHundredths(), std::int64_t{0});
}

QTEST_APPLESS_MAIN(FairnessTest)
#include "tst_fairness.moc"
