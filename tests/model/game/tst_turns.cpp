// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "model/base/problemrules.h"
#include "model/game/inquiry.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

std::vector<std::string> rulesOf(const Problems& problems)
{
  auto result = std::vector<std::string>{};
  for (const auto& problem : problems)
    result.push_back(problem.rule);
  return result;
}

} // namespace

/// Decisions D5, D6, D7: drawing, ending and pre-laying.
class TurnsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aTileThatFitsNowhereIsSetAsideAndThePlayerDrawsAgain()
  {
    const auto game = Playing(drawn({"S..."}))
                          .lay("A1", "base-W")
                          .more("base-C")
                          .more("base-U")
                          .more("base-U")
                          .play();
    const auto view = game.view();
    QCOMPARE(game.table().kind(view.tileInHand).id, std::string("base-U"));
    QCOMPARE(view.setAside, (std::vector<int>{*game.table().findKind("base-C")}));
    QCOMPARE(view.decision, (Decision{DecisionKind::Tile, 0}));
    QCOMPARE(view.stack, 1);
    QCOMPARE(eventsOf(game, EventKind::SetAside).size(), std::size_t{1});
  }

  void theGameEndsWithTheLastTile()
  {
    const auto game = Playing(drawn({"S..."})).lay("A1", "base-W").tile("base-U", "B1").play();
    QCOMPARE(game.view().end, EndReason::LastTile);
    QCOMPARE(game.view().turn, 1);
  }

  void theGameEndsWhenNoReachedSquareIsLeft()
  {
    const auto game =
        Playing(drawn({"S.~."})).lay("A1", "base-W").tile("base-U", "B1").more("base-U").play();
    QCOMPARE(game.view().end, EndReason::NoSquareLeft);
    QCOMPARE(game.view().stack, 1);
  }

  void theGameEndsWhenNoTileLeftFitsAnywhere()
  {
    const auto game = Playing(drawn({"S..."}))
                          .lay("A1", "base-W")
                          .tile("base-U", "B1")
                          .more("base-C")
                          .more("base-B")
                          .play();
    QCOMPARE(game.view().end, EndReason::NoTileFits);
    QCOMPARE(game.view().stack, 2);
    QVERIFY(eventsOf(game, EventKind::SetAside).empty());
    QCOMPARE(deadSquares(game, 0), (std::vector<Place>{}));
  }

  void playersTakeTurnsInOrder()
  {
    for (const auto players : {2, 3, 4, 5, 6}) {
      auto playing = Playing(drawn({"S........"})).players(players).lay("A1", "base-W");
      for (const auto* place : {"B1", "C1", "D1", "E1", "F1", "G1", "H1"})
        playing.tile("base-U", place);
      const auto game = playing.play();
      const auto placed = eventsOf(game, EventKind::Placed);
      for (std::size_t i = 0; i < placed.size(); ++i)
        QCOMPARE(placed[i].player, static_cast<int>(i) % players);
      QCOMPARE(game.view().seats.size(), static_cast<std::size_t>(players));
    }
  }

  /// D7: the start tile on a random used start, random tiles on the others, in random rotations
  /// among those that fit the prints.
  void preLaidTilesSideBySideFitEachOther()
  {
    auto scenario = gameOn(drawn({"SS.", "S..", "..."}));
    scenario.scenario.rules.startsUsed = 3;
    const auto table = tableOf(scenario);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const auto dealt = deal(*table, seed);
      QCOMPARE(dealt.laid().size(), std::size_t{3});
      for (const auto& tile : dealt.laid())
        for (const auto& other : dealt.laid())
          for (const auto side : allSides)
            if (neighbour(tile.place, side) == other.place)
              QVERIFY(table->kind(tile.kind).edge(side, tile.rotation) ==
                      table->kind(other.kind).edge(opposite(side), other.rotation));
    }
  }

  void preLaidTilesFitThePrints()
  {
    auto map = drawn({"S..S..S", "......."});
    map = map.withPrint({.place = at("A1"), .side = Side::North, .kind = PrintKind::City})
              .withPrint({.place = at("D1"), .side = Side::North, .kind = PrintKind::City});
    const auto table = tableOf(gameOn(map));
    auto starts = std::set<Place>{};
    auto startTiles = std::set<Place>{};
    auto rotations = std::set<Rotation>{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const auto dealt = deal(*table, seed);
      QCOMPARE(dealt.laid().size(), std::size_t{2});
      QCOMPARE(dealt.stack().size(), std::size_t{112});
      auto first = 0;
      for (const auto& tile : dealt.laid()) {
        starts.insert(tile.place);
        QVERIFY(table->board().fits(table->kind(tile.kind), tile.rotation, tile.place));
        if (table->kind(tile.kind).id == "base-D" && ++first == 1)
          startTiles.insert(tile.place);
        if (tile.place == at("G1"))
          rotations.insert(tile.rotation);
      }
      QVERIFY(first >= 1);
    }
    QCOMPARE(starts.size(), std::size_t{3});
    QCOMPARE(startTiles.size(), std::size_t{3});
    QCOMPARE(rotations.size(), std::size_t{4});
  }

  /// Section 12: if the start tile fits no rotation on one used start, another is tried; if none,
  /// the scenario is invalid.
  void theStartTileGoesWhereItFits()
  {
    auto map = drawn({"S.S"});
    map = map.withPrint({.place = at("A1"), .side = Side::North, .kind = PrintKind::City})
              .withPrint({.place = at("A1"), .side = Side::South, .kind = PrintKind::City});
    const auto table = tableOf(gameOn(map));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const auto dealt = deal(*table, seed);
      for (const auto& tile : dealt.laid())
        QVERIFY(table->kind(tile.kind).id != "base-D" || tile.place == at("C1"));
    }
    map = map.withPrint({.place = at("C1"), .side = Side::North, .kind = PrintKind::City})
              .withPrint({.place = at("C1"), .side = Side::South, .kind = PrintKind::City});
    QCOMPARE(rulesOf(Table::compile(gameOn(map)).problems),
             (std::vector<std::string>{std::string(rule::gameStartTile)}));
  }

  /// Section 12: pre-laid tiles score nothing and are no covering in the sense of variants a, b.
  void preLaidTilesScoreNothing()
  {
    auto playing = Playing(drawn({"S..."}));
    playing.rules().townCosts = true;
    playing.rules().townExtraTile = true;
    const auto game = playing.lay("A1", "base-E").more().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(!game.view().secondPart);
  }

  /// A switch, on by default: placements that enclose an empty square are legal.
  void noTileMayEncloseASquareIfTheProfileSaysSo()
  {
    auto playing = Playing(drawn({"...", ".S.", "...", "..."}));
    playing.lay("B2", "base-B")
        .tile("base-B", "C2")
        .tile("base-B", "C3")
        .tile("base-E", "C4", 180)
        .tile("base-E", "B4", 180)
        .tile("base-E", "A2", 270)
        .more("base-E");
    const auto game = playing.play();
    QVERIFY(!legalRotations(game, game.moves(), at("A3")).empty());
    playing.rules().fillHoles = false;
    const auto strict = playing.play();
    QVERIFY(legalRotations(strict, strict.moves(), at("A3")).empty());
    QVERIFY(!legalRotations(strict, strict.moves(), at("B3")).empty());
    QVERIFY(!legalRotations(strict, strict.moves(), at("A1")).empty());
  }

  void gamesThatCannotBePlayedSayWhy()
  {
    auto scenario = openGame();
    scenario.scenario.players = 1;
    QCOMPARE(rulesOf(Table::compile(scenario).problems),
             (std::vector<std::string>{std::string(rule::gamePlayers)}));
    scenario = openGame();
    scenario.sets[0].tiles.clear();
    QCOMPARE(rulesOf(Table::compile(scenario).problems),
             (std::vector<std::string>{std::string(rule::gameNoTiles)}));
    QCOMPARE(rulesOf(Table::compile(gameOn(drawn({".."}))).problems),
             (std::vector<std::string>{std::string(rule::gameNoStart)}));
    auto large = gameOn(
        Map(400, 400, {Ground::Playable}).withSite({.place = {200, 200}, .kind = SiteKind::Start}));
    const auto problems = Table::compile(large).problems;
    QCOMPARE(rulesOf(problems), (std::vector<std::string>{std::string(rule::gameTooLarge)}));
    QCOMPARE(problems[0].details, (std::vector<std::string>{"20480", "512"}));
    auto laid = gameOn(drawn({"S."}));
    laid.scenario.laid = {{at("A1"), "no-such", Rotation::None}};
    QCOMPARE(rulesOf(Table::compile(laid).problems),
             (std::vector<std::string>{std::string(rule::gameUnknownKind)}));
    auto draws = gameOn(drawn({"S."}));
    draws.scenario.drawOrder = DrawOrder::Fixed;
    draws.scenario.draws = {"base-C", "base-C"};
    QCOMPARE(rulesOf(Table::compile(draws).problems),
             (std::vector<std::string>{std::string(rule::gameDraws)}));
    auto broken = openGame();
    broken.sets[0].tiles[0].kind.features.clear();
    QCOMPARE(rulesOf(Table::compile(broken).problems),
             (std::vector<std::string>{std::string(rule::gameTile)}));
  }

  void aFixedPrefixIsFollowedByTheRestAtRandom()
  {
    auto scenario = openGame();
    scenario.scenario.drawOrder = DrawOrder::FixedPrefix;
    scenario.scenario.draws = {"base-X", "base-C"};
    const auto table = tableOf(scenario);
    const auto one = deal(*table, 1);
    const auto two = deal(*table, 2);
    QCOMPARE(one.stack().size(), std::size_t{71});
    for (const auto& dealt : {one, two}) {
      QCOMPARE(table->kind(dealt.stack()[0]).id, std::string("base-X"));
      QCOMPARE(table->kind(dealt.stack()[1]).id, std::string("base-C"));
    }
    QVERIFY(!std::ranges::equal(one.stack(), two.stack()));
  }
};

QTEST_APPLESS_MAIN(TurnsTest)
#include "tst_turns.moc"
