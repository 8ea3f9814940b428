// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/fulldocuments.h"
#include "tests/support/fullmap.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

const auto hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"s;

std::string document(const std::string& more)
{
  return "{\"format\": \"kartenwerk-scenario\", \"version\": 1,\n" + more + "}";
}

} // namespace

class TestScenarioFile : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyPropertyComesBackEqual()
  {
    const auto text = scenarioText(fullScenario());
    const auto again = readScenario(text, "f");
    QCOMPARE(told(again.problems), ""s);
    QVERIFY(*again.value == fullScenario());
    QCOMPARE(scenarioText(*again.value), text);
  }

  void anEmbeddedMapComesBackEqual()
  {
    auto scenario = Scenario{};
    scenario.map = Reference<Map>{.embedded = fullMap()};
    const auto again = readScenario(scenarioText(scenario), "f");
    QCOMPARE(told(again.problems), ""s);
    QVERIFY(*again.value == scenario);
  }

  void aGameWithoutAMapNeedsNone()
  {
    const auto scenario = readScenario(document(R"("tiles": [{"bundled": "base-1"}])"), "f");
    QVERIFY(scenario.complete());
    QVERIFY(!scenario.value->map);
  }

  void chipsAreShortTexts()
  {
    const auto text = scenarioText(fullScenario());
    QVERIFY(text.find(R"("chips": ["B1", "C1 purple", "B2 2", "C2 light-blue 1"])") !=
            std::string::npos);
  }

  void wrongValuesAreProblems_data()
  {
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("problems");
    const auto row = [](const char* name, std::string more, std::string problems) {
      QTest::newRow(name) << std::move(more) << std::move(problems);
    };
    row("one player", R"("players": 1)", "2:12 record.range (players, 1, 2, 6) /players\n");
    row("seven players", R"("players": 7)", "2:12 record.range (players, 7, 2, 6) /players\n");
    row("a map named in no way", R"("map": {})", "2:8 scenario.reference (map) /map\n");
    row("a map named in two ways", R"("map": {"bundled": "insel", "path": "x.kwmap"})",
        "2:8 scenario.reference (map) /map\n");
    row("an absolute path", R"("map": {"path": "/x.kwmap"})",
        "2:17 warning scenario.absolute (/x.kwmap) /map/path\n");
    row("no hash", R"("map": {"path": "x.kwmap", "hash": "12"})",
        "2:36 scenario.hash-text (12) /map/hash\n");
    row("copies", R"("tiles": [{"bundled": "base-1", "copies": 0}])",
        "2:43 record.range (copies, 0, 1, 9) /tiles/0/copies\n");
    row("change", R"("tiles": [{"bundled": "base-1", "changes": {"base-A": -1}}])",
        "2:55 record.range (base-A, -1, 0, 999) /tiles/0/changes/base-A\n");
    row("a start twice", R"("starts": ["A1", "B2", "A1"])",
        "2:24 scenario.place-twice (starts, A1) /starts at A1\n");
    row("a tile laid twice", R"("laid": [{"place": "A1"}, {"place": "A1"}])",
        "2:27 scenario.place-twice (laid, A1) /laid at A1\n");
    row("a crooked rotation", R"("laid": [{"place": "A1", "rotation": 45}])",
        "2:38 record.choice (rotation, 45, 0, 90, 180, 270) /laid/0/rotation at A1\n");
    row("a chip twice", R"("layouts": [{"chips": ["A1", "A1 purple"]}])",
        "2:30 scenario.place-twice (chips, A1) /layouts/0/chips at A1\n");
    row("a chip of another colour", R"("layouts": [{"chips": ["A1 red"]}])",
        "2:24 record.place (, A1 red) /layouts/0/chips/0\n");
    row("a chip worth three", R"("layouts": [{"chips": ["A1 purple 3"]}])",
        "2:24 record.place (, A1 purple 3) /layouts/0/chips/0\n");
    row("a chip with too much", R"("layouts": [{"chips": ["A1 purple 2 2"]}])",
        "2:24 record.place (, A1 purple 2 2) /layouts/0/chips/0\n");
    row("a chip that is no text", R"("layouts": [{"chips": [1]}])",
        "2:24 record.type (, string, integer) /layouts/0/chips/0\n");
    row("a wish that is none", R"("chipWishes": {"steps": 0, "forbidden": ["moon"]})",
        "2:25 record.range (steps, 0, 1, 9) /chipWishes/steps\n"
        "2:41 record.choice (forbidden, moon, start, town, island, chip-mark, chumak) "
        "/chipWishes/forbidden\n");
    row("a square pinned twice", R"("chipWishes": {"pinned": ["A1", "A1"]})",
        "2:26 scenario.place-twice (pinned, A1) /chipWishes/pinned\n");
    row("an unknown method", R"("layouts": [{"method": "magic"}])",
        "2:24 record.choice (method, magic, hand, uniform, even, fair) /layouts/0/method\n");
    row("a layout that is not there", R"("layouts": [{}], "layout": 1)",
        "2:28 scenario.layout (1, 1) /layout\n");
    row("draws in a free order", R"("draws": ["base-A"])",
        "2:10 warning scenario.draws (1, free) /draws\n");
    row("a fixed order without draws", R"("drawOrder": "fixed")",
        "2:14 warning scenario.draws (0, fixed) /drawOrder\n");
    row("a faulty embedded map",
        R"("map": {"embedded": {"format": "kartenwerk-map", "version": 1, "rows": ["x"]}})",
        "2:74 map.unknown-sign (x) /map/embedded/rows/0 at A1\n");
    row("an embedded map of another format", R"("map": {"embedded": {"format": "x"}})",
        "2:32 document.other-format (x, kartenwerk-map) /map/embedded/format\n");
    row("wrong rules", R"("rules": {"preset": "x"})",
        "2:21 record.choice (preset, x, base, expansions, abbot, river, leipzig, darmstadt, "
        "surveyors, maps, germany, taiwan, "
        "benelux, france, iberia, great-britain, ukraine, nordics, usa) /rules/preset\n");
  }
  void wrongValuesAreProblems()
  {
    QFETCH(std::string, more);
    QFETCH(std::string, problems);
    const auto scenario = readScenario(document(more), "f");
    QCOMPARE(told(scenario.problems), problems);
    QVERIFY(scenario.value);
    QCOMPARE(scenario.complete(), problems.find("warning") != std::string::npos);
  }

  void positionsTellWhereAPartStandsInTheFile()
  {
    auto positions = ScenarioPositions{};
    const auto text = document("\"map\": {\"bundled\": \"insel\"},\n\"players\": 3,\n\"starts\":\n"
                               "[\"B2\"],\n\"layouts\": [{\"chips\": [\"C1\",\n\"D1\"]}]");
    QVERIFY(readScenario(text, "f", &positions).complete());
    QVERIFY((positions.map == TextPosition{2, 8}));
    QVERIFY((positions.players == TextPosition{3, 12}));
    QVERIFY((positions.starts[0].second == TextPosition{5, 2}));
    QVERIFY((positions.chips[0][1].second == TextPosition{7, 1}));
    QVERIFY(positions.rules == TextPosition{});
  }

  void writingToAnotherFolderRewritesThePaths_data()
  {
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, std::string path, std::string from, std::string to,
                        std::string expected) {
      QTest::newRow(name) << path << from << to << expected;
    };
    row("down", "a.kwmap", "/games", "/games/x y", "../a.kwmap");
    row("up", "../a.kwmap", "/games/x", "/games", "a.kwmap");
    row("across", "m/a.kwmap", "/games/x", "/other", "../games/x/m/a.kwmap");
    row("the same", "m/a.kwmap", "/games/x", "/games/x/", "m/a.kwmap");
    row("not tidy", "m/../a.kwmap", "/games/./x", "/games/x/y", "../a.kwmap");
    row("absolute", "/m/a.kwmap", "/games", "/other", "/m/a.kwmap");
    row("none", "", "/games", "/other", "");
  }
  void writingToAnotherFolderRewritesThePaths()
  {
    QFETCH(std::string, path);
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(std::string, expected);
    auto scenario = Scenario{};
    scenario.map = Reference<Map>{.path = path, .hash = hash};
    scenario.tiles = {{.set = {.path = path}}, {.set = {.bundled = "base-1"}}};
    const auto there = moved(scenario, from, to);
    QCOMPARE(there.map->path, expected);
    QCOMPARE(there.map->hash, hash);
    QCOMPARE(there.tiles[0].set.path, expected);
    QCOMPARE(there.tiles[1].set.path, ""s);
  }
};

QTEST_APPLESS_MAIN(TestScenarioFile)
#include "tst_scenariofile.moc"
