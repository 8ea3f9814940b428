// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "tests/referee/refereereplayer.h"

using namespace referee;

namespace {

const std::string source = KARTENWERK_SOURCE_DIR;

/// Replays every game of a file; how many there were.
int replayAll(const std::string& name, std::string& difference)
{
  const auto file = readReferenceFile(source + "/tests/reference/games/" + name);
  if (!file.problem.empty())
    difference = name + " " + file.problem;
  auto played = 0;
  for (const auto& game : file.games) {
    const auto scenario = scenarioOf(game, source + "/maps");
    auto replayer = RefereeReplayer(game, scenario);
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
    QTest::newRow("abbot and gardens") << QStringLiteral("base-c2-abbot-2p.jsonl.gz") << 6;
    QTest::newRow("inns and cathedrals") << QStringLiteral("base-inns-3p.jsonl.gz") << 8;
    QTest::newRow("expansions, two players")
        << QStringLiteral("base-inns-traders-darmstadt-2p.jsonl.gz") << 8;
    QTest::newRow("expansions, four players")
        << QStringLiteral("base-inns-traders-darmstadt-4p.jsonl.gz") << 8;
  }
  void agreesWithRandomGamesOfAnotherEngine()
  {
    QFETCH(QString, file);
    QFETCH(int, games);
    auto difference = std::string{};
    QCOMPARE(replayAll(file.toStdString(), difference), games);
    QVERIFY2(difference.empty(), difference.c_str());
  }

  void agreesWithCases_data()
  {
    QTest::addColumn<QString>("file");
    const auto folder =
        QDir(QString::fromStdString(source) + QStringLiteral("/tests/reference/games/cases"));
    const auto names = folder.entryList({QStringLiteral("*__*.json")});
    QCOMPARE(names.size(), 24);
    for (const auto& name : names)
      QTest::newRow(name.toUtf8().constData()) << QStringLiteral("cases/") + name;
  }
  void agreesWithCases()
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
    auto replayer = RefereeReplayer(game, scenario);
    QVERIFY(firstDifference(game, replayer).find("scores") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(RefereeTest)
#include "tst_referee.moc"
