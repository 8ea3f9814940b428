// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/values.h"
#include "tests/model/chips/masks.h"
#include "tests/model/chips/uniform.h"

using namespace kartenwerk;

namespace {

std::vector<Place> row(int count)
{
  auto squares = std::vector<Place>{};
  for (auto i = 0; i < count; ++i)
    squares.push_back(placeAt(i, 0));
  return squares;
}

ChipRules box(std::array<std::array<int, 2>, 3> values)
{
  auto rules = ChipRules{};
  rules.values = values;
  return rules;
}

} // namespace

class ValuesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theBoxHoldsTenOfEachColourFiveOfEachValue();
  void allChipsOfTheBoxAreDealt();
  void theRestStaysInTheBox();
  void moreSquaresThanChips();
  void everyDealIsEquallyLikely();
  void theSameSeedDealsTheSame();
};

void ValuesTest::theBoxHoldsTenOfEachColourFiveOfEachValue()
{
  QCOMPARE(chipsInBox(ChipRules{}), 30);
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange})
    for (const auto value : {1, 2}) {
      const auto faces = shuffledFaces(row(30), ChipRules{}, 1);
      QCOMPARE(std::ranges::count_if(faces,
                                     [&](const FacedChip& chip) {
                                       return chip.colour == colour && chip.value == value;
                                     }),
               std::ptrdiff_t{5});
    }
  QCOMPARE(chipsInBox(box({{{1, 2}, {3, -4}, {0, 5}}})), 11);
}

void ValuesTest::allChipsOfTheBoxAreDealt()
{
  const auto faces = shuffledFaces(row(3), box({{{1, 0}, {0, 1}, {1, 0}}}), 4);
  QCOMPARE(faces.size(), std::size_t{3});
  for (auto i = 0; i < 3; ++i)
    QVERIFY(faces[static_cast<std::size_t>(i)].place == placeAt(i, 0));
}

void ValuesTest::theRestStaysInTheBox()
{
  QCOMPARE(shuffledFaces(row(20), ChipRules{}, 1).size(), std::size_t{20});
  QVERIFY(shuffledFaces({}, ChipRules{}, 1).empty());
}

void ValuesTest::moreSquaresThanChips()
{
  QCOMPARE(shuffledFaces(row(40), ChipRules{}, 1).size(), std::size_t{30});
}

void ValuesTest::everyDealIsEquallyLikely()
{
  // Two purple 1s, an orange 2 and a light blue 1 on three squares: each ordered draw of labelled
  // chips is equally likely, so that deals with both purples have twice the weight of others.
  const auto rules = box({{{2, 0}, {1, 0}, {0, 1}}});
  using Deal = std::vector<int>;
  const auto labelled = Deal{1, 1, 2, 3};
  auto test = std::map<Deal, double>{};
  auto total = 0.0;
  for (auto a = 0; a < 4; ++a)
    for (auto b = 0; b < 4; ++b)
      for (auto c = 0; c < 4; ++c)
        if (a != b && b != c && a != c) {
          ++test[{labelled[static_cast<std::size_t>(a)], labelled[static_cast<std::size_t>(b)],
                  labelled[static_cast<std::size_t>(c)]}];
          ++total;
        }
  auto found = std::map<Deal, double>{};
  constexpr auto samples = 12'000;
  for (auto i = 0; i < samples; ++i) {
    auto deal = Deal{};
    for (const auto& chip : shuffledFaces(row(3), rules, 5, static_cast<std::uint64_t>(i)))
      deal.push_back(static_cast<int>(chip.colour));
    ++found[deal];
  }
  QCOMPARE(found.size(), test.size());
  auto sum = 0.0;
  for (const auto& [deal, weight] : test) {
    const auto expected = weight / total * samples;
    sum += (found[deal] - expected) * (found[deal] - expected) / expected;
  }
  const auto degrees = static_cast<double>(test.size()) - 1;
  QVERIFY(std::abs(sum - degrees) / std::sqrt(2 * degrees) < mostDeviation);
}

void ValuesTest::theSameSeedDealsTheSame()
{
  QCOMPARE(shuffledFaces(row(30), ChipRules{}, 1, 2), shuffledFaces(row(30), ChipRules{}, 1, 2));
  QVERIFY(shuffledFaces(row(30), ChipRules{}, 1, 2) != shuffledFaces(row(30), ChipRules{}, 1, 3));
  QVERIFY(shuffledFaces(row(30), ChipRules{}, 1, 2) != shuffledFaces(row(30), ChipRules{}, 2, 2));
}

QTEST_APPLESS_MAIN(ValuesTest)
#include "tst_values.moc"
