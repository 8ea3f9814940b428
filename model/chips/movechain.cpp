// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/movechain.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace kartenwerk {

std::optional<std::uint64_t> provenSteps(const Conflicts& conflicts, int size)
{
  if (size <= 0 || conflicts.size() == 0)
    return 0;
  auto neighbourhoods = std::vector<std::int64_t>{};
  for (auto v = 0; v < conflicts.size(); ++v)
    neighbourhoods.push_back(static_cast<std::int64_t>(conflicts.of(v).size()) + 1);
  std::sort(neighbourhoods.begin(), neighbourhoods.end(), std::greater<>());
  auto margin = static_cast<std::int64_t>(conflicts.size());
  for (auto i = 0; i < size - 1 && i < conflicts.size(); ++i)
    margin -= neighbourhoods[static_cast<std::size_t>(i)];
  margin -= 2 * neighbourhoods.front() * (size - 1);
  if (margin <= 0)
    return std::nullopt;
  // ln(size · 10⁶) in millionths, rounded up: ln 2 = 0.693147…, 6 ln 10 = 13.815510…
  const auto logarithm =
      static_cast<std::uint64_t>(std::bit_width(static_cast<std::uint64_t>(size))) * 693'148 +
      13'815'511;
  const auto steps =
      logarithm * static_cast<std::uint64_t>(size) * static_cast<std::uint64_t>(conflicts.size());
  return steps / (1'000'000 * static_cast<std::uint64_t>(margin)) + 1;
}

std::optional<std::vector<int>> movedAround(const Conflicts& conflicts, std::vector<int> set,
                                            std::uint64_t steps, Random& random, const Work& work)
{
  auto chipsNear = std::vector<int>(static_cast<std::size_t>(conflicts.size()), 0);
  const auto put = [&](int vertex, int change) {
    chipsNear[static_cast<std::size_t>(vertex)] += change;
    for (const auto u : conflicts.of(vertex))
      chipsNear[static_cast<std::size_t>(u)] += change;
  };
  for (const auto v : set)
    put(v, 1);
  for (auto i = std::uint64_t{0}; i < steps && !set.empty(); ++i) {
    if (i % 4096 == 0 && work.stopped())
      return std::nullopt;
    auto& chip = set[random.below(set.size())];
    const auto target =
        static_cast<int>(random.below(static_cast<std::uint64_t>(conflicts.size())));
    put(chip, -1);
    if (chipsNear[static_cast<std::size_t>(target)] == 0)
      chip = target;
    put(chip, 1);
  }
  std::sort(set.begin(), set.end());
  return set;
}

} // namespace kartenwerk
