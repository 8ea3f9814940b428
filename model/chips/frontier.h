// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/chips/conflicts.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// The unprocessed vertices that may hold no chip any more, as bits of slots. Two partial layouts
/// have the same completions if and only if this set is the same.
struct FrontierState
{
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  bool operator==(const FrontierState&) const = default;
};

/// One vertex decided: with a chip or without.
struct FrontierStep
{
  int vertex = 0;
  int weight = 1;
  FrontierState own;    ///< the slot of the vertex; empty if nothing processed touches it
  FrontierState blocks; ///< slots of its unprocessed neighbours

  bool free(const FrontierState& state) const
  {
    return ((state.low & own.low) | (state.high & own.high)) == 0;
  }
  FrontierState without(const FrontierState& state) const
  {
    return {state.low & ~own.low, state.high & ~own.high};
  }
  FrontierState with(const FrontierState& state) const
  {
    return {(state.low & ~own.low) | blocks.low, (state.high & ~own.high) | blocks.high};
  }
};

/// The steps of an order of the vertices; nothing if more than 128 slots were needed at a time.
std::optional<std::vector<FrontierStep>> frontierSteps(const Conflicts& conflicts,
                                                       const std::vector<int>& order);

/// Different states in the order in which they came.
class FrontierLayer
{
public:
  FrontierLayer() { clear(); }
  /// The number of the state, added if it is new.
  std::uint32_t add(const FrontierState& state);
  const std::vector<FrontierState>& states() const { return m_states; }
  std::size_t size() const { return m_states.size(); }
  void clear();

private:
  std::size_t slotOf(const FrontierState& state) const;
  void grow();

  std::vector<FrontierState> m_states;
  std::vector<std::uint32_t> m_table; ///< number + 1, 0 for none; a power of two long
};

/// What a dry run may cost.
struct FrontierLimit
{
  std::uint64_t states = 0; ///< in all layers
  std::uint64_t layer = 0;  ///< in one
};

/// An order of all vertices, and how many states it passes.
struct FrontierOrder
{
  std::vector<int> order;
  std::uint64_t states = 0;
  std::uint64_t largestLayer = 0;
};

/// The best of several orders of each component (by rows, by columns, greedily from several
/// vertices), by the exact number of states; of equal ones the first. Nothing if all are beyond the
/// limit, or stopped. Depends on the graph alone, never on time.
std::optional<FrontierOrder> bestOrder(const FreeSquares& free, const FrontierLimit& limit,
                                       const Work& work);

} // namespace kartenwerk
