// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/conflicts.h"
#include "model/chips/legality.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"
#include "tests/support/places.h"

using namespace kartenwerk;
using Broken = std::vector<BrokenChipRule>;

class LegalityTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aLegalLayoutBreaksNothing();
  void atMostOneChipPerSquare();
  void noTwoChipsOrthogonallyAdjacent();
  void diagonallyAdjacentIsFine();
  void spacingOfTheDesigner();
  void ferriesShortenTheWay();
  void everyForbiddenSquareWithEachReason();
  void theNumberOfChips();
  void pinsMustHoldAChip();
  void quotasOfRegions();
  void chipsMayComeInAnyOrder();
  void itAgreesWithTheGeneratorAboutSquaresAndDistances();
};

void LegalityTest::aLegalLayoutBreaksNothing()
{
  const auto map = drawn({".S..", "....", "..1t"});
  QCOMPARE(brokenChipRules(map, chips(4), places({"A2", "D1", "C2", "B3"})).size(), std::size_t{2});
  QCOMPARE(brokenChipRules(map, chips(3), places({"A2", "D1", "A3"})).size(), std::size_t{1});
  QCOMPARE(brokenChipRules(map, chips(2), places({"A2", "D1"})), Broken{});
}

void LegalityTest::atMostOneChipPerSquare()
{
  const auto map = openGrid(3, 1);
  QCOMPARE(brokenChipRules(map, chips(2), places({"A1", "A1"})),
           (Broken{{ChipRule::TwoOnOneSquare, places({"A1"})}}));
  QCOMPARE(brokenChipRules(map, chips(3), places({"A1", "A1", "A1"})),
           (Broken{{ChipRule::TwoOnOneSquare, places({"A1"})}}));
}

void LegalityTest::noTwoChipsOrthogonallyAdjacent()
{
  QCOMPARE(brokenChipRules(openGrid(3, 2), chips(3), places({"A1", "B1", "B2"})),
           (Broken{{ChipRule::TooClose, places({"A1", "B1"})},
                   {ChipRule::TooClose, places({"B1", "B2"})}}));
}

void LegalityTest::diagonallyAdjacentIsFine()
{
  QCOMPARE(brokenChipRules(openGrid(2, 2), chips(2), places({"A1", "B2"})), Broken{});
}

void LegalityTest::spacingOfTheDesigner()
{
  auto settings = chips(2);
  settings.spacing.diagonal = true;
  QCOMPARE(brokenChipRules(openGrid(2, 2), settings, places({"A1", "B2"})),
           (Broken{{ChipRule::TooClose, places({"A1", "B2"})}}));
  settings.spacing = {3, false};
  QCOMPARE(brokenChipRules(openGrid(3, 1), settings, places({"A1", "C1"})),
           (Broken{{ChipRule::TooClose, places({"A1", "C1"})}}));
  QCOMPARE(brokenChipRules(openGrid(4, 1), settings, places({"A1", "D1"})), Broken{});
  settings.spacing = {1, false};
  QCOMPARE(brokenChipRules(openGrid(2, 1), settings, places({"A1", "B1"})), Broken{});
}

void LegalityTest::ferriesShortenTheWay()
{
  const auto map = openGrid(9, 1).withFerry({{at("B1"), Side::North}, {at("H1"), Side::North}});
  auto settings = chips(2);
  settings.spacing.steps = 4;
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "I1"})), Broken{});
  settings.ferriesAreNeighbours = true;
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "I1"})),
           (Broken{{ChipRule::TooClose, places({"A1", "I1"})}}));
  settings.spacing.steps = 3;
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "I1"})), Broken{});
}

void LegalityTest::everyForbiddenSquareWithEachReason()
{
  const auto map = drawn({"S.", "t1", "#~"});
  const auto forbidden = [](std::string_view place, ChipReason reason) {
    return BrokenChipRule{ChipRule::ForbiddenSquare, {at(place)}, reason};
  };
  auto settings = chips(6);
  settings.spacing.steps = 1;
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "A2", "A3", "B1", "B2", "B3"})),
           (Broken{forbidden("A1", ChipReason::Start), forbidden("B1", ChipReason::NextToUsedStart),
                   forbidden("B1", ChipReason::OpenSide), forbidden("A2", ChipReason::Town),
                   forbidden("A2", ChipReason::NextToUsedStart),
                   forbidden("A2", ChipReason::OpenSide), forbidden("B2", ChipReason::LargeCity),
                   forbidden("A3", ChipReason::Blocked), forbidden("B3", ChipReason::Outside)}));
}

void LegalityTest::theNumberOfChips()
{
  QCOMPARE(brokenChipRules(openGrid(3, 1), chips(2), places({"A1"})),
           (Broken{{ChipRule::WrongCount, {}, ChipReason::Outside, 1, 2}}));
}

void LegalityTest::pinsMustHoldAChip()
{
  auto settings = chips(1);
  settings.pinned = places({"C1"});
  QCOMPARE(brokenChipRules(openGrid(3, 1), settings, places({"A1"})),
           (Broken{{ChipRule::PinMissing, places({"C1"})}}));
}

void LegalityTest::quotasOfRegions()
{
  const auto map =
      openGrid(5, 1).withRegions({{.name = "West", .squares = places({"A1", "B1", "C1"})}});
  auto settings = chips(2);
  settings.quotas = {{"West", 0, 1}};
  QCOMPARE(
      brokenChipRules(map, settings, places({"A1", "C1"})),
      (Broken{{ChipRule::QuotaTooMany, places({"A1", "C1"}), ChipReason::Outside, 2, 1, "West"}}));
  settings.quotas = {{"West", 2, RegionQuota::noLimit}};
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "E1"})),
           (Broken{{ChipRule::QuotaTooFew, places({"A1"}), ChipReason::Outside, 1, 2, "West"}}));
  QCOMPARE(brokenChipRules(map, settings, places({"A1", "C1"})), Broken{});
}

void LegalityTest::chipsMayComeInAnyOrder()
{
  QCOMPARE(brokenChipRules(openGrid(3, 2), chips(3), places({"B2", "A1", "B1"})),
           brokenChipRules(openGrid(3, 2), chips(3), places({"A1", "B1", "B2"})));
}

void LegalityTest::itAgreesWithTheGeneratorAboutSquaresAndDistances()
{
  auto random = Random(7, Purpose::Search);
  for (auto i = 0; i < 60; ++i) {
    auto map = randomMap(random, 6, 5);
    auto settings = chips(2);
    settings.edition = random.below(2) == 0 ? OpenSideEdition::Current : OpenSideEdition::Of2019;
    settings.spacing = {1 + static_cast<int>(random.below(4)), random.below(2) == 0};
    settings.ferriesAreNeighbours = random.below(2) == 0;
    const auto squares = Board(map).squares();
    for (auto ferry = 0; ferry < 2; ++ferry) {
      const auto from = Landing{squares[random.below(squares.size())], Side::North};
      const auto to = Landing{squares[random.below(squares.size())], Side::South};
      map = map.withFerry({std::min(from, to), std::max(from, to)});
    }
    const auto where = ChipSquares(Board(map), settings);
    for (auto row = 0; row < map.rows(); ++row)
      for (auto column = 0; column < map.columns(); ++column) {
        auto reasons = ChipReasons{};
        for (const auto& broken : brokenChipRules(map, settings, {placeAt(column, row)}))
          if (broken.rule == ChipRule::ForbiddenSquare)
            reasons.add(broken.reason);
        QCOMPARE(where.reasons(placeAt(column, row)), reasons);
      }
    for (const auto a : where.allowedSquares()) {
      const auto close = tooClose(map, settings, a);
      for (const auto b : where.allowedSquares())
        if (a != b)
          QCOMPARE(brokenChipRules(map, settings, {a, b}).empty(),
                   std::find(close.begin(), close.end(), b) == close.end());
    }
  }
}

QTEST_APPLESS_MAIN(LegalityTest)
#include "tst_legality.moc"
