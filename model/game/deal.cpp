// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/deal.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "model/base/random.h"
#include "model/board/darmstadtium.h"
#include "model/game/compiled.h"
#include "model/game/dealchips.h"
#include "model/game/dealopen.h"
#include "model/game/table.h"

namespace kartenwerk {

namespace {

using Counts = std::array<std::uint8_t, static_cast<std::size_t>(HugeSize::capacity.kinds)>;

/// Starts that are dealt to at all: a byte tells them apart.
constexpr std::size_t mostListed = 256;

/// The n-th set bit, counted from the lowest.
unsigned setBit(unsigned bits, std::uint64_t n)
{
  for (; n > 0; --n)
    bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
}

class Dealer
{
public:
  Dealer(const Compiled& compiled, std::uint64_t seed, Deal& deal) : m(compiled), m_deal(deal)
  {
    m_deal.seed = seed;
    for (std::size_t kind = 0; kind < m.kinds.size(); ++kind)
      m_left[kind] = static_cast<std::uint8_t>(m.kinds[kind].copies);
  }

  void dealStarts(Random random);
  void dealStack(Random random);

private:
  void layLeipzig();
  void dealPiles(std::size_t tiles);
  void chooseStarts(Random& random);
  void chooseStartTile(Random& random);
  std::optional<std::uint8_t> startForStartTile(Random& random) const;
  void lay(std::size_t start, Random& random);
  int drawFor(std::size_t start, Random& random) const;
  unsigned fits(std::size_t start, int kind) const;
  bool anyTogether() const;

  const Compiled& m;
  Deal& m_deal;
  Counts m_left{}; ///< copies that are neither laid nor named in the draw order
  std::array<std::uint8_t, Deal::mostStarts> m_chosen{}; ///< starts that get a tile
  std::array<int, Deal::mostStarts> m_kind{};
  std::size_t m_count = 0;
};

void Dealer::chooseStarts(Random& random)
{
  auto others = std::array<std::uint8_t, mostListed>{};
  auto otherCount = std::size_t{0};
  for (std::size_t i = 0; i < m.starts.size() && i < others.size(); ++i)
    if (m.starts[i].used)
      m_chosen[m_count++] = static_cast<std::uint8_t>(i);
    else
      others[otherCount++] = static_cast<std::uint8_t>(i);
  if (m_count < static_cast<std::size_t>(m.startsUsed))
    random.shuffle(std::span(others.data(), otherCount));
  for (std::size_t i = 0; m_count < static_cast<std::size_t>(m.startsUsed); ++i)
    m_chosen[m_count++] = others[i];
  for (std::size_t i = 0; i < m_count; ++i) {
    m_kind[i] = m.starts[m_chosen[i]].kind;
    if (m_kind[i] >= 0)
      --m_left[static_cast<std::size_t>(m_kind[i])];
  }
}

/// The rotations that meet what the map demands there, and the tiles that lie beside it already;
/// those join the Darmstadtium's city, too (D32).
unsigned Dealer::fits(std::size_t start, int kind) const
{
  const auto& tile = m.counted[static_cast<std::size_t>(kind)].kind;
  auto rotations = static_cast<unsigned>(m.starts[start].fits[static_cast<std::size_t>(kind)]);
  auto joined = static_cast<unsigned>(m.starts[start].joined[static_cast<std::size_t>(kind)]);
  for (const auto& laid : m_deal.laid()) {
    for (const auto side : allSides) {
      if (neighbour(m.starts[start].place, side) != laid.place)
        continue;
      const auto edge = m.counted[laid.kind].kind.edge(opposite(side), laid.rotation);
      for (const auto rotation : allRotations)
        if (tile.edge(side, rotation) != edge)
          rotations &= ~(1U << static_cast<unsigned>(rotation));
      if (joined != allRotationBits)
        joined |= darmstadtiumAt(tile, side);
    }
  }
  return rotations & joined;
}

bool Dealer::anyTogether() const
{
  for (std::size_t i = 0; i < m_count; ++i)
    for (std::size_t k = 0; k < i; ++k)
      for (const auto side : allSides)
        if (neighbour(m.starts[m_chosen[i]].place, side) == m.starts[m_chosen[k]].place)
          return true;
  return false;
}

/// A random start that the start tile fits, among those that have no tile of their own.
std::optional<std::uint8_t> Dealer::startForStartTile(Random& random) const
{
  auto fitting = std::array<std::uint8_t, mostListed>{};
  auto count = std::size_t{0};
  for (std::size_t start = 0; start < m.starts.size() && start < mostListed; ++start)
    if (m.starts[start].kind < 0 && fits(start, m.startKind) != 0)
      fitting[count++] = static_cast<std::uint8_t>(start);
  if (count == 0)
    return std::nullopt;
  return fitting[random.below(count)];
}

/// D7: on a random used start that it fits; if it fits none of those drawn, one that it fits takes
/// the place of one of them.
void Dealer::chooseStartTile(Random& random)
{
  if (m.startKind < 0 || m_left[static_cast<std::size_t>(m.startKind)] == 0)
    return;
  auto order = std::array<std::uint8_t, Deal::mostStarts>{};
  auto free = std::size_t{0};
  for (std::size_t i = 0; i < m_count; ++i) {
    if (m_kind[i] == m.startKind)
      return;
    if (m_kind[i] < 0)
      order[free++] = static_cast<std::uint8_t>(i);
  }
  if (free == 0)
    return;
  random.shuffle(std::span(order.data(), free));
  auto at = std::ranges::find_if(order.begin(), order.begin() + free, [&](std::uint8_t i) {
    return fits(m_chosen[i], m.startKind) != 0;
  });
  if (at == order.begin() + free) {
    at = std::ranges::find_if(order.begin(), order.begin() + free,
                              [&](std::uint8_t i) { return !m.starts[m_chosen[i]].used; });
    const auto start = startForStartTile(random);
    if (at == order.begin() + free || !start)
      return;
    m_chosen[*at] = *start;
  }
  m_kind[*at] = m.startKind;
  --m_left[static_cast<std::size_t>(m.startKind)];
}

/// D7: a random tile that fits no rotation is put back and another drawn; -1: none fits.
int Dealer::drawFor(std::size_t start, Random& random) const
{
  auto total = std::uint64_t{0};
  for (std::size_t kind = 0; kind < m.kinds.size(); ++kind)
    if (fits(start, static_cast<int>(kind)) != 0)
      total += m_left[kind];
  if (total == 0)
    return -1;
  auto n = random.below(total);
  for (std::size_t kind = 0; kind < m.kinds.size(); ++kind) {
    if (fits(start, static_cast<int>(kind)) == 0)
      continue;
    if (n < m_left[kind])
      return static_cast<int>(kind);
    n -= m_left[kind];
  }
  return -1;
}

void Dealer::lay(std::size_t i, Random& random)
{
  const auto start = m_chosen[i];
  if (m_kind[i] < 0) {
    m_kind[i] = drawFor(start, random);
    if (m_kind[i] < 0)
      return;
    --m_left[static_cast<std::size_t>(m_kind[i])];
  }
  const auto rotations = fits(start, m_kind[i]);
  if (rotations == 0) { // the tiles beside it leave no room for the tile that was meant for it
    ++m_left[static_cast<std::size_t>(m_kind[i])];
    return;
  }
  const auto count = static_cast<unsigned>(std::popcount(rotations));
  const auto n = count > 1 ? random.below(count) : 0;
  m_deal.laidTiles[m_deal.laidCount++] = {m.starts[start].place,
                                          static_cast<std::uint16_t>(m_kind[i]),
                                          static_cast<Rotation>(setBit(rotations, n))};
}

/// D19: the double tiles lie there before all others.
void Dealer::layLeipzig()
{
  for (const auto& laid : m.leipzigLaid) {
    m_deal.laidTiles[m_deal.laidCount++] = laid;
    --m_left[laid.kind];
  }
}

void Dealer::dealStarts(Random random)
{
  for (const auto kind : m.draws)
    --m_left[kind];
  m_deal.laidCount = 0;
  layLeipzig();
  chooseStarts(random);
  // Side by side, tiles that are certain come first and the others fit them.
  const auto together = anyTogether();
  auto done = 0U;
  const auto layCertain = [&] {
    for (std::size_t i = 0; together && i < m_count; ++i)
      if (m_kind[i] >= 0 && (done >> i & 1U) == 0) {
        done |= 1U << i;
        lay(i, random);
      }
  };
  layCertain();
  chooseStartTile(random);
  layCertain();
  for (std::size_t i = 0; i < m_count; ++i)
    if ((done >> i & 1U) == 0)
      lay(i, random);
  // Where nothing fitted: tiles that came later may join a Darmstadtium.
  for (std::size_t i = 0; together && i < m_count; ++i)
    if (m_kind[i] < 0)
      lay(i, random);
}

/// Benelux: five land tiles on each depot, fewer where there are not so many.
void Dealer::dealPiles(std::size_t tiles)
{
  m_deal.pileCount = static_cast<std::uint16_t>(m.depots.size());
  m_deal.pileHeight = static_cast<std::uint16_t>(
      m.depots.empty() ? 0 : std::min<std::size_t>(tilesOnADepot, tiles / m.depots.size()));
}

void Dealer::dealStack(Random random)
{
  auto count = std::size_t{0};
  for (const auto kind : m.draws)
    m_deal.order[count++] = kind;
  const auto fixed = count;
  const auto shuffled = [&](auto wanted) {
    const auto first = count;
    for (std::size_t kind = 0; kind < m.kinds.size(); ++kind)
      for (auto copy = 0; wanted(m.kinds[kind]) && copy < m_left[kind]; ++copy)
        m_deal.order[count++] = static_cast<std::uint16_t>(kind);
    random.shuffle(std::span(m_deal.order.data() + first, count - first));
  };
  const auto ends = m.scenario.scenario.drawOrder == DrawOrder::Fixed;
  // The river before all others, its lake last; a second spring has nothing to join.
  if (!ends && m.river) {
    shuffled([](const CompiledKind& kind) { return kind.river && !kind.spring && !kind.lake; });
    shuffled([](const CompiledKind& kind) { return kind.lake; });
    shuffled([](const CompiledKind& kind) { return kind.spring; });
  }
  const auto land = count;
  if (!ends || !m.depots.empty())
    shuffled([](const CompiledKind& kind) { return !kind.river; });
  dealPiles(count - land);
  const auto inPiles = m_deal.piles().size();
  // The piles are cut off the shuffled stack; of a fixed order nothing else is left.
  if (ends)
    std::copy_n(m_deal.order.begin() + static_cast<std::ptrdiff_t>(count - inPiles), inPiles,
                m_deal.order.begin() + static_cast<std::ptrdiff_t>(fixed));
  m_deal.tileCount = static_cast<std::uint16_t>(ends ? fixed : count - inPiles);
}

} // namespace

void deal(const Table& table, std::uint64_t seed, Deal& into)
{
  auto dealer = Dealer(table.compiled(), seed, into);
  dealer.dealStarts(Random(seed, Purpose::Starts));
  dealer.dealStack(Random(seed, Purpose::Stack));
  dealChips(table.compiled(), Random(seed, Purpose::ChipValues), into);
  shuffleOpen(table, seed, into);
}

Deal deal(const Table& table, std::uint64_t seed)
{
  auto result = Deal{};
  deal(table, seed, result);
  return result;
}

} // namespace kartenwerk
