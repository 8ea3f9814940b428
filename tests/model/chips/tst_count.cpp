// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/count.h"
#include "tests/model/chips/cancel.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

class CountTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void decimalDigits();
  void numbersAreOrdered();
  void everySizeOfASmallMap();
  void pinnedChipsAreCounted();
  void pinsThatCannotBeKeptAllowNoLayout();
  void theCostIsKnownBeforehand();
  void tooManyStatesAreSaidToBe();
  void theEstimateAgreesWithTheExactNumber();
  void theEstimateEndsWhereNoChipFits();
  void aCancelledCountAnswersWithin100Milliseconds_data();
  void aCancelledCountAnswersWithin100Milliseconds();
  void progressRisesToTheEnd();
};

void CountTest::decimalDigits()
{
  QCOMPARE(BigNumber().toString(), std::string("0"));
  QCOMPARE(BigNumber({0, 0}).toString(), std::string("0"));
  QCOMPARE(BigNumber({1'000'000'000}).toString(), std::string("1000000000"));
  QCOMPARE(BigNumber({0, 1}).toString(), std::string("18446744073709551616"));
  QCOMPARE(BigNumber({~std::uint64_t{0}, ~std::uint64_t{0}}).toString(),
           std::string("340282366920938463463374607431768211455"));
  QVERIFY(std::abs(BigNumber({0, 0, 0, 1}).log10() - 57.797759) < 1e-5);
  QVERIFY(std::abs(BigNumber({1000}).log10() - 3) < 1e-12);
}

void CountTest::numbersAreOrdered()
{
  QVERIFY(BigNumber({5}) < BigNumber({6}));
  QVERIFY(BigNumber({5, 1}) > BigNumber({6}));
  QVERIFY(BigNumber({5, 1}) < BigNumber({4, 2}));
  QVERIFY(BigNumber({7, 0, 0}) == BigNumber({7}));
}

void CountTest::everySizeOfASmallMap()
{
  const auto counts = countLayouts(Board(openGrid(3, 3)), chips(0), -1);
  QCOMPARE(counts.kind, LayoutCounts::Kind::Exact);
  auto digits = QStringList{};
  for (const auto& number : counts.exact)
    digits << QString::fromStdString(number.toString());
  QCOMPARE(digits.join(QLatin1Char(' ')), QStringLiteral("1 9 24 22 6 1"));
  QCOMPARE(countLayouts(Board(openGrid(3, 3)), chips(0), 2).exact.size(), std::size_t{3});
  QCOMPARE(countLayouts(Board(Map(3, 3)), chips(0), -1).exact, std::vector{BigNumber({1})});
}

void CountTest::pinnedChipsAreCounted()
{
  auto settings = chips(0);
  settings.pinned = {at("B2")};
  const auto counts = countLayouts(Board(openGrid(3, 3)), settings, -1);
  // The four corners are free: 1 4 6 4 1, one chip more.
  QCOMPARE(counts.exact.size(), std::size_t{6});
  QVERIFY(counts.exact[0].isZero());
  QCOMPARE(counts.exact[3].toString(), std::string("6"));
}

void CountTest::pinsThatCannotBeKeptAllowNoLayout()
{
  auto settings = chips(2);
  settings.pinned = {at("A1"), at("A2")};
  QVERIFY(countLayouts(Board(openGrid(3, 3)), settings, -1).exact.empty());
}

void CountTest::theCostIsKnownBeforehand()
{
  const auto cost = costOfCounting(Board(openGrid(12, 17)), chips(30), 30);
  // The largest layer of an open grid twelve wide has 377 states, all of them about 70,000.
  QVERIFY(cost.states.value() > 60'000 && *cost.states < 80'000);
  QVERIFY(cost.milliseconds < countAtOnce);
  QVERIFY(cost.bytes > 100'000 && cost.bytes < 1'000'000);
}

void CountTest::tooManyStatesAreSaidToBe()
{
  const auto board = Board(openGrid(40, 40));
  QCOMPARE(countLayouts(board, chips(10), 10).kind, LayoutCounts::Kind::TooMuch);
}

void CountTest::theEstimateAgreesWithTheExactNumber()
{
  auto random = Random(1, Purpose::Search);
  const auto board = Board(randomMask(random, 14, 14, 25));
  const auto exact = countLayouts(board, chips(0), 30).exact;
  const auto estimates = estimateLayouts(board, chips(0), 30, 1).estimates;
  QCOMPARE(estimates.size(), exact.size());
  for (std::size_t k = 2; k < exact.size(); ++k) {
    QVERIFY(std::abs(estimates[k].log10 - exact[k].log10()) <
            5 * estimates[k].standardError + 1e-4);
    QVERIFY(estimates[k].standardError < 0.05);
  }
}

void CountTest::theEstimateEndsWhereNoChipFits()
{
  const auto estimates = estimateLayouts(Board(openGrid(1, 1)), chips(0), 9, 1).estimates;
  QCOMPARE(estimates.size(), std::size_t{2});
  QVERIFY(estimates[1].log10 == 0);
  QCOMPARE(estimateLayouts(Board(Map(2, 2)), chips(0), 9, 1).estimates.size(), std::size_t{1});
}

void CountTest::aCancelledCountAnswersWithin100Milliseconds_data()
{
  QTest::addColumn<int>("columns");
  QTest::addColumn<bool>("estimated");
  QTest::newRow("exact") << 20 << false;
  QTest::newRow("dry run") << 60 << false;
  QTest::newRow("estimated") << 60 << true;
}

void CountTest::aCancelledCountAnswersWithin100Milliseconds()
{
  QFETCH(int, columns);
  QFETCH(bool, estimated);
  const auto board = Board(openGrid(columns, columns));
  for (const auto wait : {0, 40, 300}) {
    auto counts = LayoutCounts{};
    const auto time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      counts = estimated ? estimateLayouts(board, chips(0), 200, 1, work)
                         : countLayouts(board, chips(0), 60, work);
    });
    if (!time)
      continue; // it was faster
    QVERIFY(*time < std::chrono::milliseconds(100));
    QVERIFY(counts.kind != LayoutCounts::Kind::Exact);
  }
}

void CountTest::progressRisesToTheEnd()
{
  auto reports = std::vector<int>{};
  const auto work = Work{{}, [&](int permille) { reports.push_back(permille); }};
  (void)countLayouts(Board(openGrid(8, 8)), chips(0), 10, work);
  QVERIFY(reports.size() > 10);
  QVERIFY(std::ranges::is_sorted(reports));
  QCOMPARE(reports.back(), 1000);
}

QTEST_APPLESS_MAIN(CountTest)
#include "tst_count.moc"
