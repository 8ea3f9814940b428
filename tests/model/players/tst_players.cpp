// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "model/game/inquiry.h"
#include "model/players/greedyplayer.h"
#include "model/players/players.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

std::atomic<long> allocations{0};

constexpr auto randomSeat = PlayerSettings{PlayerKind::Random};
constexpr auto greedySeat = PlayerSettings{PlayerKind::Greedy, 250};

struct Named
{
  const char* name;
  PlayableScenario scenario;
};

/// One scenario for each size of position and each set of rules.
std::vector<Named> manyScenarios()
{
  auto towns = everythingOn(3);
  towns.scenario.rules.townExtraTile = true;
  towns.scenario.rules.townCosts = true;
  towns.scenario.rules.smallCityPoints = 2;
  auto bonus = everythingOn(2);
  bonus.scenario.rules.townRoadBonus = true;
  auto noFields = openGame(4);
  noFields.scenario.rules.fields = false;
  auto big = gameOn(
      Map(40, 40, {Ground::Playable}).withSite({.place = {20, 20}, .kind = SiteKind::Start}), 6);
  auto twice = big;
  for (auto& supply : twice.scenario.tiles)
    supply.copies = 2;
  return {{"base", openGame()},  {"everything", everythingOn()}, {"towns", towns},
          {"road bonus", bonus}, {"no fields", noFields},        {"big", big},
          {"two sets", twice}};
}

std::vector<PlayerSettings> seatsOf(const PlayableScenario& scenario, PlayerSettings settings)
{
  return std::vector<PlayerSettings>(static_cast<std::size_t>(scenario.scenario.players), settings);
}

/// Plays at random and hands every position with a decision of that kind to `look`.
template <class Look>
void visitPositions(const Table& table, int games, Look look)
{
  const auto& c = table.compiled();
  withSize(c.size, [&]<class Size>(Size) {
    auto position = std::make_unique<PositionOf<Size>>();
    auto placements = Placements<Size>{};
    for (int game = 0; game < games; ++game) {
      const auto dealt = deal(table, static_cast<std::uint64_t>(game));
      auto random = Random(static_cast<std::uint64_t>(game), Purpose::Player);
      auto& p = *position;
      begin(c, dealt, p, NoRecorder{});
      while (p.decision != DecisionKind::Over) {
        look(c, p);
        if (p.decision == DecisionKind::Tile) {
          findPlacements(c, p, p.tileInHand, placements);
          const auto choice = RandomPlayer<Size>::tile(c, p, placements, random);
          placeTile(c, dealt, p, choice.cell, choice.rotation, NoRecorder{});
        } else if (p.decision == DecisionKind::Figure) {
          const auto feature = RandomPlayer<Size>::figure(c, p, random);
          apply(c, dealt, p, feature < 0 ? noFigure() : placeFigure(feature), NoRecorder{});
        } else {
          apply(c, dealt, p, RandomPlayer<Size>::upgrade(c, p, random), NoRecorder{});
        }
      }
    }
  });
}

} // namespace

void* operator new(std::size_t size)
{
  ++allocations;
  if (auto* memory = std::malloc(size))
    return memory;
  std::abort();
}
void operator delete(void* memory) noexcept
{
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
  std::free(memory);
}

class PlayersTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Measured with five other engines: 19 to 20 points a player, 32.6 placements a tile.
  void uniformRandomPlayScores19To20APlayer()
  {
    const auto table = tableOf(openGame());
    auto runner = GameRunner(*table, seatsOf(openGame(), randomSeat));
    constexpr auto games = 2000;
    auto points = 0.0;
    auto placements = 0.0;
    auto tiles = 0.0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      const auto outcome = runner.play(seed);
      points += outcome.scores[0] + outcome.scores[1];
      placements += static_cast<double>(outcome.placements);
      tiles += outcome.turns;
    }
    QVERIFY2(std::abs(points / (2 * games) - 19.4) < 0.6, std::to_string(points).c_str());
    QVERIFY2(std::abs(placements / tiles - 32.6) < 0.3, std::to_string(placements).c_str());
  }

  void aGameAllocatesNothingAfterItsStart()
  {
    for (const auto& [name, scenario] : manyScenarios())
      for (const auto settings : {randomSeat, greedySeat}) {
        const auto table = tableOf(scenario);
        auto runner = GameRunner(*table, seatsOf(scenario, settings));
        const auto before = allocations.load();
        const auto outcome = runner.play(7);
        QVERIFY2(allocations == before, name);
        QVERIFY(outcome.turns > 0);
      }
  }

  void recordedGamesAreTheFastOnes()
  {
    for (const auto& [name, scenario] : manyScenarios())
      for (const auto settings : {randomSeat, greedySeat}) {
        const auto table = tableOf(scenario);
        const auto seats = seatsOf(scenario, settings);
        const auto game = playGame(table, 3, seats);
        const auto outcome = playOutcome(*table, 3, seats);
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
          QCOMPARE(game.scores()[seat], outcome.scores[seat]);
        QCOMPARE(game.view().turn, outcome.turns);
        QCOMPARE(game.view().end, outcome.end);
        QCOMPARE(static_cast<int>(game.view().setAside.size()), outcome.setAside);
        QVERIFY2(game.over(), name);
      }
  }

  void theNumberOfThreadsMakesNoDifference()
  {
    const auto table = tableOf(everythingOn());
    const auto seats = seatsOf(everythingOn(), randomSeat);
    const auto some = [&](std::uint64_t first, std::vector<GameOutcome>& out) {
      auto runner = GameRunner(*table, seats);
      for (std::uint64_t seed = first; seed < first + 100; ++seed)
        out.push_back(runner.play(seed));
    };
    auto alone = std::vector<GameOutcome>{};
    some(0, alone);
    some(100, alone);
    auto first = std::vector<GameOutcome>{};
    auto second = std::vector<GameOutcome>{};
    {
      const auto one = std::jthread([&] { some(0, first); });
      const auto two = std::jthread([&] { some(100, second); });
    }
    first.insert(first.end(), second.begin(), second.end());
    QVERIFY(first == alone);
  }

  /// The order of the stack and the faces of chips lie in the deal, where no player can look.
  void otherHiddenDataTheSameMove()
  {
    for (const auto settings : {randomSeat, greedySeat}) {
      const auto table = tableOf(everythingOn());
      const auto game = playGame(table, 5, seatsOf(everythingOn(), settings));
      auto random = Random(1, Purpose::Search);
      auto seen = std::size_t{0};
      for (auto step = 0; step < game.moves(); step += 9) {
        // What is drawn already stays; the rest of the stack and the chips are dealt anew.
        auto swapped = game.deal();
        const auto view = game.view(step);
        const auto drawn = swapped.tileCount - static_cast<std::size_t>(view.stack);
        random.shuffle(std::span(swapped.order.data() + drawn, swapped.tileCount - drawn));
        auto covered = std::vector<bool>{};
        for (std::size_t i = 0; i < swapped.chipCount; ++i)
          if (std::ranges::count(view.chips, table->chips()[i].place) > 0)
            swapped.faces[i].value = static_cast<std::uint8_t>(3 - swapped.faces[i].value);
        auto other = Game(table, swapped);
        for (auto i = 0; i < step; ++i)
          QVERIFY(other.apply(game.move(i)));
        QVERIFY(other.view() == view);
        const auto seat = game.decision(step).player;
        QVERIFY(AutoPlayer(settings, 9, seat).choose(game, step) ==
                AutoPlayer(settings, 9, seat).choose(other, step));
        ++seen;
      }
      QVERIFY(seen > 10);
    }
  }

  void steppingBackShowsTheSamePositions()
  {
    const auto table = tableOf(everythingOn());
    auto game = playGame(table, 11, seatsOf(everythingOn(), randomSeat));
    auto views = std::vector<View>{};
    for (auto step = 0; step <= game.moves(); ++step)
      views.push_back(game.view(step));
    for (auto step = game.moves(); step >= 0; step -= 3)
      QVERIFY(game.view(step) == views[static_cast<std::size_t>(step)]);
    const auto copy = game;
    const auto moves = game.allMoves();
    game.takeBack(57);
    QCOMPARE(game.moves(), 57);
    QVERIFY(game.view() == views[57]);
    for (auto step = 57; step < static_cast<int>(moves.size()); ++step)
      QVERIFY(game.apply(moves[static_cast<std::size_t>(step)]));
    QVERIFY(game.view() == views.back());
    QVERIFY(copy.view(20) == views[20]);
    for (auto step = 0; step <= game.moves(); ++step)
      QVERIFY(game.events(step) == copy.events(step));
  }

  void theScoresAreTheSumOfTheEvents()
  {
    for (const auto& [name, scenario] : manyScenarios()) {
      const auto game = playGame(tableOf(scenario), 2, seatsOf(scenario, randomSeat));
      auto sums = std::vector<int>(static_cast<std::size_t>(scenario.scenario.players), 0);
      for (auto step = 0; step <= game.moves(); ++step)
        for (const auto& event : game.events(step)) {
          sums[static_cast<std::size_t>(event.player)] += event.points;
          auto explained = 0;
          for (const auto& term : event.scoring.terms)
            explained += term.count * term.each;
          QCOMPARE(explained, event.scoring.points);
          for (const auto& award : event.scoring.awards)
            sums[static_cast<std::size_t>(award.player)] += award.points;
        }
      QVERIFY2(game.scores() == sums, name);
    }
  }

  /// Evaluation without laying the tile equals laying it on a copy.
  void theGainOfACandidateIsThatOfTryingIt()
  {
    for (const auto& [name, scenario] : manyScenarios()) {
      if (scenario.scenario.rules.townRoadBonus)
        continue;
      auto compared = 0L;
      auto turn = 0;
      visitPositions(
          *tableOf(scenario), 3, [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
            if (p.decision != DecisionKind::Tile || ++turn % 3 != 0)
              return;
            static auto outlook = Outlook<Size>{};
            outlook.standpoint = {.players = c.players, .seat = p.player, .meepleValue = 170};
            outlook.prepare(c, p);
            auto candidate = Candidate<Size>(c, p, outlook);
            const auto now = worthOf(c, p, outlook.standpoint);
            auto placements = Placements<Size>{};
            findPlacements(c, p, p.tileInHand, placements);
            for (auto n = turn % 2; n < placements.count; n += 2) {
              const auto choice = placements.at(n);
              const auto cell = p.slotCell[choice.slot];
              const auto tried = tryPlacement(c, p, cell, choice.rotation, outlook.standpoint);
              const auto gain = candidate.gain(cell, 4U * static_cast<unsigned>(p.tileInHand) +
                                                         static_cast<unsigned>(choice.rotation));
              if (gain != tried - now)
                qFatal("%s: %ld, tried %ld", name, gain, tried - now);
              ++compared;
            }
          });
      QVERIFY2(compared > 200, name);
    }
  }

  void theGainOfAFigureIsThatOfTryingIt()
  {
    for (const auto& [name, scenario] : manyScenarios()) {
      auto compared = 0;
      visitPositions(*tableOf(scenario), 3,
                     [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
                       if (p.decision != DecisionKind::Figure)
                         return;
                       const auto standpoint =
                           Standpoint{.players = c.players, .seat = p.player, .meepleValue = 90};
                       auto none = 0L;
                       tryFigures(c, p, standpoint, [&](long worth, int feature) {
                         if (feature < 0)
                           none = worth;
                         else if (worth - none != gainOfFigure(c, p, feature, standpoint))
                           qFatal("%s: %ld", name, worth - none);
                         ++compared;
                       });
                     });
      QVERIFY2(compared > 100, name);
    }
  }

  void greedyUpgradesForTheBestGainOfTryingIt()
  {
    auto asked = 0;
    visitPositions(
        *tableOf(everythingOn()), 12,
        [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
          if (p.decision != DecisionKind::Upgrade)
            return;
          const auto standpoint = Standpoint{.players = c.players, .seat = p.player};
          const auto worthAfter = [&](const Move& move) {
            auto trial = p;
            if (move.kind == MoveKind::Upgrade)
              upgrade(c, trial, move, NoRecorder{});
            settle(c, trial, NoRecorder{});
            return worthOf(c, trial, standpoint);
          };
          auto most = worthAfter(noUpgrade());
          const auto now = most;
          forEachMove(c, p, [&](const Move& move) { most = std::max(most, worthAfter(move)); });
          static auto player = GreedyPlayer<Size>(250);
          auto random = Random(1, Purpose::Player);
          const auto choice = player.upgrade(c, p, random);
          if (worthAfter(choice) != most || (choice.kind == MoveKind::Upgrade && most == now))
            qFatal("not the best upgrade: %ld of %ld", worthAfter(choice), most);
          ++asked;
        });
    QVERIFY(asked > 20);
  }

  void greedyBeatsRandom()
  {
    const auto table = tableOf(openGame());
    auto points = std::array<int, 2>{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto first = seed % 2;
      const auto seats =
          first == 0 ? std::array{greedySeat, randomSeat} : std::array{randomSeat, greedySeat};
      const auto outcome = playOutcome(*table, seed, seats);
      points[0] += outcome.scores[first];
      points[1] += outcome.scores[1 - first];
      QVERIFY(outcome.scores[first] > outcome.scores[1 - first]);
    }
    QVERIFY(points[0] / 40 > 70);
  }

  void aMeepleValuedAt2Point5ScoresMore()
  {
    const auto table = tableOf(openGame());
    const auto mean = [&](int value) {
      auto sum = 0;
      for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto seats = std::array{PlayerSettings{PlayerKind::Greedy, value},
                                      PlayerSettings{PlayerKind::Greedy, value}};
        const auto outcome = playOutcome(*table, seed, seats);
        sum += outcome.scores[0] + outcome.scores[1];
      }
      return sum / 120;
    };
    QVERIFY(mean(250) > mean(0) + 8);
  }

  void kindsHaveNames()
  {
    QCOMPARE(playerKindFrom("random"), std::optional(PlayerKind::Random));
    QCOMPARE(playerKindFrom("greedy"), std::optional(PlayerKind::Greedy));
    QVERIFY(!playerKindFrom("Greedy"));
  }
};

QTEST_APPLESS_MAIN(PlayersTest)
#include "tst_players.moc"
