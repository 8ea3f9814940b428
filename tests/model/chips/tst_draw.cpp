// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/draw.h"
#include "model/chips/legality.h"
#include "tests/model/chips/cancel.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

/// FNV-1a over the places of layouts: the same on every compiler and machine.
std::uint64_t hashOf(const LayoutSource& source, std::uint64_t seed, int layouts)
{
  auto hash = std::uint64_t{0xcbf29ce484222325};
  for (auto i = 0; i < layouts; ++i)
    for (const auto place : source.draw(seed, static_cast<std::uint64_t>(i)).layout)
      for (const auto byte : {place.column, place.row})
        hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3;
  return hash;
}

Map mapOfSeed(std::uint64_t seed, int columns, int rows)
{
  auto random = Random(seed, Purpose::Search);
  return randomMap(random, columns, rows);
}

} // namespace

class DrawTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyLayoutOfRandomMapsIsLegal();
  void noChips();
  void oneChip();
  void asManyAsFit();
  void oneMoreThanFitsIsImpossibleWithProof();
  void noAllowedSquare();
  void aMapOfOneSquare();
  void layoutsAreSortedByPlace();
  void theSameSeedGivesTheSameLayout();
  void anotherSeedOrIndexGivesAnother();
  void goldenLayouts_data();
  void goldenLayouts();
  void wideMapsAreDrawnExactly();
  void otherSpacingOnWideMapsIsProved();
  void tooDenseOnAWideMapIsLabelledNotUniform();
  void forbiddenPins();
  void pinsTooClose();
  void morePinsThanChips();
  void quotasThatContradict();
  void quotasThatNoLayoutKeeps();
  void aCancelledDrawAnswersWithin100Milliseconds_data();
  void aCancelledDrawAnswersWithin100Milliseconds();
};

void DrawTest::everyLayoutOfRandomMapsIsLegal()
{
  const auto total = qEnvironmentVariableIsSet("KARTENWERK_LONG") ? 1'000'000 : 3'000;
  auto random = Random(2027, Purpose::Search);
  for (auto drawnSoFar = 0; drawnSoFar < total;) {
    const auto columns = 1 + static_cast<int>(random.below(14));
    const auto map = randomMap(random, columns, 1 + static_cast<int>(random.below(14)));
    auto settings = chips(0);
    settings.edition = random.below(2) == 0 ? OpenSideEdition::Current : OpenSideEdition::Of2019;
    settings.spacing = {2 + static_cast<int>(random.below(5) / 4), random.below(4) == 0};
    const auto board = Board(map);
    const auto maximum = maximumChips(board, settings).count;
    settings.count = static_cast<int>(random.below(static_cast<std::uint64_t>(maximum) + 1));
    const auto source = LayoutSource(board, settings);
    for (auto i = 0; i < 50; ++i, ++drawnSoFar) {
      const auto result = source.draw(1, static_cast<std::uint64_t>(i));
      QVERIFY(result.found());
      QVERIFY(brokenChipRules(map, settings, result.layout).empty());
    }
  }
}

void DrawTest::noChips()
{
  const auto result = drawLayout(Board(openGrid(3, 3)), chips(0), 1);
  QVERIFY(result.found());
  QVERIFY(result.layout.empty());
  QCOMPARE(result.uniformity, Uniformity::ExactlyUniform);
}

void DrawTest::oneChip()
{
  const auto result = drawLayout(Board(openGrid(3, 3)), chips(1), 1);
  QVERIFY(result.found());
  QCOMPARE(result.layout.size(), std::size_t{1});
}

void DrawTest::asManyAsFit()
{
  const auto result = drawLayout(Board(openGrid(3, 3)), chips(5), 1);
  QCOMPARE(result.layout, (std::vector{at("A1"), at("C1"), at("B2"), at("A3"), at("C3")}));
}

void DrawTest::oneMoreThanFitsIsImpossibleWithProof()
{
  const auto result = drawLayout(Board(openGrid(3, 3)), chips(6), 1);
  QCOMPARE(result.noLayout, NoLayout::TooMany);
  QVERIFY(result.layout.empty());
  QCOMPARE(result.maximum.count, 5);
  QCOMPARE(result.maximum.pieces.size(), std::size_t{5});
  QCOMPARE(result.maximum.layout.size(), std::size_t{5});
}

void DrawTest::noAllowedSquare()
{
  const auto board = Board(drawn({"~#", "tS"}));
  QVERIFY(drawLayout(board, chips(0), 1).found());
  QCOMPARE(drawLayout(board, chips(1), 1).noLayout, NoLayout::TooMany);
}

void DrawTest::aMapOfOneSquare()
{
  QCOMPARE(drawLayout(Board(openGrid(1, 1)), chips(1), 1).layout, std::vector{at("A1")});
  QCOMPARE(drawLayout(Board(openGrid(1, 1)), chips(2), 1).maximum.count, 1);
  QCOMPARE(drawLayout(Board(Map(1, 1)), chips(1), 1).maximum.count, 0);
}

void DrawTest::layoutsAreSortedByPlace()
{
  const auto layout = drawLayout(Board(mapOfSeed(4, 12, 12)), chips(20), 5).layout;
  QVERIFY(std::is_sorted(layout.begin(), layout.end()));
  QCOMPARE(layout.size(), std::size_t{20});
}

void DrawTest::theSameSeedGivesTheSameLayout()
{
  const auto board = Board(mapOfSeed(4, 12, 12));
  const auto source = LayoutSource(board, chips(20));
  QCOMPARE(source.draw(3, 7).layout, LayoutSource(board, chips(20)).draw(3, 7).layout);
  QCOMPARE(source.draw(3).layout, drawLayout(board, chips(20), 3).layout);
}

void DrawTest::anotherSeedOrIndexGivesAnother()
{
  const auto source = LayoutSource(Board(mapOfSeed(4, 12, 12)), chips(20));
  QVERIFY(source.draw(3, 7).layout != source.draw(3, 8).layout);
  QVERIFY(source.draw(3, 7).layout != source.draw(4, 7).layout);
}

void DrawTest::goldenLayouts_data()
{
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("steps");
  QTest::addColumn<int>("layouts");
  QTest::addColumn<quint64>("hash");
  // These change only with chipGenerator.
  QTest::newRow("tables") << 13 << 25 << 2 << 200 << quint64{1008110124533471351};
  QTest::newRow("tables, three steps") << 13 << 12 << 3 << 200 << quint64{15712451514391921431U};
  QTest::newRow("coupling from the past") << 40 << 60 << 2 << 4 << quint64{8314959553436203085};
  QTest::newRow("chain of moves") << 40 << 25 << 3 << 4 << quint64{14443627681510037923U};
}

void DrawTest::goldenLayouts()
{
  QFETCH(int, columns);
  QFETCH(int, count);
  QFETCH(int, steps);
  QFETCH(int, layouts);
  auto settings = chips(count);
  settings.spacing.steps = steps;
  const auto source = LayoutSource(Board(mapOfSeed(1, columns, columns)), settings);
  QTEST(quint64{hashOf(source, 2026, layouts)}, "hash");
}

void DrawTest::wideMapsAreDrawnExactly()
{
  const auto map = openGrid(40, 40);
  const auto result = drawLayout(Board(map), chips(60), 1);
  QCOMPARE(result.engine, DrawEngine::CouplingFromThePast);
  QCOMPARE(result.uniformity, Uniformity::ExactlyUniform);
  QVERIFY(brokenChipRules(map, chips(60), result.layout).empty());
}

void DrawTest::otherSpacingOnWideMapsIsProved()
{
  auto settings = chips(40);
  settings.spacing.diagonal = true;
  const auto map = openGrid(40, 40);
  const auto result = drawLayout(Board(map), settings, 1);
  QCOMPARE(result.engine, DrawEngine::MoveChain);
  QCOMPARE(result.uniformity, Uniformity::UniformWithin1e6);
  QVERIFY(brokenChipRules(map, settings, result.layout).empty());
}

void DrawTest::tooDenseOnAWideMapIsLabelledNotUniform()
{
  auto settings = chips(250);
  settings.spacing.diagonal = true;
  const auto map = openGrid(40, 40);
  const auto result = drawLayout(Board(map), settings, 1);
  QCOMPARE(result.engine, DrawEngine::MoveChain);
  QCOMPARE(result.uniformity, Uniformity::RandomNotUniform);
  QVERIFY(brokenChipRules(map, settings, result.layout).empty());
}

void DrawTest::forbiddenPins()
{
  auto settings = chips(2);
  settings.pinned = {at("A1"), at("B1")};
  const auto result = drawLayout(Board(drawn({"t..."})), settings, 1);
  QCOMPARE(result.noLayout, NoLayout::PinForbidden);
  QCOMPARE(result.places, std::vector{at("A1")});
}

void DrawTest::pinsTooClose()
{
  auto settings = chips(2);
  settings.pinned = {at("C1"), at("B1")};
  const auto result = drawLayout(Board(drawn({"t..."})), settings, 1);
  QCOMPARE(result.noLayout, NoLayout::PinsTooClose);
  QCOMPARE(result.places, (std::vector{at("B1"), at("C1")}));
}

void DrawTest::morePinsThanChips()
{
  auto settings = chips(1);
  settings.pinned = {at("A1"), at("C1")};
  QCOMPARE(drawLayout(Board(openGrid(4, 1)), settings, 1).noLayout, NoLayout::MorePinsThanChips);
}

void DrawTest::quotasThatContradict()
{
  const auto map = openGrid(4, 1).withRegions({{.name = "West", .squares = {at("A1"), at("B1")}}});
  auto settings = chips(2);
  settings.quotas = {{"West", 2, RegionQuota::noLimit}};
  const auto result = drawLayout(Board(map), settings, 1);
  QCOMPARE(result.noLayout, NoLayout::QuotaImpossible);
  QCOMPARE(result.region, std::string("West"));
  settings.quotas = {{"Nowhere", 1, RegionQuota::noLimit}};
  QCOMPARE(drawLayout(Board(map), settings, 1).region, std::string("Nowhere"));
  settings.quotas = {{"West", 0, 0}};
  QCOMPARE(drawLayout(Board(map), settings, 1).noLayout, NoLayout::TooMany);
}

void DrawTest::quotasThatNoLayoutKeeps()
{
  // Each region can hold one and two chips fit, but not one in each: their squares touch.
  const auto map = openGrid(4, 1).withRegions(
      {{.name = "A", .squares = {at("B1")}}, {.name = "B", .squares = {at("C1")}}});
  auto settings = chips(2);
  settings.quotas = {{"A", 1, RegionQuota::noLimit}, {"B", 1, RegionQuota::noLimit}};
  QCOMPARE(drawLayout(Board(map), settings, 1).noLayout, NoLayout::QuotaTooRare);
}

void DrawTest::aCancelledDrawAnswersWithin100Milliseconds_data()
{
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("count");
  QTest::addColumn<bool>("diagonal");
  QTest::newRow("tables") << 18 << 60 << false;
  QTest::newRow("coupling, dense") << 60 << 1150 << false;
  QTest::newRow("chain") << 60 << 500 << true;
}

void DrawTest::aCancelledDrawAnswersWithin100Milliseconds()
{
  QFETCH(int, columns);
  QFETCH(int, count);
  QFETCH(bool, diagonal);
  auto settings = chips(count);
  settings.spacing.diagonal = diagonal;
  const auto board = Board(openGrid(columns, columns));
  for (const auto wait : {0, 30, 150}) {
    auto result = Drawn{};
    const auto time = timeToAnswer(std::chrono::milliseconds(wait), [&](const Work& work) {
      result = drawLayout(board, settings, 1, work);
    });
    if (!time)
      continue; // it was faster
    QVERIFY(*time < std::chrono::milliseconds(100));
    QVERIFY(result.found() || result.noLayout == NoLayout::Stopped);
  }
}

QTEST_APPLESS_MAIN(DrawTest)
#include "tst_draw.moc"
