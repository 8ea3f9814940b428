// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "model/base/problemrules.h"
#include "tests/model/game/leipziggames.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// The answers to the choice that is due, without "score".
std::vector<Move> sendings(const Game& game)
{
  auto moves = game.legal();
  std::erase_if(moves, [](const Move& move) { return move.kind != MoveKind::SendToLeipzig; });
  return moves;
}

/// The game right before that answer, counted from the end of the choices of the last turn.
Game atChoice(const Playing& playing)
{
  auto game = playing.play();
  auto step = game.moves();
  while (step > 0 && game.decision(step - 1).kind == DecisionKind::Leipzig)
    --step;
  game.takeBack(step);
  return game;
}

std::vector<int> meeplesOf(const Game& game)
{
  auto meeples = std::vector<int>{};
  for (const auto& seat : game.view().seats)
    meeples.push_back(seat.meeples);
  return meeples;
}

} // namespace

/// Markets of Leipzig: the choice between the road and Leipzig (rules.md 7, D18–D20, D30).
class LeipzigTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theLandTilesOfLeipzigReplaceTheStartTile()
  {
    const auto game = leipzig().more().play();
    const auto view = game.view();
    QCOMPARE(view.tiles.size(), std::size_t{8});
    for (const auto& tile : view.tiles)
      QVERIFY(game.table().kind(tile.kind).id.starts_with("leipzig-"));
    const auto free = tableOf(leipzig().scenario());
    auto sum = 0;
    for (const auto& [kind, count] : free->kinds())
      sum += kind.id == "base-D" ? 100 * count : count;
    QCOMPARE(sum, 300 + 68 + 8);
    QCOMPARE(free->tiles(), 71); // the block is none of the tiles, and the start tile stays away
    QCOMPARE(Game(free, 1).view().stack, 70); // one is in hand
  }

  void theFourQuartersLieNextToEachOtherAndFormATownClosedAllRound()
  {
    const auto game = leipzig().more("base-C").more("base-B").play();
    QCOMPARE(game.view().leipzig->squares,
             (std::array{at("AG33"), at("AH33"), at("AH34"), at("AG34")}));
    // A city on all sides finds no city to join.
    QCOMPARE(eventsOf(game, EventKind::SetAside).size(), std::size_t{1});
    QCOMPARE(game.view().open.size(), std::size_t{12});
  }

  void theHistoricalOrderIsOneOfManyAndChangesNothing()
  {
    auto playing = leipzig();
    playing.rules().leipzig.order = {Quarter::Tanners, Quarter::Bookbinders, Quarter::Coiners,
                                     Quarter::Wainwrights};
    auto game = playing.more().play();
    QVERIFY(game.view().leipzig->order == playing.rules().leipzig.order);
    playing.rules().leipzig.drawnOrder = true;
    const auto table = tableOf(playing.scenario());
    const auto fixed = tableOf(leipzig().scenario());
    auto orders = std::set<std::array<Quarter, 4>>{};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      const auto drawn = Game(table, seed);
      orders.insert(drawn.view().leipzig->order);
      QVERIFY(drawn.legal() == Game(fixed, seed).legal());
    }
    QCOMPARE(orders.size(), std::size_t{24});
  }

  void eachPlayerGetsAnExtraMeeple()
  {
    auto playing = leipzig();
    QCOMPARE(meeplesOf(playing.more().play()), (std::vector{8, 8}));
    playing.rules().leipzig.extraMeeple = false;
    QCOMPARE(meeplesOf(playing.play()), (std::vector{7, 7}));
  }

  void eachQuarterHasOneRoadThatStartsAtItsGate()
  {
    for (const auto& [place, degrees] : {std::pair{"AG31", 0}, std::pair{"AJ33", 90},
                                         std::pair{"AH36", 180}, std::pair{"AE34", 270}}) {
      const auto game = leipzig().tile("base-A", place, degrees, "r0").more().play();
      QCOMPARE(scorings(game).size(), std::size_t{1});
      QVERIFY(scorings(game)[0].kind == ScoredKind::Road);
    }
  }

  void theRoadOnTheDoubleTilesCountsMerelyAsOneRoad()
  {
    const auto game = leipzig().tile("base-A", "AG31", 0, "r0").score().more().play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
  }

  void whoCompletesARoadToLeipzigMayScoreItAndGetThePoints()
  {
    const auto game = atChoice(leipzig().tile("base-A", "AG31", 0, "r0").more());
    QVERIFY(game.decision() == (Decision{DecisionKind::Leipzig, 0}));
    QCOMPARE(game.view().road->points, 2);
    QVERIFY(game.view().road->place == at("AG31"));
    auto scored = game;
    QVERIFY(scored.apply(scoreRoad()));
    QCOMPARE(scored.scores(), (Scores{2, 0}));
    QCOMPARE(meeplesOf(scored), (std::vector{8, 8}));
  }

  void orSendHisMeepleToLeipzigAndScoreNothingForTheRoad()
  {
    auto game = atChoice(leipzig().tile("base-A", "AG31", 0, "r0").more());
    QVERIFY(game.apply(sendToLeipzig(at("AG31"), 1, Quarter::Tanners)));
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QCOMPARE(meeplesOf(game), (std::vector{7, 8}));
    QVERIFY(game.view().figures.empty());
    QVERIFY(game.view().leipzig->figures ==
            (std::vector<FigureInLeipzig>{{Quarter::Tanners, 0, FigureKind::Meeple}}));
    const auto sent = eventsOf(game, EventKind::SentToLeipzig);
    QCOMPARE(sent.size(), std::size_t{1});
    QVERIFY(sent[0].quarter == Quarter::Tanners);
    QVERIFY(eventsOf(game, EventKind::FigureHome).empty());
  }

  void theMeepleMayGoToAnyQuarterNotOnlyToThatWhereTheRoadEnds()
  {
    const auto moves = sendings(atChoice(leipzig().tile("base-A", "AG31", 0, "r0").more()));
    QCOMPARE(moves.size(), std::size_t{4});
  }

  void aRoadConnectedThroughAVillageLeadsToLeipzig()
  {
    const auto game = atChoice(leipzig()
                                   .tile("base-W", "AG31")
                                   .tile("base-U", "AH31", 0, "r0")
                                   .tile("base-A", "AI31", 90)
                                   .more());
    QVERIFY(game.decision() == (Decision{DecisionKind::Leipzig, 1}));
  }

  void theWayMayLeadThroughSeveralVillages()
  {
    auto playing = leipzig();
    playing.tile("base-W", "AG31").tile("base-X", "AH31").tile("base-U", "AH30", 90, "r0");
    QVERIFY(atChoice(playing.tile("base-A", "AH29", 0).more()).decision() ==
            (Decision{DecisionKind::Leipzig, 0}));
  }

  void aRoadThatEndsAtAMonasteryLeadsNoFurther()
  {
    auto playing = leipzig();
    playing.scenario().sets.push_back(bundledSet("traders-builders"));
    playing.scenario().scenario.tiles.push_back({.set = {.bundled = "traders-builders"}});
    const auto game = playing.tile("tb-20", "AG31")
                          .tile("base-U", "AH31", 0, "r0")
                          .tile("base-A", "AI31", 90)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{0, 3}));
    QVERIFY(eventsOf(game, EventKind::SentToLeipzig).empty());
    QVERIFY(game.move(game.moves() - 1).kind == MoveKind::NoFigure);
  }

  void crossingsWithoutAVillageConnectOnlyIfTheProfileSaysSo()
  {
    for (const auto any : {false, true}) {
      auto playing = leipzig();
      playing.rules().leipzig.anyCrossingConnects = any;
      playing.scenario().sets.push_back(bundledSet("inns-cathedrals"));
      playing.scenario().scenario.tiles.push_back({.set = {.bundled = "inns-cathedrals"}});
      const auto game = playing.tile("ic-14", "AG31")
                            .tile("base-U", "AH31", 0, "r0")
                            .tile("base-A", "AI31", 90)
                            .more()
                            .play();
      QCOMPARE(game.move(game.moves() - 1).kind == MoveKind::ScoreRoad, any);
    }
  }

  void aRoadElsewhereOffersNoChoice()
  {
    const auto game =
        leipzig().tile("base-A", "AF33", 180, "r0").tile("base-A", "AF32").more().play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QVERIFY(game.move(game.moves() - 1).kind == MoveKind::NoFigure);
  }

  void withMoreThanOneMeepleOneIsSentAndTheOthersScore()
  {
    const auto game = sharedRoad(leipzig()).send("AH31", "r0", Quarter::Coiners).more().play();
    QCOMPARE(game.scores(), (Scores{7, 0}));
    QCOMPARE(meeplesOf(game), (std::vector{7, 8}));
  }

  void everyOwnerDecidesForHimself()
  {
    const auto game =
        evenRoad(leipzig()).send("AG31", "r0", Quarter::Tanners).score().more().play();
    QCOMPARE(game.scores(), (Scores{0, 6}));
  }

  void theActivePlayerChoosesFirstThenClockwiseAllBeforeAnyScoring()
  {
    const auto game =
        evenRoad(leipzig()).score().send("AH31", "r0", Quarter::Tanners).more().play();
    const auto last = game.moves();
    QVERIFY(game.decision(last - 2) == (Decision{DecisionKind::Leipzig, 0}));
    QVERIFY(game.decision(last - 1) == (Decision{DecisionKind::Leipzig, 1}));
    QCOMPARE(game.scores(last - 1), (Scores{0, 0}));
    QCOMPARE(game.scores(), (Scores{6, 0}));
  }

  void whoHasNoMajorityHasNoChoice()
  {
    const auto game = sharedRoad(leipzig()).more().play();
    QVERIFY(game.decision(game.moves() - 1) == (Decision{DecisionKind::Leipzig, 0}));
    QVERIFY(game.decision(game.moves() - 2).kind == DecisionKind::Figure);
  }

  void majorityIsJudgedBeforeSendingAndWhoLosesItByThatScoresStill()
  {
    const auto game = sharedRoad(leipzig()).send("AG31", "r0", Quarter::Coiners).more().play();
    QCOMPARE(game.scores(), (Scores{7, 0}));
  }

  void byTheOtherReadingMajorityIsJudgedWithoutThoseSent()
  {
    auto playing = leipzig();
    playing.rules().leipzig.majorityAfter = true;
    QCOMPARE(sharedRoad(playing).send("AG31", "r0", Quarter::Coiners).more().play().scores(),
             (Scores{7, 7}));
    QCOMPARE(
        evenRoad(playing).send("AG31", "r0", Quarter::Wainwrights).score().more().play().scores(),
        (Scores{6, 6})); // an owner that was sent still gets Wainwrights
  }

  void onlyOneMeepleOfAPlayerMayStandInEachQuarter()
  {
    auto playing = settled(Quarter::Coiners);
    const auto game =
        atChoice(playing.tile("base-B", "AH31").tile("base-A", "AJ33", 90, "r0").more());
    const auto moves = sendings(game);
    QCOMPARE(moves.size(), std::size_t{3});
    for (const auto& move : moves)
      QVERIFY(move.quarter != Quarter::Coiners);
  }

  void meeplesOfSeveralPlayersMayShareAQuarter()
  {
    const auto game = settled(Quarter::Coiners)
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Coiners)
                          .more()
                          .play();
    QCOMPARE(game.view().leipzig->figures.size(), std::size_t{2});
  }

  void theyStayUntilTheGameEnds()
  {
    const auto game = settled(Quarter::Coiners).tile("base-A", "AJ33", 90, "r0").score().play();
    QVERIFY(game.over());
    QCOMPARE(game.view().leipzig->figures.size(), std::size_t{1});
  }

  void anUpgradedMeepleMayGoAndItsChipLeavesTheGame()
  {
    auto playing = leipzig();
    playing.rules().chips.on = true;
    playing.scenario().scenario.layouts.resize(1);
    for (const auto* place : {"AG31", "AH31"})
      playing.scenario().scenario.layouts[0].chips.push_back({at(place), Colour::Purple, 2});
    const auto game = playing.tile("base-U", "AG31", 90, "r0")
                          .tile("base-B", "AF31")
                          .tile("base-B", "AH31")
                          .upgrade("AG31", "r0", 0, 2)
                          .tile("base-A", "AG30", 0)
                          .send("AG31", "r0", Quarter::Coiners)
                          .more()
                          .play();
    QVERIFY(eventsOf(game, EventKind::SentToLeipzig)[0].upgraded);
    QVERIFY(game.view().leipzig->figures ==
            (std::vector<FigureInLeipzig>{{Quarter::Coiners, 0, FigureKind::Meeple}}));
    QCOMPARE(game.view().seats[0].twos, 0);
  }

  void onAMapLeipzigIsALargeCityOfFourSquaresWithTheMark()
  {
    auto map = drawn({".......", "...11..", "...11..", "S......"});
    auto city = *map.largeCity(at("D2"));
    city.mark = "leipzig";
    city.sides.clear();
    for (const auto& square : city.squares)
      for (const auto side : allSides)
        if (!city.has(neighbour(square.place, side)))
          city.sides.push_back({square.place, side, CitySideKind::Closed});
    city.sides[0].kind = CitySideKind::Road;
    QVERIFY(city.sides[0].place == at("D2"));
    const auto gate = neighbour(at("D2"), city.sides[0].side);
    auto playing = Playing(map.withLargeCity(city));
    playing.rules().leipzig.on = true;
    playing.lay("A4", "base-B").tile("base-B", "B4").tile("base-B", "C4").tile("base-B", "C3");
    const auto turned = city.sides[0].side == Side::North ? 0 : 270;
    const auto game = playing.tile("base-A", toString(gate), turned, "r0").more("base-U").play();
    QVERIFY(game.view().leipzig.has_value());
    QCOMPARE(meeplesOf(game), (std::vector{10, 10}));
    QVERIFY(game.move(game.moves() - 1).kind == MoveKind::ScoreRoad);
    QCOMPARE(game.scores(), (Scores{0, 2})); // the gate's square is one tile of the road
  }

  /// The rule cannot be played without it, and is not left out silently.
  void aMapWithoutLeipzigCannotBePlayedWithTheRule()
  {
    const auto problemOf = [](const Map& map) {
      auto playable = gameOn(map);
      playable.scenario.rules.leipzig.on = true;
      const auto table = Table::compile(playable);
      return table.value || table.problems.empty() ? std::string{} : table.problems.front().rule;
    };
    auto map = drawn({"S......", "...11..", "...11..", "S......"});
    QCOMPARE(problemOf(map), std::string(rule::gameLeipzig)); // nothing is marked
    auto city = *map.largeCity(at("D2"));
    city.mark = "leipzig";
    QCOMPARE(problemOf(map.withLargeCity(city)), std::string{});
    map = drawn({"S......", "...11..", "...1...", "S......"});
    city = *map.largeCity(at("D2"));
    city.mark = "leipzig";
    QCOMPARE(problemOf(map.withLargeCity(city)), std::string(rule::gameLeipzig));
  }
};

QTEST_APPLESS_MAIN(LeipzigTest)
#include "tst_leipzig.moc"
