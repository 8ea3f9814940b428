// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/base/problemrules.h"
#include "model/players/playability.h"
#include "model/scenario/playlimits.h"
#include "model/validation/validation.h"
#include "tests/model/players/positions.h"

using namespace kartenwerk;

namespace {

/// Tiles in two rows on an open table, far enough from its middle.
PlayableScenario laidOnOpenTable(int number, bool leipzig)
{
  auto scenario = openGame();
  scenario.scenario.tiles.front().copies = 2;
  scenario.scenario.rules.leipzig.on = leipzig;
  for (auto i = 0; i < number; ++i)
    scenario.scenario.laid.push_back(
        {{static_cast<std::int16_t>(2 + 3 * i), static_cast<std::int16_t>(i % 2)}, "", {}, {}});
  return scenario;
}

/// A map with so many starts in a row, of which the rules use two.
PlayableScenario startsOnMap(int starts, int laid, bool named)
{
  auto map = Map(20, 6, {Ground::Playable});
  auto scenario = gameOn(map);
  for (std::int16_t i = 0; i < starts; ++i) {
    map = map.withSite({.place = {i, 0}, .kind = SiteKind::Start});
    if (named)
      scenario.scenario.starts.push_back({i, 0});
    if (i < laid)
      scenario.scenario.laid.push_back({{i, 0}, "", {}, {}});
  }
  scenario.map = map;
  return scenario;
}

} // namespace

class PlayabilityTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void whatHasNoErrorIsPlayed()
  {
    const auto answer = playability(openGame());
    QVERIFY(answer.playable());
    QVERIFY(answer.issues.empty() && answer.problems.empty());
  }

  void anErrorOfValidationForbidsPlay()
  {
    auto scenario = gameOn(everyElement());
    QVERIFY(playability(scenario).playable());
    scenario.scenario.rules.river = true;
    QVERIFY(Table::compile(scenario).value.has_value()); // the engine alone would play it
    const auto answer = playability(scenario);
    QVERIFY(!answer.playable());
    QVERIFY(answer.issues.front().rule == Rule::RiverRuleOnMap);
  }

  void aWarningForbidsItOnlyWhereItIsTooLarge()
  {
    auto scenario = openGame();
    scenario.scenario.rules.inns = true; // without tiles that have any
    QVERIFY(playability(scenario).playable());
    scenario.scenario.tiles.front().copies = 8;
    const auto answer = playability(scenario);
    QVERIFY(!answer.playable());
    QCOMPARE(answer.issues.size(), std::size_t{1});
    QVERIFY(answer.issues.front().rule == Rule::TooLargeToPlay);
  }

  void validationAndTheEngineCountTheSameStarts_data()
  {
    QTest::addColumn<PlayableScenario>("scenario");
    QTest::addColumn<QString>("tooMany");
    QTest::newRow("start tile and 15") << laidOnOpenTable(15, false) << QString();
    QTest::newRow("start tile and 16") << laidOnOpenTable(16, false) << QStringLiteral("17 16");
    auto onStart = laidOnOpenTable(16, false);
    onStart.scenario.laid.back().place = openTableStart;
    QTest::newRow("one of 16 on the start") << onStart << QString();
    QTest::newRow("Leipzig and 8") << laidOnOpenTable(8, true) << QString();
    QTest::newRow("Leipzig and 9") << laidOnOpenTable(9, true) << QStringLiteral("9 8");
    QTest::newRow("17 starts, 2 in use") << startsOnMap(17, 0, false) << QString();
    QTest::newRow("16 starts named") << startsOnMap(16, 0, true) << QString();
    QTest::newRow("17 starts named") << startsOnMap(17, 0, true) << QStringLiteral("17 16");
    QTest::newRow("17 starts laid on") << startsOnMap(17, 17, false) << QStringLiteral("17 16");
  }
  void validationAndTheEngineCountTheSameStarts()
  {
    QFETCH(PlayableScenario, scenario);
    QFETCH(QString, tooMany);
    auto found = QStringList();
    for (const auto& issue : validate(scenario))
      if (issue.rule == Rule::TooLargeToPlay)
        for (const auto& detail : issue.details)
          found << QString::fromStdString(detail);
    QCOMPARE(found.join(u' '), tooMany.isEmpty() ? tooMany : QStringLiteral("starts ") + tooMany);
    const auto compiled = Table::compile(scenario);
    QCOMPARE(compiled.value.has_value(), tooMany.isEmpty());
    auto reported = QStringList();
    for (const auto& problem : compiled.problems) {
      QCOMPARE(problem.rule, std::string(rule::gameTooManyStarts));
      for (const auto& detail : problem.details)
        reported << QString::fromStdString(detail);
    }
    QCOMPARE(reported.join(u' '), tooMany);
  }

  void theEngineHasTheLastWord()
  {
    auto scenario = openGame();
    scenario.scenario.rules.meeples = 0;
    const auto answer = playability(scenario);
    QVERIFY(!answer.playable());
    QVERIFY(answer.issues.empty());
    QCOMPARE(answer.problems.size(), std::size_t{1});
    QCOMPARE(answer.problems.front().rule, std::string(rule::gameMeeples));
  }
};

QTEST_APPLESS_MAIN(PlayabilityTest)
#include "tst_playability.moc"
