// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "tests/model/players/positions.h"

using namespace kartenwerk;

namespace {

std::atomic<long> allocations{0};

} // namespace

// The address sanitizer has its own operator new.
#ifndef __SANITIZE_ADDRESS__
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
#endif

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
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the address sanitizer has its own operator new");
#endif
    QVERIFY(allocations > 0);
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
    for (const auto& [settings, scenario] :
         {std::pair{randomSeat, everythingOn()}, std::pair{greedySeat, everythingOn()},
          std::pair{randomSeat, everyExpansion(3)}, std::pair{greedySeat, everyExpansion(3)}}) {
      const auto table = tableOf(scenario);
      const auto game = playGame(table, 5, seatsOf(scenario, settings));
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

  void kindsHaveNames()
  {
    QCOMPARE(playerKindFrom("random"), std::optional(PlayerKind::Random));
    QCOMPARE(playerKindFrom("greedy"), std::optional(PlayerKind::Greedy));
    QVERIFY(!playerKindFrom("Greedy"));
  }
};

QTEST_APPLESS_MAIN(PlayersTest)
#include "tst_players.moc"
