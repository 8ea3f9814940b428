// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/workspace.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "model/map/mapfile.h"
#include "model/scenario/presetscenario.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

QByteArray contentOf(const QString& path)
{
  auto file = QFile(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const std::string& text)
{
  auto file = QFile(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text.data(), static_cast<qint64>(text.size()));
}

Change seaAt(const Session& session, std::string_view place)
{
  return {.map = session.map().withSquare(at(place), {})};
}

/// Two steps: a chip on B1, then the square goes with its chip. What was shown before, between
/// and after.
std::vector<Change> stepsWithAChip(Session& session)
{
  auto shown = std::vector<Change>{{session.map(), session.scenario()}};
  auto withChip = session.scenario();
  withChip.layouts.push_back({.chips = {{at("B1")}}});
  session.edit({session.map().withSquare(at("C1"), {}), withChip}, QStringLiteral("Set chip"));
  shown.push_back({session.map(), session.scenario()});
  auto without = withChip;
  without.layouts.clear();
  session.edit({session.map().withSquare(at("B1"), {}), without}, QStringLiteral("Delete"));
  shown.push_back({session.map(), session.scenario()});
  return shown;
}

bool shows(const Session& session, const Change& change)
{
  return session.map() == change.map && session.scenario().layouts == change.scenario->layouts;
}

/// From the last of these states back to the first and to the last again.
void goThrough(Session& session, const std::vector<Change>& shown)
{
  for (std::size_t i = shown.size() - 1; i > 0; --i) {
    QVERIFY(shows(session, shown[i]));
    session.undo();
  }
  QVERIFY(!session.canUndo());
  for (std::size_t i = 0; i < shown.size() - 1; ++i) {
    QVERIFY(shows(session, shown[i]));
    session.redo();
  }
  QVERIFY(!session.canRedo());
  QVERIFY(shows(session, shown.back()));
}

/// A folder with a map and a scenario that names it by its path.
struct Folder
{
  Folder()
  {
    put(map, mapText(drawn({"S..", "..S"})));
    auto value = Scenario{};
    value.title = "Probe";
    value.map.emplace().path = "a.kwmap";
    put(scenario, scenarioText(value));
  }
  QString at(const QString& name) const { return dir.filePath(name); }

  QTemporaryDir dir;
  QString map = at(QStringLiteral("a.kwmap"));
  QString scenario = at(QStringLiteral("a.kwscenario"));
};

} // namespace

class TestWorkspace : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMapOpensThroughAnUntitledScenarioThatNeedNotBeSaved();
  void savingWritesTheFileAndNothingIsUnsaved();
  void aFileThatIsReadOnlyStaysAsItIsAndTheDocumentUnsaved();
  void aFileWithErrorsOpensAsAnUntitledCopy();
  void whatCannotBeReadAtAllOpensNothing();
  void aScenarioOpensWithItsMapAndSavesBoth();
  void theSameMapShownTwiceIsOneDocument();
  void bundledFilesAreNeverWrittenOver();
  void aChangedMapWithoutAFileIsWrittenBesideItsScenario();
  void chipsOnAMapAloneAreSavedAsAScenario();
  void aChangeFromOutsideIsSeenOnce();
  void ourOwnSavesAreNoChangeFromOutside();
  void reloadingCanBeUndone();
  void aScenarioThatCannotBeWrittenAfterItsMapIsUnsaved();
  void nothingIsWrittenToABundledFolder();
  void aScenarioWithoutAMapSavesNoMap();
  void aMapSavedUnderAnotherNameIsNoLongerTheOldFile();
  void tileSetsAreFoundAfterSavingToAnotherFolderAlsoAfterUndo();
  void aReloadedScenarioTakesItsEmbeddedMapAgain();
  void aReloadedScenarioTakesTheMapThatItNamesNow();
  void aReloadThatWouldDropWhatWasDrawnOnTheFormerMapIsRefused();
  void aCopyOfADamagedScenarioFindsWhatItNames();
  void aScenarioSavedUnderAnotherNameHasAMapOfItsOwn();
  void savingUnderAnotherNameLeavesTheFormerFilesAsTheyWere();
  void savingUnderItsOwnNameKeepsItsMap();
  void anotherTabGoesOnWithTheFormerMap();
  void aSquareAndItsChipComeBackTogetherAfterSavingACopyOfASharedMap();
  void aSquareAndItsChipComeBackTogetherAfterSavingASharedBundledMap();
  void aCopyThatCannotBeWrittenLeavesNothingBehind();
  void afterACopyThatCannotBeWrittenUndoLeadsBackToTheSavedState();
  void aMapWithoutAFileStaysWithoutOneWhenItsScenarioCannotBeWritten();
  void anEmbeddedMapStaysInTheScenario();
  void aGameWithoutAMapIsMadeSavedAndOpenedAgain();
};

void TestWorkspace::aMapOpensThroughAnUntitledScenarioThatNeedNotBeSaved()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  QVERIFY(opened.session);
  QVERIFY(opened.session->mapAlone());
  QVERIFY(!opened.session->modified());
  QVERIFY(!workspace.needsPath(*opened.session));
  QCOMPARE(opened.session->name(), QStringLiteral("a.kwmap"));
  QCOMPARE(workspace.suffixFor(*opened.session), QStringLiteral(".kwmap"));
}

void TestWorkspace::savingWritesTheFileAndNothingIsUnsaved()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), QStringLiteral("Paint"));
  QVERIFY(opened.session->modified());
  QVERIFY(!anyErrors(workspace.save(*opened.session)));
  QVERIFY(!opened.session->modified());
  QCOMPARE(loadMap(folder.map.toStdString()).value, std::optional(opened.session->map()));
  opened.session->undo();
  QVERIFY(opened.session->modified());
}

void TestWorkspace::aFileThatIsReadOnlyStaysAsItIsAndTheDocumentUnsaved()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  const auto before = contentOf(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), QStringLiteral("Paint"));
  // Root may write anywhere, so the folder goes instead of the permission.
  const auto away = folder.at(QStringLiteral("no/such/folder/a.kwmap"));
  const auto problems = workspace.saveAs(*opened.session, away);
  QVERIFY(anyErrors(problems));
  QVERIFY(opened.session->modified());
  QCOMPARE(opened.session->mapDocument().path(), folder.map);
  QCOMPARE(contentOf(folder.map), before);
}

void TestWorkspace::aFileWithErrorsOpensAsAnUntitledCopy()
{
  const auto folder = Folder();
  auto text = mapText(drawn({"S..", "..S"}));
  text.replace(text.find("\"A1\""), 4, "\"Z9\"");
  put(folder.map, text);
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  QVERIFY(anyErrors(opened.problems));
  QVERIFY(opened.session);
  QCOMPARE(opened.session->mapDocument().origin(), Origin::Untitled);
  QVERIFY(opened.session->modified());
  QVERIFY(workspace.needsPath(*opened.session));
}

void TestWorkspace::whatCannotBeReadAtAllOpensNothing()
{
  const auto folder = Folder();
  put(folder.map, "no map at all");
  auto workspace = Workspace({});
  for (const auto& path : {folder.map, folder.at(QStringLiteral("missing.kwmap"))}) {
    const auto opened = workspace.open(path);
    QVERIFY(!opened.session);
    QVERIFY(anyErrors(opened.problems));
  }
}

void TestWorkspace::aScenarioOpensWithItsMapAndSavesBoth()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  QVERIFY(opened.session);
  QVERIFY(opened.session->hasMap());
  auto scenario = opened.session->scenario();
  scenario.title = "Neu";
  opened.session->edit({opened.session->map().withSquare(at("B1"), {}), scenario}, {});
  QVERIFY(!anyErrors(workspace.save(*opened.session)));
  QVERIFY(!opened.session->modified());
  QCOMPARE(loadMap(folder.map.toStdString()).value, std::optional(opened.session->map()));
  const auto written = loadScenario(folder.scenario.toStdString());
  QCOMPARE(written.value->title, std::string("Neu"));
  QCOMPARE(written.value->map->path, std::string("a.kwmap"));
  QVERIFY(!written.value->map->hash.empty());
}

void TestWorkspace::theSameMapShownTwiceIsOneDocument()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto alone = workspace.open(folder.map);
  const auto played = workspace.open(folder.scenario);
  QCOMPARE(&alone.session->mapDocument(), &played.session->mapDocument());
  alone.session->edit(seaAt(*alone.session, "B1"), {});
  QVERIFY(played.session->modified());
  played.session->undo();
  QVERIFY(!alone.session->modified());
}

void TestWorkspace::bundledFilesAreNeverWrittenOver()
{
  const auto folder = Folder();
  const auto before = contentOf(folder.map);
  auto workspace = Workspace({folder.dir.path().toStdString()});
  const auto opened = workspace.open(folder.scenario);
  QCOMPARE(opened.session->mapDocument().origin(), Origin::Bundled);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(workspace.needsPath(*opened.session));
  const auto other = QTemporaryDir();
  const auto path = other.filePath(QStringLiteral("mine.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  QCOMPARE(contentOf(folder.map), before);
  QVERIFY(QFile::exists(other.filePath(QStringLiteral("mine.kwmap"))));
  QCOMPARE(loadScenario(path.toStdString()).value->map->path, std::string("mine.kwmap"));
  QVERIFY(!opened.session->modified());
  QVERIFY(!workspace.needsPath(*opened.session));
}

void TestWorkspace::aChangedMapWithoutAFileIsWrittenBesideItsScenario()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto session = workspace.startMap(drawn({"S.S"}), QStringLiteral("Untitled.kwmap"));
  // The name is taken by the map that is there already.
  const auto path = folder.at(QStringLiteral("a.kwscenario"));
  const auto before = contentOf(folder.map);
  session->edit({.map = drawn({"SS."})}, {});
  QVERIFY(!anyErrors(workspace.saveAs(*session, path)));
  QCOMPARE(contentOf(folder.map), before);
  QCOMPARE(session->mapDocument().name(), QStringLiteral("a-2.kwmap"));
}

void TestWorkspace::chipsOnAMapAloneAreSavedAsAScenario()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  auto scenario = opened.session->scenario();
  scenario.layouts.push_back({.chips = {{at("B1")}}});
  opened.session->edit({.scenario = scenario}, {});
  QVERIFY(workspace.needsPath(*opened.session));
  QCOMPARE(workspace.suffixFor(*opened.session), QStringLiteral(".kwscenario"));
  const auto path = folder.at(QStringLiteral("chips.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  const auto written = loadScenario(path.toStdString());
  QCOMPARE(written.value->map->path, std::string("a.kwmap"));
  QCOMPARE(written.value->layouts.size(), 1U);
}

void TestWorkspace::aChangeFromOutsideIsSeenOnce()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  auto changes = QSignalSpy(&workspace, &Workspace::changedOutside);
  put(folder.map, "half");
  QTest::qWait(50);
  put(folder.map, mapText(drawn({"S~.", "..S"})));
  QVERIFY(changes.wait(3000));
  QTest::qWait(600);
  QCOMPARE(changes.count(), 1);
}

void TestWorkspace::ourOwnSavesAreNoChangeFromOutside()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  auto changes = QSignalSpy(&workspace, &Workspace::changedOutside);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(!anyErrors(workspace.save(*opened.session)));
  QTest::qWait(700);
  QCOMPARE(changes.count(), 0);
}

void TestWorkspace::reloadingCanBeUndone()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  const auto before = opened.session->map();
  put(folder.map, mapText(drawn({"S~.", "..S"})));
  QVERIFY(!anyErrors(workspace.reload(*opened.session, opened.session->mapDocument(), {})));
  QVERIFY(opened.session->map().at(at("B1")).ground == Ground::Outside);
  QVERIFY(!opened.session->modified());
  opened.session->undo();
  QVERIFY(opened.session->map() == before);
}

void TestWorkspace::aScenarioThatCannotBeWrittenAfterItsMapIsUnsaved()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(QFile::remove(folder.scenario));
  QVERIFY(QDir().mkpath(folder.scenario + QStringLiteral("/in the way")));
  QVERIFY(anyErrors(workspace.save(*opened.session)));
  QCOMPARE(loadMap(folder.map.toStdString()).value, std::optional(opened.session->map()));
  QVERIFY(opened.session->scenarioDocument().modified());
}

void TestWorkspace::nothingIsWrittenToABundledFolder()
{
  const auto folder = Folder();
  const auto before = contentOf(folder.map);
  auto workspace = Workspace({folder.dir.path().toStdString()});
  const auto opened = workspace.open(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  for (const auto& name : {folder.map, folder.at(QStringLiteral("new.kwmap")),
                           folder.at(QStringLiteral("new.kwscenario"))}) {
    const auto problems = workspace.saveAs(*opened.session, name);
    QCOMPARE(problems.size(), 1U);
    QCOMPARE(problems[0].rule, std::string("write.bundled"));
  }
  QCOMPARE(contentOf(folder.map), before);
  QCOMPARE(QDir(folder.dir.path()).entryList(QDir::Files).size(), 2);
  QVERIFY(opened.session->modified());
}

void TestWorkspace::aScenarioWithoutAMapSavesNoMap()
{
  const auto folder = Folder();
  put(folder.scenario, scenarioText(Scenario{}));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  QVERIFY(opened.session && !opened.session->hasMap());
  const auto path = folder.at(QStringLiteral("none.kwmap"));
  const auto problems = workspace.saveAs(*opened.session, path);
  QCOMPARE(problems.size(), 1U);
  QCOMPARE(problems[0].rule, std::string("write.no-map"));
  QVERIFY(!QFile::exists(path));
}

void TestWorkspace::aMapSavedUnderAnotherNameIsNoLongerTheOldFile()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  const auto path = folder.at(QStringLiteral("b.kwmap"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  const auto former = workspace.open(folder.map);
  QCOMPARE(former.session->mapDocument().path(), folder.map);
  QVERIFY(former.session->map() == drawn({"S..", "..S"}));
  const auto again = workspace.open(path);
  QCOMPARE(&again.session->mapDocument(), &opened.session->mapDocument());
}

void TestWorkspace::tileSetsAreFoundAfterSavingToAnotherFolderAlsoAfterUndo()
{
  const auto folder = Folder();
  QVERIFY(QFile::copy(QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/base-1.kwtiles"),
                      folder.at(QStringLiteral("own.kwtiles"))));
  auto value = loadScenario(folder.scenario.toStdString()).value.value();
  value.tiles.emplace_back().set.path = "own.kwtiles";
  put(folder.scenario, scenarioText(value));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  QVERIFY(opened.session->playable().value);
  auto changed = opened.session->scenario();
  changed.title = "Neu";
  opened.session->edit({.scenario = changed}, {});
  QVERIFY(QDir(folder.dir.path()).mkdir(QStringLiteral("sub")));
  const auto path = folder.at(QStringLiteral("sub/b.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  QVERIFY(!opened.session->modified());
  QCOMPARE(opened.session->scenario().tiles[0].set.path, std::string("../own.kwtiles"));
  QVERIFY(opened.session->playable().value);
  opened.session->undo();
  QCOMPARE(opened.session->scenario().title, std::string("Probe"));
  QVERIFY(opened.session->playable().value);
  opened.session->redo();
  QVERIFY(!anyErrors(workspace.save(*opened.session)));
  QCOMPARE(loadScenario(path.toStdString()).value->tiles[0].set.path,
           std::string("../own.kwtiles"));
}

void TestWorkspace::aReloadedScenarioTakesItsEmbeddedMapAgain()
{
  const auto folder = Folder();
  auto value = Scenario{};
  value.map.emplace().embedded = drawn({"S..", "..S"});
  put(folder.scenario, scenarioText(value));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  value.map->embedded = drawn({"S~.", "..S"});
  put(folder.scenario, scenarioText(value));
  auto& session = *opened.session;
  QVERIFY(!anyErrors(workspace.reload(session, session.scenarioDocument(), {})));
  QVERIFY(session.map() == drawn({"S~.", "..S"}));
  QVERIFY(!session.modified());
  session.undo();
  QVERIFY(session.map() == drawn({"S..", "..S"}));
}

void TestWorkspace::aReloadedScenarioTakesTheMapThatItNamesNow()
{
  const auto folder = Folder();
  const auto other = folder.at(QStringLiteral("b.kwmap"));
  put(other, mapText(drawn({"S.S"})));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  auto& session = *opened.session;
  auto value = session.scenario();
  value.map->path = "b.kwmap";
  put(folder.scenario, scenarioText(value));
  auto changes = QSignalSpy(&session, &Session::mapChanged);
  QVERIFY(!anyErrors(workspace.reload(session, session.scenarioDocument(), {})));
  QCOMPARE(changes.count(), 1);
  QCOMPARE(session.mapDocument().path(), other);
  QVERIFY(session.map() == drawn({"S.S"}));
  session.edit({.map = drawn({"S~S"})}, {});
  QVERIFY(session.modified());
  session.undo();
  QVERIFY(!session.modified());
}

void TestWorkspace::aReloadThatWouldDropWhatWasDrawnOnTheFormerMapIsRefused()
{
  const auto folder = Folder();
  put(folder.at(QStringLiteral("b.kwmap")), mapText(drawn({"S.S"})));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  auto& session = *opened.session;
  session.edit(seaAt(session, "B1"), {});
  const auto drawnMap = session.map();
  auto value = session.scenario();
  value.map->path = "b.kwmap";
  put(folder.scenario, scenarioText(value));
  const auto problems = workspace.reload(session, session.scenarioDocument(), {});
  QCOMPARE(problems.size(), 1U);
  QCOMPARE(problems[0].rule, std::string("reload.unsaved-map"));
  QCOMPARE(problems[0].details, std::vector<std::string>{"a.kwmap"});
  QVERIFY(session.map() == drawnMap);
  QVERIFY(!anyErrors(workspace.save(session)));
  put(folder.scenario, scenarioText(value));
  QVERIFY(!anyErrors(workspace.reload(session, session.scenarioDocument(), {})));
  QVERIFY(session.map() == drawn({"S.S"}));
  QCOMPARE(loadMap(folder.map.toStdString()).value, std::optional(drawnMap));
}

void TestWorkspace::aCopyOfADamagedScenarioFindsWhatItNames()
{
  const auto folder = Folder();
  QVERIFY(QFile::copy(QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/base-1.kwtiles"),
                      folder.at(QStringLiteral("own.kwtiles"))));
  auto value = loadScenario(folder.scenario.toStdString()).value.value();
  value.tiles.emplace_back().set.path = "own.kwtiles";
  auto text = scenarioText(value);
  text.replace(text.find("\"Probe\""), 7, "17");
  put(folder.scenario, text);
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  QVERIFY(anyErrors(opened.problems));
  QVERIFY(opened.session);
  QCOMPARE(opened.session->scenarioDocument().origin(), Origin::Untitled);
  QVERIFY(opened.session->map() == drawn({"S..", "..S"}));
  QVERIFY(opened.session->playable().value);
  const auto path = folder.at(QStringLiteral("mended.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  const auto saved = loadScenario(path.toStdString());
  QCOMPARE(saved.value->tiles[0].set.path, std::string("own.kwtiles"));
  QCOMPARE(saved.value->map->path, std::string("a.kwmap"));
}

void TestWorkspace::aScenarioSavedUnderAnotherNameHasAMapOfItsOwn()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto path = folder.at(QStringLiteral("b.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  QCOMPARE(loadScenario(path.toStdString()).value->map->path, std::string("b.kwmap"));
  QCOMPARE(loadScenario(folder.scenario.toStdString()).value->map->path, std::string("a.kwmap"));
  // What is drawn on one from now on is not on the other.
  const auto former = contentOf(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(!anyErrors(workspace.save(*opened.session)));
  QCOMPARE(contentOf(folder.map), former);
  QVERIFY(loadMap(folder.at(QStringLiteral("b.kwmap")).toStdString()).value ==
          std::optional(opened.session->map()));
}

void TestWorkspace::savingUnderAnotherNameLeavesTheFormerFilesAsTheyWere()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto map = contentOf(folder.map);
  const auto scenario = contentOf(folder.scenario);
  opened.session->edit(seaAt(*opened.session, "B1"), QStringLiteral("Paint"));
  QVERIFY(QDir(folder.dir.path()).mkdir(QStringLiteral("sub")));
  const auto path = folder.at(QStringLiteral("sub/b.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  QVERIFY(!opened.session->modified());
  QCOMPARE(contentOf(folder.map), map);
  QCOMPARE(contentOf(folder.scenario), scenario);
  QCOMPARE(opened.session->mapDocument().path(), folder.at(QStringLiteral("sub/b.kwmap")));
  // Its history came along.
  opened.session->undo();
  QVERIFY(opened.session->map() == drawn({"S..", "..S"}));
  QVERIFY(opened.session->modified());
}

void TestWorkspace::savingUnderItsOwnNameKeepsItsMap()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, folder.scenario)));
  QCOMPARE(opened.session->mapDocument().path(), folder.map);
  QCOMPARE(loadMap(folder.map.toStdString()).value, std::optional(opened.session->map()));
  QCOMPARE(QDir(folder.dir.path()).entryList(QDir::Files).size(), 2);
}

void TestWorkspace::anotherTabGoesOnWithTheFormerMap()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto alone = workspace.open(folder.map);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, folder.at(QStringLiteral("b.kwscenario")))));
  QCOMPARE(alone.session->mapDocument().path(), folder.map);
  QVERIFY(alone.session->modified());
  QVERIFY(!opened.session->modified());
  const auto before = alone.session->map();
  opened.session->edit(seaAt(*opened.session, "C1"), {});
  QVERIFY(alone.session->map() == before);
  // Its steps and what it has not saved are there as before.
  QCOMPARE(alone.session->history().size(), 1U);
  alone.session->undo();
  QVERIFY(alone.session->map() == drawn({"S..", "..S"}));
  QVERIFY(!alone.session->modified());
  alone.session->redo();
  QVERIFY(alone.session->map() == before);
  QVERIFY(alone.session->modified());
  // A map that gets another name alone is no other tab's, either.
  const auto again = workspace.open(folder.scenario);
  QVERIFY(!anyErrors(workspace.saveAs(*alone.session, folder.at(QStringLiteral("c.kwmap")))));
  QCOMPARE(again.session->mapDocument().path(), folder.map);
}

void TestWorkspace::aSquareAndItsChipComeBackTogetherAfterSavingACopyOfASharedMap()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto alone = workspace.open(folder.map);
  auto& session = *opened.session;
  const auto steps = stepsWithAChip(session);
  QVERIFY(!anyErrors(workspace.saveAs(session, folder.at(QStringLiteral("b.kwscenario")))));
  QVERIFY(session.sharedMap() != alone.session->sharedMap());
  goThrough(session, steps);
  QVERIFY(!session.modified());
  // The other tab has the map's half of each step.
  QCOMPARE(alone.session->history().size(), 2U);
  for (const auto& step : {steps[1], steps[0]}) {
    alone.session->undo();
    QVERIFY(alone.session->map() == *step.map);
  }
  QVERIFY(!alone.session->modified());
  alone.session->redo();
  alone.session->redo();
  QVERIFY(alone.session->map() == *steps[2].map);
  QVERIFY(alone.session->modified());
  QVERIFY(session.map() == *steps[2].map);
  QCOMPARE(loadMap(folder.map.toStdString()).value, steps[0].map);
  QCOMPARE(loadMap(folder.at(QStringLiteral("b.kwmap")).toStdString()).value, steps[2].map);
}

void TestWorkspace::aSquareAndItsChipComeBackTogetherAfterSavingASharedBundledMap()
{
  const auto folder = Folder();
  QVERIFY(QDir(folder.dir.path()).mkdir(QStringLiteral("bundled")));
  const auto bundled = folder.at(QStringLiteral("bundled/a.kwmap"));
  QVERIFY(QFile::rename(folder.map, bundled));
  auto value = Scenario{};
  value.map.emplace().path = "bundled/a.kwmap";
  put(folder.scenario, scenarioText(value));
  auto workspace = Workspace({folder.at(QStringLiteral("bundled")).toStdString()});
  const auto opened = workspace.open(folder.scenario);
  const auto alone = workspace.open(bundled);
  auto& session = *opened.session;
  QCOMPARE(session.mapDocument().origin(), Origin::Bundled);
  QCOMPARE(session.sharedMap(), alone.session->sharedMap());
  const auto steps = stepsWithAChip(session);
  // One step can be redone when the files are written.
  session.undo();
  QVERIFY(!anyErrors(workspace.save(session)));
  QCOMPARE(session.mapDocument().path(), folder.map);
  QVERIFY(!session.modified());
  session.redo();
  goThrough(session, steps);
  QVERIFY(session.modified());
  session.undo();
  QVERIFY(!session.modified());
  QCOMPARE(alone.session->mapDocument().path(), bundled);
  QVERIFY(alone.session->map() == *steps[1].map);
  alone.session->redo();
  QVERIFY(alone.session->map() == *steps[2].map);
  alone.session->goTo(0);
  QVERIFY(alone.session->map() == *steps[0].map);
  QVERIFY(!alone.session->modified());
  QCOMPARE(loadMap(bundled.toStdString()).value, steps[0].map);
  QCOMPARE(loadMap(folder.map.toStdString()).value, steps[1].map);
}

void TestWorkspace::afterACopyThatCannotBeWrittenUndoLeadsBackToTheSavedState()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto alone = workspace.open(folder.map);
  stepsWithAChip(*opened.session);
  const auto path = folder.at(QStringLiteral("b.kwscenario"));
  QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
  QVERIFY(anyErrors(workspace.saveAs(*opened.session, path)));
  QVERIFY(opened.session->modified());
  QCOMPARE(opened.session->sharedMap(), alone.session->sharedMap());
  QVERIFY(!QFile::exists(folder.at(QStringLiteral("b.kwmap"))));
  opened.session->undo();
  opened.session->undo();
  QVERIFY(!opened.session->modified());
  QCOMPARE(opened.session->savedNumber(), std::optional(0));
}

void TestWorkspace::aMapWithoutAFileStaysWithoutOneWhenItsScenarioCannotBeWritten()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto session = workspace.startMap(drawn({"S.S"}), QStringLiteral("Untitled.kwmap"));
  session->edit({.map = drawn({"SS."})}, {});
  const auto path = folder.at(QStringLiteral("b.kwscenario"));
  QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
  QVERIFY(anyErrors(workspace.saveAs(*session, path)));
  QVERIFY(session->mapDocument().origin() == Origin::Untitled);
  QVERIFY(session->mapAlone());
  QVERIFY(!QFile::exists(folder.at(QStringLiteral("b.kwmap"))));
  session->undo();
  QVERIFY(!session->modified());
}

void TestWorkspace::aCopyThatCannotBeWrittenLeavesNothingBehind()
{
  const auto folder = Folder();
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  opened.session->edit(seaAt(*opened.session, "B1"), {});
  const auto path = folder.at(QStringLiteral("b.kwscenario"));
  QVERIFY(QDir().mkpath(path + QStringLiteral("/in the way")));
  QVERIFY(anyErrors(workspace.saveAs(*opened.session, path)));
  QCOMPARE(opened.session->mapDocument().path(), folder.map);
  QCOMPARE(opened.session->scenarioDocument().path(), folder.scenario);
  QVERIFY(opened.session->modified());
  QVERIFY(!QFile::exists(folder.at(QStringLiteral("b.kwmap"))));
  QCOMPARE(workspace.open(folder.map).session->sharedMap(), opened.session->sharedMap());
}

void TestWorkspace::anEmbeddedMapStaysInTheScenario()
{
  const auto folder = Folder();
  auto value = Scenario{};
  value.map.emplace().embedded = drawn({"S..", "..S"});
  put(folder.scenario, scenarioText(value));
  auto workspace = Workspace({});
  const auto opened = workspace.open(folder.scenario);
  const auto path = folder.at(QStringLiteral("b.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*opened.session, path)));
  QVERIFY(loadScenario(path.toStdString()).value->map->embedded.has_value());
  QVERIFY(!QFile::exists(folder.at(QStringLiteral("b.kwmap"))));
}

void TestWorkspace::aGameWithoutAMapIsMadeSavedAndOpenedAgain()
{
  const auto folder = Folder();
  auto workspace = Workspace({std::string(KARTENWERK_SOURCE_DIR "/maps")});
  const auto session =
      workspace.startGame(startedFromPreset({}, "leipzig"), QStringLiteral("Untitled.kwscenario"));
  QVERIFY(!session->hasMap());
  QVERIFY(!session->modified());
  QVERIFY(session->playable().value);
  QVERIFY(workspace.needsPath(*session));
  QCOMPARE(workspace.suffixFor(*session), QStringLiteral(".kwscenario"));
  QCOMPARE(session->name(), QStringLiteral("Untitled.kwscenario"));
  auto changed = session->scenario();
  changed.players = 4;
  session->edit({.scenario = changed}, QStringLiteral("Change players"));
  const auto path = folder.at(QStringLiteral("open.kwscenario"));
  QVERIFY(!anyErrors(workspace.saveAs(*session, path)));
  QVERIFY(!session->modified());
  const auto again = workspace.open(path);
  QVERIFY(again.session && again.problems.empty());
  QVERIFY(!again.session->hasMap());
  QVERIFY(again.session->scenario() == session->scenario());
  session->undo();
  QCOMPARE(session->scenario().players, 2);
}

QTEST_GUILESS_MAIN(TestWorkspace)
#include "tst_workspace.moc"
