// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the rules engine: CPU time of one core, best of five. bench_engine [seconds a run]

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "model/game/answers.h"
#include "model/players/players.h"
#include "model/players/randomplayer.h"
#include "tests/support/playing.h"

namespace {

std::atomic<long> allocations{0};

} // namespace

void* operator new(std::size_t size)
{
  allocations.fetch_add(1, std::memory_order_relaxed);
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

using namespace kartenwerk;

namespace {

double seconds = 0.4;

double cpuTime()
{
  auto time = timespec{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// How often `work` runs in a second of CPU time: the best of five.
double perSecond(const std::function<void()>& work)
{
  work();
  auto best = 0.0;
  for (auto run = 0; run < 5; ++run) {
    auto done = 0L;
    const auto start = cpuTime();
    auto spent = 0.0;
    for (; spent < seconds; spent = cpuTime() - start, ++done)
      work();
    best = std::max(best, static_cast<double>(done) / spent);
  }
  return best;
}

void row(const std::string& what, double figure, const char* unit, const char* must,
         const char* goal)
{
  std::printf("%-52s %12.0f %-10s must %-9s goal %s\n", what.c_str(), figure, unit, must, goal);
  std::fflush(stdout);
}

std::vector<PlayerSettings> two(PlayerKind kind)
{
  return {2, PlayerSettings{kind}};
}

double gamesPerSecond(const PlayableScenario& scenario, PlayerKind kind, int games)
{
  const auto table = tableOf(scenario);
  auto runner = GameRunner(*table, two(kind));
  auto seed = std::uint64_t{0};
  return games * perSecond([&] {
           for (auto i = 0; i < games; ++i)
             (void)runner.play(seed++);
         });
}

/// One game to its end at random.
template <class Size>
void playOut(const Compiled& c, const Deal& deal, PositionOf<Size>& p, Placements<Size>& placements,
             Random& random)
{
  const auto none = NoRecorder{};
  while (p.decision != DecisionKind::Over) {
    if (p.decision == DecisionKind::Tile) {
      findPlacements(c, p, p.tileInHand, placements);
      const auto choice = RandomPlayer<Size>::tile(c, p, placements, random);
      placeTile(c, deal, p, choice.cell, choice.rotation, none);
      apply(c, deal, p, RandomPlayer<Size>::figure(c, p, random), none);
    } else {
      apply(c, deal, p, RandomPlayer<Size>::upgrade(c, p, random), none);
    }
  }
}

/// Playouts from every position of a game, the rest of the stack dealt anew each time.
template <class Size>
double playoutsPerSecond(const PlayableScenario& scenario)
{
  const auto table = tableOf(scenario);
  const auto& c = table->compiled();
  auto dealt = deal(*table, 1);
  auto game = std::make_unique<PositionOf<Size>>();
  auto playout = std::make_unique<PositionOf<Size>>();
  auto placements = Placements<Size>{};
  auto random = Random(1, Purpose::Search);
  auto positions = std::vector<PositionOf<Size>>{};
  begin(c, dealt, *game, NoRecorder{});
  while (game->decision != DecisionKind::Over) {
    positions.push_back(*game);
    findPlacements(c, *game, game->tileInHand, placements);
    const auto choice = RandomPlayer<Size>::tile(c, *game, placements, random);
    placeTile(c, dealt, *game, choice.cell, choice.rotation, NoRecorder{});
    apply(c, dealt, *game, RandomPlayer<Size>::figure(c, *game, random), NoRecorder{});
    if (game->decision == DecisionKind::Upgrade)
      apply(c, dealt, *game, noUpgrade(), NoRecorder{});
  }
  auto shuffled = dealt;
  return static_cast<double>(positions.size()) * perSecond([&] {
           for (const auto& position : positions) {
             *playout = position;
             shuffled.order = dealt.order;
             random.shuffle(std::span(shuffled.order.data() + position.drawn,
                                      shuffled.tileCount - std::size_t{position.drawn}));
             playOut(c, shuffled, *playout, placements, random);
           }
         });
}

template <class Size>
double copyNanoseconds()
{
  auto positions = std::vector<PositionOf<Size>>(2);
  constexpr auto copies = 1000;
  const auto rate = perSecond([&] {
    for (auto i = 0; i < copies; ++i) {
      positions[1] = positions[0];
      // The copy must be made: the compiler may not see through this.
      asm volatile("" : : "r"(positions.data()) : "memory");
    }
  });
  return 1e9 / (rate * copies);
}

double allocationsInAGame(const PlayableScenario& scenario, PlayerKind kind)
{
  const auto table = tableOf(scenario);
  auto runner = GameRunner(*table, two(kind));
  const auto before = allocations.load();
  (void)runner.play(1);
  return static_cast<double>(allocations.load() - before);
}

/// Wall time of the same games on one thread over that on two.
double speedUpOfTwoThreads(const PlayableScenario& scenario)
{
  const auto table = tableOf(scenario);
  const auto timed = [&](int threads) {
    constexpr auto games = 40000;
    const auto start = std::chrono::steady_clock::now();
    {
      auto pool = std::vector<std::jthread>{};
      for (auto thread = 0; thread < threads; ++thread)
        pool.emplace_back([&, thread] {
          auto runner = GameRunner(*table, two(PlayerKind::Random));
          for (auto seed = thread; seed < games; seed += threads)
            (void)runner.play(static_cast<std::uint64_t>(seed));
        });
    }
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  auto best = 0.0;
  for (auto run = 0; run < 5; ++run)
    best = std::max(best, timed(1) / timed(2));
  return best;
}

} // namespace

int main(int count, char** arguments)
{
  if (count > 1)
    seconds = std::atof(arguments[1]);
  const auto base = openGame();
  const auto map = everythingOn();
  const auto expansions = everyExpansion();
  row("base game, 2 random players", gamesPerSecond(base, PlayerKind::Random, 100), "games/s",
      "40000", "90000");
  row("map with every element, chips, 114 tiles", gamesPerSecond(map, PlayerKind::Random, 100),
      "games/s", "25000", "60000");
  row("every expansion, 117 tiles", gamesPerSecond(expansions, PlayerKind::Random, 50), "games/s",
      "10000", "30000");
  row("greedy against greedy, base", gamesPerSecond(base, PlayerKind::Greedy, 5), "games/s", "1500",
      "4000");
  row("greedy against greedy, map", gamesPerSecond(map, PlayerKind::Greedy, 5), "games/s", "", "");
  row("greedy against greedy, every expansion", gamesPerSecond(expansions, PlayerKind::Greedy, 2),
      "games/s", "", "");
  row("playouts over a game, base", playoutsPerSecond<SmallSize>(base), "playouts/s", "100000",
      "250000");
  row("playouts over a game, map", playoutsPerSecond<MapSize>(map), "playouts/s", "", "");
  row("position, base", sizeof(PositionOf<SmallSize>), "bytes", "16000", "8000");
  row("position, base, copy", copyNanoseconds<SmallSize>(), "ns", "250", "100");
  row("position, map", sizeof(PositionOf<MapSize>), "bytes", "16000", "8000");
  row("position, map, copy", copyNanoseconds<MapSize>(), "ns", "250", "100");
  row("calls to malloc in a game, random", allocationsInAGame(map, PlayerKind::Random), "", "0",
      "0");
  row("calls to malloc in a game, greedy", allocationsInAGame(map, PlayerKind::Greedy), "", "0",
      "0");
  row("calls to malloc in a game, every expansion",
      allocationsInAGame(expansions, PlayerKind::Greedy), "", "0", "0");
  std::printf("%-52s %12.2f %-10s must %-9s goal %s\n", "two threads against one (wall time)",
              speedUpOfTwoThreads(base), "times", "1.8", "1.95");
  return 0;
}
