// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/session.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/drawn.h"
#include "tests/support/nolookup.h"

using namespace kartenwerk;

namespace {

struct Opened
{
  std::shared_ptr<MapDocument> map = std::make_shared<MapDocument>(drawn({"...", "..."}));
  std::shared_ptr<ScenarioDocument> scenario = std::make_shared<ScenarioDocument>();
  Session session{scenario, map, std::make_shared<NoLookup>()};
};

Map sea(const Map& map, std::string_view place)
{
  return map.withSquare(at(place), {});
}

Scenario titled(std::string title)
{
  auto scenario = Scenario{};
  scenario.title = std::move(title);
  return scenario;
}

} // namespace

class TestSession : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void anEditIsOneStep();
  void anEditThatChangesNothingLeavesNoStep();
  void aStrokeIsOneStep();
  void aStrokeThatComesBackLeavesNoStep();
  void aChangeOfBothFilesIsOneStep();
  void undoTakesTheNewestStepOfAnyFile();
  void aNewEditOfOneFileDropsRedoOfBoth();
  void undoDuringAStrokeCancelsIt();
  void historyListsEachStepOnce();
  void goingToAStepUndoesAndRedoes();
  void theSavedStateIsMarked();
  void signalsCarryBeforeAndAfter();
  void settledOnceForAStepOverBothFiles();
  void everyEditUndoneGivesAnEqualMap();
};

void TestSession::anEditIsOneStep()
{
  auto open = Opened{};
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("Paint"));
  QCOMPARE(open.map->history().count(), 1);
  QCOMPARE(open.session.undoText(), QStringLiteral("Paint"));
  QVERIFY(open.session.modified());
  open.session.undo();
  QVERIFY(open.session.map() == drawn({"...", "..."}));
  QVERIFY(!open.session.modified());
  open.session.redo();
  QVERIFY(open.session.map() == drawn({"~..", "..."}));
}

void TestSession::anEditThatChangesNothingLeavesNoStep()
{
  auto open = Opened{};
  open.session.edit({.map = open.session.map(), .scenario = open.session.scenario()}, {});
  QVERIFY(open.session.history().empty());
  QVERIFY(!open.session.modified());
}

void TestSession::aStrokeIsOneStep()
{
  auto open = Opened{};
  auto map = open.session.map();
  for (const auto* place : {"A1", "B1", "C1", "A2"}) {
    map = sea(map, place);
    open.session.preview({.map = map});
    QVERIFY(open.session.map() == map);
  }
  QVERIFY(open.session.inStroke());
  QCOMPARE(open.map->history().count(), 0);
  open.session.finishStroke(QStringLiteral("Paint sea, 4 squares"));
  QCOMPARE(open.map->history().count(), 1);
  open.session.undo();
  QVERIFY(open.session.map() == drawn({"...", "..."}));
}

void TestSession::aStrokeThatComesBackLeavesNoStep()
{
  auto open = Opened{};
  open.session.preview({.map = sea(open.session.map(), "A1")});
  open.session.preview({.map = drawn({"...", "..."})});
  open.session.finishStroke(QStringLiteral("Paint"));
  QVERIFY(open.session.history().empty());
  QVERIFY(!open.session.modified());
}

void TestSession::aChangeOfBothFilesIsOneStep()
{
  auto open = Opened{};
  open.session.edit({sea(open.session.map(), "A1"), titled("new")}, QStringLiteral("Both"));
  QCOMPARE(open.session.history().size(), 1U);
  open.session.undo();
  QVERIFY(open.session.map() == drawn({"...", "..."}));
  QVERIFY(open.session.scenario().title.empty());
  QVERIFY(!open.session.canUndo());
  open.session.redo();
  QVERIFY(open.session.map() == drawn({"~..", "..."}));
  QCOMPARE(open.session.scenario().title, std::string("new"));
}

void TestSession::undoTakesTheNewestStepOfAnyFile()
{
  auto open = Opened{};
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("one"));
  open.session.edit({.scenario = titled("x")}, QStringLiteral("two"));
  open.session.edit({.map = sea(open.session.map(), "B1")}, QStringLiteral("three"));
  QCOMPARE(open.session.undoText(), QStringLiteral("three"));
  open.session.undo();
  QCOMPARE(open.session.undoText(), QStringLiteral("two"));
  open.session.undo();
  QVERIFY(open.session.scenario().title.empty());
  QVERIFY(open.session.map() == drawn({"~..", "..."}));
  QCOMPARE(open.session.redoText(), QStringLiteral("two"));
}

void TestSession::aNewEditOfOneFileDropsRedoOfBoth()
{
  auto open = Opened{};
  open.session.edit({sea(open.session.map(), "A1"), titled("x")}, QStringLiteral("both"));
  open.session.undo();
  open.session.edit({.map = sea(open.session.map(), "B1")}, QStringLiteral("one"));
  QVERIFY(!open.session.canRedo());
  QCOMPARE(open.session.history().size(), 1U);
}

void TestSession::undoDuringAStrokeCancelsIt()
{
  auto open = Opened{};
  open.session.edit({.map = sea(open.session.map(), "C2")}, QStringLiteral("before"));
  const auto cancelled = QSignalSpy(&open.session, &Session::strokeCancelled);
  open.session.preview({.map = sea(open.session.map(), "A1")});
  open.session.undo();
  QCOMPARE(cancelled.count(), 1);
  QVERIFY(open.session.map() == drawn({"...", "..~"}));
  QVERIFY(open.session.canUndo()); // the step before the stroke is still there
  open.session.finishStroke(QStringLiteral("late"));
  QCOMPARE(open.session.history().size(), 1U);
}

void TestSession::historyListsEachStepOnce()
{
  auto open = Opened{};
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("one"));
  open.session.edit({sea(open.session.map(), "B1"), titled("x")}, QStringLiteral("two"));
  open.session.undo();
  const auto history = open.session.history();
  QCOMPARE(history.size(), 2U);
  QCOMPARE(history[0].text, QStringLiteral("one"));
  QVERIFY(!history[0].undone);
  QCOMPARE(history[1].text, QStringLiteral("two"));
  QVERIFY(history[1].undone);
}

void TestSession::goingToAStepUndoesAndRedoes()
{
  auto open = Opened{};
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("one"));
  open.session.edit({.scenario = titled("x")}, QStringLiteral("two"));
  open.session.edit({.map = sea(open.session.map(), "B1")}, QStringLiteral("three"));
  const auto history = open.session.history();
  open.session.goTo(history[0].number);
  QVERIFY(open.session.map() == drawn({"~..", "..."}));
  QVERIFY(open.session.scenario().title.empty());
  open.session.goTo(history[2].number);
  QVERIFY(open.session.map() == drawn({"~~.", "..."}));
  open.session.goTo(0);
  QVERIFY(open.session.map() == drawn({"...", "..."}));
}

void TestSession::theSavedStateIsMarked()
{
  auto open = Opened{};
  QCOMPARE(open.session.savedNumber(), std::optional(0));
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("one"));
  const auto number = open.session.history()[0].number;
  open.map->markSaved();
  QCOMPARE(open.session.savedNumber(), std::optional(number));
  open.session.undo();
  QVERIFY(open.session.modified());
  open.session.redo();
  QVERIFY(!open.session.modified());
}

void TestSession::signalsCarryBeforeAndAfter()
{
  auto open = Opened{};
  auto seen = std::vector<std::pair<Map, Map>>{};
  connect(&open.session, &Session::mapChanged, this,
          [&](const Map& before, const Map& after) { seen.emplace_back(before, after); });
  open.session.edit({.map = sea(open.session.map(), "A1")}, QStringLiteral("one"));
  open.session.undo();
  QCOMPARE(seen.size(), 2U);
  QVERIFY(seen[0].first == drawn({"...", "..."}));
  QVERIFY(seen[0].second == drawn({"~..", "..."}));
  QVERIFY(seen[1].first == seen[0].second && seen[1].second == seen[0].first);
  // Rows that did not change are shared, so a view need not look at them.
  QVERIFY(seen[0].first.row(1).sameObject(seen[0].second.row(1)));
}

void TestSession::settledOnceForAStepOverBothFiles()
{
  auto open = Opened{};
  const auto settled = QSignalSpy(&open.session, &Session::settled);
  open.session.edit({sea(open.session.map(), "A1"), titled("x")}, QStringLiteral("both"));
  QCOMPARE(settled.count(), 1);
  open.session.undo();
  QCOMPARE(settled.count(), 2);
}

void TestSession::everyEditUndoneGivesAnEqualMap()
{
  auto open = Opened{};
  const auto start = open.session.map();
  const auto edits = std::vector<Map (*)(const Map&)>{
      [](const Map& map) { return map.withSquare(at("A1"), {Ground::Depot}); },
      [](const Map& map) { return map.withSite({.place = at("B1"), .name = "Bremen"}); },
      [](const Map& map) {
        return map.withPrint({at("C1"), Side::North});
      },
      [](const Map& map) { return map.withLargeCity({.name = "Köln", .squares = {{at("A2")}}}); },
      [](const Map& map) {
        return map.withFerry({.from = {at("B1"), Side::North}, .to = {at("C2"), Side::South}});
      },
      [](const Map& map) { return map.withRegions({{.name = "Nord", .squares = {at("A1")}}}); },
      [](const Map& map) { return map.withBoxes({{.name = "Isle of Man"}}); },
      [](const Map& map) { return map.withInfo({.title = "Probe"}); },
      [](const Map& map) { return map.withoutSite(at("B1"), SiteKind::Town); },
      [](const Map& map) { return map.withoutPrint(at("C1"), Side::North); },
      [](const Map& map) { return map.withoutFerry(at("B1"), Side::North); },
      [](const Map& map) { return map.withoutLargeCity(at("A2")); },
      [](const Map&) { return Map(7, 9); }};
  for (const auto edit : edits) {
    const auto before = open.session.map();
    open.session.edit({.map = edit(before)}, QStringLiteral("edit"));
    const auto after = open.session.map();
    QVERIFY(after != before);
    open.session.undo();
    QVERIFY(open.session.map() == before);
    open.session.redo();
    QVERIFY(open.session.map() == after);
  }
  while (open.session.canUndo())
    open.session.undo();
  QVERIFY(open.session.map() == start);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
