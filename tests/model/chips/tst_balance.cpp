// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/balance.h"
#include "model/chips/evenness.h"
#include "model/chips/explanations.h"
#include "tests/model/chips/masks.h"

using namespace kartenwerk;

namespace {

std::vector<Place> checkerboard(int columns, int rows, int count)
{
  auto squares = std::vector<Place>{};
  for (auto row = 0; row < rows; ++row)
    for (auto column = 0; column < columns; ++column)
      if ((row + column) % 2 == 0 && static_cast<int>(squares.size()) < count)
        squares.push_back(placeAt(column, row));
  return squares;
}

/// The sum of the evenness of each colour's chips.
int evennessOfColours(const EvennessScale& scale, const std::vector<FacedChip>& faces)
{
  auto sum = 0;
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange}) {
    auto layout = std::vector<Place>{};
    for (const auto& chip : faces)
      if (chip.colour == colour)
        layout.push_back(chip.place);
    sum += scale.score(layout)->percent();
  }
  return sum;
}

} // namespace

class BalanceTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyColourLiesMoreEvenly();
  void theSameChipsAreLaid();
  void theSameSeedBalancesTheSame();
  void goldenFaces();
  void noChips();
  void explanationsAreSortedAndEveryFormulaBeginsWithoutSign();
};

void BalanceTest::everyColourLiesMoreEvenly()
{
  const auto board = Board(openGrid(8, 8));
  const auto scale = EvennessScale(board, {});
  const auto squares = checkerboard(8, 8, 30);
  auto shuffled = 0;
  auto balanced = 0;
  for (auto i = std::uint64_t{0}; i < 8; ++i) {
    shuffled += evennessOfColours(scale, shuffledFaces(squares, {}, 1, i));
    balanced += evennessOfColours(scale, balancedFaces(board, squares, {}, 1, i).value());
  }
  QVERIFY(balanced > shuffled + 8 * 3 * 5);
}

void BalanceTest::theSameChipsAreLaid()
{
  const auto board = Board(openGrid(8, 8));
  const auto squares = checkerboard(8, 8, 20);
  auto before = shuffledFaces(squares, {}, 3);
  auto after = balancedFaces(board, squares, {}, 3).value();
  QCOMPARE(after.size(), before.size());
  const auto face = [](const FacedChip& chip) { return std::pair(chip.colour, chip.value); };
  for (std::size_t i = 0; i < after.size(); ++i)
    QVERIFY(after[i].place == squares[i]);
  std::ranges::sort(before, {}, face);
  std::ranges::sort(after, {}, face);
  for (std::size_t i = 0; i < after.size(); ++i)
    QVERIFY(face(before[i]) == face(after[i]));
}

void BalanceTest::theSameSeedBalancesTheSame()
{
  const auto board = Board(openGrid(8, 8));
  const auto squares = checkerboard(8, 8, 30);
  QCOMPARE(balancedFaces(board, squares, {}, 3), balancedFaces(board, squares, {}, 3));
  QVERIFY(balancedFaces(board, squares, {}, 3) != balancedFaces(board, squares, {}, 4));
}

void BalanceTest::goldenFaces()
{
  const auto faces = balancedFaces(Board(openGrid(8, 8)), checkerboard(8, 8, 30), {}, 3).value();
  auto hash = std::uint64_t{0xcbf29ce484222325};
  for (const auto& chip : faces)
    for (const auto byte : {static_cast<int>(chip.colour), chip.value})
      hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3;
  // Changes only with chipGenerator.
  QCOMPARE(quint64{hash}, quint64{952525016424360068});
}

void BalanceTest::noChips()
{
  QVERIFY(balancedFaces(Board(openGrid(2, 2)), {}, {}, 1)->empty());
  QCOMPARE(balancedFaces(Board(openGrid(1, 1)), {placeAt(0, 0)}, {}, 1)->size(), std::size_t{1});
}

void BalanceTest::explanationsAreSortedAndEveryFormulaBeginsWithoutSign()
{
  const auto all = chipExplanations();
  QVERIFY(std::ranges::is_sorted(all, {}, &ChipExplanation::id));
  for (const auto& explanation : all) {
    QCOMPARE(chipExplanation(explanation.id), &explanation);
    QVERIFY(!explanation.source.empty());
    for (std::size_t i = 0; i < explanation.terms.size(); ++i)
      QCOMPARE(explanation.terms[i].sign.empty(), i == 0);
  }
  QVERIFY(chipExplanation("nothing of the kind") == nullptr);
}

QTEST_APPLESS_MAIN(BalanceTest)
#include "tst_balance.moc"
