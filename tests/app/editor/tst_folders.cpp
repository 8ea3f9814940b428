// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/editor/documentpage.h"
#include "app/editor/mainwindow.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

const auto maps = QStringLiteral(KARTENWERK_SOURCE_DIR "/maps");

struct Shown
{
  Shown() : window({maps.toStdString()}, dir.filePath(QStringLiteral("recovery"))) {}

  QString folder(const QString& name) const
  {
    [&] { QVERIFY(QDir(dir.path()).mkpath(name)); }();
    return dir.filePath(name);
  }
  Session& openMapIn(const QString& folder)
  {
    const auto path = QDir(folder).filePath(QStringLiteral("a.kwmap"));
    [&] { QVERIFY(saveMap(drawn({"S..", "..S"}), path.toStdString()).empty()); }();
    [&] { QVERIFY(window.open(path)); }();
    return window.page()->session();
  }
  QString beside(const Session& session) { return window.files().folderBeside(session); }

  QTemporaryDir dir;
  MainWindow window;
};

} // namespace

/// Where the dialogs for files that are made of a document begin.
class TestFolders : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase()
  {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("kartenwerk-test"));
    QCoreApplication::setApplicationName(QStringLiteral("kartenwerk-test-folders"));
  }
  void init() { QSettings().clear(); }

  void theyBeginInTheFolderOfTheDocument()
  {
    auto shown = Shown();
    const auto one = shown.folder(QStringLiteral("one"));
    const auto two = shown.folder(QStringLiteral("two"));
    auto& first = shown.openMapIn(one);
    auto& second = shown.openMapIn(two);
    QCOMPARE(shown.beside(first), one);
    QCOMPARE(shown.beside(second), two);
  }

  void whereTheLastFileOfADocumentWentTheNextOneGoes()
  {
    auto shown = Shown();
    const auto one = shown.folder(QStringLiteral("one"));
    const auto two = shown.folder(QStringLiteral("two"));
    const auto prints = shown.folder(QStringLiteral("prints"));
    auto& first = shown.openMapIn(one);
    auto& second = shown.openMapIn(two);
    shown.window.files().rememberBeside(first, prints + QStringLiteral("/a.pdf"));
    QCOMPARE(shown.beside(first), prints);
    QCOMPARE(shown.beside(second), two);
    QVERIFY(QDir(prints).removeRecursively());
    QCOMPARE(shown.beside(first), one);
  }

  void aBundledDocumentBeginsInTheLastFolderOfAll()
  {
    auto shown = Shown();
    const auto one = shown.folder(QStringLiteral("one"));
    shown.openMapIn(one);
    QVERIFY(shown.window.open(maps + QStringLiteral("/insel.kwscenario")));
    auto& bundled = shown.window.page()->session();
    QCOMPARE(shown.beside(bundled), one);
  }
};

QTEST_MAIN(TestFolders)
#include "tst_folders.moc"
