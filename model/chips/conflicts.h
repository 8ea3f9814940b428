// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/chips/where.h"

namespace kartenwerk {

/// Squares that may hold a chip and which of them are too close to each other: a graph whose
/// independent sets are the legal layouts. A vertex may stand for several squares that get their
/// chips together (symmetric layouts); its weight is their number.
class Conflicts
{
public:
  Conflicts() = default;
  /// neighbours[v]: vertices that exclude v; symmetric, without v itself.
  explicit Conflicts(const std::vector<std::vector<int>>& neighbours,
                     std::vector<int> weights = {});

  int size() const { return static_cast<int>(m_first.size()) - 1; }
  std::span<const int> of(int vertex) const
  {
    const auto v = static_cast<std::size_t>(vertex);
    return std::span(m_neighbours).subspan(m_first[v], m_first[v + 1] - m_first[v]);
  }
  int weight(int vertex) const { return m_weights[static_cast<std::size_t>(vertex)]; }
  int totalWeight() const { return m_totalWeight; }

  /// 0 or 1 for each vertex so that neighbours differ; nothing where that is impossible.
  std::optional<std::vector<char>> twoColouring() const;

private:
  std::vector<std::size_t> m_first{0};
  std::vector<int> m_neighbours; ///< each vertex's sorted
  std::vector<int> m_weights;
  int m_totalWeight = 0;
};

/// What is left to decide once the pinned squares hold their chips.
struct FreeSquares
{
  std::vector<Place> squares; ///< row by row; vertex v is squares[v]
  /// Symmetric layouts: all squares that vertex v stands for, each sorted. Else empty.
  std::vector<std::vector<Place>> orbits;
  Conflicts conflicts;
  std::vector<Place> pinned;       ///< pins that can be kept together
  std::vector<Place> besidePinned; ///< allowed, but too close to one of these
  std::vector<Place> forbiddenPins;
  std::vector<Place> pinsTooClose; ///< the first two that are
  bool symmetric = true;           ///< the map has the symmetry asked for

  /// Whether all these squares may hold a chip together; sorted, pinned ones included. Not for
  /// symmetric layouts.
  bool legal(const std::vector<Place>& layout) const;
  /// The squares of a set of vertices, pinned ones included, sorted.
  std::vector<Place> layout(const std::vector<int>& vertices) const;
};

FreeSquares freeSquares(const Board& board, const ChipSettings& settings);

/// Places too close to `place` by the spacing and, if the settings say so, by ferry; unsorted,
/// without `place`, some may lie off the grid.
std::vector<Place> tooClose(const Map& map, const ChipSettings& settings, Place place);

} // namespace kartenwerk
