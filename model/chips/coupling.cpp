// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/coupling.h"

#include <algorithm>

namespace kartenwerk {

namespace {

constexpr std::uint64_t tuningSeed = 0x6b617274656e; // tuning is the same for every layout
constexpr int mostSweeps = 1 << 15;
constexpr int mostRuns = 100'000;
constexpr std::uint8_t bothSets = 3;
constexpr std::uint8_t upperSet = 1;
constexpr std::uint8_t lowerSet = 2;

} // namespace

CouplingFromThePast::CouplingFromThePast(const Conflicts& conflicts,
                                         const std::vector<char>& colouring, int size)
    : m_size(size)
{
  for (const auto colour : {0, 1}) {
    m_split = m_vertices.size();
    for (auto v = 0; v < conflicts.size(); ++v)
      if (colouring[static_cast<std::size_t>(v)] == colour)
        m_vertices.push_back(v);
  }
  auto positions = std::vector<std::uint32_t>(m_vertices.size());
  for (std::size_t i = 0; i < m_vertices.size(); ++i)
    positions[static_cast<std::size_t>(m_vertices[i])] = static_cast<std::uint32_t>(i);
  for (const auto v : m_vertices) {
    m_first.push_back(static_cast<std::uint32_t>(m_neighbours.size()));
    for (const auto u : conflicts.of(v))
      m_neighbours.push_back(positions[static_cast<std::size_t>(u)]);
  }
  m_first.push_back(static_cast<std::uint32_t>(m_neighbours.size()));
}

/// Each vertex in turn: with its own chance it gets a chip where no neighbour has one, else none.
void CouplingFromThePast::sweep(Pair& pair, Random& random) const
{
  auto bits = std::uint64_t{0};
  for (std::size_t i = 0; i < m_vertices.size(); ++i) {
    bits = i % 2 == 0 ? random.next() : bits >> 32;
    auto blocked = std::uint8_t{0};
    for (auto n = m_first[i]; n < m_first[i + 1]; ++n)
      blocked = static_cast<std::uint8_t>(blocked | pair[m_neighbours[n]]);
    const auto chip = static_cast<std::uint32_t>(bits) < m_threshold;
    pair[i] = chip ? static_cast<std::uint8_t>(~blocked & bothSets) : std::uint8_t{0};
  }
}

/// Sweeps from the two extreme sets, that far in the past; whether they have met.
bool CouplingFromThePast::meet(Pair& pair, std::uint64_t seed, int doublings,
                               const Work& work) const
{
  for (std::size_t i = 0; i < pair.size(); ++i)
    pair[i] = i < m_split ? upperSet : lowerSet;
  // Block 0 is the last m_sweeps sweeps, block b the 2^(b-1) m_sweeps before its followers.
  for (auto block = doublings; block >= 0; --block) {
    auto random = Random(seed, Purpose::Chips, static_cast<std::uint64_t>(block));
    const auto length = block == 0 ? m_sweeps : m_sweeps << (block - 1);
    for (auto i = 0; i < length; ++i) {
      if (work.stopped())
        return false;
      sweep(pair, random);
    }
  }
  return std::all_of(pair.begin(), pair.end(),
                     [](std::uint8_t bits) { return bits == 0 || bits == bothSets; });
}

int CouplingFromThePast::mostDoublings() const
{
  auto doublings = 0;
  while ((m_sweeps << (doublings + 1)) <= mostSweeps)
    ++doublings;
  return doublings;
}

/// Ever farther in the past, with the same chance nearer to now, until they have met.
bool CouplingFromThePast::run(Pair& pair, std::uint64_t seed, const Work& work) const
{
  const auto most = mostDoublings();
  for (auto doublings = 0; doublings <= most; ++doublings)
    if (meet(pair, seed, doublings, work))
      return true;
  return false;
}

std::vector<int> CouplingFromThePast::setOf(const Pair& pair) const
{
  auto set = std::vector<int>{};
  for (std::size_t v = 0; v < pair.size(); ++v)
    if (pair[v] == bothSets)
      set.push_back(m_vertices[v]);
  std::sort(set.begin(), set.end());
  return set;
}

std::optional<std::vector<int>>
CouplingFromThePast::setFromThePast(std::uint64_t seed, int doublings, const Work& work) const
{
  auto pair = Pair(m_vertices.size());
  if (!meet(pair, seed, doublings, work))
    return std::nullopt;
  return setOf(pair);
}

std::optional<std::vector<int>> CouplingFromThePast::draw(Random& random, const Work& work) const
{
  auto pair = Pair(m_vertices.size());
  for (auto i = 0; i < mostRuns; ++i) {
    if (!run(pair, random.next(), work))
      return std::nullopt;
    if (std::count(pair.begin(), pair.end(), bothSets) == m_size)
      return setOf(pair);
  }
  return std::nullopt;
}

/// The mean size of sets at a threshold, in thousandths, after as many sweeps of getting there.
int CouplingFromThePast::meanSize(std::uint32_t threshold, int sweeps) const
{
  auto trial = *this;
  trial.m_threshold = threshold;
  auto random = Random(tuningSeed, Purpose::Search, threshold);
  auto set = Pair(m_vertices.size(), 0);
  auto sum = std::int64_t{0};
  for (auto i = 0; i < 2 * sweeps; ++i) {
    trial.sweep(set, random);
    if (i >= sweeps)
      sum += std::count(set.begin(), set.end(), bothSets);
  }
  return static_cast<int>(sum * 1000 / sweeps);
}

/// Bisection on the threshold; then how many sweeps a run takes.
bool CouplingFromThePast::tune(const Work& work)
{
  auto low = std::uint32_t{0};
  auto high = ~std::uint32_t{0};
  const auto sweeps =
      static_cast<int>(std::clamp<std::size_t>(200'000 / m_vertices.size(), 20, 2000));
  for (auto i = 0; i < 14; ++i) {
    if (work.stopped())
      return false;
    const auto middle = low + (high - low) / 2;
    (meanSize(middle, sweeps) < m_size * 1000 ? low : high) = middle;
  }
  m_threshold = low + (high - low) / 2;
  auto pair = Pair(m_vertices.size());
  for (; m_sweeps * 16 <= mostSweeps; m_sweeps *= 2) {
    // The first length at which most of a few runs meet at once.
    auto met = 0;
    for (auto trial = std::uint64_t{0}; trial < 4; ++trial) {
      auto random = Random(tuningSeed, Purpose::Search, trial);
      for (std::size_t i = 0; i < pair.size(); ++i)
        pair[i] = i < m_split ? upperSet : lowerSet;
      for (auto i = 0; i < m_sweeps && !work.stopped(); ++i)
        sweep(pair, random);
      met += std::all_of(pair.begin(), pair.end(),
                         [](std::uint8_t bits) { return bits == 0 || bits == bothSets; })
                 ? 1
                 : 0;
    }
    if (work.stopped())
      return false;
    if (met >= 3)
      return true;
  }
  return false;
}

std::optional<CouplingFromThePast> CouplingFromThePast::tuned(const Conflicts& conflicts, int size,
                                                              const Work& work)
{
  const auto colouring = conflicts.twoColouring();
  if (!colouring || conflicts.size() == 0)
    return std::nullopt;
  auto result = CouplingFromThePast(conflicts, *colouring, size);
  if (!result.tune(work))
    return std::nullopt;
  return result;
}

} // namespace kartenwerk
