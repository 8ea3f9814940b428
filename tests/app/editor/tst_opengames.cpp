// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/editor/documentpage.h"
#include "app/editor/mainwindow.h"
#include "app/editor/newgamedialog.h"
#include "app/editor/samples.h"
#include "model/map/mapfile.h"
#include "model/rules/presets.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/presetscenario.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "views/canvas/mapcanvas.h"
#include "views/canvas/opentable.h"
#include "views/palette/toolpalette.h"
#include "views/preview/previewpane.h"
#include "views/properties/propertiespanel.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

struct Shown
{
  Shown() : window({KARTENWERK_SOURCE_DIR "/maps"}, dir.filePath(QStringLiteral("recovery")))
  {
    window.show();
  }

  QString scenarioFile(const Scenario& scenario) const
  {
    const auto path = dir.filePath(QStringLiteral("open.kwscenario"));
    [&] { QVERIFY(saveScenario(scenario, path.toStdString()).empty()); }();
    return path;
  }
  QString mapFile() const
  {
    const auto path = dir.filePath(QStringLiteral("a.kwmap"));
    [&] { QVERIFY(saveMap(drawn({"S..", "..S"}), path.toStdString()).empty()); }();
    return path;
  }
  QAction& action(ActionId id) { return window.actions()[id]; }
  Session& session() { return window.page()->session(); }

  QTemporaryDir dir;
  MainWindow window;
};

/// Fills in the dialog that comes next and says yes.
void makeGame(const QString& title, int row)
{
  QTimer::singleShot(0, qApp, [=] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>()->setText(title);
    dialog->findChild<QListWidget*>()->setCurrentRow(row);
    for (auto* field : dialog->findChildren<QSpinBox*>())
      field->setValue(3);
    dialog->accept();
  });
}

} // namespace

class TestOpenGames : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase()
  {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("kartenwerk-test"));
    QCoreApplication::setApplicationName(QStringLiteral("kartenwerk-test-open"));
    QSettings().clear();
    installTranslations(QStringLiteral("en"));
  }

  void theDialogOffersThePresetsForGamesWithoutAMap()
  {
    auto dialog = NewGameDialog();
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 7);
    auto explanations = QSet<QString>();
    for (int row = 0; row < list->count(); ++row) {
      list->setCurrentRow(row);
      const auto scenario = dialog.scenario();
      QVERIFY(!scenario.map);
      QVERIFY(!scenario.tiles.empty());
      QVERIFY(scenario.rules == preset(scenario.rules.preset));
      for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->wordWrap())
          explanations.insert(label->text());
    }
    QCOMPARE(explanations.size(), 7);
    QVERIFY(!explanations.contains(QString()));
  }

  void aNewGameOpensUntitledAndIsPlayedUndoneAndSaved()
  {
    auto shown = Shown();
    makeGame(QStringLiteral("On the table"), 4);
    shown.action(ActionId::NewWithoutMap).trigger();
    QVERIFY(shown.window.page());
    QVERIFY(!shown.session().hasMap());
    QCOMPARE(shown.session().scenario().title, std::string("On the table"));
    QCOMPARE(shown.session().scenario().players, 3);
    QVERIFY(shown.session().scenario().rules.leipzig.on);
    QVERIFY(shown.window.page()->openTable().isVisible());
    auto& preview = shown.window.panels().preview();
    shown.window.panels().raise(Panel::Preview);
    QTRY_VERIFY(preview.game().hasGame());
    preview.stepForward();
    QVERIFY(preview.game().game().moves() > 0);
    auto changed = shown.session().scenario();
    changed.players = 4;
    shown.session().edit({.scenario = changed}, QStringLiteral("Change players"));
    QVERIFY(shown.action(ActionId::Undo).isEnabled());
    shown.action(ActionId::Undo).trigger();
    QCOMPARE(shown.session().scenario().players, 3);
    const auto path = shown.dir.filePath(QStringLiteral("mine.kwscenario"));
    QVERIFY(!anyErrors(shown.window.workspace().saveAs(shown.session(), path)));
    QVERIFY(loadScenario(path.toStdString()).value == std::optional(shown.session().scenario()));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("mine.kwscenario[*] – Kartenwerk"));
  }

  void toolsForMapsSayWhyTheyCannotBeUsed()
  {
    auto shown = Shown();
    shown.window.open(shown.scenarioFile(startedFromPreset({}, "base")));
    for (const auto id : {ActionId::ToolGround, ActionId::ToolChip, ActionId::Resize,
                          ActionId::Join, ActionId::ZoomIn, ActionId::GoTo, ActionId::SelectAll}) {
      QVERIFY(!shown.action(id).isEnabled());
      QVERIFY2(shown.action(id).toolTip().contains(QStringLiteral("open table")),
               qPrintable(shown.action(id).toolTip()));
      QVERIFY(shown.action(id).statusTip().contains(QStringLiteral("open table")));
    }
    for (const auto id : {ActionId::Save, ActionId::SaveAs, ActionId::PrintPreview,
                          ActionId::NextIssue, ActionId::NewGame, ActionId::PlayPause})
      QVERIFY(shown.action(id).isEnabled());
    shown.window.open(shown.mapFile());
    QVERIFY(shown.action(ActionId::ToolGround).isEnabled());
    QVERIFY(!shown.action(ActionId::ToolGround).toolTip().contains(QStringLiteral("open table")));
    QVERIFY(shown.action(ActionId::ToolGround).statusTip().isEmpty());
  }

  void theReasonIsToldInTheLanguageInUse()
  {
    auto shown = Shown();
    shown.window.open(shown.scenarioFile(startedFromPreset({}, "base")));
    const auto english = shown.action(ActionId::Resize).toolTip();
    installTranslations(QStringLiteral("de"));
    QTRY_VERIFY(shown.action(ActionId::Resize).toolTip().contains(QStringLiteral("offenen Tisch")));
    installTranslations(QStringLiteral("en"));
    QTRY_COMPARE(shown.action(ActionId::Resize).toolTip(), english);
  }

  void canvasAndPanelsShowWhatThereIs()
  {
    auto shown = Shown();
    shown.window.open(shown.scenarioFile(startedFromPreset({}, "base")));
    auto& page = *shown.window.page();
    QVERIFY(page.openTable().isVisible() && !page.canvas().isVisible());
    auto& properties = shown.window.panels().properties();
    QVERIFY(!properties.isTabVisible(0) && !properties.isTabVisible(1));
    QVERIFY(properties.isTabVisible(2));
    shown.window.open(shown.mapFile());
    QVERIFY(shown.window.page()->canvas().isVisible());
    QVERIFY(properties.isTabVisible(0) && properties.isTabVisible(1));
  }

  void aReloadedScenarioMayGetAMap()
  {
    auto shown = Shown();
    const auto path = shown.scenarioFile(startedFromPreset({}, "base"));
    shown.window.open(path);
    auto value = shown.session().scenario();
    value.map.emplace().embedded = drawn({"S..", "..S"});
    QVERIFY(saveScenario(value, path.toStdString()).empty());
    auto& session = shown.session();
    QVERIFY(!anyErrors(
        shown.window.workspace().reload(session, session.scenarioDocument(), QStringLiteral("R"))));
    QVERIFY(shown.window.page()->canvas().isVisible());
    QVERIFY(shown.action(ActionId::ToolGround).isEnabled());
  }

  void everySampleHasAPicture()
  {
    const auto folders = std::vector<std::string>{KARTENWERK_SOURCE_DIR "/maps"};
    auto openTables = 0;
    for (const auto& sample : samples(folders)) {
      QVERIFY2(!pictureOf(sample, folders, samplePictureSide, 1).isNull(),
               qPrintable(sample.title));
      openTables += loadScenario(sample.path.toStdString()).value->map ? 0 : 1;
    }
    QVERIFY(openTables >= 2);
  }
};

QTEST_MAIN(TestOpenGames)
#include "tst_opengames.moc"
