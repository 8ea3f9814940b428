// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/balance.h"

#include <algorithm>
#include <array>

#include "model/base/random.h"
#include "model/chips/straight.h"

namespace kartenwerk {

namespace {

/// Three colours, two values, six colours with value.
constexpr std::size_t classCount = 11;

std::array<std::size_t, 3> classesOf(const FacedChip& chip)
{
  const auto colour = static_cast<std::size_t>(chip.colour) - 1;
  const auto value = static_cast<std::size_t>(chip.value) - 1;
  return {colour, 3 + value, 5 + 2 * colour + value};
}

class Balancing
{
public:
  Balancing(const Board& board, std::vector<FacedChip> chips)
      : m_distances(board.map().columns(), board.map().rows()),
        m_squares(static_cast<std::int64_t>(board.squares().size())), m_chips(std::move(chips))
  {
    for (const auto& chip : m_chips) {
      auto& sum = m_demand.emplace_back(0);
      for (const auto square : board.squares())
        sum += m_distances.between(chip.place, square);
      m_meanDemand += sum;
    }
    m_meanDemand /= static_cast<std::int64_t>(m_chips.size());
    for (std::size_t i = 0; i < classCount; ++i)
      m_energies[i] = energyOf(i);
  }

  bool run(Random& random, const Work& work)
  {
    const auto steps =
        std::max<std::int64_t>(5000, 200 * static_cast<std::int64_t>(m_chips.size()));
    const auto hot = m_meanDemand * energyUnit / 20;
    for (std::int64_t i = 0; i < steps; ++i) {
      if (i % 256 == 0 && work.stopped())
        return false;
      trySwap(random, hot * (steps - i) / steps);
    }
    return true;
  }

  std::vector<FacedChip> take() { return std::move(m_chips); }

private:
  static constexpr std::int64_t energyUnit = 1024;

  /// The energy distance between the chips of a class and the tile squares.
  std::int64_t energyOf(std::size_t wanted) const
  {
    auto members = std::vector<std::size_t>{};
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
      const auto classes = classesOf(m_chips[i]);
      if (std::find(classes.begin(), classes.end(), wanted) != classes.end())
        members.push_back(i);
    }
    const auto count = static_cast<std::int64_t>(members.size());
    auto energy = std::int64_t{0};
    for (std::size_t i = 0; i < members.size(); ++i) {
      energy += count * m_demand[members[i]];
      for (auto j = i + 1; j < members.size(); ++j)
        energy -=
            m_squares * m_distances.between(m_chips[members[i]].place, m_chips[members[j]].place);
    }
    return count == 0 ? 0 : energy * energyUnit / (count * count);
  }

  void swapFaces(FacedChip& a, FacedChip& b) const
  {
    std::swap(a.colour, b.colour);
    std::swap(a.value, b.value);
  }

  void trySwap(Random& random, std::int64_t temperature)
  {
    const auto first = random.below(m_chips.size());
    const auto second = random.below(m_chips.size());
    const auto chance = random.next();
    auto& a = m_chips[first];
    auto& b = m_chips[second];
    const auto classesA = classesOf(a);
    const auto classesB = classesOf(b);
    if (classesA == classesB)
      return;
    auto energies = m_energies;
    swapFaces(a, b);
    auto difference = std::int64_t{0};
    for (std::size_t i = 0; i < classesA.size(); ++i) {
      if (classesA[i] == classesB[i])
        continue;
      for (const auto changed : {classesA[i], classesB[i]}) {
        energies[changed] = energyOf(changed);
        difference += energies[changed] - m_energies[changed];
      }
    }
    if (accepted(difference, temperature, chance))
      m_energies = energies;
    else
      swapFaces(a, b);
  }

  StraightDistances m_distances;
  std::int64_t m_squares;
  std::vector<FacedChip> m_chips;
  std::vector<std::int64_t> m_demand; ///< sum of distances to the tile squares, by chip
  std::int64_t m_meanDemand = 0;
  std::array<std::int64_t, classCount> m_energies{};
};

} // namespace

std::optional<std::vector<FacedChip>> balancedFaces(const Board& board,
                                                    const std::vector<Place>& squares,
                                                    const ChipRules& rules, std::uint64_t seed,
                                                    std::uint64_t index, const Work& work)
{
  auto chips = shuffledFaces(squares, rules, seed, index);
  if (chips.empty())
    return chips;
  auto random = Random(seed, Purpose::Search, index);
  auto balancing = Balancing(board, std::move(chips));
  if (!balancing.run(random, work))
    return std::nullopt;
  return balancing.take();
}

} // namespace kartenwerk
