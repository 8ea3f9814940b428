// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/toolhand.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/drawn.h"
#include "tests/support/nolookup.h"
#include "views/text/language.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

struct Held
{
  explicit Held(Map map, Scenario scenario = {})
      : session(std::make_shared<ScenarioDocument>(std::move(scenario)),
                std::make_shared<MapDocument>(std::move(map)), std::make_shared<NoLookup>())
  {
    hand.setSession(&session);
    hand.setTool(Tool::Ground);
    hand.setOptions({.ground = {Ground::Outside}});
  }
  void drag(std::string_view from, std::string_view to)
  {
    hand.begin({at(from)});
    hand.moveTo({at(to)});
    hand.end();
  }
  QString said() const { return removed.isEmpty() ? QString() : removed.last()[0].toString(); }

  Session session;
  ToolHand hand;
  QSignalSpy removed{&hand, &ToolHand::removed};
};

/// A town and a print on A1, a ferry from B1, a chip on C1.
Held furnished()
{
  const auto map = drawn({"t..", "~~~", ".t."})
                       .withPrint({at("A1"), Side::North})
                       .withFerry({{at("B1"), Side::South}, {at("B3"), Side::North}});
  return Held(map, withChips({}, {{at("C1")}}));
}

} // namespace

class TestToolHand : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void paintingSeaTellsWhatWentWithTheLand()
  {
    auto held = furnished();
    held.drag("A1", "A1");
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 1 town and 1 print."));
    held.session.undo();
    held.drag("A1", "C1");
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 1 town, 1 print, 1 ferry and 1 chip."));
    QCOMPARE(held.removed.size(), 2); // undoing tells nothing
  }

  void laidTilesAndWishesForChipsAreToldToo()
  {
    auto scenario = Scenario{};
    scenario.laid = {{.place = at("A1"), .kind = "base-D"}};
    scenario.chipWishes.pinned = {at("B1")};
    scenario.chipWishes.banned = {at("C1")};
    auto held = Held(drawn({"..."}), scenario);
    held.drag("A1", "B1");
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 1 laid tile and 1 wish for chips."));
    held.session.undo();
    held.drag("A1", "C1");
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 1 laid tile and 2 wishes for chips."));
  }

  void severalOfAKindAreCounted()
  {
    auto held = Held(drawn({"tt."}));
    held.drag("A1", "B1");
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 2 towns."));
    installTranslations(QStringLiteral("de"));
    held.session.undo();
    held.drag("A1", "B1");
    installTranslations(QStringLiteral("en"));
    QCOMPARE(held.said(), QStringLiteral("Damit entfernt: 2 Orte."));
  }

  void clearedSquaresTellIt()
  {
    auto held = Held(drawn({"t.."}));
    held.hand.clear(at("A1"));
    QCOMPARE(held.said(), QStringLiteral("Removed with it: 1 town."));
  }

  void whereNothingStoodNothingIsSaid()
  {
    auto held = furnished();
    held.drag("C3", "C3");
    held.hand.begin({at("A1")});
    held.hand.cancel();
    QVERIFY(held.removed.isEmpty());
  }
};

QTEST_MAIN(TestToolHand)
#include "tst_toolhand.moc"
