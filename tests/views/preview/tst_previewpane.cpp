// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QWheelEvent>

#include "model/scenario/scenariofile.h"
#include "model/validation/validation.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/support/playing.h"
#include "tests/views/opened.h"
#include "tests/views/spoken.h"
#include "views/issues/emptystate.h"
#include "views/preview/boardview.h"
#include "views/preview/previewpane.h"
#include "views/preview/promptbar.h"
#include "views/text/issuetext.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

std::unique_ptr<PreviewPane> paneOn(Session& session)
{
  auto pane = std::make_unique<PreviewPane>();
  pane->resize(420, 760);
  pane->show();
  pane->setSession(&session);
  return pane;
}

void seatPerson(PreviewPane& pane)
{
  auto* prompt = pane.findChild<PromptBar*>();
  for (auto* button : prompt->findChildren<QPushButton*>())
    if (button->isVisibleTo(prompt))
      button->click();
}

QString shownText(const QWidget& widget)
{
  auto text = QString();
  for (const auto* label : widget.findChildren<QLabel*>())
    if (label->isVisible())
      text += label->text() + QLatin1Char('\n');
  return text;
}

void pointAt(BoardView& board, QPointF point)
{
  auto event = QMouseEvent(QEvent::MouseMove, point, board.viewport()->mapToGlobal(point),
                           Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(board.viewport(), &event);
}

void turnWheel(BoardView& board, QPointF point)
{
  auto event = QWheelEvent(point, board.viewport()->mapToGlobal(point), {}, {0, -120}, Qt::NoButton,
                           Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(board.viewport(), &event);
}

} // namespace

class TestPreviewPane : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void theMapUnderEditIsPlayedAndTheDocumentIsUnchanged()
  {
    const auto session = opened(bundled("insel"));
    const auto before = scenarioText(session->scenario());
    const auto map = session->map();
    const auto pane = paneOn(*session);
    QVERIFY(pane->game().hasGame());
    pane->goToEnd();
    QTRY_VERIFY_WITH_TIMEOUT(pane->game().over(), 20000);
    QCOMPARE(scenarioText(session->scenario()), before);
    QVERIFY(session->map() == map);
    QVERIFY(session->history().empty());
    QVERIFY(!session->modified());
  }

  void theBoardIsTheLargestPartOfThePane()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    QTRY_VERIFY(2 * pane->findChild<BoardView*>()->height() > pane->height());
  }

  void aGameThatHasNotBegunFollowsTheEdits()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    const auto square = Place{0, 0};
    session->edit({.map = session->map().withSquare(square, {Ground::Blocked})},
                  QStringLiteral("Edit"));
    QTRY_COMPARE(pane->game().game().table().board().map().at(square).ground, Ground::Blocked);
  }

  void aGameUnderWayIsKeptAndTheEditIsSaid()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    pane->stepForward();
    const auto moves = pane->game().game().moves();
    QVERIFY(moves > 0);
    session->edit({.map = session->map().withSquare({0, 0}, {Ground::Blocked})},
                  QStringLiteral("Edit"));
    QTRY_VERIFY(shownText(*pane).contains(QStringLiteral("has been edited")));
    QCOMPARE(pane->game().game().moves(), moves);
    pane->newGame();
    QVERIFY(!shownText(*pane).contains(QStringLiteral("has been edited")));
  }

  void aGameBegunBeforeAnEditIsAnsweredIsKeptAndTheEditIsSaid()
  {
    const auto session =
        opened(gameOn(Map(60, 60, {Ground::Playable})
                          .withSite({.place = at("B2"), .kind = SiteKind::Start})
                          .withSite({.place = at("H8"), .kind = SiteKind::Start})));
    const auto pane = paneOn(*session);
    session->edit({.map = session->map().withSquare({0, 0}, {Ground::Blocked})},
                  QStringLiteral("Edit"));
    const auto isAsBefore = [&] {
      const auto& map = pane->game().game().table().board().map();
      return map.at({0, 0}).ground == Ground::Playable;
    };
    // The timer that follows edits is due; what it asks is not answered in the window's thread.
    QThread::msleep(300);
    QCoreApplication::processEvents();
    QVERIFY(isAsBefore());
    pane->stepForward();
    const auto moves = pane->game().game().moves();
    QVERIFY(moves > 0);
    QTRY_VERIFY(shownText(*pane).contains(QStringLiteral("has been edited")));
    QCOMPARE(pane->game().game().moves(), moves);
    QVERIFY(isAsBefore());
  }

  void anEditThatForbidsTheGameIsSaidAndUndoneWithIt()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    auto scenario = session->scenario();
    scenario.rules.river = true;
    session->edit({.scenario = scenario}, QStringLiteral("Edit"));
    QVERIFY(pane->game().hasGame());
    QTRY_VERIFY(!pane->game().hasGame());
    QVERIFY(pane->findChild<EmptyState*>()->isVisible());
    session->undo();
    QTRY_VERIFY(pane->game().hasGame());
  }

  void anOpenTableIsFittedAnewOnlyWhenItsTilesNeedIt()
  {
    const auto session = opened(withoutMap("base"));
    const auto pane = paneOn(*session);
    const auto& board = *pane->findChild<BoardView*>();
    const auto start = at("AG33");
    auto where = board.pointOf(start);
    auto moved = 0;
    auto turns = 0;
    while (pane->game().canGoForward()) {
      pane->stepForward();
      ++turns;
      moved += board.pointOf(start) != where ? 1 : 0;
      where = board.pointOf(start);
      const auto view = pane->game().game().view(pane->game().step());
      for (const auto& tile : view.tiles)
        QVERIFY(board.viewport()->rect().contains(board.pointOf(tile.place).toPoint()));
    }
    QVERIFY(turns > 60);
    QVERIFY2(moved >= 2 && moved <= turns / 4, qPrintable(QString::number(moved)));
    const auto wide = board.pointOf(at("AH33")).x() - board.pointOf(start).x();
    pane->goToStart();
    QVERIFY(board.pointOf(at("AH33")).x() - board.pointOf(start).x() > 1.5 * wide);
  }

  void editsMadeWhileThePaneIsHiddenAreFollowedWhenItIsShown()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    const auto edit = [&](Place place) {
      session->edit({.map = session->map().withSquare(place, {Ground::Blocked})},
                    QStringLiteral("Edit"));
      QTest::qWait(400); // the pane would have followed
    };
    pane->hide();
    edit({0, 0});
    pane->show();
    QTRY_COMPARE(pane->game().game().table().board().map().at({0, 0}).ground, Ground::Blocked);
    pane->stepForward();
    pane->hide();
    edit({1, 0});
    pane->show();
    QTRY_VERIFY(shownText(*pane).contains(QStringLiteral("has been edited")));
  }

  void aGameUnderWayIsKeptWhileAnotherTabIsShown()
  {
    const auto session = opened(bundled("insel"));
    const auto other = opened(bundled("deutschland"));
    const auto pane = paneOn(*session);
    pane->stepForward();
    pane->stepForward();
    const auto record = toText(pane->game().record());
    pane->setSession(other.get());
    QVERIFY(pane->game().hasGame());
    QVERIFY(toText(pane->game().record()) != record);
    QCOMPARE(pane->game().game().moves(), 0);
    pane->setSession(session.get());
    QCOMPARE(toText(pane->game().record()), record);
    QVERIFY(!shownText(*pane).contains(QStringLiteral("has been edited")));
    pane->stepForward();
    QVERIFY(pane->game().game().moves() > 2);

    pane->setSession(other.get());
    session->edit({.map = session->map().withSquare({0, 0}, {Ground::Blocked})},
                  QStringLiteral("Edit"));
    pane->setSession(session.get());
    QVERIFY(shownText(*pane).contains(QStringLiteral("has been edited")));
  }

  void aGamePutAsideGoesWithItsTab()
  {
    auto session = opened(bundled("insel"));
    const auto other = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    pane->stepForward();
    pane->setSession(other.get());
    session.reset();
    QVERIFY(pane->game().hasGame());
    pane->stepForward();
    QVERIFY(pane->game().game().moves() > 0);
  }

  void aScenarioThatCannotBePlayedSaysWhy()
  {
    const auto session = opened(playableOn(drawn({"..."})));
    const auto pane = paneOn(*session);
    QVERIFY(!pane->game().hasGame());
    const auto* empty = pane->findChild<EmptyState*>();
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->title(), QStringLiteral("This cannot be played yet"));
    QVERIFY(empty->sentence().size() > 10);
    QVERIFY2(!empty->sentence().contains(QStringLiteral("game.")), qPrintable(empty->sentence()));
  }

  void whatTheIssuesCallAnErrorIsNotPlayed()
  {
    auto playable = bundled("insel");
    playable.scenario.rules.river = true;
    const auto session = opened(playable);
    const auto pane = paneOn(*session);
    QVERIFY(!pane->game().hasGame());
    const auto shown = pane->findChild<EmptyState*>()->sentence();
    const auto issues = validate(playable);
    QVERIFY2(shown.startsWith(issueText(issues.front())), qPrintable(shown));
    QVERIFY(shown.contains(QStringLiteral("Issues panel")));
  }

  void playGoesOnByItselfUntilItIsPaused()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    pane->playOrPause();
    QVERIFY(pane->playing());
    QTRY_VERIFY(pane->game().step() > 0);
    pane->playOrPause();
    QVERIFY(!pane->playing());
    const auto step = pane->game().step();
    QTest::qWait(400);
    QCOMPARE(pane->game().step(), step);
  }

  void aPersonLaysTheTileWhereTheMouseClicks()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    seatPerson(*pane);
    QVERIFY(pane->game().humanDue());
    auto* board = pane->findChild<BoardView*>();
    QVERIFY(!board->tileChoice().places().empty());
    const auto place = board->tileChoice().places().front();
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->pointOf(place).toPoint());
    QCOMPARE(pane->game().game().moves(), 1);
    QVERIFY(pane->game().game().move(0).place == place);
  }

  void theWheelTurnsTheTileThroughLegalRotations()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    seatPerson(*pane);
    auto* board = pane->findChild<BoardView*>();
    const auto legal = pane->game().game().legal(0);
    for (const auto place : board->tileChoice().places()) {
      auto turns = std::vector<Rotation>();
      for (const auto& move : legal)
        if (move.place == place)
          turns.push_back(move.rotation);
      const auto point = board->pointOf(place);
      pointAt(*board, point);
      QVERIFY(board->tileChoice().offered());
      QCOMPARE(board->tileChoice().offered()->rotation, turns.front());
      for (std::size_t i = 1; i <= turns.size(); ++i) {
        turnWheel(*board, point);
        QCOMPARE(board->tileChoice().offered()->rotation, turns[i % turns.size()]);
      }
    }
  }

  void aWholeTurnIsPlayedByKeysAlone()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    seatPerson(*pane);
    auto* board = pane->findChild<BoardView*>();
    const auto player = pane->game().decision().player;
    QTest::keyClick(board, Qt::Key_Right);
    QVERIFY(board->tileChoice().offered());
    QTest::keyClick(board, Qt::Key_R);
    QTest::keyClick(board, Qt::Key_Space);
    QCOMPARE(pane->game().game().moves(), 1);
    while (pane->game().humanDue() && pane->game().decision().kind != DecisionKind::Tile)
      QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(pane->game().decision().player != player ||
            pane->game().decision().kind == DecisionKind::Tile);
    QVERIFY(pane->game().game().moves() >= 1);
  }

  void aGameIsSavedAndOpenedAgain()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    for (int i = 0; i < 4; ++i)
      pane->stepForward();
    const auto moves = pane->game().game().moves();
    const auto folder = QTemporaryDir();
    const auto path = folder.filePath(QStringLiteral("a game.kwgame"));
    auto said = QSignalSpy(pane.get(), &PreviewPane::said);
    QVERIFY(pane->saveRecord(path));
    QCOMPARE(said.size(), 1);
    pane->newGame();
    QCOMPARE(pane->game().game().moves(), 0);
    QVERIFY(pane->openRecord(path));
    QCOMPARE(pane->game().game().moves(), moves);
  }

  void aFileThatIsNoGameIsRefusedWithTheReason()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    const auto folder = QTemporaryDir();
    const auto path = folder.filePath(QStringLiteral("no.kwgame"));
    auto file = QFile(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    QVERIFY(!pane->openRecord(path));
    QVERIFY(shownText(*pane).contains(QStringLiteral("no.kwgame cannot be shown")));
    QVERIFY(!pane->openRecord(folder.filePath(QStringLiteral("missing.kwgame"))));
    QVERIFY(!pane->saveRecord(folder.filePath(QStringLiteral("none/game.kwgame"))));
  }

  void theNumberOfPlayersIsThePanesOwn()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    pane->findChild<QSpinBox*>()->setValue(4);
    QCOMPARE(pane->game().game().table().players(), 4);
    QCOMPARE(session->scenario().players, bundled("insel").scenario.players);
  }

  void theLanguageChangesCompletelyAtRunTime()
  {
    const auto session = opened(bundled("insel"));
    const auto pane = paneOn(*session);
    pane->stepForward();
    const auto before = spoken(*pane);
    const auto moves = pane->game().game().moves();
    installTranslations(QStringLiteral("de"));
    const auto restore = qScopeGuard([] { installTranslations(QStringLiteral("en")); });
    QTest::qWait(20);
    QCOMPARE(pane->game().game().moves(), moves);
    QCOMPARE(unchanged(before, spoken(*pane)).join(QStringLiteral(" | ")), QString());
  }

  void everyControlHasAnAccessibleNameOrText()
  {
    const auto session = opened(bundled("insel"));
    const auto shown = paneOn(*session);
    const auto& pane = *shown;
    for (const auto* widget : pane.findChildren<QWidget*>()) {
      if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
          widget->inherits("QTabBar") || widget->inherits("QTabWidget") ||
          widget->objectName().startsWith(QStringLiteral("qt_")))
        continue;
      const auto named =
          !widget->accessibleName().isEmpty() || !widget->property("text").toString().isEmpty();
      const auto labelled = [&] {
        for (const auto* label : pane.findChildren<QLabel*>())
          if (label->buddy() == widget)
            return true;
        return false;
      };
      QVERIFY2(named || labelled(), widget->metaObject()->className());
    }
  }
};

QTEST_MAIN(TestPreviewPane)
#include "tst_previewpane.moc"
