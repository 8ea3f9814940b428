// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "model/chips/legality.h"
#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestGames : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void chipsLaysALegalLayoutOfAMap();
  void theSameSeedGivesTheSameLayout();
  void startsAreNamedByNameOrBySquare();
  void aNewLayoutLeavesNamedOnesAlone();
  void moreChipsThanFitAre1WithTheSquaresThatProveIt();
  void aMapOnTheDiskIsReferredTo();
  void playWritesAGameThatReplays();
  void theSameSeedGivesTheSameGame();
  void playersAreChosen();
  void aScenarioThatCannotBePlayedIs1();
  void aWrongRecordIs1();
  void theTraceIsJson();
  void onlyGamesAreReplayed();
  void everythingThroughPipes();
};

namespace {

QStringList words(const char* text)
{
  return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

Program withFiles()
{
  auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  program.write(QStringLiteral("game.kwscenario"), scenarioText(goodScenario()));
  return program;
}

Scenario scenarioIn(const Program& program, const char* name)
{
  const auto loaded = readScenario(program.read(QString::fromLatin1(name)).toStdString(), name);
  return loaded.value.value_or(Scenario{});
}

std::vector<Place> chipsOf(const Scenario& scenario)
{
  auto places = std::vector<Place>{};
  if (!scenario.layouts.empty())
    for (const auto& chip : scenario.layouts[static_cast<std::size_t>(scenario.layout)].chips)
      places.push_back(chip.place);
  return places;
}

} // namespace

void TestGames::chipsLaysALegalLayoutOfAMap()
{
  const auto program = withFiles();
  const auto outcome = program.run(words("chips map.kwmap --count 20 --seed 7 -o out.kwscenario"));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.err, QByteArray());
  const auto scenario = scenarioIn(program, "out.kwscenario");
  QVERIFY(scenario.rules.chips.on);
  QCOMPARE(scenario.rules.chips.count, 20);
  QCOMPARE(scenario.layouts.front().seed, std::uint64_t{7});
  const auto chips = chipsOf(scenario);
  QCOMPARE(chips.size(), std::size_t{20});
  QVERIFY(brokenChipRules(goodMap(), chipSettings(scenario.rules.chips, {}), chips).empty());
  QCOMPARE(program.run(words("check out.kwscenario")).code, 0);
}

void TestGames::theSameSeedGivesTheSameLayout()
{
  const auto program = withFiles();
  program.run(words("chips game.kwscenario --seed 3 --count 20 -o a.kwscenario"));
  program.run(words("chips game.kwscenario --seed 3 --count 20 -o b.kwscenario"));
  program.run(words("chips game.kwscenario --seed 4 --count 20 -o c.kwscenario"));
  QVERIFY(program.exists(QStringLiteral("a.kwscenario")));
  QCOMPARE(program.read(QStringLiteral("a.kwscenario")),
           program.read(QStringLiteral("b.kwscenario")));
  QVERIFY(chipsOf(scenarioIn(program, "a.kwscenario")) !=
          chipsOf(scenarioIn(program, "c.kwscenario")));
}

void TestGames::startsAreNamedByNameOrBySquare()
{
  const auto program = withFiles();
  auto call = words("chips map.kwmap --count 5 -o a.kwscenario --starts");
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,Start A1")}).code, 0);
  QCOMPARE(scenarioIn(program, "a.kwscenario").starts, (std::vector{at("A1"), at("I9")}));
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,B1")}).code, 2);
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,I9")}).code, 2);
}

void TestGames::aNewLayoutLeavesNamedOnesAlone()
{
  const auto program = Program();
  auto scenario = goodScenario();
  scenario.layouts = {{.name = "Mine", .chips = {{at("A9")}}}};
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  program.run(words("chips game.kwscenario --count 5 --seed 1 -o game.kwscenario"));
  program.run(words("chips game.kwscenario --count 5 --seed 2 -o game.kwscenario"));
  const auto after = scenarioIn(program, "game.kwscenario");
  QCOMPARE(after.layouts.size(), std::size_t{2});
  QCOMPARE(after.layouts.front().name, std::string("Mine"));
  QVERIFY(after.layouts.front().chips == scenario.layouts.front().chips);
  QCOMPARE(after.layout, 1);
  QCOMPARE(after.layouts.back().seed, std::uint64_t{2});
}

void TestGames::moreChipsThanFitAre1WithTheSquaresThatProveIt()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(drawn({"S....S"})));
  // free are C1 and D1, side by side
  const auto outcome = program.run(words("chips map.kwmap --count 2 -o out.kwscenario"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("at most 1"), outcome.err.constData());
  QVERIFY2(outcome.err.startsWith("map.kwmap: error: Impossible"), outcome.err.constData());
  QVERIFY(outcome.err.contains("[scenario.chips-too-many]\n"));
  QVERIFY(outcome.err.contains("\nmap.kwmap: info: At most one chip on C1 and D1.\n"));
  QVERIFY(!program.exists(QStringLiteral("out.kwscenario")));
  QCOMPARE(program.run(words("chips map.kwmap --count 1 -o out.kwscenario")).code, 0);
}

void TestGames::aMapOnTheDiskIsReferredTo()
{
  const auto program = withFiles();
  QVERIFY(QDir(program.path({})).mkdir(QStringLiteral("sub")));
  QCOMPARE(program.run(words("chips map.kwmap --count 9 -o sub/a.kwscenario")).code, 0);
  const auto scenario = scenarioIn(program, "sub/a.kwscenario");
  QCOMPARE(scenario.map->path, std::string("../map.kwmap"));
  QCOMPARE(program.run(words("check sub/a.kwscenario")).code, 0);
  QCOMPARE(program.run(words("chips sub/a.kwscenario --count 8 -o b.kwscenario")).code, 0);
  QCOMPARE(scenarioIn(program, "b.kwscenario").map->path, std::string("map.kwmap"));
}

void TestGames::playWritesAGameThatReplays()
{
  const auto program = withFiles();
  const auto played =
      program.run(words("play game.kwscenario --seed 5 --players greedy,random -o g.kwgame"));
  QVERIFY2(played.code == 0, played.err.constData());
  QVERIFY(played.out.contains("Player 1 (greedy): "));
  QVERIFY(played.out.contains("Player 2 (random): "));
  const auto replayed = program.run(words("replay g.kwgame"));
  QVERIFY2(replayed.code == 0, replayed.err.constData());
  QVERIFY(replayed.out.startsWith("g.kwgame: agrees"));
  QCOMPARE(program.run(words("format --check g.kwgame")).code, 0);
}

void TestGames::theSameSeedGivesTheSameGame()
{
  const auto program = withFiles();
  program.run(words("play game.kwscenario --seed 5 --players random,random -o a.kwgame"));
  program.run(words("play game.kwscenario --seed 5 --players random,random -o b.kwgame"));
  program.run(words("play game.kwscenario --seed 6 --players random,random -o c.kwgame"));
  QVERIFY(!program.read(QStringLiteral("a.kwgame")).isEmpty());
  QCOMPARE(program.read(QStringLiteral("a.kwgame")), program.read(QStringLiteral("b.kwgame")));
  QVERIFY(program.read(QStringLiteral("a.kwgame")) != program.read(QStringLiteral("c.kwgame")));
}

void TestGames::playersAreChosen()
{
  const auto program = withFiles();
  QCOMPARE(program.run(words("play map.kwmap --players random,random,random -o a.kwgame")).code, 0);
  QVERIFY(program.run(words("show a.kwgame")).out.contains("Players: random, random, random\n"));
  QCOMPARE(program.run(words("play game.kwscenario -o b.kwgame")).code, 0);
  QVERIFY(program.run(words("show b.kwgame")).out.contains("Players: greedy, greedy\n"));
}

void TestGames::aScenarioThatCannotBePlayedIs1()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(drawn({"....", "...."})));
  const auto outcome = program.run(words("play map.kwmap -o a.kwgame"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("[game."), outcome.err.constData());
  QVERIFY(!program.exists(QStringLiteral("a.kwgame")));
}

void TestGames::aWrongRecordIs1()
{
  const auto program = withFiles();
  program.run(words("play game.kwscenario --seed 5 -o g.kwgame"));
  auto record = program.read(QStringLiteral("g.kwgame"));
  const auto scores = record.lastIndexOf("\"scores\": [");
  QVERIFY(scores > 0);
  record.insert(scores + 11, '9');
  program.write(QStringLiteral("wrong.kwgame"), record);
  const auto outcome = program.run(words("replay wrong.kwgame g.kwgame"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("wrong.kwgame") && outcome.err.contains("[game."),
           outcome.err.constData());
  QVERIFY(outcome.out.contains("wrong.kwgame: differs"));
  QVERIFY(outcome.out.contains("\ng.kwgame: agrees"));
  QCOMPARE(program.run(words("check wrong.kwgame")).code, 1);
}

void TestGames::theTraceIsJson()
{
  const auto program = withFiles();
  program.run(words("play game.kwscenario --seed 5 -o g.kwgame"));
  const auto outcome = program.run(words("replay g.kwgame --trace json"));
  QCOMPARE(outcome.code, 0);
  const auto trace = QJsonDocument::fromJson(outcome.out).object();
  QCOMPARE(trace[QStringLiteral("format")].toString(), QStringLiteral("kartenwerk-trace"));
  const auto game = trace[QStringLiteral("games")].toArray().first().toObject();
  QVERIFY(game[QStringLiteral("agrees")].toBool());
  const auto steps = game[QStringLiteral("steps")].toArray();
  QCOMPARE(steps.size(), game[QStringLiteral("moves")].toInt() + 1);
  QVERIFY(steps.size() > 50);
  QCOMPARE(steps.last()[QStringLiteral("decision")].toString(), QStringLiteral("over"));
}

void TestGames::onlyGamesAreReplayed()
{
  const auto program = withFiles();
  QCOMPARE(program.run(words("replay map.kwmap")).code, 3);
  QCOMPARE(program.run(words("play nothing.kwscenario -o a.kwgame")).code, 3);
}

void TestGames::everythingThroughPipes()
{
  const auto program = withFiles();
  const auto shell =
      program.runWith(QStringLiteral("sh"),
                      {QStringLiteral("-c"),
                       QStringLiteral("K='%1'; set -e; \"$K\" chips - --count 12 -o - <map.kwmap | "
                                      "\"$K\" play - --seed 2 -o - | \"$K\" replay -")
                           .arg(Program::binary())});
  QVERIFY2(shell.code == 0, shell.err.constData());
  QCOMPARE(shell.err, QByteArray());
  QVERIFY(shell.out.startsWith("-: agrees"));
}

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
