// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of chip layouts: see docs/performance.md. Arguments: none for all, or words of names.
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <sys/resource.h>
#include <vector>

#include "model/base/random.h"
#include "model/chips/count.h"
#include "model/chips/evenness.h"
#include "model/chips/fairness.h"
#include "model/chips/generate.h"
#include "model/map/mapfile.h"

using namespace kartenwerk;

namespace {

bool wanted(const std::string& name, const std::vector<std::string>& words)
{
  return words.empty() || std::any_of(words.begin(), words.end(), [&](const std::string& word) {
           return name.find(word) != std::string::npos;
         });
}

/// Processor time of this program, so that a busy machine does not matter: one thread does it all.
double milliseconds()
{
  auto time = timespec{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Runs at least once and for at least 200 ms; prints the least time.
void measure(const std::string& name, double limit, const std::function<void()>& run)
{
  auto least = 1e300;
  auto sum = 0.0;
  while (sum < 200) {
    const auto before = milliseconds();
    run();
    const auto time = milliseconds() - before;
    least = std::min(least, time);
    sum += time;
  }
  std::printf("%-52s %12.3f ms   limit %8.1f   %s\n", name.c_str(), least, limit,
              least <= limit ? "ok" : "TOO SLOW");
  std::fflush(stdout);
}

std::string processor()
{
  auto file = std::ifstream("/proc/cpuinfo");
  for (auto line = std::string{}; std::getline(file, line);)
    if (line.starts_with("model name"))
      return line.substr(line.find(':') + 2);
  return "unknown processor";
}

Map open(int columns, int rows)
{
  return Map(columns, rows, {Ground::Playable});
}

Map withHoles(int columns, int rows, std::uint64_t percent)
{
  auto random = Random(1, Purpose::Search);
  auto map = open(columns, rows);
  auto place = Place{};
  for (place.row = 0; place.row < rows; ++place.row)
    for (place.column = 0; place.column < columns; ++place.column)
      if (random.below(100) < percent)
        map = map.withSquare(place, {Ground::Blocked});
  return map;
}

ChipSettings chips(int count, std::vector<Place> starts = {})
{
  auto settings = ChipSettings{};
  settings.count = count;
  settings.usedStarts = std::move(starts);
  return settings;
}

const char* word(ChipReason reason)
{
  constexpr std::array words{
      "outside",   "blocked", "large city", "town",  "start", "unused start", "next to used start",
      "open side", "kind",    "region",     "banned"};
  return words[static_cast<std::size_t>(reason)];
}

/// The numbers of docs/chips.md.
void printFacts(const Board& board, const ChipSettings& settings)
{
  const auto where = ChipSquares(board, settings);
  std::printf("  playable %zu, allowed %zu\n", board.squares().size(),
              where.allowedSquares().size());
  for (const auto reason : allChipReasons)
    if (const auto lost = where.lost()[static_cast<std::size_t>(reason)]; lost > 0)
      std::printf("  %s: %d\n", word(reason), lost);
  const auto maximum = maximumChips(board, settings);
  std::printf("  maximum %d = %d dominoes + %d singles\n", maximum.count, maximum.dominoes(),
              maximum.singles());
  for (const auto& without : maximumWithoutEachRule(board, settings))
    std::printf("  without rule %d: %d squares, maximum %d\n", static_cast<int>(without.without),
                without.squares, without.maximum);
  const auto counts = countLayouts(board, settings, -1);
  for (std::size_t k = 10; k < counts.exact.size(); k += 10)
    std::printf("  layouts of %zu: %s\n", k, counts.exact[k].toString().c_str());
  const auto maker = LayoutMaker(board, settings);
  const auto uniform = maker.make({}, 1);
  const auto rank = standing(maker.scale(), uniform.layout, maker.source(), 1);
  std::printf("  evenness: uniform median %d, best of 1000 uniform %d\n", rank.medianPercent,
              rank.highestPercent);
  for (const auto& [best, thousands] :
       {std::pair{1, 2}, std::pair{1, 20}, std::pair{1, 200}, std::pair{20, 20}, std::pair{100, 20},
        std::pair{100, 200}}) {
    const auto even =
        maker.make({.method = Wish::Method::Even, .best = best, .thousandSteps = thousands}, 1);
    const auto gaps = accessGaps(board, settings, even.layout);
    std::printf("  even, best of %d, %d000 steps: %d %%, gap %lld (own %lld) hundredths\n", best,
                thousands, maker.scale().score(even.layout)->percent(),
                gaps.empty() ? 0LL : static_cast<long long>(gaps.front().meanHundredths()),
                gaps.empty() ? 0LL : static_cast<long long>(gaps.front().ownMeanHundredths()));
  }
  for (const auto fairness : {20, 100}) {
    const auto fair = maker.make({.method = Wish::Method::Fair, .fairness = fairness}, 1);
    const auto gaps = accessGaps(board, settings, fair.layout);
    std::printf("  fair, weight %d: %d %%, gap %lld hundredths\n", fairness,
                maker.scale().score(fair.layout)->percent(),
                gaps.empty() ? 0LL : static_cast<long long>(gaps.front().meanHundredths()));
  }
}

void deutschland(const Map& map)
{
  const auto board = Board(map);
  const auto starts = startSquares(map);
  const auto settings = chips(30, {starts.front(), starts.back()});
  measure("deutschland: squares, all reasons", 1, [&] { ChipSquares(board, settings).lost(); });
  measure("deutschland: maximum with certificate", 1, [&] { (void)maximumChips(board, settings); });
  measure("deutschland: what-if maxima", 10,
          [&] { (void)maximumWithoutEachRule(board, settings); });
  measure("deutschland: numbers of layouts, all sizes", 20,
          [&] { (void)countLayouts(board, settings, -1); });
  measure("deutschland: tables and a uniform layout", 20,
          [&] { (void)drawLayout(board, settings, 1); });
  measure("deutschland: compile, squares, maximum, numbers", 50, [&] {
    const auto live = Board(map);
    (void)ChipSquares(live, settings).lost();
    (void)maximumChips(live, settings);
    (void)countLayouts(live, settings, -1);
  });
  const auto maker = LayoutMaker(board, settings);
  auto index = std::uint64_t{0};
  measure("deutschland: next uniform layout", 0.1, [&] { (void)maker.source().draw(1, index++); });
  const auto even = Wish{.method = Wish::Method::Even};
  measure("deutschland: even, best of 20", 100, [&] { (void)maker.make(even, 1, index++); });
  const auto layout = maker.make(even, 1).layout;
  measure("deutschland: evenness score", 5, [&] { (void)maker.scale().score(layout); });
  measure("deutschland: percentile against 1000", 2000,
          [&] { (void)standing(maker.scale(), layout, maker.source(), 1); });
  printFacts(board, settings);
}

void openGrids()
{
  const auto twenty = Board(open(20, 25));
  measure("20x25 open, up to 60: cost by dry run", 1000,
          [&] { (void)costOfCounting(twenty, chips(60), 60); });
  const auto cost = costOfCounting(twenty, chips(60), 60);
  std::printf("  predicted %llu ms, %llu MB, %llu states\n",
              static_cast<unsigned long long>(cost.milliseconds),
              static_cast<unsigned long long>(cost.bytes >> 20U),
              static_cast<unsigned long long>(cost.states.value_or(0)));
  measure("20x25 open, up to 60: exact numbers", 15'000,
          [&] { (void)countLayouts(twenty, chips(60), 60); });
  auto usage = rusage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("  greatest memory so far %ld MB (limit 150)\n", usage.ru_maxrss / 1024);

  const auto sixty = Board(open(60, 60));
  measure("60x60 open, 200: maximum", 10, [&] { (void)maximumChips(sixty, chips(200)); });
  measure("60x60 open, 200: first uniform layout", 2000,
          [&] { (void)drawLayout(sixty, chips(200), 1); });
  const auto maker = LayoutMaker(sixty, chips(200));
  auto index = std::uint64_t{0};
  measure("60x60 open, 200: next uniform layout, mean of 50", 20 * 50, [&] {
    for (auto i = 0; i < 50; ++i)
      (void)maker.source().draw(1, index++);
  });
  auto even = std::vector<Place>{};
  measure("60x60 open, 200: even layout", 1000,
          [&] { even = maker.make({.method = Wish::Method::Even}, 1, index++).layout; });
  measure("60x60 open, 200: evenness score", 1000, [&] { (void)maker.scale().score(even); });
  std::printf("  evenness %d %%\n", maker.scale().score(even)->percent());
  measure("60x60 open, 200: estimate of the number", 2000,
          [&] { (void)estimateLayouts(sixty, chips(200), 200, 1); });
  const auto estimate = estimateLayouts(sixty, chips(200), 200, 1).estimates.back();
  std::printf("  log10 %.4f +- %.4f\n", estimate.log10, estimate.standardError);
  const auto hundred = Board(open(200, 200));
  measure("200x200 open: maximum", 150, [&] { (void)maximumChips(hundred, chips(0)); });
  const auto holes = Board(withHoles(200, 200, 30));
  measure("200x200, 30 % blocked: maximum", 150, [&] { (void)maximumChips(holes, chips(0)); });
}

} // namespace

int main(int argc, char** argv)
{
  const auto words = std::vector<std::string>(argv + 1, argv + argc);
  std::printf("%s\n", processor().c_str());
  if (wanted("deutschland", words)) {
    const auto map = loadMap(std::string(KARTENWERK_SOURCE_DIR) + "/maps/deutschland.kwmap");
    if (map.complete())
      deutschland(*map.value);
    else
      std::printf("deutschland: the map cannot be read\n");
  }
  if (wanted("grids", words))
    openGrids();
  return 0;
}
