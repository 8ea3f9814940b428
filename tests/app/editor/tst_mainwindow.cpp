// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "app/editor/documentpage.h"
#include "app/editor/historypanel.h"
#include "app/editor/mapcommands.h"
#include "app/editor/settings.h"
#include "app/editor/startpage.h"
#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "views/canvas/mapcanvas.h"
#include "views/preview/previewpane.h"
#include "views/properties/propertiespanel.h"
#include "views/text/language.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

std::vector<std::string> bundled()
{
  return {KARTENWERK_SOURCE_DIR "/maps"};
}

struct Shown
{
  Shown() : window(bundled(), dir.filePath(QStringLiteral("recovery"))) { window.show(); }

  QString mapFile(const Map& map, const QString& name = QStringLiteral("a.kwmap")) const
  {
    const auto path = dir.filePath(name);
    [&] { QVERIFY(saveMap(map, path.toStdString()).empty()); }();
    return path;
  }
  Session& session() { return window.page()->session(); }
  MapCanvas& canvas() { return window.page()->canvas(); }
  void trigger(ActionId id) { window.actions()[id].trigger(); }

  QTemporaryDir dir;
  MainWindow window;
};

/// Answers the next message box with that button.
void answer(QMessageBox::StandardButton button)
{
  QTimer::singleShot(0, qApp, [button] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
      box->button(button)->click();
  });
}

/// All focusable controls below a widget, shown or not.
void collectNameless(QAccessibleInterface* item, QStringList& nameless)
{
  if (!item || !item->isValid())
    return;
  const auto control = item->state().focusable && !item->state().invisible;
  if (control && item->object() && item->text(QAccessible::Name).isEmpty())
    nameless << QString::fromLatin1(item->object()->metaObject()->className()) + QLatin1Char(' ') +
                    item->object()->objectName() + QLatin1String(" in ") +
                    (item->object()->parent()
                         ? QString::fromLatin1(item->object()->parent()->metaObject()->className())
                         : QString());
  for (int i = 0; i < item->childCount(); ++i)
    collectNameless(item->child(i), nameless);
}

} // namespace

class TestMainWindow : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void aMapOpensInATab();
  void undoAndRedoFollowTheHistory();
  void theHistoryListHasARowForEachStep();
  void squareAndChipGoInOneStepOverTwoFiles();
  void unsavedChangesAreAskedAbout();
  void chipsAreNotLostByClosingWithTheMapSavedAlone();
  void savingTakesWhatIsStillBeingTyped();
  void aGameGoesOnWhenAnotherTabIsClosed();
  void noBundledFolderIsProposedForSaving();
  void aFailedSaveLeavesTheDocumentUnsaved();
  void everyControlHasAnAccessibleName();
  void aClosedPanelComesBack();
  void panelsKeepTheirPlaces();
  void theLanguageChangesAtRunTime();
  void mnemonicsOfAMenuAreDifferent_data();
  void mnemonicsOfAMenuAreDifferent();
  void resizeTurnAndMirrorTakeTheScenarioAlong();
  void aSingleLetterTakesATool();
  void theStartPageFitsASmallScreen();
  void theBundledScenarioOpens();
};

void TestMainWindow::initTestCase()
{
  QStandardPaths::setTestModeEnabled(true);
  QCoreApplication::setOrganizationName(QStringLiteral("kartenwerk-test"));
  QCoreApplication::setApplicationName(QStringLiteral("kartenwerk-test"));
  QSettings().clear();
}

void TestMainWindow::aMapOpensInATab()
{
  auto shown = Shown();
  QVERIFY(!shown.window.page());
  QVERIFY(shown.window.open(shown.mapFile(drawn({"S..", "..S"}))));
  QVERIFY(shown.window.page());
  QVERIFY(shown.session().map() == drawn({"S..", "..S"}));
  QVERIFY(shown.window.windowTitle().contains(QLatin1String("a.kwmap")));
  QVERIFY(shown.window.open(shown.mapFile(drawn({"S.S"}), QStringLiteral("b.kwmap"))));
  QCOMPARE(shown.window.openPaths().size(), 2);
}

void TestMainWindow::undoAndRedoFollowTheHistory()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S..", "..S"})));
  QVERIFY(!shown.window.actions()[ActionId::Undo].isEnabled());
  shown.session().edit({.map = drawn({"S~.", "..S"})}, QStringLiteral("Paint"));
  QVERIFY(shown.window.actions()[ActionId::Undo].isEnabled());
  QVERIFY(shown.window.actions()[ActionId::Undo].toolTip().contains(QLatin1String("Paint")));
  QVERIFY(shown.window.isWindowModified());
  shown.trigger(ActionId::Undo);
  QVERIFY(shown.session().map() == drawn({"S..", "..S"}));
  QVERIFY(!shown.window.isWindowModified());
  shown.trigger(ActionId::Redo);
  QVERIFY(shown.session().map() == drawn({"S~.", "..S"}));
}

void TestMainWindow::theHistoryListHasARowForEachStep()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S..", "..S"})));
  auto* list = shown.window.findChild<HistoryPanel*>();
  QVERIFY(list);
  QCOMPARE(list->count(), 1); // as opened
  shown.session().edit({.map = drawn({"S~.", "..S"})}, QStringLiteral("one"));
  shown.session().edit({.map = drawn({"S~~", "..S"})}, QStringLiteral("two"));
  QCOMPARE(list->count(), 3);
  QVERIFY(list->item(0)->text().contains(QLatin1String("saved")));
  QCOMPARE(list->currentRow(), 2);
  Q_EMIT list->itemActivated(list->item(1));
  QVERIFY(shown.session().map() == drawn({"S~.", "..S"}));
  QCOMPARE(list->currentRow(), 1);
  QCOMPARE(list->count(), 3);
}

void TestMainWindow::squareAndChipGoInOneStepOverTwoFiles()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S...", "...S"})));
  shown.session().edit({.scenario = withChips(shown.session().scenario(), {{at("C1")}})},
                       QStringLiteral("Lay a chip"));
  shown.canvas().hand().setSelection({at("C1")});
  shown.trigger(ActionId::Delete);
  QVERIFY(chipsOf(shown.session().scenario()).empty());
  QVERIFY(shown.session().map().at(at("C1")) == Square{});
  shown.trigger(ActionId::Undo);
  QCOMPARE(chipsOf(shown.session().scenario()).size(), 1U);
  QVERIFY(shown.session().map().at(at("C1")).ground == Ground::Playable);
  shown.trigger(ActionId::Undo);
  QVERIFY(!shown.session().canUndo());
}

void TestMainWindow::unsavedChangesAreAskedAbout()
{
  auto shown = Shown();
  const auto path = shown.mapFile(drawn({"S..", "..S"}));
  shown.window.open(path);
  shown.session().edit({.map = drawn({"S~.", "..S"})}, QStringLiteral("Paint"));
  answer(QMessageBox::Cancel);
  shown.trigger(ActionId::Close);
  QVERIFY(shown.window.page());
  answer(QMessageBox::Save);
  shown.trigger(ActionId::Close);
  QVERIFY(!shown.window.page());
  QCOMPARE(loadMap(path.toStdString()).value, std::optional(drawn({"S~.", "..S"})));
  shown.window.open(path);
  shown.session().edit({.map = drawn({"~~~", "..S"})}, QStringLiteral("Paint"));
  answer(QMessageBox::Discard);
  QVERIFY(shown.window.close());
  QCOMPARE(loadMap(path.toStdString()).value, std::optional(drawn({"S~.", "..S"})));
}

void TestMainWindow::chipsAreNotLostByClosingWithTheMapSavedAlone()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S...", "...S"})));
  shown.session().edit({.scenario = withChips(shown.session().scenario(), {{at("C1")}})},
                       QStringLiteral("Lay a chip"));
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  const auto path = shown.dir.filePath(QStringLiteral("b.kwmap"));
  QTimer::singleShot(0, qApp, [path] {
    QTimer::singleShot(200, qApp, [path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      dialog->findChild<QLineEdit*>()->setText(path);
      static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
    });
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
      box->button(QMessageBox::Save)->click();
  });
  shown.trigger(ActionId::Close);
  QVERIFY(QFile::exists(path));
  QVERIFY(shown.window.page());
  QCOMPARE(chipsOf(shown.session().scenario()).size(), 1U);
  answer(QMessageBox::Discard);
  QVERIFY(shown.window.close());
}

void TestMainWindow::savingTakesWhatIsStillBeingTyped()
{
  auto shown = Shown();
  const auto path = shown.mapFile(drawn({"t..", "..S"}));
  shown.window.open(path);
  shown.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&shown.window));
  shown.canvas().hand().setSelection({at("A1")});
  auto* panel = shown.window.findChild<PropertiesPanel*>();
  qobject_cast<QDockWidget*>(panel->parentWidget())->raise();
  const auto lines = panel->findChildren<QLineEdit*>();
  const auto name = std::ranges::find(lines, QStringLiteral("Name"), &QWidget::accessibleName);
  QVERIFY(name != lines.end());
  (*name)->setFocus();
  QTRY_VERIFY((*name)->hasFocus());
  (*name)->setText(QStringLiteral("Bremen"));
  shown.trigger(ActionId::Save);
  const auto saved = loadMap(path.toStdString()).value.value();
  QCOMPARE(saved.site(at("A1"), SiteKind::Town)->name, std::string("Bremen"));
  QVERIFY(!shown.session().modified());
}

void TestMainWindow::aGameGoesOnWhenAnotherTabIsClosed()
{
  auto shown = Shown();
  for (const auto& file : bundledFiles(bundled(), ".kwscenario"))
    QVERIFY(shown.window.open(QString::fromStdString(file.path)));
  QVERIFY(shown.window.openPaths().size() >= 2);
  auto* pane = shown.window.findChild<PreviewPane*>();
  qobject_cast<QDockWidget*>(pane->parentWidget())->show();
  qobject_cast<QDockWidget*>(pane->parentWidget())->raise();
  QTRY_VERIFY(pane->isVisible());
  pane->findChild<QTabWidget*>()->setCurrentIndex(1); // the log is filled while it is shown
  pane->stepForward();
  pane->stepForward();
  const auto lists = pane->findChildren<QListView*>();
  const auto found =
      std::ranges::find(lists, QStringLiteral("What has happened"), &QWidget::accessibleName);
  QVERIFY(found != lists.end());
  const auto* log = *found;
  const auto rows = log->model()->rowCount();
  QVERIFY(rows > 1);
  Q_EMIT static_cast<QTabWidget*>(shown.window.page()->parentWidget()->parentWidget())
      ->tabCloseRequested(0);
  QCOMPARE(log->model()->rowCount(), rows);
}

void TestMainWindow::noBundledFolderIsProposedForSaving()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S..", "..S"})));
  QCOMPARE(Settings().lastFolder(), shown.dir.path());
  shown.window.open(QString::fromStdString(bundledFiles(bundled(), ".kwmap").front().path));
  QCOMPARE(Settings().lastFolder(), shown.dir.path());
}

void TestMainWindow::aFailedSaveLeavesTheDocumentUnsaved()
{
  auto shown = Shown();
  const auto path = shown.mapFile(drawn({"S..", "..S"}));
  shown.window.open(path);
  shown.session().edit({.map = drawn({"S~.", "..S"})}, QStringLiteral("Paint"));
  // A folder where the file was: it cannot be written, not even by root.
  QVERIFY(QFile::remove(path));
  QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
  auto told = QString();
  QTimer::singleShot(0, qApp, [&told] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      told = box->text() + box->informativeText();
      box->accept();
    }
  });
  shown.trigger(ActionId::Save);
  QVERIFY(told.contains(QLatin1String("a.kwmap")));
  QVERIFY(shown.session().modified());
  answer(QMessageBox::Discard);
  shown.window.close();
}

void TestMainWindow::everyControlHasAnAccessibleName()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S1.", "t.S"})));
  shown.canvas().hand().setSelection({at("B1")});
  for (const auto tool : allTools) {
    shown.window.actions().toolAction(tool).trigger();
    auto nameless = QStringList{};
    collectNameless(QAccessible::queryAccessibleInterface(&shown.window), nameless);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  }
}

void TestMainWindow::aClosedPanelComesBack()
{
  auto shown = Shown();
  const auto docks = shown.window.findChildren<QDockWidget*>();
  QCOMPARE(docks.size(), panelCount);
  for (auto* dock : docks) {
    dock->close();
    QVERIFY(dock->isHidden());
    dock->toggleViewAction()->trigger();
    QVERIFY(!dock->isHidden());
    dock->close();
  }
  shown.trigger(ActionId::ResetLayout);
  for (auto* dock : docks)
    QVERIFY(!dock->isHidden());
}

void TestMainWindow::panelsKeepTheirPlaces()
{
  {
    auto shown = Shown();
    auto* history = shown.window.findChild<QDockWidget*>(QStringLiteral("history"));
    QVERIFY(history);
    shown.window.addDockWidget(Qt::LeftDockWidgetArea, history);
    shown.window.findChild<QDockWidget*>(QStringLiteral("chips"))->close();
    QVERIFY(shown.window.close());
  }
  auto again = Shown();
  QVERIFY(again.window.restoreWindow());
  auto* history = again.window.findChild<QDockWidget*>(QStringLiteral("history"));
  QCOMPARE(again.window.dockWidgetArea(history), Qt::LeftDockWidgetArea);
  QVERIFY(again.window.findChild<QDockWidget*>(QStringLiteral("chips"))->isHidden());
  QSettings().clear();
}

void TestMainWindow::theLanguageChangesAtRunTime()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S1.", "t.S"})));
  installTranslations(QStringLiteral("de"));
  QCoreApplication::processEvents();
  QCOMPARE(shown.window.menuBar()->actions()[0]->text().remove(QLatin1Char('&')),
           QStringLiteral("Datei"));
  installTranslations(QStringLiteral("en"));
  QCoreApplication::processEvents();
  QCOMPARE(shown.window.menuBar()->actions()[0]->text(), QStringLiteral("&File"));
}

void TestMainWindow::mnemonicsOfAMenuAreDifferent_data()
{
  QTest::addColumn<QString>("language");
  for (const auto& language : languages())
    QTest::newRow(qPrintable(language)) << language;
}

void TestMainWindow::mnemonicsOfAMenuAreDifferent()
{
  QFETCH(QString, language);
  auto shown = Shown();
  installTranslations(language);
  const auto restore = qScopeGuard([] { installTranslations(QStringLiteral("en")); });
  QCoreApplication::processEvents();
  auto menus = QList<QList<QAction*>>{shown.window.menuBar()->actions()};
  for (const auto* title : menus.first())
    menus << title->menu()->actions();
  for (const auto& menu : menus) {
    auto used = QMap<QChar, QString>{};
    for (const auto* action : menu) {
      const auto text = action->text();
      if (action->isSeparator())
        continue;
      const auto at = text.indexOf(QLatin1Char('&'));
      QVERIFY2(at >= 0, qPrintable(text));
      const auto letter = text[at + 1].toLower();
      QVERIFY2(!used.contains(letter), qPrintable(text + QStringLiteral(", ") + used[letter]));
      used[letter] = text;
    }
  }
}

void TestMainWindow::resizeTurnAndMirrorTakeTheScenarioAlong()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S...", "...S"})));
  auto scenario = withChips(shown.session().scenario(), {{at("C1")}});
  scenario.starts = {at("A1")};
  shown.session().edit({.scenario = scenario}, QStringLiteral("Lay a chip"));
  shown.trigger(ActionId::MirrorLeftRight);
  QVERIFY(shown.session().map().site(at("D1"), SiteKind::Start));
  QCOMPARE(shown.session().scenario().starts, std::vector<Place>{at("D1")});
  QVERIFY(chipAt(shown.session().scenario(), at("B1")));
  shown.trigger(ActionId::TurnQuarter);
  QVERIFY(shown.session().map().site(at("B4"), SiteKind::Start));
  QVERIFY(chipAt(shown.session().scenario(), at("B2")));
  shown.trigger(ActionId::Undo);
  shown.trigger(ActionId::Undo);
  QVERIFY(shown.session().scenario() == scenario);
  QVERIFY(shown.session().map() == drawn({"S...", "...S"}));
}

void TestMainWindow::aSingleLetterTakesATool()
{
  auto shown = Shown();
  shown.window.open(shown.mapFile(drawn({"S...", "...S"})));
  shown.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&shown.window));
  shown.canvas().setFocus();
  QTest::keyClick(&shown.canvas(), Qt::Key_T);
  QVERIFY(shown.canvas().hand().tool() == Tool::Town);
  QTest::keyClick(&shown.canvas(), Qt::Key_G);
  QVERIFY(shown.canvas().hand().tool() == Tool::Ground);
}

void TestMainWindow::theStartPageFitsASmallScreen()
{
  installTranslations(QStringLiteral("de"));
  auto shown = Shown();
  installTranslations(QStringLiteral("en"));
  const auto* page = shown.window.findChild<StartPage*>();
  QTRY_VERIFY(page->findChildren<QToolButton*>().size() > 5); // the samples
  QVERIFY(page->isVisible());
  QVERIFY2(shown.window.minimumSizeHint().height() <= 760,
           qPrintable(QString::number(shown.window.minimumSizeHint().height())));
}

void TestMainWindow::theBundledScenarioOpens()
{
  for (const auto& file : bundledFiles(bundled(), ".kwscenario")) {
    auto shown = Shown();
    QVERIFY(shown.window.open(QString::fromStdString(file.path)));
    QCOMPARE(shown.session().hasMap(), loadScenario(file.path).value->map.has_value());
    QVERIFY(shown.session().playable().value);
    QVERIFY(!shown.session().modified());
    QVERIFY(!shown.window.grab().isNull());
  }
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
