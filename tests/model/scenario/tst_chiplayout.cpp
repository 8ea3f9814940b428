// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/generate.h"
#include "model/scenario/chiplayout.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/problems.h"

using namespace kartenwerk;
using namespace std::string_literals;

/// "Save the layout with seed, generator version and settings."
class TestChipLayout : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aStoredLayoutCanBeMadeAgain_data()
  {
    QTest::addColumn<int>("method");
    QTest::newRow("uniform") << static_cast<int>(Wish::Method::Uniform);
    QTest::newRow("even") << static_cast<int>(Wish::Method::Even);
    QTest::newRow("fair") << static_cast<int>(Wish::Method::Fair);
  }
  void aStoredLayoutCanBeMadeAgain()
  {
    QFETCH(int, method);
    const auto map = drawn({"S........", "...t.....", ".........", "....11...", ".........",
                            ".......t.", "........S"});
    auto settings = ChipSettings{};
    settings.count = 9;
    settings.usedStarts = {at("I7"), at("A1")};
    settings.edition = OpenSideEdition::Of2019;
    settings.pinned = {at("E7"), at("C3")};
    settings.banned = {at("A7")};
    const auto wish = Wish{
        .method = static_cast<Wish::Method>(method), .best = 2, .fairness = 50, .thousandSteps = 1};
    const auto drawn = LayoutMaker(Board(map), settings).make(wish, 77);
    QVERIFY(drawn.found());
    auto scenario = Scenario{};
    scenario.layouts = {chipLayout(drawn, settings, wish, 77)};

    const auto read = readScenario(scenarioText(scenario), "f");
    QCOMPARE(told(read.problems), ""s);
    QVERIFY(read.value->layouts == scenario.layouts);
    const auto& layout = read.value->layouts.front();
    QCOMPARE(layout.generator, chipGenerator);
    QVERIFY(layout.origin->uniformity == drawn.uniformity);
    const auto again =
        LayoutMaker(Board(map), layout.origin->settings).make(layout.origin->wish, layout.seed);
    QVERIFY(again.layout == squaresOf(layout));
  }
};

QTEST_APPLESS_MAIN(TestChipLayout)
#include "tst_chiplayout.moc"
