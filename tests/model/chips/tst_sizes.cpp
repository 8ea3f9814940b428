// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/conflicts.h"
#include "model/chips/sizes.h"
#include "tests/model/chips/masks.h"

using namespace kartenwerk;

namespace {

std::vector<BigNumber> counts(const Map& map, const ChipSettings& settings, int most = -1)
{
  const auto free = freeSquares(Board(map), settings);
  const auto order = bestOrder(free, {10'000'000, 1'000'000}, {});
  return *numbersBySize(free.conflicts, *order, most, {});
}

std::vector<BigNumber> numbers(const std::vector<std::uint64_t>& values)
{
  auto result = std::vector<BigNumber>{};
  for (const auto value : values)
    result.push_back(BigNumber({value}));
  return result;
}

std::string text(const std::vector<std::string>& values)
{
  auto result = std::string{};
  for (const auto& value : values)
    result += value + " ";
  return result;
}

} // namespace

class SizesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void allLayoutsOfSquareBoards_A006506();
  void fourChipsOnSquareBoards_A172227();
  void sevenChipsOnSquareBoards_A201507();
  void fiveChipsOnFiveRows_A172231();
  void everySizeAsByTryingAllSubsets_data();
  void everySizeAsByTryingAllSubsets();
  void theOrderOfTheSquaresDoesNotMatter();
  void upToAGivenSizeOnly();
  void noSquare();
  void theHeaviestSetIsTheLargestSizeWithALayout();
  void weightsCountAsSizes();
  void aStoppedCountGivesNothing();
};

void SizesTest::allLayoutsOfSquareBoards_A006506()
{
  const auto known = std::vector<std::string>{"2",
                                              "7",
                                              "63",
                                              "1234",
                                              "55447",
                                              "5598861",
                                              "1280128950",
                                              "660647962955",
                                              "770548397261707",
                                              "2030049051145980050",
                                              "12083401651433651945979"};
  auto found = std::vector<std::string>{};
  for (auto n = 1; n <= 11; ++n) {
    // The sum of all sizes, on four limbs.
    auto sum = std::vector<std::uint64_t>(4, 0);
    for (const auto& number : counts(openGrid(n, n), chips(0))) {
      auto carry = false;
      for (std::size_t i = 0; i < sum.size(); ++i) {
        const auto term = i < number.limbs().size() ? number.limbs()[i] : 0;
        const auto partial = sum[i] + term;
        const auto total = partial + (carry ? 1 : 0);
        carry = partial < term || total < partial;
        sum[i] = total;
      }
    }
    found.push_back(BigNumber(sum).toString());
  }
  QCOMPARE(text(found), text(known));
}

void SizesTest::fourChipsOnSquareBoards_A172227()
{
  const auto known = std::vector<std::uint64_t>{
      6, 405, 5024, 31320, 133544, 446421, 1258590, 3126724, 7042930, 14669709, 28658436, 53069000};
  for (auto n = 3; n <= 14; ++n)
    QCOMPARE(counts(openGrid(n, n), chips(0), 4)[4].toString(),
             std::to_string(known[static_cast<std::size_t>(n - 3)]));
}

void SizesTest::sevenChipsOnSquareBoards_A201507()
{
  const auto known = std::vector<std::uint64_t>{
      20,         12798,       763144,       15516804,     170842828,     1264750240,
      7084450248, 32251861624, 125030824732, 426265242412, 1308045124808, 3675893768908};
  for (auto n = 4; n <= 15; ++n)
    QCOMPARE(counts(openGrid(n, n), chips(0), 7)[7].toString(),
             std::to_string(known[static_cast<std::size_t>(n - 4)]));
}

void SizesTest::fiveChipsOnFiveRows_A172231()
{
  const auto known = std::vector<std::uint64_t>{
      0, 2, 174, 1998, 10741, 38438, 107004, 251354, 522528, 990816, 1748883, 2914894, 4635639};
  for (auto n = 1; n <= 13; ++n) {
    const auto found = counts(openGrid(n, 5), chips(0), 5);
    QCOMPARE(found.size() > 5 ? found[5].toString() : "0",
             std::to_string(known[static_cast<std::size_t>(n - 1)]));
  }
}

void SizesTest::everySizeAsByTryingAllSubsets_data()
{
  QTest::addColumn<int>("steps");
  QTest::addColumn<bool>("diagonal");
  QTest::addColumn<int>("masks");
  QTest::newRow("orthogonal") << 2 << false << 200;
  QTest::newRow("diagonal too") << 2 << true << 60;
  QTest::newRow("three steps") << 3 << false << 60;
  QTest::newRow("four steps and diagonal") << 4 << true << 30;
  QTest::newRow("diagonal alone") << 1 << true << 30;
  QTest::newRow("no spacing") << 1 << false << 5;
}

void SizesTest::everySizeAsByTryingAllSubsets()
{
  QFETCH(int, steps);
  QFETCH(bool, diagonal);
  QFETCH(int, masks);
  auto random = Random(2026, Purpose::Search, static_cast<std::uint64_t>(steps));
  auto settings = chips(0);
  settings.spacing = {steps, diagonal};
  for (auto done = 0; done < masks;) {
    const auto columns = 1 + static_cast<int>(random.below(6));
    const auto rows = 1 + static_cast<int>(random.below(5));
    const auto map = randomMask(random, columns, rows, 20 + random.below(40));
    const auto board = Board(map);
    if (board.squares().size() > 14)
      continue;
    ++done;
    QCOMPARE(counts(map, settings), numbers(triedCounts(board.squares(), settings.spacing)));
  }
}

void SizesTest::theOrderOfTheSquaresDoesNotMatter()
{
  auto random = Random(5, Purpose::Search);
  const auto free = freeSquares(Board(randomMask(random, 7, 7, 25)), chips(0));
  const auto expected =
      *numbersBySize(free.conflicts, *bestOrder(free, {100'000, 10'000}, {}), -1, {});
  auto order = FrontierOrder{};
  for (auto v = 0; v < free.conflicts.size(); ++v)
    order.order.push_back(v);
  order.states = 1'000'000;
  for (auto i = 0; i < 3; ++i) {
    QCOMPARE(*numbersBySize(free.conflicts, order, -1, {}), expected);
    random.shuffle(std::span(order.order));
  }
}

void SizesTest::upToAGivenSizeOnly()
{
  const auto all = counts(openGrid(5, 5), chips(0));
  const auto some = counts(openGrid(5, 5), chips(0), 6);
  QCOMPARE(some, std::vector<BigNumber>(all.begin(), all.begin() + 7));
  QCOMPARE(counts(openGrid(5, 5), chips(0), 100), all);
}

void SizesTest::noSquare()
{
  QCOMPARE(counts(Map(3, 3), chips(0)), numbers({1}));
  QCOMPARE(counts(openGrid(1, 1), chips(0)), numbers({1, 1}));
}

void SizesTest::theHeaviestSetIsTheLargestSizeWithALayout()
{
  auto random = Random(6, Purpose::Search);
  for (auto i = 0; i < 40; ++i) {
    auto settings = chips(0);
    settings.spacing = {2 + static_cast<int>(random.below(3)), random.below(2) == 0};
    const auto free = freeSquares(Board(randomMask(random, 8, 7, 20)), settings);
    const auto order = *bestOrder(free, {1'000'000, 100'000}, {});
    const auto set = *heaviestSet(free.conflicts, order, {});
    QCOMPARE(set.size() + 1, numbersBySize(free.conflicts, order, -1, {})->size());
    for (const auto v : set)
      for (const auto u : free.conflicts.of(v))
        QVERIFY(!std::binary_search(set.begin(), set.end(), u));
  }
}

void SizesTest::weightsCountAsSizes()
{
  // Two vertices that exclude each other, of weights 1 and 2, and a free one of weight 2.
  auto free = FreeSquares{};
  free.squares = {placeAt(0, 0), placeAt(1, 0), placeAt(3, 0)};
  free.conflicts = Conflicts({{1}, {0}, {}}, {1, 2, 2});
  const auto order = *bestOrder(free, {100, 100}, {});
  QCOMPARE(*numbersBySize(free.conflicts, order, -1, {}), numbers({1, 1, 2, 1, 1}));
  QCOMPARE(*heaviestSet(free.conflicts, order, {}), (std::vector{1, 2}));
}

void SizesTest::aStoppedCountGivesNothing()
{
  const auto free = freeSquares(Board(openGrid(5, 5)), chips(0));
  const auto order = *bestOrder(free, {100'000, 10'000}, {});
  auto source = std::stop_source{};
  source.request_stop();
  const auto work = Work{source.get_token(), {}};
  QVERIFY(!numbersBySize(free.conflicts, order, -1, work));
  QVERIFY(!bestOrder(free, {100'000, 10'000}, work));
}

QTEST_APPLESS_MAIN(SizesTest)
#include "tst_sizes.moc"
