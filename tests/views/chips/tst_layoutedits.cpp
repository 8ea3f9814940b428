// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/scenario/chiplayout.h"
#include "tests/support/drawn.h"
#include "views/chips/layoutedits.h"

using namespace kartenwerk;

namespace {

ChipLayout drawnOn(std::vector<Place> squares, Wish::Method method)
{
  return chipLayout({.layout = std::move(squares)}, {.count = 2}, {.method = method}, 42);
}

} // namespace

class TestLayoutEdits : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aDrawMakesTheFirstLayoutAndPutsChipsIntoPlay()
  {
    const auto drawn =
        withDrawnChips({}, drawnOn({at("C2"), at("A1")}, Wish::Method::Even), "First");
    QCOMPARE(drawn.layouts.size(), std::size_t{1});
    const auto& layout = drawn.layouts.front();
    QCOMPARE(layout.name, std::string("First"));
    QCOMPARE(layout.seed, std::uint64_t{42});
    QCOMPARE(layout.method, std::string("even"));
    QCOMPARE(layout.generator, chipGenerator);
    QVERIFY(layout.origin.has_value());
    QCOMPARE(layout.origin->settings.count, 2);
    QCOMPARE(layout.chips, (std::vector<PlacedChip>{{at("A1")}, {at("C2")}}));
    QVERIFY(drawn.rules.chips.on);
  }

  void aDrawReplacesOnlyTheLayoutInUse()
  {
    auto scenario = Scenario();
    scenario.layouts = {{.name = "one", .chips = {{at("A1")}}},
                        {.name = "two", .chips = {{at("B1")}}}};
    scenario.layout = 1;
    const auto drawn = withDrawnChips(scenario, drawnOn({at("C1")}, Wish::Method::Uniform), "new");
    QCOMPARE(drawn.layouts.size(), std::size_t{2});
    QCOMPARE(drawn.layouts[0], scenario.layouts[0]);
    QCOMPARE(drawn.layouts[1].name, std::string("two"));
    QCOMPARE(drawn.layouts[1].chips, (std::vector<PlacedChip>{{at("C1")}}));
  }

  void clearingKeepsTheLayoutAndForgetsHowItCameAbout()
  {
    const auto drawn = withDrawnChips({}, drawnOn({at("A1")}, Wish::Method::Uniform), "First");
    const auto cleared = withoutChips(drawn);
    QCOMPARE(cleared.layouts.size(), std::size_t{1});
    QVERIFY(cleared.layouts[0].chips.empty());
    QCOMPARE(cleared.layouts[0].method, std::string("hand"));
    QCOMPARE(cleared.layouts[0].generator, 0);
    QVERIFY(!cleared.layouts[0].origin);
  }

  void facesAreLaidByTheirSquaresAndTurnedDownAgain()
  {
    const auto drawn =
        withDrawnChips({}, drawnOn({at("A1"), at("C1")}, Wish::Method::Uniform), "First");
    const auto up =
        withFaces(drawn, {{at("C1"), Colour::Orange, 2}, {at("A1"), Colour::Purple, 1}});
    QCOMPARE(up.layouts[0].chips, (std::vector<PlacedChip>{{at("A1"), Colour::Purple, 1},
                                                           {at("C1"), Colour::Orange, 2}}));
    // Where the chips lie was drawn, whatever they show.
    QCOMPARE(up.layouts[0].seed, std::uint64_t{42});
    QVERIFY(up.layouts[0].origin.has_value());
    QCOMPARE(withFacesDown(up), drawn);
  }

  void aNewLayoutIsACopyInUse()
  {
    const auto drawn = withDrawnChips({}, drawnOn({at("A1")}, Wish::Method::Uniform), "First");
    const auto two = withNewLayout(drawn, "Second");
    QCOMPARE(two.layout, 1);
    QCOMPARE(two.layouts[1].chips, drawn.layouts[0].chips);
    QCOMPARE(two.layouts[1].name, std::string("Second"));
    QCOMPARE(two.layouts[0].name, std::string("First"));
  }

  void removingALayoutKeepsAnotherInUse_data()
  {
    QTest::addColumn<int>("inUse");
    QTest::addColumn<int>("removed");
    QTest::addColumn<QString>("afterwards");
    QTest::newRow("one before") << 2 << 0 << QStringLiteral("c");
    QTest::newRow("itself") << 1 << 1 << QStringLiteral("a");
    QTest::newRow("itself, the first") << 0 << 0 << QStringLiteral("b");
    QTest::newRow("itself, the last") << 2 << 2 << QStringLiteral("b");
    QTest::newRow("one behind") << 0 << 2 << QStringLiteral("a");
  }
  void removingALayoutKeepsAnotherInUse()
  {
    QFETCH(int, inUse);
    QFETCH(int, removed);
    QFETCH(QString, afterwards);
    auto scenario = Scenario();
    scenario.layouts = {{.name = "a"}, {.name = "b"}, {.name = "c"}};
    scenario.layout = inUse;
    const auto fewer = withoutLayout(scenario, removed);
    QCOMPARE(fewer.layouts.size(), std::size_t{2});
    QVERIFY(layoutInUse(fewer));
    if (inUse != removed || QTest::currentDataTag() == QByteArray("itself, the last"))
      QCOMPARE(QString::fromStdString(layoutInUse(fewer)->name), afterwards);
  }

  void theLastLayoutCanBeRemoved()
  {
    auto scenario = Scenario();
    scenario.layouts = {{.name = "a"}};
    const auto none = withoutLayout(scenario, 0);
    QVERIFY(none.layouts.empty());
    QVERIFY(!layoutInUse(none));
  }

  void startsStaySortedAndAreNeverListedTwice()
  {
    auto scenario = Scenario();
    for (const auto* place : {"C3", "A1", "C3", "B2"})
      scenario = withStart(scenario, at(place), true);
    QCOMPARE(scenario.starts, (std::vector{at("A1"), at("B2"), at("C3")}));
    QCOMPARE(withStart(scenario, at("B2"), false).starts, (std::vector{at("A1"), at("C3")}));
  }

  void aFreeNameIsTheFirstThatNoLayoutBears()
  {
    auto scenario = Scenario();
    QCOMPARE(freeLayoutName(scenario, "Layout %1"), std::string("Layout 1"));
    scenario.layouts = {{.name = "Layout 1"}, {.name = "Layout 3"}};
    QCOMPARE(freeLayoutName(scenario, "Layout %1"), std::string("Layout 2"));
  }

  void aLayoutThatIsNotThereChangesNothing()
  {
    const auto scenario = Scenario();
    QCOMPARE(withLayoutInUse(scenario, 3), scenario);
    QCOMPARE(withoutLayout(scenario, -1), scenario);
    QCOMPARE(withLayoutNamed(scenario, 0, "x"), scenario);
    QCOMPARE(withoutChips(scenario), scenario);
  }
};

QTEST_APPLESS_MAIN(TestLayoutEdits)
#include "tst_layoutedits.moc"
