// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

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

} // namespace

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
