// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/sizes.h"

#include <algorithm>
#include <limits>

#include "model/chips/limbs.h"

namespace kartenwerk {

namespace {

constexpr auto impossible = std::numeric_limits<std::uint32_t>::max();

/// Where each state of a layer goes without and with a chip.
struct Transitions
{
  std::vector<std::uint32_t> without;
  std::vector<std::uint32_t> with;
};

/// Incomplete if stopped.
Transitions advance(FrontierLayer& layer, FrontierLayer& spare, const FrontierStep& step,
                    const Work& work)
{
  auto transitions = Transitions{};
  spare.clear();
  for (const auto& state : layer.states()) {
    if (transitions.with.size() % 65536 == 0 && work.stopped())
      break;
    transitions.without.push_back(spare.add(step.without(state)));
    transitions.with.push_back(step.free(state) ? spare.add(step.with(state)) : impossible);
  }
  std::swap(layer, spare);
  return transitions;
}

/// Numbers of partial layouts by state and size, layer by layer.
class Counting
{
public:
  Counting(const Conflicts& conflicts, const FrontierOrder& order, int most, const Work& work)
      : m_order(order), m_work(work), m_most(most), m_steps(*frontierSteps(conflicts, order.order)),
        m_limbs(conflicts.totalWeight() == conflicts.size()
                    ? limbs::neededLimbs(conflicts.size(), most)
                    : conflicts.size() / 64 + 1),
        m_values(static_cast<std::size_t>(m_limbs), 0)
  {
    m_values[0] = 1;
    m_layer.add({});
  }

  bool run()
  {
    return std::all_of(m_steps.begin(), m_steps.end(),
                       [this](const FrontierStep& step) { return take(step); });
  }

  std::vector<BigNumber> result() const
  {
    auto numbers = std::vector<BigNumber>{};
    for (auto size = 0; size < m_width; ++size) {
      const auto first = m_values.begin() + static_cast<std::ptrdiff_t>(size) * m_limbs;
      numbers.push_back(BigNumber(std::vector<std::uint64_t>(first, first + m_limbs)));
    }
    while (numbers.size() > 1 && numbers.back().isZero())
      numbers.pop_back();
    return numbers;
  }

private:
  bool take(const FrontierStep& step)
  {
    const auto transitions = advance(m_layer, m_spare, step, m_work);
    if (m_work.stopped())
      return false;
    const auto width = std::min(m_most + 1, m_width + step.weight);
    const auto stride = static_cast<std::size_t>(width) * static_cast<std::size_t>(m_limbs);
    const auto oldStride = static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_limbs);
    const auto shift = static_cast<std::size_t>(step.weight) * static_cast<std::size_t>(m_limbs);
    const auto shifted =
        static_cast<std::size_t>(std::max(0, std::min(m_width, width - step.weight)));
    auto& next = m_next;
    if (next.capacity() < m_layer.size() * stride)
      std::vector<std::uint64_t>().swap(next); // else old and new lie side by side for a while
    next.assign(m_layer.size() * stride, 0);
    for (std::size_t i = 0; i < transitions.without.size(); ++i) {
      if (i % 256 == 0 && m_work.stopped())
        return false;
      const auto* from = m_values.data() + i * oldStride;
      limbs::addAll(next.data() + transitions.without[i] * stride, from,
                    static_cast<std::size_t>(m_width), m_limbs);
      if (transitions.with[i] != impossible)
        limbs::addAll(next.data() + transitions.with[i] * stride + shift, from, shifted, m_limbs);
    }
    std::swap(m_values, m_next);
    m_width = width;
    report();
    return true;
  }

  void report()
  {
    m_done += m_layer.size();
    m_work.report(static_cast<int>(m_done * 1000 / m_order.states));
  }

  const FrontierOrder& m_order;
  const Work& m_work;
  int m_most;
  std::vector<FrontierStep> m_steps;
  int m_limbs;
  int m_width = 1; ///< sizes that occur
  std::vector<std::uint64_t> m_values;
  std::vector<std::uint64_t> m_next;
  FrontierLayer m_layer;
  FrontierLayer m_spare;
  std::uint64_t m_done = 0;
};

/// The heaviest way to a state, and from which state of the layer before.
struct Heaviest
{
  int weight = -1;
  std::uint32_t from = 0;
  bool with = false;

  void offer(const Heaviest& other)
  {
    if (other.weight > weight)
      *this = other;
  }
};

} // namespace

std::optional<std::vector<BigNumber>>
numbersBySize(const Conflicts& conflicts, const FrontierOrder& order, int most, const Work& work)
{
  const auto all = conflicts.totalWeight();
  auto counting = Counting(conflicts, order, most < 0 ? all : std::min(most, all), work);
  if (!counting.run())
    return std::nullopt;
  return counting.result();
}

std::optional<std::vector<int>> heaviestSet(const Conflicts& conflicts, const FrontierOrder& order,
                                            const Work& work)
{
  const auto steps = *frontierSteps(conflicts, order.order);
  auto layer = FrontierLayer{};
  auto spare = FrontierLayer{};
  layer.add({});
  auto layers = std::vector<std::vector<Heaviest>>{{{0}}};
  for (const auto& step : steps) {
    const auto transitions = advance(layer, spare, step, work);
    if (work.stopped())
      return std::nullopt;
    auto next = std::vector<Heaviest>(layer.size());
    for (std::uint32_t i = 0; i < transitions.without.size(); ++i) {
      const auto weight = layers.back()[i].weight;
      next[transitions.without[i]].offer({weight, i, false});
      if (transitions.with[i] != impossible)
        next[transitions.with[i]].offer({weight + step.weight, i, true});
    }
    layers.push_back(std::move(next));
  }
  auto set = std::vector<int>{};
  auto state = std::uint32_t{0}; // the last layer has one state: nothing is left to block
  for (auto i = steps.size(); i-- > 0;) {
    const auto& best = layers[i + 1][state];
    if (best.with)
      set.push_back(steps[i].vertex);
    state = best.from;
  }
  std::sort(set.begin(), set.end());
  return set;
}

} // namespace kartenwerk
