// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/views/opened.h"
#include "views/canvas/mapcanvas.h"
#include "views/text/language.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

/// A canvas with the chip tool on a row: a chip on A1, a town on C1.
struct ChipBoard
{
  ChipBoard()
  {
    auto playable = playableOn(drawn({"..t.....", "........"}));
    playable.scenario = withChips(std::move(playable.scenario), {{at("A1")}});
    session = opened(std::move(playable));
    canvas.resize(800, 300);
    canvas.show();
    canvas.setSession(session.get());
    canvas.hand().setTool(Tool::Chip);
    canvas.setFocus();
  }
  ~ChipBoard() { canvas.setSession(nullptr); }

  QPoint middle(std::string_view place) const
  {
    return canvas.mapGeometry().rectOf(at(place)).center().toPoint();
  }
  void press(std::string_view place, Qt::KeyboardModifiers modifiers = {})
  {
    QTest::mousePress(canvas.viewport(), Qt::LeftButton, modifiers, middle(place));
  }
  void moveTo(std::string_view place)
  {
    const auto point = QPointF(middle(place));
    auto event = QMouseEvent(QEvent::MouseMove, point, canvas.viewport()->mapToGlobal(point),
                             Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(canvas.viewport(), &event);
  }
  void release(std::string_view place)
  {
    QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, middle(place));
  }
  void click(std::string_view place, Qt::KeyboardModifiers modifiers = {})
  {
    press(place, modifiers);
    release(place);
  }
  std::vector<PlacedChip> chips() const { return chipsOf(session->scenario()); }
  const ChipWishes& wishes() const { return session->scenario().chipWishes; }
  int steps() const { return static_cast<int>(session->history().size()); }
  QImage picture() { return canvas.viewport()->grab().toImage(); }

  std::unique_ptr<Session> session;
  MapCanvas canvas;
};

QAction* actionIn(const QWidget& widget, const QString& beginning)
{
  for (auto* menu : widget.findChildren<QMenu*>())
    for (auto* action : menu->actions())
      if (action->text().remove(QLatin1Char('&')).startsWith(beginning))
        return action;
  return nullptr;
}

} // namespace

class TestChipsByHand : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void aChipIsDraggedInOneStep()
  {
    auto board = ChipBoard();
    board.press("A1");
    board.moveTo("B1");
    board.moveTo("E1");
    QCOMPARE(board.chips(), (std::vector<PlacedChip>{{at("E1")}}));
    QCOMPARE(board.canvas.hand().marks().allowed.size(), std::size_t{15}); // all but the town
    board.release("E1");
    QCOMPARE(board.steps(), 1);
    QVERIFY(board.canvas.hand().marks().allowed.empty());
    board.session->undo();
    QCOMPARE(board.chips(), (std::vector<PlacedChip>{{at("A1")}}));
  }

  void aDragToASquareThatRefusesSaysWhyWhereTheEyeIsAndChangesNothing()
  {
    auto board = ChipBoard();
    auto told = QSignalSpy(&board.canvas, &MapCanvas::pointedAt);
    board.press("A1");
    board.moveTo("E1");
    const auto before = board.picture();
    board.moveTo("C1");
    QVERIFY(told.last().at(1).toString().contains(QStringLiteral("town")));
    // The note stands to the right of the square.
    const auto beside = QRect(board.middle("D1"), QSize(60, 12));
    QVERIFY(board.picture().copy(beside) != before.copy(beside));
    board.canvas.setCursorPlace(at("C1"));
    auto* heard = QAccessible::queryAccessibleInterface(&board.canvas);
    QVERIFY(heard->text(QAccessible::Name).contains(QStringLiteral("may hold no chip: town")));
    board.release("C1");
    QCOMPARE(board.steps(), 0);
    QCOMPARE(board.chips(), (std::vector<PlacedChip>{{at("A1")}}));
  }

  void hoveringASquareThatRefusesSaysWhy()
  {
    auto board = ChipBoard();
    board.canvas.hand().hover(Spot{at("B1")});
    QVERIFY(board.canvas.hand().marks().hint.contains(QStringLiteral("too close")));
  }

  void shiftPinsAndCtrlBans()
  {
    auto board = ChipBoard();
    board.click("E1", Qt::ShiftModifier);
    QCOMPARE(board.wishes().pinned, std::vector<Place>{at("E1")});
    board.click("G1", Qt::ControlModifier);
    QCOMPARE(board.wishes().banned, std::vector<Place>{at("G1")});
    QCOMPARE(board.steps(), 2);
    QCOMPARE(board.chips().size(), std::size_t{1});
    board.click("E1", Qt::ShiftModifier);
    QVERIFY(board.wishes().pinned.empty());
    board.session->undo();
    board.session->undo();
    QVERIFY(board.wishes().banned.empty());
  }

  void theKeysKAndXPinAndBan()
  {
    auto board = ChipBoard();
    board.canvas.setCursorPlace(at("E1"));
    QTest::keyClick(&board.canvas, Qt::Key_Left); // shows the cursor
    QTest::keyClick(&board.canvas, Qt::Key_K);
    QCOMPARE(board.wishes().pinned, std::vector<Place>{board.canvas.cursor()});
    QTest::keyClick(&board.canvas, Qt::Key_X);
    QVERIFY(board.wishes().pinned.empty());
    QCOMPARE(board.wishes().banned, std::vector<Place>{board.canvas.cursor()});
    auto* heard = QAccessible::queryAccessibleInterface(&board.canvas);
    QVERIFY(heard->text(QAccessible::Name).contains(QStringLiteral("chips banned")));
    // Other tools have no use for these keys.
    board.canvas.hand().setTool(Tool::Select);
    QTest::keyClick(&board.canvas, Qt::Key_X);
    QVERIFY(!board.wishes().banned.empty());
  }

  void pinsAndBansAreSeen()
  {
    auto board = ChipBoard();
    const auto before = board.picture();
    const auto area = [&](const char* place) {
      return board.canvas.mapGeometry().rectOf(at(place)).toRect().adjusted(3, 3, -3, -3);
    };
    board.canvas.hand().useChipTool({at("E2")}, ChipAct::Pin);
    board.canvas.hand().useChipTool({at("G2")}, ChipAct::Ban);
    const auto after = board.picture();
    for (const auto* place : {"E2", "G2"})
      QVERIFY(before.copy(area(place)) != after.copy(area(place)));
    QCOMPARE(before.copy(area("F2")), after.copy(area("F2")));
  }

  void theRightButtonOffersWhatCanBeDone()
  {
    auto board = ChipBoard();
    QTest::mouseClick(board.canvas.viewport(), Qt::RightButton, {}, board.middle("A1"));
    auto* purple = actionIn(board.canvas, QStringLiteral("Purple"));
    QVERIFY(purple);
    purple->trigger();
    QCOMPARE(board.chips(), (std::vector<PlacedChip>{{at("A1"), Colour::Purple}}));
    auto* take = actionIn(board.canvas, QStringLiteral("Take the chip away"));
    QVERIFY(take && take->isEnabled());
    take->trigger();
    QVERIFY(board.chips().empty());
    QCOMPARE(board.steps(), 2);
  }

  void theMenuSaysWhyNothingCanBeLaid()
  {
    auto board = ChipBoard();
    QTest::mouseClick(board.canvas.viewport(), Qt::RightButton, {}, board.middle("C1"));
    auto* lay = actionIn(board.canvas, QStringLiteral("Lay a chip"));
    QVERIFY(lay && !lay->isEnabled());
    QVERIFY(actionIn(board.canvas, QStringLiteral("C1 may hold no chip: town")));
    QVERIFY(!actionIn(board.canvas, QStringLiteral("Pin"))->isEnabled());
  }
};

QTEST_MAIN(TestChipsByHand)
#include "tst_chipsbyhand.moc"
