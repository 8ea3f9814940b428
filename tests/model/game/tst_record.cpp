// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/base/files.h"
#include "model/base/problemrules.h"
#include "model/game/record.h"
#include "model/players/players.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"
#include "tests/support/recorded.h"

using namespace kartenwerk;

namespace {

Game played(const PlayableScenario& scenario, PlayerKind kind, std::uint64_t seed)
{
  const auto seats = std::vector<PlayerSettings>(
      static_cast<std::size_t>(scenario.scenario.players), PlayerSettings{kind});
  return playGame(tableOf(scenario), seed, seats);
}

/// The text of a record, read again.
GameRecord reread(const GameRecord& record)
{
  const auto read = gameRecordFrom(toText(record), "game");
  if (!read.complete())
    qFatal("%s", read.problems.front().rule.c_str());
  return *read.value;
}

/// A short game with chips, a large city, a ferry and a print.
PlayableScenario smallGame()
{
  auto map = drawn({"S.t.~..", ".1..~S.", "......."})
                 .withPrint({.place = at("A2"), .side = Side::West, .coats = 1, .name = "West"})
                 .withFerry({.from = {at("D1"), Side::East}, .to = {at("F1"), Side::West}});
  auto scenario = gameOn(map);
  scenario.sets.resize(1);
  scenario.scenario.tiles.resize(1);
  scenario.scenario.rules = preset("germany");
  scenario.scenario.layouts.resize(1);
  for (const auto* place : {"B1", "D2", "G2", "B3", "D3", "F3"})
    scenario.scenario.layouts[0].chips.push_back({at(place)});
  return scenario;
}

/// A short game with every expansion: few tiles of each set.
PlayableScenario smallExpansions()
{
  auto scenario = everyExpansion();
  for (auto& set : scenario.sets) {
    std::erase_if(set.tiles, [&](const CountedTile& tile) {
      const auto special = std::ranges::any_of(tile.kind.features, [](const Feature& feature) {
        return feature.type == FeatureType::Monastery || feature.type == FeatureType::Garden ||
               feature.inn || feature.church || feature.darmstadtium;
      });
      return !special && tile.kind.id != set.start && tile.kind.id != "base-E" &&
             tile.kind.id != "base-V" && tile.kind.id != "tb-01" && tile.kind.id != "tb-02";
    });
  }
  return scenario;
}

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
  const auto at = text.find(what);
  if (at == std::string::npos)
    qFatal("not in the text: %s", std::string(what).c_str());
  return text.replace(at, what.size(), with);
}

} // namespace

class RecordTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aRecordReplaysBitForBit_data()
  {
    QTest::addColumn<int>("which");
    QTest::newRow("base") << 0;
    QTest::newRow("everything") << 1;
    QTest::newRow("towns") << 2;
    QTest::newRow("expansions") << 3;
    QTest::newRow("every expansion") << 4;
    QTest::newRow("small expansions") << 5;
  }
  void aRecordReplaysBitForBit()
  {
    QFETCH(int, which);
    const auto scenarios = std::array{openGame(3),      everythingOn(),   everythingOn(),
                                      expansionGame(3), everyExpansion(), smallExpansions()};
    auto scenario = scenarios[static_cast<std::size_t>(which)];
    scenario.scenario.rules.townExtraTile = which == 2;
    for (const auto kind : {PlayerKind::Random, PlayerKind::Greedy}) {
      const auto game = played(scenario, kind, 4);
      const auto record = recorded(game);
      const auto text = toText(record);
      const auto again = reread(record);
      QVERIFY(toText(again) == text);
      const auto replayed = replay(again);
      QVERIFY(replayed.problems.empty());
      QCOMPARE(replayed.game->moves(), game.moves());
      QVERIFY(replayed.game->deal() == game.deal());
      for (auto step = 0; step <= game.moves(); step += 10)
        QVERIFY(replayed.game->view(step) == game.view(step));
      QVERIFY(replayed.game->scores() == game.scores());
      QVERIFY(toText(recorded(*replayed.game)) == text);
    }
  }

  void anUnfinishedGameIsRecordedToo()
  {
    auto game = played(everythingOn(), PlayerKind::Random, 8);
    for (const auto step : {game.moves() - 1, 41, 40, 1, 0}) {
      game.takeBack(step);
      const auto replayed = replay(reread(recorded(game)));
      QVERIFY(replayed.problems.empty());
      QCOMPARE(replayed.game->moves(), step);
      QVERIFY(replayed.game->view() == game.view());
    }
  }

  void aWrongMoveOpensAtTheLastLegalMove()
  {
    auto record = recorded(played(openGame(), PlayerKind::Random, 1));
    auto before = 0;
    for (std::size_t i = 0; i < 10; ++i)
      before += static_cast<int>(record.parts[i].moves.size());
    record.parts[10].moves[0].place = at("A1");
    const auto replayed = replay(record);
    QCOMPARE(replayed.problems.size(), std::size_t{1});
    QCOMPARE(replayed.problems[0].rule, std::string(rule::recordIllegalMove));
    QCOMPARE(replayed.problems[0].details[0], std::to_string(before + 1));
    QCOMPARE(replayed.problems[0].pointer, std::string("/turns/10"));
    QCOMPARE(replayed.game->moves(), before);
  }

  void aFigureOnAFeatureThatTheTileHasNotIsIllegal()
  {
    auto playing = Playing();
    const auto record = recorded(playing.tile("base-E", "AG32", 180, "c0").play());
    const auto text = replaced(toText(record), R"("figure": "c0")", R"("figure": "r7")");
    const auto replayed = replay(*gameRecordFrom(text, "game").value);
    QCOMPARE(replayed.problems[0].rule, std::string(rule::recordIllegalMove));
    QCOMPARE(replayed.game->moves(), 1);
    // Written again it is illegal still, not a turn without a figure.
    const auto written = toText(*gameRecordFrom(text, "game").value);
    const auto again = replay(*gameRecordFrom(written, "game").value);
    QCOMPARE(again.problems[0].rule, std::string(rule::recordIllegalMove));
    QCOMPARE(toText(*gameRecordFrom(written, "game").value), written);
  }

  void everyWrongResultIsNamed_data()
  {
    QTest::addColumn<std::string>("what");
    for (const auto* what : {"scores", "player", "tile", "set-aside", "end", "final"})
      QTest::newRow(what) << std::string(what);
  }
  void everyWrongResultIsNamed()
  {
    QFETCH(std::string, what);
    auto record = recorded(played(openGame(), PlayerKind::Random, 2));
    if (what == "scores")
      record.parts[30].scores[1] += 1;
    if (what == "player")
      record.parts[30].player = 1 - record.parts[30].player;
    if (what == "tile")
      record.parts[30].tile = record.parts[30].tile == "base-U" ? "base-V" : "base-U";
    if (what == "set-aside")
      record.parts[30].setAside.emplace_back("base-C");
    if (what == "end")
      record.end = EndReason::NoSquareLeft;
    if (what == "final")
      record.scores[0] -= 1;
    const auto replayed = replay(record);
    QCOMPARE(replayed.problems.size(), std::size_t{1});
    QCOMPARE(replayed.problems[0].rule, std::string(rule::recordDiffers));
    QCOMPARE(replayed.problems[0].details[1], what == "final" ? std::string("scores") : what);
    QVERIFY(replayed.game->over());
  }

  void aDealThatIsNotTheScenariosCannotBegin()
  {
    auto record = recorded(played(openGame(), PlayerKind::Random, 2));
    auto tooMany = record;
    tooMany.stack.emplace_back("base-C");
    QVERIFY(!replay(tooMany).game);
    QCOMPARE(replay(tooMany).problems.at(0).rule, std::string(rule::gameDraws));
    auto unknown = record;
    unknown.stack[0] = "no-such";
    QVERIFY(!replay(unknown).game);
    auto elsewhere = record;
    elsewhere.laid[0].place = {900, 900};
    QVERIFY(!replay(elsewhere).game);
    auto chips = recorded(played(everythingOn(), PlayerKind::Random, 2));
    chips.chips.pop_back();
    QVERIFY(!replay(chips).game);
  }

  /// Every released version of the format has a file that must be read for ever.
  void theGoldenGameOfVersion1IsReadAndReplayed()
  {
    const auto path = std::string(KARTENWERK_SOURCE_DIR) + "/tests/golden/game-1.kwgame";
    if (qEnvironmentVariableIsSet("KARTENWERK_WRITE_GOLDEN"))
      QVERIFY(writeFile(path, toText(recordOf(played(smallGame(), PlayerKind::Greedy, 1),
                                              {"greedy", "greedy"})))
                  .empty());
    const auto bytes = readFile(path);
    QVERIFY(bytes.complete());
    const auto record = gameRecordFrom(*bytes.value, path);
    QVERIFY(record.complete());
    QVERIFY(toText(*record.value) == *bytes.value);
    QVERIFY(replay(*record.value).problems.empty());
    QVERIFY(record.value->end != EndReason::None);
  }

  void theGoldenGameWithExpansionsIsReadAndReplayed()
  {
    const auto path = std::string(KARTENWERK_SOURCE_DIR) + "/tests/golden/game-expansions-1.kwgame";
    if (qEnvironmentVariableIsSet("KARTENWERK_WRITE_GOLDEN"))
      QVERIFY(writeFile(path, toText(recordOf(played(smallExpansions(), PlayerKind::Random, 1),
                                              {"random", "random"})))
                  .empty());
    const auto bytes = readFile(path);
    QVERIFY(bytes.complete());
    for (const auto* word :
         {"\"abbotHome\": true", "\"figureKind\": \"large\"", "\"figureKind\": \"abbot\"",
          "\"figureKind\": \"builder\"", "\"figureKind\": \"pig\""})
      QVERIFY2(bytes.value->find(word) != std::string::npos, word);
    const auto record = gameRecordFrom(*bytes.value, path);
    QVERIFY(record.complete());
    QVERIFY(toText(*record.value) == *bytes.value);
    QVERIFY(replay(*record.value).problems.empty());
  }

  /// In a free order the draws are not asked, so they are in nobody's way.
  void aGameOfAScenarioThatNamesUnknownTilesIsReadAgain()
  {
    auto scenario = openGame();
    scenario.scenario.draws = {"no-such"};
    const auto text = toText(recorded(played(scenario, PlayerKind::Random, 1)));
    const auto read = gameRecordFrom(text, "game");
    QVERIFY(read.value && !anyErrors(read.problems));
    QVERIFY(replay(*read.value).problems.empty());
    scenario.scenario.drawOrder = DrawOrder::Fixed;
    auto record = *read.value;
    record.scenario = scenario;
    QCOMPARE(replay(record).problems.at(0).rule, std::string(rule::gameUnknownKind));
  }

  void brokenTextGivesProblemsAndNeverCrashes()
  {
    const auto text = toText(recordOf(played(openGame(), PlayerKind::Random, 1), {"x"}));
    for (std::size_t end = 0; end < text.size(); end += 397)
      QVERIFY(!gameRecordFrom(text.substr(0, end), "game").complete());
    QVERIFY(anyErrors(gameRecordFrom("{}", "game").problems));
    QVERIFY(anyErrors(
        gameRecordFrom(replaced(text, "\"version\": 1", "\"version\": 99"), "g").problems));
    QVERIFY(anyErrors(
        gameRecordFrom(replaced(text, "\"rotation\": 90", "\"rotation\": 45"), "g").problems));
    const auto unknown =
        gameRecordFrom(replaced(text, "\"seed\": 1", "\"seed\": 1, \"new\": [1]"), "game");
    QVERIFY(unknown.complete());
    QCOMPARE(unknown.value->extras, (Extras{{"new", "[1]"}}));
  }
};

QTEST_APPLESS_MAIN(RecordTest)
#include "tst_record.moc"
