// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/frontier.h"

#include <algorithm>

namespace kartenwerk {

namespace {

constexpr int slotCount = 128;

FrontierState bitOf(int slot)
{
  return slot < 64 ? FrontierState{std::uint64_t{1} << slot, 0}
                   : FrontierState{0, std::uint64_t{1} << (slot - 64)};
}

void join(FrontierState& state, const FrontierState& other)
{
  state.low |= other.low;
  state.high |= other.high;
}

} // namespace

std::optional<std::vector<FrontierStep>> frontierSteps(const Conflicts& conflicts,
                                                       const std::vector<int>& order)
{
  constexpr auto none = -1;
  constexpr auto done = -2;
  auto slots = std::vector<int>(static_cast<std::size_t>(conflicts.size()), none);
  auto freeSlots = std::vector<int>{};
  for (auto slot = slotCount; slot-- > 0;)
    freeSlots.push_back(slot);
  auto steps = std::vector<FrontierStep>{};
  steps.reserve(order.size());
  for (const auto v : order) {
    auto& slot = slots[static_cast<std::size_t>(v)];
    auto step = FrontierStep{v, conflicts.weight(v)};
    if (slot >= 0) {
      step.own = bitOf(slot);
      freeSlots.push_back(slot);
    }
    slot = done;
    for (const auto u : conflicts.of(v)) {
      auto& other = slots[static_cast<std::size_t>(u)];
      if (other == none) {
        if (freeSlots.empty())
          return std::nullopt;
        other = freeSlots.back();
        freeSlots.pop_back();
      }
      if (other >= 0)
        join(step.blocks, bitOf(other));
    }
    steps.push_back(step);
  }
  return steps;
}

std::uint32_t FrontierLayer::add(const FrontierState& state)
{
  if (m_states.size() * 2 >= m_table.size())
    grow();
  auto& entry = m_table[slotOf(state)];
  if (entry == 0) {
    m_states.push_back(state);
    entry = static_cast<std::uint32_t>(m_states.size());
  }
  return entry - 1;
}

void FrontierLayer::clear()
{
  // The next layer is likely to be about as large as this one.
  const auto size = m_states.size() * 8 < m_table.size() ? m_table.size() / 4 : m_table.size();
  m_table.assign(std::max<std::size_t>(16, size), 0);
  m_states.clear();
}

std::size_t FrontierLayer::slotOf(const FrontierState& state) const
{
  auto hash = state.low * 0x9e3779b97f4a7c15U;
  hash ^= (hash >> 32) ^ (state.high * 0xc2b2ae3d27d4eb4fU);
  hash *= 0xd6e8feb86659fd93U;
  hash ^= hash >> 32;
  // Plain pointers, for this is most of the work also where nothing is optimised.
  const auto* table = m_table.data();
  const auto* states = m_states.data();
  const auto mask = m_table.size() - 1;
  auto slot = static_cast<std::size_t>(hash) & mask;
  for (; table[slot] != 0; slot = (slot + 1) & mask) {
    const auto& there = states[table[slot] - 1];
    if (there.low == state.low && there.high == state.high)
      break;
  }
  return slot;
}

void FrontierLayer::grow()
{
  m_table.assign(m_table.size() * 4, 0);
  for (std::size_t i = 0; i < m_states.size(); ++i)
    m_table[slotOf(m_states[i])] = static_cast<std::uint32_t>(i + 1);
}

} // namespace kartenwerk
