// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/count.h"

#include <algorithm>
#include <cmath>

#include "model/chips/conflicts.h"
#include "model/chips/limbs.h"
#include "model/chips/maximum.h"
#include "model/chips/sizes.h"

namespace kartenwerk {

namespace {

constexpr auto countLimit = FrontierLimit{mostCountStates, 400'000};

bool impossible(const FreeSquares& free)
{
  return !free.symmetric || !free.forbiddenPins.empty() || !free.pinsTooClose.empty();
}

/// Sizes to count, pinned chips not included.
int sizesFor(const FreeSquares& free, int most, const Work& work)
{
  const auto fit = maximumChips(free, work).atMost;
  return (most < 0 ? fit : std::min(most, fit)) - static_cast<int>(free.pinned.size());
}

CountCost costOf(const FreeSquares& free, const std::optional<FrontierOrder>& order, int most)
{
  if (!order)
    return {};
  // Measured: about 3.5 ns for each limb of each number of each state.
  const auto limbs = static_cast<std::uint64_t>(limbs::neededLimbs(free.conflicts.size(), most));
  const auto numbers = static_cast<std::uint64_t>(std::max(0, most) + 1);
  return {order->states, order->states * numbers * limbs * 7 / 2'000'000,
          order->largestLayer * 2 * numbers * limbs * 8 + order->largestLayer * 64};
}

} // namespace

CountCost costOfCounting(const Board& board, const ChipSettings& settings, int most,
                         const Work& work)
{
  const auto free = freeSquares(board, settings);
  return costOf(free, bestOrder(free, countLimit, work), sizesFor(free, most, work));
}

LayoutCounts countLayouts(const Board& board, const ChipSettings& settings, int most,
                          const Work& work)
{
  auto result = LayoutCounts{};
  const auto free = freeSquares(board, settings);
  const auto size = sizesFor(free, most, work);
  if (impossible(free) || size < 0)
    return result;
  const auto order = bestOrder(free, countLimit, work);
  const auto numbers = order && costOf(free, order, size).bytes <= mostCountBytes
                           ? numbersBySize(free.conflicts, *order, size, work)
                           : std::nullopt;
  if (!numbers) {
    result.kind = work.stopped() ? LayoutCounts::Kind::Stopped : LayoutCounts::Kind::TooMuch;
    return result;
  }
  result.exact.resize(free.pinned.size());
  result.exact.insert(result.exact.end(), numbers->begin(), numbers->end());
  return result;
}

namespace {

/// One chain that grows chip by chip. At each size it moves chips about and looks at how many
/// squares are free: the next number is the last one times their mean, divided by the new size.
class GrowingChain
{
public:
  GrowingChain(const Conflicts& conflicts, std::uint64_t seed, std::uint64_t run)
      : m_conflicts(conflicts), m_random(seed, Purpose::Search, run),
        m_near(static_cast<std::size_t>(conflicts.size()), 0), m_free(conflicts.size())
  {
  }

  /// log10 of the number of sets of each size from 0, as far as the chain grows.
  std::vector<double> run(int most, const Work& work)
  {
    auto logarithms = std::vector<double>{0.0};
    while (static_cast<int>(logarithms.size()) <= most && !work.stopped()) {
      const auto mean = meanFree();
      if (mean <= 0 || !grow())
        break;
      logarithms.push_back(logarithms.back() +
                           std::log10(mean / static_cast<double>(logarithms.size())));
    }
    return logarithms;
  }

private:
  static constexpr int moves = 3000;

  void put(int vertex, int change)
  {
    const auto touch = [&](int v) {
      auto& near = m_near[static_cast<std::size_t>(v)];
      m_free -= near == 0 ? 1 : 0;
      near += change;
      m_free += near == 0 ? 1 : 0;
    };
    touch(vertex);
    for (const auto u : m_conflicts.of(vertex))
      touch(u);
  }

  int anySquare()
  {
    return static_cast<int>(m_random.below(static_cast<std::uint64_t>(m_conflicts.size())));
  }

  bool isFree(int vertex) const { return m_near[static_cast<std::size_t>(vertex)] == 0; }

  void move()
  {
    auto& chip = m_chips[m_random.below(m_chips.size())];
    const auto target = anySquare();
    put(chip, -1);
    if (isFree(target))
      chip = target;
    put(chip, 1);
  }

  double meanFree()
  {
    if (m_conflicts.size() == 0)
      return 0;
    if (m_chips.empty())
      return m_free;
    auto sum = std::int64_t{0};
    for (auto i = 0; i < moves; ++i) {
      move();
      if (i >= moves / 3)
        sum += m_free;
    }
    return static_cast<double>(sum) / static_cast<double>(moves - moves / 3);
  }

  /// A chip on a free square; where there is none just now, a while of moves may open one.
  bool grow()
  {
    for (auto i = 0; i < 10 * moves && m_free == 0; ++i)
      move();
    if (m_free == 0)
      return false;
    auto square = anySquare();
    while (!isFree(square))
      square = anySquare();
    put(square, 1);
    m_chips.push_back(square);
    return true;
  }

  const Conflicts& m_conflicts;
  Random m_random;
  std::vector<int> m_near; ///< chips on or next to the vertex
  int m_free;
  std::vector<int> m_chips;
};

} // namespace

LayoutCounts estimateLayouts(const Board& board, const ChipSettings& settings, int most,
                             std::uint64_t seed, const Work& work)
{
  constexpr auto runs = 8;
  auto result = LayoutCounts{.kind = LayoutCounts::Kind::Estimated};
  const auto free = freeSquares(board, settings);
  if (impossible(free) || !free.orbits.empty())
    return result;
  const auto size = sizesFor(free, most, work);
  auto logarithms = std::vector<std::vector<double>>{};
  auto length = std::size_t{0};
  for (auto run = 0; run < runs; ++run) {
    auto chain = GrowingChain(free.conflicts, seed, static_cast<std::uint64_t>(run));
    logarithms.push_back(chain.run(size, work));
    length = run == 0 ? logarithms.back().size() : std::min(length, logarithms.back().size());
    work.report((run + 1) * 1000 / runs);
  }
  if (work.stopped())
    return {.kind = LayoutCounts::Kind::Stopped};
  result.estimates.resize(free.pinned.size(), {-INFINITY, 0});
  for (std::size_t k = 0; k < length; ++k) {
    auto mean = 0.0;
    auto squares = 0.0;
    for (const auto& chain : logarithms)
      mean += chain[k] / runs;
    for (const auto& chain : logarithms)
      squares += (chain[k] - mean) * (chain[k] - mean);
    result.estimates.push_back({mean, std::sqrt(squares / (runs * (runs - 1)))});
  }
  return result;
}

} // namespace kartenwerk
