// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/completions.h"

#include <algorithm>
#include <limits>

#include "model/chips/limbs.h"

namespace kartenwerk {

namespace {

constexpr auto impossible = std::numeric_limits<std::uint32_t>::max();

int limbsFor(const Conflicts& conflicts, int size)
{
  return conflicts.totalWeight() == conflicts.size()
             ? limbs::neededLimbs(conflicts.size(), std::min(size, conflicts.size()))
             : conflicts.size() / 64 + 1;
}

} // namespace

/// A number on its way down: what is left of it, and the vertices with chips so far.
struct Completions::Walk
{
  std::vector<std::uint64_t> rest;
  std::vector<int> chosen;
  std::size_t layer = 0; ///< the kept layer that was reached
  std::uint32_t state = 0;
  int chips = 0;
};

std::uint64_t Completions::bytes(const Conflicts& conflicts, const FrontierOrder& order, int size,
                                 int distance)
{
  const auto number = static_cast<std::uint64_t>(limbsFor(conflicts, size)) * 8;
  const auto values = order.states / static_cast<std::uint64_t>(distance) + 2 * order.largestLayer;
  return order.states * 8 + values * static_cast<std::uint64_t>(size + 1) * number;
}

Completions::Completions(const Conflicts& conflicts, const FrontierOrder& order, int size)
    : m_steps(*frontierSteps(conflicts, order.order)), m_layers(m_steps.size() + 1), m_size(size),
      m_limbs(limbsFor(conflicts, size))
{
}

std::optional<Completions> Completions::make(const Conflicts& conflicts, const FrontierOrder& order,
                                             int size, int distance, const Work& work)
{
  auto result = Completions(conflicts, order, size);
  if (!result.runForward(work))
    return std::nullopt;
  for (std::size_t i = 0; i < result.m_layers.size(); ++i)
    result.setRange(i);
  auto& last = result.m_layers.back();
  last.values.assign(
      static_cast<std::size_t>(result.m_limbs) * static_cast<std::size_t>(last.width), 0);
  if (last.width > 0)
    last.values[0] = 1;
  const auto count = result.m_steps.size();
  for (auto i = count; i-- > 0;) {
    if (!result.fill(i, work))
      return std::nullopt;
    const auto below = i + 1;
    if (below < count && below % static_cast<std::size_t>(distance) != 0) {
      result.m_layers[below].width = 0;
      result.m_layers[below].values = {};
    }
    work.report(static_cast<int>((count - i) * 1000 / count));
  }
  return result;
}

bool Completions::runForward(const Work& work)
{
  auto layer = FrontierLayer{};
  auto next = FrontierLayer{};
  layer.add({});
  for (std::size_t i = 0; i < m_steps.size(); ++i) {
    if (work.stopped())
      return false;
    next.clear();
    auto& transitions = m_layers[i];
    transitions.without.reserve(layer.size());
    transitions.with.reserve(layer.size());
    for (const auto& state : layer.states()) {
      transitions.without.push_back(next.add(m_steps[i].without(state)));
      transitions.with.push_back(m_steps[i].free(state) ? next.add(m_steps[i].with(state))
                                                        : impossible);
    }
    std::swap(layer, next);
  }
  return true;
}

/// Only so many chips can still come as there are vertices left, and no fewer than the vertices
/// before cannot have taken.
void Completions::setRange(std::size_t layer)
{
  auto before = 0;
  auto after = 0;
  for (std::size_t i = 0; i < m_steps.size(); ++i)
    (i < layer ? before : after) += m_steps[i].weight;
  m_layers[layer].least = std::max(0, m_size - before);
  m_layers[layer].width = std::max(0, std::min(m_size, after) - m_layers[layer].least + 1);
}

bool Completions::fill(std::size_t layer, const Work& work)
{
  auto& here = m_layers[layer];
  const auto& below = m_layers[layer + 1];
  const auto weight = m_steps[layer].weight;
  const auto number = static_cast<std::size_t>(m_limbs);
  const auto belowWidth = static_cast<std::size_t>(below.width) * number;
  here.values.assign(here.without.size() * static_cast<std::size_t>(here.width) * number, 0);
  // Chips to come that both layers know; the next layer's with one more chip on this vertex.
  const auto addFrom = [&](std::size_t state, std::uint32_t next, int taken) {
    const auto first = std::max(here.least, below.least + taken);
    const auto end = std::min(here.least + here.width, below.least + below.width + taken);
    if (end <= first)
      return;
    auto* to = here.values.data() + (state * static_cast<std::size_t>(here.width) +
                                     static_cast<std::size_t>(first - here.least)) *
                                        number;
    const auto* from = below.values.data() + next * belowWidth +
                       static_cast<std::size_t>(first - taken - below.least) * number;
    limbs::addAll(to, from, static_cast<std::size_t>(end - first), m_limbs);
  };
  for (std::size_t state = 0; state < here.without.size(); ++state) {
    if (state % 256 == 0 && work.stopped())
      return false;
    addFrom(state, here.without[state], 0);
    if (here.with[state] != impossible)
      addFrom(state, here.with[state], weight);
  }
  return true;
}

const std::uint64_t* Completions::value(const Layer& layer, std::uint32_t state, int chips) const
{
  if (chips < layer.least || chips >= layer.least + layer.width)
    return nullptr;
  return layer.values.data() + (state * static_cast<std::size_t>(layer.width) +
                                static_cast<std::size_t>(chips - layer.least)) *
                                   static_cast<std::size_t>(m_limbs);
}

BigNumber Completions::total() const
{
  const auto* number = value(m_layers.front(), 0, m_size);
  if (number == nullptr)
    return {};
  return BigNumber(std::vector<std::uint64_t>(number, number + m_limbs));
}

std::vector<int> Completions::draw(Random& random) const
{
  auto walk = Walk{std::vector<std::uint64_t>(static_cast<std::size_t>(m_limbs)), {}, 0, 0, m_size};
  limbs::drawBelow(walk.rest.data(), value(m_layers.front(), 0, m_size), m_limbs, random);
  while (walk.layer < m_steps.size()) {
    const auto layer = walk.layer;
    const auto& here = m_layers[layer];
    if (descend(walk, layer + 1, here.without[walk.state], walk.chips))
      continue;
    walk.chosen.push_back(m_steps[layer].vertex);
    descend(walk, layer + 1, here.with[walk.state], walk.chips - m_steps[layer].weight);
  }
  std::sort(walk.chosen.begin(), walk.chosen.end());
  return walk.chosen;
}

/// Goes through the ways from here to the next kept layer, without a chip first, and takes their
/// numbers of completions off the rest until one is larger: that way it is.
bool Completions::descend(Walk& walk, std::size_t layer, std::uint32_t state, int chips) const
{
  const auto& here = m_layers[layer];
  if (here.width > 0 || layer == m_steps.size()) {
    const auto* completions = value(here, state, chips);
    if (completions == nullptr)
      return false;
    if (limbs::compare(walk.rest.data(), completions, m_limbs) < 0) {
      walk.layer = layer;
      walk.state = state;
      walk.chips = chips;
      return true;
    }
    limbs::subtract(walk.rest.data(), completions, m_limbs);
    return false;
  }
  if (chips < 0)
    return false;
  if (descend(walk, layer + 1, here.without[state], chips))
    return true;
  if (here.with[state] == impossible)
    return false;
  walk.chosen.push_back(m_steps[layer].vertex);
  if (descend(walk, layer + 1, here.with[state], chips - m_steps[layer].weight))
    return true;
  walk.chosen.pop_back();
  return false;
}

} // namespace kartenwerk
