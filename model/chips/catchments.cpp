// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/catchments.h"

#include <algorithm>
#include <limits>

namespace kartenwerk {

namespace {

constexpr auto infinite = std::numeric_limits<std::int64_t>::max() / 4;

/// Squares come one after the other. Each goes along a cheapest way: to a chip, which hands another
/// of its squares to the next chip, and so on to a chip that has room. A chip's first
/// squares / chips squares are rewarded so highly that every chip gets them.
class Sharing
{
public:
  explicit Sharing(const std::vector<std::vector<std::int32_t>>& steps)
      : m_steps(steps), m_chips(steps.size()), m_squares(steps.front().size()),
        m_least(m_squares / m_chips), m_held(m_chips), m_potentials(m_chips, 0),
        m_handOver(m_chips, std::vector<HandOver>(m_chips)), m_labels(m_chips), m_from(m_chips)
  {
    auto longest = std::int64_t{0};
    for (const auto& row : steps)
      longest = std::max<std::int64_t>(longest, *std::max_element(row.begin(), row.end()));
    m_reward = longest * static_cast<std::int64_t>(m_squares) + 1;
    m_sinkPotential = m_least > 0 ? -m_reward : 0;
    m_result.chipOf.assign(m_squares, -1);
  }

  void add(std::size_t square)
  {
    const auto last = search(square);
    auto chip = last;
    while (m_from[chip] != none) {
      const auto giver = m_from[chip];
      move(m_handOver[giver][chip].square, giver, chip);
      chip = giver;
    }
    m_held[chip].push_back(square);
    m_result.chipOf[square] = static_cast<int>(chip);
    // The last one has only gained a square; those before it have given one away.
    offer(last, m_held[last].back());
    for (chip = last; m_from[chip] != none; chip = m_from[chip])
      renew(m_from[chip]);
  }

  SharedOut take()
  {
    for (std::size_t square = 0; square < m_squares; ++square)
      m_result.total += m_steps[static_cast<std::size_t>(m_result.chipOf[square])][square];
    return std::move(m_result);
  }

private:
  static constexpr auto none = std::numeric_limits<std::size_t>::max();

  /// The cheapest square that one chip can hand to another, and the steps that this adds.
  struct HandOver
  {
    std::size_t square = 0;
    std::int64_t cost = infinite;
  };

  /// Dijkstra on reduced costs, as far as the cheapest chip with room; gives that chip.
  std::size_t search(std::size_t square)
  {
    m_done.assign(m_chips, 0);
    for (std::size_t chip = 0; chip < m_chips; ++chip) {
      m_labels[chip] = m_steps[chip][square] - m_potentials[chip];
      m_from[chip] = none;
    }
    auto best = infinite;
    auto last = none;
    while (true) {
      const auto chip = nextChip();
      if (chip == none || m_labels[chip] >= best)
        break;
      m_done[chip] = 1;
      if (const auto end = m_labels[chip] + endCost(chip); end < best) {
        best = end;
        last = chip;
      }
      relaxFrom(chip);
    }
    for (std::size_t chip = 0; chip < m_chips; ++chip)
      if (m_done[chip] != 0)
        m_potentials[chip] += std::min(m_labels[chip], best) - best;
    return last;
  }

  std::size_t nextChip() const
  {
    auto next = none;
    for (std::size_t chip = 0; chip < m_chips; ++chip)
      if (m_done[chip] == 0 && (next == none || m_labels[chip] < m_labels[next]))
        next = chip;
    return next;
  }

  std::int64_t endCost(std::size_t chip) const
  {
    const auto held = m_held[chip].size();
    if (held > m_least)
      return infinite;
    return (held < m_least ? -m_reward : 0) + m_potentials[chip] - m_sinkPotential;
  }

  void relaxFrom(std::size_t chip)
  {
    const auto base = m_labels[chip] + m_potentials[chip];
    for (std::size_t other = 0; other < m_chips; ++other) {
      if (m_done[other] != 0 || m_handOver[chip][other].cost == infinite)
        continue;
      const auto label = base + m_handOver[chip][other].cost - m_potentials[other];
      if (label < m_labels[other]) {
        m_labels[other] = label;
        m_from[other] = chip;
      }
    }
  }

  void move(std::size_t square, std::size_t from, std::size_t to)
  {
    std::erase(m_held[from], square);
    m_held[to].push_back(square);
    m_result.chipOf[square] = static_cast<int>(to);
  }

  void renew(std::size_t chip)
  {
    auto& row = m_handOver[chip];
    std::fill(row.begin(), row.end(), HandOver{});
    for (const auto square : m_held[chip])
      offer(chip, square);
  }

  /// Lets the chip hand that square of its own to others, where it is cheaper than those before.
  void offer(std::size_t chip, std::size_t square)
  {
    auto& row = m_handOver[chip];
    for (std::size_t other = 0; other < m_chips; ++other) {
      const auto cost = static_cast<std::int64_t>(m_steps[other][square]) - m_steps[chip][square];
      if (cost < row[other].cost)
        row[other] = {square, cost};
    }
  }

  const std::vector<std::vector<std::int32_t>>& m_steps;
  std::size_t m_chips;
  std::size_t m_squares;
  std::size_t m_least; ///< squares that every chip must get
  std::int64_t m_reward = 0;
  std::vector<std::vector<std::size_t>> m_held;
  std::vector<std::int64_t> m_potentials;
  std::int64_t m_sinkPotential = 0;
  std::vector<std::vector<HandOver>> m_handOver;
  std::vector<std::int64_t> m_labels;
  std::vector<std::size_t> m_from;
  std::vector<char> m_done;
  SharedOut m_result;
};

} // namespace

std::optional<SharedOut> sharedOut(const std::vector<std::vector<std::int32_t>>& steps,
                                   const Work& work)
{
  auto sharing = Sharing(steps);
  const auto squares = steps.front().size();
  for (std::size_t square = 0; square < squares; ++square) {
    if (work.stopped())
      return std::nullopt;
    sharing.add(square);
    work.report(static_cast<int>((square + 1) * 1000 / squares));
  }
  return sharing.take();
}

} // namespace kartenwerk
