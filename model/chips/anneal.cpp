// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/anneal.h"

#include <algorithm>
#include <cstdlib>

#include "model/chips/walks.h"

namespace kartenwerk {

ChipEnergy::ChipEnergy(const Board& board, const ChipSettings& settings, const FreeSquares& free,
                       const Work& work)
    : m_free(&free), m_distances(board.map().columns(), board.map().rows()), m_points(free.squares)
{
  m_points.insert(m_points.end(), free.pinned.begin(), free.pinned.end());
  const auto ground = WalkingGround(board.map(), WalkingGround::Over::Tiles);
  m_far = ground.far();
  measureDemand(ground.squares(), work);
  for (const auto start : startsThatCount(board.map(), settings))
    if (board.map().contains(start)) {
      const auto steps = ground.stepsFrom(start);
      auto& access = m_access.emplace_back();
      for (const auto place : m_points)
        access.push_back(ground.stepsTo(place, steps));
    }
}

/// On large maps every so many squares stand for all.
void ChipEnergy::measureDemand(const std::vector<Place>& squares, const Work& work)
{
  constexpr std::size_t mostDistances = 50'000'000;
  const auto stride = m_points.size() * squares.size() / mostDistances + 1;
  for (const auto point : m_points) {
    if (work.stopped())
      return;
    auto sum = std::int64_t{0};
    for (std::size_t i = 0; i < squares.size(); i += stride)
      sum += m_distances.between(point, squares[i]);
    m_demand.push_back(sum);
  }
  m_squares = static_cast<std::int64_t>((squares.size() + stride - 1) / stride);
}

std::int64_t ChipEnergy::meanDemand() const
{
  auto sum = std::int64_t{0};
  for (const auto demand : m_demand)
    sum += demand;
  return m_demand.empty() ? 0 : sum / static_cast<std::int64_t>(m_demand.size());
}

namespace {

/// How many chips are at each number of steps from two start squares, as a difference.
class GapMeter
{
public:
  GapMeter(const std::vector<std::int32_t>& first, const std::vector<std::int32_t>& second,
           std::int32_t far)
      : m_first(first), m_second(second)
  {
    auto farthest = std::int32_t{0};
    for (const auto* steps : {&first, &second})
      for (const auto number : *steps)
        if (number < far)
          farthest = std::max(farthest, number);
    m_difference.assign(static_cast<std::size_t>(farthest) + 1, 0);
    m_farWeight = far - farthest - 1;
  }

  void put(std::size_t point, int change)
  {
    add(m_first[point], change);
    add(m_second[point], -change);
  }

  /// The area between the two access curves.
  std::int64_t area() const
  {
    auto sum = std::int64_t{0};
    auto within = std::int64_t{0};
    for (const auto difference : m_difference) {
      within += difference;
      sum += std::abs(within);
    }
    return sum + std::abs(within) * m_farWeight;
  }

private:
  void add(std::int32_t steps, int change)
  {
    if (static_cast<std::size_t>(steps) < m_difference.size())
      m_difference[static_cast<std::size_t>(steps)] += change;
  }

  const std::vector<std::int32_t>& m_first;
  const std::vector<std::int32_t>& m_second;
  std::vector<std::int32_t> m_difference;
  std::int64_t m_farWeight;
};

} // namespace

/// One run: chips are vertices, pinned chips points beyond them.
class Annealing
{
public:
  Annealing(const ChipEnergy& energy, const QuotaCheck& quotas, const std::vector<int>& set,
            const ChipEnergy::Course& course)
      : m_energy(energy), m_conflicts(energy.m_free->conflicts), m_quotas(quotas),
        m_movable(set.size()), m_near(energy.m_free->squares.size(), 0), m_course(course)
  {
    for (const auto v : set)
      m_chips.push_back(static_cast<std::size_t>(v));
    for (auto i = energy.m_free->squares.size(); i < energy.m_points.size(); ++i)
      m_chips.push_back(i);
    if (course.fairness > 0)
      for (std::size_t a = 0; a < energy.m_access.size(); ++a)
        for (auto b = a + 1; b < energy.m_access.size(); ++b)
          m_meters.emplace_back(energy.m_access[a], energy.m_access[b], energy.m_far);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
      m_places.push_back(energy.m_points[m_chips[i]]);
      for (auto& meter : m_meters)
        meter.put(m_chips[i], 1);
      if (i < m_movable)
        block(m_chips[i], 1);
    }
    m_current = wholeEnergy();
    m_lowest = m_current;
    m_best = m_chips;
  }

  bool run(Random& random, const Work& work)
  {
    // Starting hotter than this only lost time (measured); the slider may end hotter.
    const auto warmth = std::int64_t{100} - m_course.evenness;
    const auto coldest = m_energy.meanDemand() * warmth * warmth * warmth / 1'000'000;
    const auto hot = std::max(coldest, m_energy.meanDemand() / 20);
    const auto steps = static_cast<std::int64_t>(m_course.steps);
    for (std::int64_t i = 0; i < steps && m_movable > 0; ++i) {
      if (i % 1024 == 0 && work.stopped())
        return false;
      const auto temperature = coldest + (hot - coldest) * (steps - i) / steps;
      tryMove(random, temperature);
    }
    return true;
  }

  /// The vertices of the lowest energy seen, or the last ones.
  std::vector<int> result(std::int64_t& energy) const
  {
    const auto lowest = m_course.evenness >= 100;
    energy = lowest ? m_lowest : m_current;
    const auto& chips = lowest ? m_best : m_chips;
    auto set = std::vector<int>{};
    for (std::size_t i = 0; i < m_movable; ++i)
      set.push_back(static_cast<int>(chips[i]));
    std::sort(set.begin(), set.end());
    return set;
  }

private:
  void block(std::size_t vertex, int change)
  {
    m_near[vertex] += change;
    for (const auto u : m_conflicts.of(static_cast<int>(vertex)))
      m_near[static_cast<std::size_t>(u)] += change;
  }

  std::int64_t count() const { return static_cast<std::int64_t>(m_chips.size()); }

  /// The gap's part, in the unit of the rest: weight × mean gap × count² × squares × unit / 2.
  std::int64_t gapEnergy() const
  {
    auto sum = std::int64_t{0};
    for (const auto& meter : m_meters)
      sum += meter.area();
    return sum * count() * m_energy.m_squares * (StraightDistances::unit / 2) * m_course.fairness /
           1000;
  }

  std::int64_t wholeEnergy() const
  {
    auto energy = gapEnergy();
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
      energy += count() * m_energy.m_demand[m_chips[i]];
      for (auto j = i + 1; j < m_chips.size(); ++j)
        energy -= m_energy.m_squares * m_energy.m_distances.between(m_energy.m_points[m_chips[i]],
                                                                    m_energy.m_points[m_chips[j]]);
    }
    return energy;
  }

  /// What the energy changes by when that chip goes to that vertex, the gap left out.
  std::int64_t change(std::size_t chip, std::size_t target) const
  {
    const auto from = m_energy.m_points[m_chips[chip]];
    const auto to = m_energy.m_points[target];
    auto spread = std::int64_t{0};
    for (std::size_t j = 0; j < m_chips.size(); ++j) {
      const auto other = m_energy.m_points[m_chips[j]];
      spread += m_energy.m_distances.between(to, other) - m_energy.m_distances.between(from, other);
    }
    spread -= m_energy.m_distances.between(to, from); // the chip itself
    return count() * (m_energy.m_demand[target] - m_energy.m_demand[m_chips[chip]]) -
           m_energy.m_squares * spread;
  }

  bool quotasAllow(std::size_t chip, std::size_t target)
  {
    if (m_quotas.empty())
      return true;
    const auto before = m_places[chip];
    m_places[chip] = m_energy.m_points[target];
    if (m_quotas.keeps(m_places))
      return true;
    m_places[chip] = before;
    return false;
  }

  void tryMove(Random& random, std::int64_t temperature)
  {
    const auto chip = static_cast<std::size_t>(random.below(m_movable));
    const auto target = static_cast<std::size_t>(random.below(m_near.size()));
    const auto chance = random.next();
    const auto from = m_chips[chip];
    if (target == from)
      return;
    block(from, -1);
    if (m_near[target] == 0) {
      auto difference = change(chip, target);
      const auto gapBefore = m_meters.empty() ? 0 : gapEnergy();
      measure(from, target);
      difference += m_meters.empty() ? 0 : gapEnergy() - gapBefore;
      if (accepted(difference, temperature, chance) && quotasAllow(chip, target)) {
        m_chips[chip] = target;
        m_current += difference;
      } else {
        measure(target, from);
      }
    }
    block(m_chips[chip], 1);
    if (m_current < m_lowest) {
      m_lowest = m_current;
      m_best = m_chips;
    }
  }

  void measure(std::size_t from, std::size_t to)
  {
    for (auto& meter : m_meters) {
      meter.put(from, -1);
      meter.put(to, 1);
    }
  }

  const ChipEnergy& m_energy;
  const Conflicts& m_conflicts;
  const QuotaCheck& m_quotas;
  std::size_t m_movable;
  std::vector<std::size_t> m_chips;
  std::vector<Place> m_places;
  std::vector<int> m_near; ///< movable chips on or next to the vertex
  std::vector<GapMeter> m_meters;
  const ChipEnergy::Course& m_course;
  std::int64_t m_current = 0;
  std::int64_t m_lowest = 0;
  std::vector<std::size_t> m_best;
};

std::optional<Annealed> ChipEnergy::annealed(const std::vector<int>& set, const Course& course,
                                             const QuotaCheck& quotas, Random& random,
                                             const Work& work) const
{
  auto annealing = Annealing(*this, quotas, set, course);
  if (!annealing.run(random, work))
    return std::nullopt;
  auto result = Annealed{};
  result.set = annealing.result(result.energy);
  return result;
}

} // namespace kartenwerk
