// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/cli/withfiles.h"

using namespace kartenwerk;

class TestGames : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void playWritesAGameThatReplays();
  void aGameThatEndsWithTheChoiceToDrawReplays();
  void aRecordIsNotWrittenOverAScenario();
  void theSameSeedGivesTheSameGame();
  void playersAreChosen();
  void aScenarioThatCannotBePlayedIs1();
  void whatCheckCallsAnErrorIsNotPlayed_data();
  void whatCheckCallsAnErrorIsNotPlayed();
  void aWrongRecordIs1();
  void aWrongBeginningIsNamed_data();
  void aWrongBeginningIsNamed();
  void theTraceIsJson();
  void onlyGamesAreReplayed();
  void everythingThroughPipes();
};

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

void TestGames::aGameThatEndsWithTheChoiceToDrawReplays()
{
  const auto program = Program();
  const auto island = QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/deichland.kwscenario");
  const auto played =
      program.run({QStringLiteral("play"), island, QStringLiteral("--seed"), QStringLiteral("6"),
                   QStringLiteral("-o"), QStringLiteral("g.kwgame")});
  QVERIFY2(played.code == 0, played.err.constData());
  const auto turns = QJsonDocument::fromJson(program.read(QStringLiteral("g.kwgame")))
                         .object()[QStringLiteral("turns")]
                         .toArray();
  QVERIFY(!turns.last().toObject().contains(QStringLiteral("tile"))); // else this tests nothing
  const auto replayed = program.run(words("replay g.kwgame"));
  QVERIFY2(replayed.code == 0, replayed.err.constData());
  QCOMPARE(program.run(words("format --check g.kwgame")).code, 0);
}

void TestGames::aRecordIsNotWrittenOverAScenario()
{
  const auto program = withFiles();
  const auto before = program.read(QStringLiteral("game.kwscenario"));
  QCOMPARE(program.run(words("play game.kwscenario -o game.kwscenario")).code, 2);
  QCOMPARE(program.read(QStringLiteral("game.kwscenario")), before);
  const auto map = program.read(QStringLiteral("map.kwmap"));
  QCOMPARE(program.run(words("chips map.kwmap --count 1 -o map.kwmap")).code, 2);
  QCOMPARE(program.read(QStringLiteral("map.kwmap")), map);
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
  QVERIFY2(outcome.err.startsWith("map.kwmap:1:1: error: "), outcome.err.constData());
  QVERIFY2(outcome.err.contains("[map.start-missing]\nmap.kwmap: error: It cannot be played"),
           outcome.err.constData());
  QVERIFY(!program.exists(QStringLiteral("a.kwgame")));
}

void TestGames::whatCheckCallsAnErrorIsNotPlayed_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("rule");
  const auto row = [](const char* rule, auto change) {
    auto scenario = goodScenario();
    change(scenario);
    QTest::newRow(rule) << QByteArray::fromStdString(scenarioText(scenario)) << QByteArray(rule);
  };
  row("scenario.leipzig-missing", [](Scenario& s) { s.rules.leipzig.on = true; });
  row("scenario.river-rule-on-map", [](Scenario& s) { s.rules.river = true; });
  row("scenario.draws-missing", [](Scenario& s) { s.drawOrder = DrawOrder::Fixed; });
  row("scenario.laid-off-table", [](Scenario& s) { s.laid = {{at("ZZ9"), "", {}}}; });
  row("scenario.too-large-to-play", [](Scenario& s) { s.tiles.front().copies = 9; });
  row("scenario.draw-unknown", [](Scenario& s) {
    s.drawOrder = DrawOrder::FixedPrefix;
    for (auto i = 0; i < 5000; ++i)
      s.draws.push_back("no-" + std::to_string(i));
  });
}

void TestGames::whatCheckCallsAnErrorIsNotPlayed()
{
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, rule);
  const auto program = Program();
  program.write(QStringLiteral("s.kwscenario"), text);
  const auto checked = program.run(words("check --min warning s.kwscenario"));
  QCOMPARE(checked.code, 1);
  QVERIFY2(checked.err.contains('[' + rule + "]\n"), checked.err.constData());
  const auto played = program.run(words("play s.kwscenario -o g.kwgame"));
  QCOMPARE(played.code, 1);
  QVERIFY2(played.err.contains('[' + rule + "]\n"), played.err.constData());
  QVERIFY(played.err.contains("s.kwscenario: error: It cannot be played"));
  QCOMPARE(played.err.count('\n'), played.err.count("s.kwscenario"));
  QVERIFY2(played.err.count('\n') <= 4, played.err.constData());
  QVERIFY(!program.exists(QStringLiteral("g.kwgame")));
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

void TestGames::aWrongBeginningIsNamed_data()
{
  QTest::addColumn<QString>("key");
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const char* key, const char* from, const char* to,
                      const char* message) {
    QTest::newRow(name) << QString::fromUtf8(key) << QString::fromUtf8(from)
                        << QString::fromUtf8(to) << QByteArray(message);
  };
  row("names", "players", "[", "[\"x\", ",
      "names 3 players, but its scenario is for 2. (/players) [game.names]");
  row("tile too often", "stack", "[",
      "[\"base-D\", \"base-D\", \"base-D\", \"base-D\", \"base-D\", ", "[game.draws]");
  row("unknown tile", "stack", "[", "[\"no-such\", ",
      "The tile no-such is not in the game. (/stack/0) [game.unknown-kind]");
  row("laid elsewhere", "laid", "\"place\": \"", "\"place\": \"B",
      "(/laid/0) [game.deal-laid-off]");
  row("chip too many", "chips", "[", "[{\"place\": \"E2\", \"colour\": \"orange\", \"value\": 1}, ",
      "E2: The record has a chip here");
  row("quarters", "seed", "",
      "\"quarters\": [\"tanners\", \"tanners\", \"tanners\", \"tanners\"], ",
      "[game.deal-quarters]");
}

void TestGames::aWrongBeginningIsNamed()
{
  QFETCH(QString, key);
  QFETCH(QString, from);
  QFETCH(QString, to);
  QFETCH(QByteArray, message);
  const auto program = withFiles();
  program.run(words("chips game.kwscenario --count 4 -o chips.kwscenario"));
  program.run(words("play chips.kwscenario -o g.kwgame"));
  auto text = QString::fromUtf8(program.read(QStringLiteral("g.kwgame")));
  // The record's own keys stand two spaces in.
  const auto begin = text.indexOf(QStringLiteral("\n  \"%1\": ").arg(key)) + 3;
  QVERIFY(begin > 3);
  const auto at = from.isEmpty() ? begin : text.indexOf(from, begin + 3 + key.size());
  text.replace(at, from.size(), to);
  program.write(QStringLiteral("wrong.kwgame"), text.toUtf8());
  for (const auto* call : {"replay wrong.kwgame", "check wrong.kwgame"}) {
    const auto outcome = program.run(words(call));
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY2(!outcome.err.contains("[game.deal]"), outcome.err.constData());
  }
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
