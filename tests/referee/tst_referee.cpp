// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "tests/referee/refereereplayer.h"

using namespace referee;

namespace {

const std::string source = KARTENWERK_SOURCE_DIR;

/// Replays every game of a file that needs base rules only; how many there were.
int replayAll(const std::string& name, std::string& difference)
{
  const auto file = readReferenceFile(source + "/tests/reference/games/" + name);
  if (!file.problem.empty())
    difference = name + " " + file.problem;
  auto played = 0;
  for (const auto& game : file.games) {
    if (!game.skipped.empty())
      continue;
    const auto scenario = scenarioOf(game, source + "/maps");
    auto replayer = RefereeReplayer(scenario);
    const auto found = firstDifference(game, replayer);
    if (!found.empty() && difference.empty())
      difference = game.id + ": " + found;
    ++played;
  }
  return played;
}

} // namespace

/// The referee has to agree with the games of another engine before it may judge ours.
class RefereeTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void agreesWithRandomGamesOfAnotherEngine_data()
  {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("games");
    QTest::newRow("two players") << QStringLiteral("base-2p.jsonl.gz") << 8;
    QTest::newRow("four players") << QStringLiteral("base-4p.jsonl.gz") << 8;
    QTest::newRow("no fields, small cities")
        << QStringLiteral("base-nofields-smallcity2-2p.jsonl.gz") << 6;
  }
  void agreesWithRandomGamesOfAnotherEngine()
  {
    QFETCH(QString, file);
    QFETCH(int, games);
    auto difference = std::string{};
    QCOMPARE(replayAll(file.toStdString(), difference), games);
    QVERIFY2(difference.empty(), difference.c_str());
  }

  void agreesWithCasesOfTheBaseGame_data()
  {
    QTest::addColumn<QString>("file");
    for (const auto* name :
         {"basic__city-and-road-scoring", "basic__field-scoring", "basic__monastery-scoring",
          "basic__tiny-city-rule", "legacy__basic__scoring", "legacy__basic__scoringFarms",
          "legacy__basic__scoringMultiTiles"})
      QTest::newRow(name) << QStringLiteral("cases/%1.json").arg(QLatin1String(name));
  }
  void agreesWithCasesOfTheBaseGame()
  {
    QFETCH(QString, file);
    auto difference = std::string{};
    QCOMPARE(replayAll(file.toStdString(), difference), 1);
    QVERIFY2(difference.empty(), difference.c_str());
  }

  void aChangedScoreIsFound()
  {
    const auto file =
        readReferenceFile(source + "/tests/reference/games/cases/basic__field-scoring.json");
    auto game = file.games.at(0);
    ++game.finalScores.at(1);
    const auto scenario = scenarioOf(game, source + "/maps");
    auto replayer = RefereeReplayer(scenario);
    QVERIFY(firstDifference(game, replayer).find("scores") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(RefereeTest)
#include "tst_referee.moc"
