// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/base/problemrules.h"
#include "model/game/table.h"
#include "model/scenario/playlimits.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

/// What is wrong with the map first. None of these maps has a start, which is looked for after
/// the size.
std::vector<std::string> wrongWith(const Map& map)
{
  auto rules = std::vector<std::string>{};
  for (const auto& problem : Table::compile(gameOn(map)).problems)
    rules.push_back(problem.rule);
  return rules;
}

const std::vector<std::string> tooLarge{std::string(rule::gameTooLarge)};
const std::vector<std::string> noStart{std::string(rule::gameNoStart)};

Map sheet(int side)
{
  return Map(side, side, {Ground::Playable});
}

/// Every second square is a square of one large city, with all its sides of this kind.
Map chessboard(int side, CitySideKind kind)
{
  auto city = LargeCity{.name = "Chess"};
  for (std::int16_t row = 0; row < side; ++row)
    for (auto column = static_cast<std::int16_t>(row % 2); column < side; ++column, ++column) {
      city.squares.push_back({.place = {column, row}});
      for (const auto citySide : allSides)
        city.sides.push_back({{column, row}, citySide, kind});
    }
  std::ranges::sort(city.squares, {}, &CitySquare::place);
  std::ranges::sort(city.sides, {}, [](const CitySide& s) { return std::pair(s.place, s.side); });
  return sheet(side).withLargeCity(city);
}

Map withPrints(int count)
{
  auto map = sheet(40);
  for (std::int16_t i = 0; i < count; ++i) {
    const auto square = i / 4;
    map = map.withPrint(
        {.place = {static_cast<std::int16_t>(square % 40), static_cast<std::int16_t>(square / 40)},
         .side = allSides[static_cast<std::size_t>(i % 4)]});
  }
  return map;
}

} // namespace

/// A map that no position holds is refused ahead of all work that grows faster than the map.
class LimitsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMapOfTooManySquaresIsRefusedFirst()
  {
    QCOMPARE(wrongWith(sheet(500)), tooLarge);
    QCOMPARE(wrongWith(sheet(142)), tooLarge);
    QCOMPARE(wrongWith(sheet(141)), noStart);
  }

  /// What validation and the sentence count: the squares with the margin, not those drawn.
  void theMarginCounts_data()
  {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("the largest square") << 141 << 141;
    QTest::newRow("20164 squares and their margin") << 142 << 142;
    QTest::newRow("one column more") << 142 << 141;
    QTest::newRow("one row more") << 141 << 142;
    QTest::newRow("the widest of 64 rows") << 309 << 64;
    QTest::newRow("wider") << 310 << 64;
  }
  void theMarginCounts()
  {
    QFETCH(int, columns);
    QFETCH(int, rows);
    const auto fits = gridSquaresInPlay(columns, rows) <= mostGridSquaresInPlay;
    QCOMPARE(wrongWith(Map(columns, rows, {Ground::Playable})), fits ? noStart : tooLarge);
  }

  void aMapOfTooManyPrintsIsRefusedFirst()
  {
    QCOMPARE(wrongWith(withPrints(1300)), tooLarge);
    QCOMPARE(wrongWith(withPrints(900)), noStart);
  }

  /// Each road side of a large city is a road of its own; its other sides are one city.
  void aMapOfTooManyGatesIsRefusedFirst()
  {
    QCOMPARE(wrongWith(chessboard(30, CitySideKind::Road)), tooLarge);
    QCOMPARE(wrongWith(chessboard(30, CitySideKind::Closed)), noStart);
    QCOMPARE(wrongWith(chessboard(100, CitySideKind::Road)), tooLarge);
  }
};

QTEST_APPLESS_MAIN(LimitsTest)
#include "tst_limits.moc"
