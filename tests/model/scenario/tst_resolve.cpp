// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "model/base/files.h"
#include "model/base/hash.h"
#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "model/scenario/tilesinplay.h"
#include "model/tiles/tilesetfile.h"
#include "tests/support/drawn.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");

CountedTile plainTile(const std::string& id, int count)
{
  auto kind = TileKind{.id = id};
  kind.features = {{.id = "f0",
                    .ports = {Port::NorthLeft, Port::NorthRight, Port::EastLeft, Port::EastRight,
                              Port::SouthLeft, Port::SouthRight, Port::WestLeft, Port::WestRight}}};
  return {kind, count};
}

TileSet setOf(std::vector<CountedTile> tiles, std::string start = {})
{
  return {.id = "own", .start = std::move(start), .tiles = std::move(tiles)};
}

std::string told(const std::vector<CountedTile>& tiles)
{
  auto text = ""s;
  for (const auto& tile : tiles)
    text += tile.kind.id + ' ' + std::to_string(tile.count) + ", ";
  return text;
}

} // namespace

class TestResolve : public QObject
{
  Q_OBJECT

private:
  std::optional<QTemporaryDir> m_folder;

  std::string path(const char* name) const
  {
    return m_folder->filePath(QString::fromUtf8(name)).toStdString();
  }
  DiskLookup lookup() const { return {{maps}, m_folder->path().toStdString()}; }
  std::string problemsOf(const Scenario& scenario) const
  {
    auto problems = resolve(scenario, lookup()).problems;
    return kartenwerk::told(problems);
  }
  static Scenario scenarioWith(std::vector<TileSet> sets)
  {
    auto scenario = Scenario{};
    for (auto& set : sets)
      scenario.tiles.push_back({.set = {.embedded = std::move(set)}});
    return scenario;
  }

private Q_SLOTS:
  void init() { m_folder.emplace(); }

  void aMapOpenedAloneIsPlayedWithBaseAndBothExpansions()
  {
    const auto playable = resolve(scenarioForMap({.bundled = "insel"}), lookup());
    QCOMPARE(kartenwerk::told(playable.problems), ""s);
    auto total = 0;
    for (const auto& tile : playable.value->tiles())
      total += tile.count;
    QCOMPARE(total, 72 + 18 + 24);
    QCOMPARE(playable.value->startTile(), "base-D"s);
    QCOMPARE(playable.value->map->info().title, "Insel"s);
    QVERIFY(playable.value->scenario.rules == preset("maps"));
    QVERIFY(playable.value->scenario.title.empty());
    QVERIFY(!playable.value->chipLayout());
  }

  void theBundledScenarioIsPlayable()
  {
    const auto scenario = loadScenario(maps + "/insel.kwscenario");
    QVERIFY(scenario.complete());
    const auto playable = resolve(*scenario.value, lookup());
    QCOMPARE(kartenwerk::told(playable.problems), ""s);
    QCOMPARE(playable.value->chipLayout()->chips.size(), std::size_t{4});
  }

  void copiesAndChangesCount()
  {
    auto scenario = scenarioWith({setOf({plainTile("a", 2), plainTile("b", 3), plainTile("c", 1)}),
                                  setOf({plainTile("b", 5), plainTile("d", 0)})});
    scenario.tiles[0].copies = 2;
    scenario.tiles[0].changes = {{"c", 0}, {"a", 7}};
    const auto playable = resolve(scenario, lookup());
    QCOMPARE(kartenwerk::told(playable.problems), ""s);
    QCOMPARE(told(playable.value->tiles()), "a 14, b 11, "s);
  }

  void theStartTileIsTheFirstSetsThatNamesOneInTheStack()
  {
    auto scenario = scenarioWith({setOf({plainTile("a", 2)}), setOf({plainTile("b", 1)}, "b"),
                                  setOf({plainTile("c", 1)}, "c")});
    QCOMPARE(resolve(scenario, lookup()).value->startTile(), "b"s);
    scenario.tiles[1].changes = {{"b", 0}};
    QCOMPARE(resolve(scenario, lookup()).value->startTile(), "c"s);
    scenario.tiles[2].changes = {{"c", 0}};
    QCOMPARE(resolve(scenario, lookup()).value->startTile(), ""s);
  }

  /// D19: the four quarters lie in its place.
  void inAGameOfLeipzigWithoutAMapTheStartTileStaysInTheBox()
  {
    auto scenario = scenarioWith(
        {setOf({plainTile("a", 2), plainTile("b", 1)}, "a"), setOf({plainTile("a", 3)})});
    QVERIFY(startTileInBox(*resolve(scenario, lookup()).value).empty());
    scenario.rules.leipzig.on = true;
    const auto open = resolve(scenario, lookup());
    QCOMPARE(told(open.value->tiles()), "a 4, b 1, "s);
    QCOMPARE(inPlay(*open.value, 0, open.value->sets[0].tiles[0]), 1);
    QCOMPARE(inPlay(*open.value, 1, open.value->sets[1].tiles[0]), 3);
    QCOMPARE(open.value->startTile(), ""s);
    QCOMPARE(startTileInBox(*open.value), "a"s);
    scenario.map = Reference<Map>{.bundled = "insel"};
    const auto onMap = resolve(scenario, lookup());
    QCOMPARE(told(onMap.value->tiles()), "a 5, b 1, "s);
    QCOMPARE(onMap.value->startTile(), "a"s);
  }

  void unknownKindsAreProblems()
  {
    auto scenario = scenarioWith({setOf({plainTile("a", 2)}), setOf({plainTile("b", 2)})});
    scenario.tiles[1].changes = {{"a", 1}};
    scenario.laid = {{at("A1"), "b", {}, {}}, {at("B1"), "x", {}, {}}, {at("C1"), "", {}, {}}};
    scenario.draws = {"a", "y"};
    QCOMPARE(problemsOf(scenario),
             "0:0 warning scenario.unknown-kind (changes, a) /tiles/1/changes/a\n"
             "0:0 scenario.unknown-kind (laid, x) /laid/1/kind\n"
             "0:0 scenario.unknown-kind (draws, y) /draws/1\n"s);
  }

  void aKindThatTwoSetsDrawDifferentlyIsAWarning()
  {
    auto other = plainTile("a", 1);
    other.kind.name = "another name";
    QCOMPARE(problemsOf(scenarioWith({setOf({plainTile("a", 1)}), setOf({other})})), ""s);
    other.kind.features.push_back({.id = "g0", .type = FeatureType::Garden});
    const auto scenario = scenarioWith({setOf({plainTile("a", 1)}), setOf({other})});
    QCOMPARE(problemsOf(scenario), "0:0 warning scenario.kind-differs (a) /tiles/1\n"s);
    QVERIFY(resolve(scenario, lookup()).complete());
  }

  void aFaultyTileSetIsAProblem()
  {
    auto tile = plainTile("a", 1);
    tile.kind.edges[0] = Edge::Road;
    QCOMPARE(problemsOf(scenarioWith({setOf({tile})})), "0:0 tiles.edge-free (a, north, road)\n"s);
  }

  void noTilesAreAProblem()
  {
    QCOMPARE(problemsOf(Scenario{}), "0:0 scenario.no-tiles () /tiles\n"s);
  }

  void whatIsNotThereIsAProblem()
  {
    auto scenario = scenarioForMap({.bundled = "atlantis"});
    scenario.tiles = {{.set = {.bundled = "../maps/base-1"}}, {.set = {.path = "none.kwtiles"}}};
    const auto playable = resolve(scenario, lookup());
    QVERIFY(!playable.value);
    QCOMPARE(kartenwerk::told(playable.problems), "0:0 scenario.bundled (atlantis)\n"
                                                  "0:0 scenario.bundled (../maps/base-1)\n"
                                                  "0:0 file.missing ()\n"s);
    QCOMPARE(playable.problems[2].file, path("none.kwtiles"));
  }

  void relativePathsBeginAtTheScenariosFolder()
  {
    fs::create_directory(path("sub"));
    const auto map = drawn({"S.."});
    QVERIFY(saveMap(map, path("sub/m.kwmap")).empty());
    const auto hash = sha256(mapText(map));
    auto scenario = scenarioForMap({.path = "sub/m.kwmap", .hash = hash});
    const auto playable = resolve(scenario, lookup());
    QVERIFY(playable.complete() && playable.problems.empty());
    QVERIFY(*playable.value->map == map);
  }

  void aChangedHashIsAWarning()
  {
    QVERIFY(saveMap(drawn({"S.."}), path("m.kwmap")).empty());
    const auto scenario = scenarioForMap({.path = "m.kwmap", .hash = std::string(64, '0')});
    const auto playable = resolve(scenario, lookup());
    QVERIFY(playable.complete());
    QCOMPARE(kartenwerk::told(playable.problems), "0:0 warning scenario.hash (m.kwmap)\n"s);
    QCOMPARE(playable.problems.front().file, path("m.kwmap"));
  }

  void problemsOfAReferredFileNameThatFile()
  {
    std::ofstream(path("m.kwmap")) << "{\"format\": \"kartenwerk-map\",";
    const auto playable = resolve(scenarioForMap({.path = "m.kwmap"}), lookup());
    QVERIFY(!playable.value);
    QCOMPARE(kartenwerk::told(playable.problems), "1:29 json.truncated ()\n"s);
    QCOMPARE(playable.problems.front().file, path("m.kwmap"));
  }

  void aFileInABundledFolderIsReferredToById()
  {
    const auto reference =
        tileSetReference(maps + "/base-1.kwtiles", m_folder->path().toStdString(), {maps});
    QVERIFY((*reference.value == Reference<TileSet>{.bundled = "base-1"}));
  }

  void anotherFileIsReferredToByRelativePathAndHash()
  {
    fs::create_directories(path("a/b"));
    fs::create_directories(path("c"));
    QVERIFY(saveMap(drawn({"S"}), path("a/b/m.kwmap")).empty());
    const auto reference = mapReference(path("a/b/m.kwmap"), path("c"), {maps});
    QCOMPARE(reference.value->path, "../a/b/m.kwmap"s);
    QCOMPARE(reference.value->hash, sha256(*readFile(path("a/b/m.kwmap")).value));
    const auto there = DiskLookup({}, path("c")).map(*reference.value);
    QVERIFY(there.complete() && there.problems.empty());
    QCOMPARE(kartenwerk::told(mapReference(path("no.kwmap"), path("c"), {}).problems),
             "0:0 file.missing ()\n"s);
  }

  void bundledFilesAreListedById()
  {
    auto ids = ""s;
    for (const auto& file : bundledFiles({path("none"), maps}, ".kwtiles")) {
      ids += file.id + ' ';
      QCOMPARE(loadTileSet(file.path).value->id, file.id);
    }
    QCOMPARE(ids, "base-1 base-2 darmstadt inns-cathedrals inns-cathedrals-2 river river-2 "
                  "traders-builders traders-builders-2 "s);
  }

  void theEnvironmentNamesTheBundledFolder()
  {
    qunsetenv("KARTENWERK_DATA");
    QCOMPARE(bundledFolders("/nowhere").back(), maps);
    fs::create_directories(path("bin"));
    fs::create_directories(path("share/kartenwerk/maps"));
    QCOMPARE(bundledFolders(path("bin")).front(), path("share/kartenwerk/maps"));
    qputenv("KARTENWERK_DATA", "/somewhere");
    QVERIFY(bundledFolders("/nowhere") == std::vector{"/somewhere"s});
    qunsetenv("KARTENWERK_DATA");
  }
};

QTEST_APPLESS_MAIN(TestResolve)
#include "tst_resolve.moc"
