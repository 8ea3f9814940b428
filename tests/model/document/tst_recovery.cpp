// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recovery.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "model/document/recoveryfile.h"
#include "model/document/workspace.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

QStringList copiesIn(const QTemporaryDir& dir)
{
  return QDir(dir.path()).entryList({QStringLiteral("*.kwrecovery")}, QDir::Files);
}

/// Works in another process, which is killed without a word.
template <class Work>
void killedAfter(Work work)
{
  const auto child = fork();
  if (child == 0) {
    work();
    raise(SIGKILL);
  }
  auto status = 0;
  QCOMPARE(waitpid(child, &status, 0), child);
  QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

void leaveUnsavedWork(const QString& folder)
{
  auto workspace = Workspace({});
  auto recovery = Recovery(folder);
  auto session = workspace.startMap(drawn({"...", "..."}), QStringLiteral("Untitled.kwmap"));
  recovery.follow(*session);
  auto scenario = session->scenario();
  scenario.title = "Probe";
  session->edit({drawn({"t~.", "..S"}), scenario}, QStringLiteral("Paint"));
  recovery.flush();
  raise(SIGKILL);
}

} // namespace

class TestRecovery : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aKilledProgramLeavesItsWorkBehind();
  void anEditIsSafeWithinTenSeconds();
  void noCopyIsTakenDuringAStroke();
  void aCleanSaveRemovesTheCopy();
  void aSaveThatFailsHalfWayKeepsACopy();
  void undoBackToTheSavedStateRemovesTheCopy();
  void aDamagedCopyIsPutAside();
  void copiesOfThisRunAreNotOffered();
  void declinedWorkStaysUntilItIsThrownAway();
  void aCopyThatDoesNotSayWhatWasSavedCountsAsUnsaved();
  void whatWasSavedIsOpenedFromItsFile();
};

void TestRecovery::aKilledProgramLeavesItsWorkBehind()
{
  const auto dir = QTemporaryDir();
  killedAfter([&] { leaveUnsavedWork(dir.path()); });
  auto recovery = Recovery(dir.path());
  const auto left = recovery.leftBehind();
  QCOMPARE(left.works.size(), 1U);
  QCOMPARE(left.damaged, 0);
  const auto& work = left.works[0];
  QCOMPARE(work.map, std::optional(drawn({"t~.", "..S"})));
  QCOMPARE(work.scenario.title, std::string("Probe"));
  QVERIFY(work.written.isValid());
  QVERIFY(work.written.secsTo(QDateTime::currentDateTime()) < 10);
  auto workspace = Workspace({});
  const auto session = workspace.revive(work);
  recovery.follow(*session, &work);
  QVERIFY(session->mapDocument().modified());
  QVERIFY(session->scenarioDocument().modified()); // so that saving does not leave it out
  QVERIFY(!QFile::exists(work.file));              // this run keeps a copy of its own now
  QCOMPARE(copiesIn(dir).size(), 1);
}

void TestRecovery::anEditIsSafeWithinTenSeconds()
{
  QVERIFY(Recovery::delay + Recovery::delay / 10 <= 10'000);
  const auto dir = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  session->edit({.map = drawn({"~.."})}, {});
  recovery.flush(); // what the timer does
  QCOMPARE(copiesIn(dir).size(), 1);
}

void TestRecovery::noCopyIsTakenDuringAStroke()
{
  const auto dir = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  session->edit({.map = drawn({"~.."})}, {});
  session->preview({.map = drawn({"~~."})});
  recovery.flush();
  QVERIFY(copiesIn(dir).isEmpty());
  session->finishStroke({});
  recovery.flush();
  QCOMPARE(copiesIn(dir).size(), 1);
}

void TestRecovery::aCleanSaveRemovesTheCopy()
{
  const auto dir = QTemporaryDir();
  const auto other = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  session->edit({.map = drawn({"~.."})}, {});
  recovery.flush();
  QCOMPARE(copiesIn(dir).size(), 1);
  QVERIFY(!anyErrors(workspace.saveAs(*session, other.filePath(QStringLiteral("a.kwmap")))));
  QVERIFY(copiesIn(dir).isEmpty());
}

void TestRecovery::aSaveThatFailsHalfWayKeepsACopy()
{
  const auto dir = QTemporaryDir();
  const auto other = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  auto scenario = session->scenario();
  scenario.title = "Probe";
  session->edit({drawn({"~.."}), scenario}, {});
  const auto path = other.filePath(QStringLiteral("a.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*session, path)));
  QVERIFY(copiesIn(dir).isEmpty());
  // The map can be written, the scenario cannot.
  session->edit({.map = drawn({"~~."})}, {});
  recovery.flush();
  QVERIFY(QFile::remove(path));
  QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
  QVERIFY(anyErrors(workspace.save(*session)));
  QVERIFY(session->modified());
  recovery.flush();
  QCOMPARE(copiesIn(dir).size(), 1);
}

void TestRecovery::undoBackToTheSavedStateRemovesTheCopy()
{
  const auto dir = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  session->edit({.map = drawn({"~.."})}, {});
  recovery.flush();
  session->undo();
  QVERIFY(copiesIn(dir).isEmpty());
}

void TestRecovery::aDamagedCopyIsPutAside()
{
  const auto dir = QTemporaryDir();
  killedAfter([&] { leaveUnsavedWork(dir.path()); });
  const auto path = dir.filePath(copiesIn(dir).value(0));
  auto file = QFile(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  auto bytes = file.readAll();
  QVERIFY(bytes.size() > 500);
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  file.seek(0);
  file.write(bytes);
  file.close();
  auto recovery = Recovery(dir.path());
  const auto left = recovery.leftBehind();
  QVERIFY(left.works.empty());
  QCOMPARE(left.damaged, 1);
  QCOMPARE(recovery.leftBehind().damaged, 0); // told once
}

void TestRecovery::copiesOfThisRunAreNotOffered()
{
  const auto dir = QTemporaryDir();
  auto workspace = Workspace({});
  auto recovery = Recovery(dir.path());
  const auto session = workspace.startMap(drawn({"..."}), {});
  recovery.follow(*session);
  session->edit({.map = drawn({"~.."})}, {});
  recovery.flush();
  QVERIFY(recovery.leftBehind().works.empty());
}

void TestRecovery::declinedWorkStaysUntilItIsThrownAway()
{
  const auto dir = QTemporaryDir();
  killedAfter([&] { leaveUnsavedWork(dir.path()); });
  {
    auto recovery = Recovery(dir.path());
    QCOMPARE(recovery.leftBehind().works.size(), 1U);
  }
  auto recovery = Recovery(dir.path());
  const auto left = recovery.leftBehind();
  QCOMPARE(left.works.size(), 1U);
  recovery.discard(left.works[0]);
  QVERIFY(recovery.leftBehind().works.empty());
}

void TestRecovery::aCopyThatDoesNotSayWhatWasSavedCountsAsUnsaved()
{
  auto workspace = Workspace({});
  const auto session = workspace.startMap(drawn({"..."}), {});
  auto text = recoveryBytes(*session, QDateTime::currentDateTime());
  text = text.mid(text.indexOf('\n') + 1).chopped(1);
  auto body = QJsonDocument::fromJson(text).object();
  body.remove(QStringLiteral("mapUnsaved"));
  body.remove(QStringLiteral("scenarioUnsaved"));
  text = QJsonDocument(body).toJson(QJsonDocument::Compact);
  const auto digest = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
  const auto work = recoveredFrom(digest + '\n' + text + '\n');
  QVERIFY(work);
  QVERIFY(work->mapUnsaved);
  QVERIFY(work->scenarioUnsaved);
}

void TestRecovery::whatWasSavedIsOpenedFromItsFile()
{
  const auto dir = QTemporaryDir();
  const auto path = dir.filePath(QStringLiteral("a.kwmap"));
  QVERIFY(saveMap(drawn({"S~S"}), path.toStdString()).empty());
  auto work = RecoveredWork{};
  work.map = drawn({"S.S"});
  work.mapPath = path;
  work.scenarioName = QStringLiteral("Untitled");
  work.scenarioUnsaved = true;
  auto workspace = Workspace({});
  const auto saved = workspace.revive(work);
  QVERIFY(saved->map() == drawn({"S~S"}));
  QVERIFY(!saved->mapDocument().modified());
  QVERIFY(saved->scenarioDocument().modified());
  work.mapPath = dir.filePath(QStringLiteral("gone.kwmap"));
  const auto gone = workspace.revive(work);
  QVERIFY(gone->map() == drawn({"S.S"}));
  QVERIFY(gone->mapDocument().modified());
}

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
