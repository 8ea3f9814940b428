// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <utility>

#include "model/base/problemrules.h"
#include "model/game/recorddeal.h"
#include "tests/model/players/positions.h"

using namespace kartenwerk;

class RecordDealTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aRightRecordHasNoProblemsAtItsBeginning_data()
  {
    QTest::addColumn<int>("number");
    auto number = 0;
    for (const auto& [name, scenario] : manyScenarios())
      QTest::newRow(name) << number++;
  }
  void aRightRecordHasNoProblemsAtItsBeginning()
  {
    QFETCH(int, number);
    const auto record = played(manyScenarios()[static_cast<std::size_t>(number)].scenario);
    const auto table = Table::compile(record.scenario);
    const auto begun = dealOf(**table.value, record);
    QVERIFY(begun.problems.empty());
    QVERIFY(begun.deal && *begun.deal == deal(**table.value, record.seed));
    QVERIFY(replay(record).problems.empty());
  }

  void everyWrongBeginningIsNamed_data()
  {
    QTest::addColumn<std::string>("rule");
    QTest::addColumn<std::string>("pointer");
    const auto row = [](std::string_view rule, const char* pointer) {
      QTest::newRow(std::string(rule).c_str()) << std::string(rule) << std::string(pointer);
    };
    row(rule::recordNames, "/players");
    row(rule::recordLaidOff, "/laid/0");
    row(rule::recordLaidTwice, "/laid/1");
    row(rule::gameUnknownKind, "/stack/0");
    row(rule::gameDraws, "/stack/");
    row(rule::recordPiles, "/piles");
    row(rule::recordChipExtra, "/chips/");
    row(rule::recordChipMissing, "/chips");
    row(rule::recordQuarters, "/quarters");
    row(rule::recordSurveyors, "/surveyors");
  }
  void everyWrongBeginningIsNamed()
  {
    QFETCH(std::string, rule);
    QFETCH(std::string, pointer);
    auto record =
        played(rule.find("chip") == std::string::npos ? everyExpansion() : everythingOn());
    spoil(record, rule);
    const auto problems = replay(record).problems;
    QVERIFY(!problems.empty());
    QCOMPARE(problems.front().rule, rule);
    QVERIFY2(problems.front().pointer.starts_with(pointer), problems.front().pointer.c_str());
    for (const auto& problem : problems)
      QVERIFY(problem.rule != rule::recordDeal);
  }

  /// What no sentence of its own is for is refused all the same.
  void otherThingsThatAreNotTheScenariosCannotBegin()
  {
    auto record = played(everyExpansion());
    QVERIFY(record.laid.size() > 2);
    std::swap(record.laid[0], record.laid[1]);
    refusedAsAWhole(record, "/laid");
    record = played(everythingOn());
    record.chips[0].value = 3;
    refusedAsAWhole(record, "/chips");
  }

  void otherNamesThanPlayersAreAProblemButNoObstacle()
  {
    auto record = played(openGame());
    record.players.clear();
    const auto replayed = replay(record);
    QCOMPARE(replayed.problems.size(), std::size_t{1});
    QCOMPARE(replayed.problems.front().rule, std::string(rule::recordNames));
    QVERIFY(replayed.game && replayed.game->over());
  }

  /// The record and a deal made by hand are checked by the same rules.
  void aTileOnNoStartIsNoDeal()
  {
    const auto table = tableOf(openGame());
    const auto right = deal(*table, 1);
    auto laid = std::vector(right.laid().begin(), right.laid().end());
    QVERIFY(dealOf(*table, 1, laid, right.stack(), right.chips()));
    laid[0].place = {1, 1};
    QVERIFY(!dealOf(*table, 1, laid, right.stack(), right.chips()));
  }

  void moreQuartersOrScoringTilesThanThereIsRoomForAreRefused_data()
  {
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("rule");
    QTest::newRow("a fifth quarter")
        << std::string(R"("quarters": [)") << std::string(R"("tanners", )")
        << std::string(rule::recordQuarters);
    auto tiles = std::string();
    for (auto i = 0; i < 12; ++i)
      tiles += R"("siege", )";
    QTest::newRow("a pile of more than twelve")
        << std::string(R"("city": [)") << tiles << std::string(rule::recordSurveyors);
    QTest::newRow("a quarter that is none")
        << std::string(R"("quarters": [)") << std::string(R"("smiths", )")
        << std::string(rule::recordChoice);
    QTest::newRow("a scoring tile that is none")
        << std::string(R"("city": [)") << std::string(R"("sieges", )")
        << std::string(rule::recordChoice);
  }
  void moreQuartersOrScoringTilesThanThereIsRoomForAreRefused()
  {
    QFETCH(std::string, before);
    QFETCH(std::string, more);
    QFETCH(std::string, rule);
    auto text = toText(played(everyExpansion()));
    QVERIFY(gameRecordFrom(text, "x.kwgame").complete());
    const auto at = text.rfind(before);
    QVERIFY2(at != std::string::npos, before.c_str());
    text.insert(at + before.size(), more);
    const auto read = gameRecordFrom(text, "x.kwgame");
    QVERIFY(!read.complete());
    QCOMPARE(read.problems.front().rule, rule);
  }

private:
  static void refusedAsAWhole(const GameRecord& record, const char* pointer)
  {
    const auto replayed = replay(record);
    QVERIFY(!replayed.game);
    QCOMPARE(replayed.problems.size(), std::size_t{1});
    QCOMPARE(replayed.problems.front().rule, std::string(rule::recordDeal));
    QCOMPARE(replayed.problems.front().pointer, std::string(pointer));
  }

  static GameRecord played(const PlayableScenario& scenario)
  {
    const auto seats = std::vector(static_cast<std::size_t>(scenario.scenario.players), randomSeat);
    return recordOf(playGame(tableOf(scenario), 3, seats),
                    std::vector<std::string>(seats.size(), "random"));
  }

  static void spoil(GameRecord& record, const std::string& rule)
  {
    if (rule == rule::recordNames)
      record.players.emplace_back("random");
    if (rule == rule::recordLaidOff)
      record.laid[0].place = {1, 1};
    if (rule == rule::recordLaidTwice)
      record.laid[1] = record.laid[0];
    if (rule == rule::gameUnknownKind)
      record.stack[0] = "no-such";
    if (rule == rule::gameDraws)
      record.stack.insert(record.stack.end(), 30, record.stack.back());
    if (rule == rule::recordPiles) {
      record.piles.push_back(record.stack.back());
      record.stack.pop_back();
    }
    if (rule == rule::recordChipExtra)
      record.chips.push_back({{0, 0}, Colour::Orange, 1});
    if (rule == rule::recordChipMissing)
      record.chips.pop_back();
    if (rule == rule::recordQuarters)
      record.open.quarters[0] = record.open.quarters[1];
    if (rule == rule::recordSurveyors)
      record.open.surveyors[0].count = 0;
  }
};

QTEST_APPLESS_MAIN(RecordDealTest)
#include "tst_recorddeal.moc"
