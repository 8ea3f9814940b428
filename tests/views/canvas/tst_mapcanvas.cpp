// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/mapcanvas.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/drawn.h"
#include "tests/support/nolookup.h"
#include "views/canvas/placetext.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

/// A canvas of 800 × 600 on a map, without a window.
struct Shown
{
  explicit Shown(Map map)
      : document(std::make_shared<MapDocument>(std::move(map))),
        session(std::make_shared<ScenarioDocument>(), document, std::make_shared<NoLookup>())
  {
    canvas.resize(800, 600);
    canvas.show();
    canvas.setSession(&session);
    canvas.setFocus();
  }
  ~Shown() { canvas.setSession(nullptr); }

  QPoint middle(std::string_view place) const
  {
    return canvas.mapGeometry().rectOf(at(place)).center().toPoint();
  }
  void press(std::string_view place, Qt::MouseButton button = Qt::LeftButton)
  {
    QTest::mousePress(canvas.viewport(), button, {}, middle(place));
  }
  void moveTo(std::string_view place, Qt::MouseButton button = Qt::LeftButton)
  {
    const auto point = QPointF(middle(place));
    auto event = QMouseEvent(QEvent::MouseMove, point, canvas.viewport()->mapToGlobal(point),
                             Qt::NoButton, button, {});
    QCoreApplication::sendEvent(canvas.viewport(), &event);
  }
  void release(std::string_view place, Qt::MouseButton button = Qt::LeftButton)
  {
    QTest::mouseRelease(canvas.viewport(), button, {}, middle(place));
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
  {
    QTest::keyClick(&canvas, key, modifiers);
  }
  void use(Tool tool, ToolOptions options = {})
  {
    canvas.hand().setOptions(options);
    canvas.hand().setTool(tool);
  }
  int steps() const { return static_cast<int>(session.history().size()); }

  std::shared_ptr<MapDocument> document;
  Session session;
  MapCanvas canvas;
};

const auto sea = ToolOptions{.ground = {Ground::Outside}};

} // namespace

class TestMapCanvas : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void oneDragIsOneUndoStep();
  void aDragOverTheSameGroundLeavesNoStep();
  void aFastDragLeavesNoGaps();
  void undoDuringADragCancelsIt();
  void escapeCancelsADrag();
  void rightClickPicksRightDragErases();
  void aRectangleIsSelectedAndShiftAdds();
  void theWheelZoomsAtThePointer();
  void middleButtonPans();
  void aMapIsBuiltByKeyboardAlone();
  void aFerryIsDrawnByKeyboard();
  void deleteClearsTheSelection();
  void repaintsOnlyWhatChanged();
  void aScreenReaderHearsThePlaceAndWhatIsThere();
  void theStatusBarIsToldThePlace();
  void aShrunkMapKeepsCursorAndSelectionOnIt();
  void farOutTheOverviewIsShown();
};

void TestMapCanvas::oneDragIsOneUndoStep()
{
  auto shown = Shown(drawn({"........", "........"}));
  shown.use(Tool::Ground, sea);
  shown.press("A1");
  for (const auto* place : {"B1", "C1", "D1", "E1", "E2", "D2"})
    shown.moveTo(place);
  QVERIFY(shown.session.map().at(at("C1")).ground == Ground::Outside); // seen at once
  shown.release("D2");
  QCOMPARE(shown.steps(), 1);
  QVERIFY(shown.session.map() == drawn({"~~~~~...", "...~~..."}));
  shown.session.undo();
  QVERIFY(shown.session.map() == drawn({"........", "........"}));
}

void TestMapCanvas::aDragOverTheSameGroundLeavesNoStep()
{
  auto shown = Shown(drawn({"~~~~", "...."}));
  shown.use(Tool::Ground, sea);
  shown.press("A1");
  shown.moveTo("D1");
  shown.release("D1");
  QCOMPARE(shown.steps(), 0);
  QVERIFY(!shown.session.modified());
}

void TestMapCanvas::aFastDragLeavesNoGaps()
{
  auto shown = Shown(Map(30, 30, {Ground::Playable}));
  shown.use(Tool::Ground, sea);
  shown.press("A1");
  shown.moveTo("AD30");
  shown.release("AD30");
  for (std::int16_t i = 0; i < 30; ++i)
    QVERIFY((shown.session.map().at({i, i}).ground == Ground::Outside));
}

void TestMapCanvas::undoDuringADragCancelsIt()
{
  auto shown = Shown(drawn({"....", "...."}));
  shown.use(Tool::Ground, sea);
  shown.press("A1");
  shown.moveTo("C1");
  shown.session.undo();
  QVERIFY(shown.session.map() == drawn({"....", "...."}));
  shown.moveTo("D1"); // the drag is over, though the button is still down
  shown.release("D1");
  QVERIFY(shown.session.map() == drawn({"....", "...."}));
  QCOMPARE(shown.steps(), 0);
}

void TestMapCanvas::escapeCancelsADrag()
{
  auto shown = Shown(drawn({"....", "...."}));
  shown.use(Tool::Ground, sea);
  shown.press("A1");
  shown.moveTo("C1");
  shown.key(Qt::Key_Escape);
  shown.moveTo("D1");
  shown.release("D1");
  QVERIFY(shown.session.map() == drawn({"....", "...."}));
  QCOMPARE(shown.steps(), 0);
}

void TestMapCanvas::rightClickPicksRightDragErases()
{
  auto shown = Shown(drawn({"t.##", "...."}));
  shown.use(Tool::Ground, sea);
  shown.press("C1", Qt::RightButton);
  shown.release("C1", Qt::RightButton);
  QCOMPARE(shown.canvas.hand().options().ground.ground, Ground::Blocked);
  QCOMPARE(shown.steps(), 0);
  shown.press("C1", Qt::RightButton);
  shown.moveTo("D1", Qt::RightButton);
  shown.release("D1", Qt::RightButton);
  QVERIFY(shown.session.map() == drawn({"t...", "...."}));
  QCOMPARE(shown.steps(), 1);
  QCOMPARE(shown.canvas.hand().tool(), Tool::Ground); // the tool stays in the hand
}

void TestMapCanvas::aRectangleIsSelectedAndShiftAdds()
{
  auto shown = Shown(drawn({"....", "...."}));
  shown.press("A1");
  shown.moveTo("B2");
  shown.release("B2");
  QCOMPARE(shown.canvas.hand().selection(),
           (std::vector<Place>{at("A1"), at("B1"), at("A2"), at("B2")}));
  QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, Qt::ShiftModifier, shown.middle("D1"));
  QCOMPARE(shown.canvas.hand().selection().size(), 5U);
  QCOMPARE(shown.steps(), 0);
}

void TestMapCanvas::theWheelZoomsAtThePointer()
{
  auto shown = Shown(Map(100, 100, {Ground::Playable}));
  shown.canvas.zoomTo(40, {400, 300});
  const auto point = QPointF(300, 200);
  const auto before = (point - shown.canvas.mapGeometry().origin()) / 40;
  auto event = QWheelEvent(point, shown.canvas.viewport()->mapToGlobal(point), {}, {0, 120}, {},
                           Qt::ControlModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(shown.canvas.viewport(), &event);
  QVERIFY(shown.canvas.squarePx() > 40);
  const auto after =
      (point - shown.canvas.mapGeometry().origin()) / shown.canvas.mapGeometry().square();
  QVERIFY(qAbs(before.x() - after.x()) < 0.1);
  QVERIFY(qAbs(before.y() - after.y()) < 0.1);
}

void TestMapCanvas::middleButtonPans()
{
  auto shown = Shown(Map(100, 100, {Ground::Playable}));
  shown.canvas.zoomTo(40, {400, 300});
  shown.canvas.horizontalScrollBar()->setValue(500);
  QTest::mousePress(shown.canvas.viewport(), Qt::MiddleButton, {}, {300, 200});
  auto event = QMouseEvent(QEvent::MouseMove, QPointF(250, 200), QPointF(250, 200), Qt::NoButton,
                           Qt::MiddleButton, {});
  QCoreApplication::sendEvent(shown.canvas.viewport(), &event);
  QTest::mouseRelease(shown.canvas.viewport(), Qt::MiddleButton, {}, {250, 200});
  QCOMPARE(shown.canvas.horizontalScrollBar()->value(), 550);
  QCOMPARE(shown.steps(), 0);
}

void TestMapCanvas::aMapIsBuiltByKeyboardAlone()
{
  auto shown = Shown(Map(4, 3));
  shown.canvas.setCursorPlace(at("A1"));
  shown.use(Tool::Ground, {.ground = {Ground::Playable}});
  shown.key(Qt::Key_Left); // shows the cursor
  shown.key(Qt::Key_Space);
  for (int i = 0; i < 3; ++i)
    shown.key(Qt::Key_Right, Qt::ShiftModifier); // draws on the way
  shown.key(Qt::Key_Down);
  shown.key(Qt::Key_Space);
  QVERIFY(shown.session.map() == drawn({"....", "~~~.", "~~~~"}));
  shown.use(Tool::Start);
  shown.key(Qt::Key_Space);
  QVERIFY(shown.session.map().site(at("D2"), SiteKind::Start));
  shown.use(Tool::Town);
  shown.key(Qt::Key_Up);
  shown.key(Qt::Key_Return);
  QVERIFY(shown.session.map().site(at("D1"), SiteKind::Town));
  shown.use(Tool::Print);
  shown.key(Qt::Key_Right, Qt::ControlModifier); // the side in the east
  shown.key(Qt::Key_Space);
  QVERIFY(shown.session.map().print(at("D1"), Side::East));
  shown.use(Tool::LargeCity);
  shown.key(Qt::Key_Left);
  shown.key(Qt::Key_Left, Qt::ShiftModifier);
  QCOMPARE(shown.session.map().largeCities().size(), 1U);
  QCOMPARE(shown.session.map().largeCities()[0].squares.size(), 2U);
  while (shown.session.canUndo())
    shown.session.undo();
  QVERIFY(shown.session.map() == Map(4, 3));
}

void TestMapCanvas::aFerryIsDrawnByKeyboard()
{
  auto shown = Shown(drawn({".~."}));
  shown.use(Tool::Ferry);
  shown.canvas.setCursorPlace(at("A1"));
  shown.key(Qt::Key_Right, Qt::ControlModifier);
  shown.key(Qt::Key_Space);
  shown.key(Qt::Key_Right);
  shown.key(Qt::Key_Right);
  shown.key(Qt::Key_Left, Qt::ControlModifier);
  shown.key(Qt::Key_Space);
  QCOMPARE(shown.session.map().ferries().size(), 1U);
  QVERIFY(shown.session.map().ferry(at("A1"), Side::East));
  QVERIFY(shown.session.map().ferry(at("C1"), Side::West));
  QCOMPARE(shown.steps(), 1);
}

void TestMapCanvas::deleteClearsTheSelection()
{
  auto shown = Shown(drawn({"St..", "...."}));
  shown.canvas.hand().setSelection({at("A1"), at("B1")});
  shown.key(Qt::Key_Delete);
  QVERIFY(shown.session.map() == drawn({"~~..", "...."}));
  QCOMPARE(shown.steps(), 1);
}

void TestMapCanvas::repaintsOnlyWhatChanged()
{
  auto shown = Shown(Map(40, 40, {Ground::Playable}));
  shown.canvas.zoomTo(16, {});
  QVERIFY(QTest::qWaitForWindowExposed(&shown.canvas));
  QTest::qWait(50);
  struct Watcher : QObject
  {
    QRegion region;
    bool eventFilter(QObject*, QEvent* event) override
    {
      if (event->type() == QEvent::Paint)
        region += static_cast<QPaintEvent*>(event)->region();
      return false;
    }
  } watcher;
  shown.canvas.viewport()->installEventFilter(&watcher);
  shown.session.edit({.map = shown.session.map().withSquare(at("E5"), {})}, {});
  QTRY_VERIFY(!watcher.region.isEmpty());
  QTest::qWait(20);
  const auto area = watcher.region.boundingRect();
  const auto square = shown.canvas.mapGeometry().rectOf(at("E5")).toAlignedRect();
  QVERIFY(area.contains(square));
  QVERIFY(area.width() <= 16 * 6 && area.height() <= 16 * 6);
}

void TestMapCanvas::aScreenReaderHearsThePlaceAndWhatIsThere()
{
  auto map = drawn({"S1.", "..."});
  auto city = *map.largeCity(at("B1"));
  city.name = "Köln";
  map = map.withLargeCity(city);
  auto shown = Shown(map);
  shown.canvas.setCursorPlace(at("B1"));
  auto* heard = QAccessible::queryAccessibleInterface(&shown.canvas);
  QVERIFY(heard);
  QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("B1, large city Köln"));
  shown.canvas.setCursorPlace(at("A1"));
  QVERIFY(heard->text(QAccessible::Name).startsWith(QLatin1String("A1, land, start")));
}

void TestMapCanvas::theStatusBarIsToldThePlace()
{
  auto shown = Shown(drawn({"t..", "..."}));
  auto told = std::optional<Place>{};
  connect(&shown.canvas, &MapCanvas::pointedAt, this,
          [&](std::optional<Place> place, const QString&) { told = place; });
  shown.moveTo("C2", Qt::NoButton);
  QVERIFY(told == at("C2"));
  QCOMPARE(placeText(shown.session.map(), {}, at("A1")), QStringLiteral("A1, land, town Town A1"));
}

void TestMapCanvas::aShrunkMapKeepsCursorAndSelectionOnIt()
{
  auto shown = Shown(Map(20, 20, {Ground::Playable}));
  shown.canvas.setCursorPlace(at("T20"));
  shown.canvas.hand().setSelection({at("A1"), at("T20")});
  shown.session.edit({.map = Map(5, 4, {Ground::Playable})}, QStringLiteral("Change size"));
  QVERIFY(shown.canvas.cursor() == at("E4"));
  QCOMPARE(shown.canvas.hand().selection(), std::vector<Place>{at("A1")});
  QVERIFY(!shown.canvas.grab().isNull());
}

void TestMapCanvas::farOutTheOverviewIsShown()
{
  auto shown = Shown(Map(400, 400, {Ground::Playable}));
  shown.canvas.zoomTo(2, {});
  const auto inside = shown.canvas.mapGeometry().rectOf(at("C3")).center().toPoint();
  const auto land = shown.canvas.viewport()->grab().toImage().pixelColor(inside);
  shown.session.edit({.map = shown.session.map().withSquare(at("C3"), {})}, {});
  const auto water = shown.canvas.viewport()->grab().toImage().pixelColor(inside);
  QVERIFY(land != water);
}

QTEST_MAIN(TestMapCanvas)
#include "tst_mapcanvas.moc"
