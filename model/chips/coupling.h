// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/random.h"
#include "model/chips/conflicts.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// Coupling from the past (Propp and Wilson 1996) for sets of squares without neighbours, on a
/// bipartite graph: heat-bath sweeps keep the order "more on one colour, fewer on the other", so
/// that everything has met when the two extreme sets have. A set comes with a probability that
/// depends on its size alone; those of the wanted size are exactly uniform.
class CouplingFromThePast
{
public:
  /// Finds the threshold at which sets of that size are most common. Nothing where the graph is
  /// not bipartite, where runs do not meet in a reasonable number of sweeps (too dense), or if
  /// stopped. Depends on the graph and the size alone.
  static std::optional<CouplingFromThePast> tuned(const Conflicts& conflicts, int size,
                                                  const Work& work);

  /// A uniform set of that size, ascending. Nothing if stopped or beyond the limits: such a draw
  /// is over and must not be tried again, for that would favour sets that are quickly found.
  std::optional<std::vector<int>> draw(Random& random, const Work& work) const;

  /// The set at which every beginning so far in the past has arrived by now: 2^doublings times the
  /// sweeps tried first, with the chance that belongs to `seed`. Nothing if they have not met, or
  /// stopped. Once they have met, a beginning farther back changes nothing: its chance is put
  /// before the chance already used.
  std::optional<std::vector<int>> setFromThePast(std::uint64_t seed, int doublings,
                                                 const Work& work) const;
  /// How often `draw` doubles before it gives up.
  int mostDoublings() const;

private:
  CouplingFromThePast(const Conflicts& conflicts, const std::vector<char>& colouring, int size);

  /// Both extreme sets, a bit each.
  using Pair = std::vector<std::uint8_t>;
  struct Gap;

  void sweep(Pair& pair, Random& random) const;
  int meanSize(std::uint32_t threshold, int sweeps) const;
  bool tune(const Work& work);
  bool meet(Pair& pair, std::uint64_t seed, int doublings, const Work& work) const;
  bool run(Pair& pair, std::uint64_t seed, const Work& work) const;
  std::vector<int> setOf(const Pair& pair) const;

  // Vertices in the order of a sweep: one colour, then the other.
  std::vector<int> m_vertices;
  std::vector<std::uint32_t> m_first;
  std::vector<std::uint32_t> m_neighbours;
  std::size_t m_split = 0; ///< where the second colour begins
  int m_size = 0;
  std::uint32_t m_threshold = 0;
  int m_sweeps = 4; ///< tried first
};

} // namespace kartenwerk
