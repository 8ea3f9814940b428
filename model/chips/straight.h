// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "model/base/place.h"

namespace kartenwerk {

/// Straight distances between the middles of squares of one board, in 64ths of a square, rounded
/// down.
class StraightDistances
{
public:
  static constexpr std::int64_t unit = 64;

  StraightDistances(int columns, int rows);

  std::int32_t between(Place a, Place b) const
  {
    return m_table[static_cast<std::size_t>(std::abs(a.column - b.column) * m_rows +
                                            std::abs(a.row - b.row))];
  }

private:
  int m_rows;
  std::vector<std::int32_t> m_table;
};

/// -log2 of a random number in (0, 1], in 65536ths, straight between powers of two: for accepting
/// a step that makes things worse by less than temperature × this.
std::int64_t minusLogarithm(std::uint64_t random);

/// Whether annealing takes such a step.
inline bool accepted(std::int64_t worse, std::int64_t temperature, std::uint64_t random)
{
  __extension__ using Wide = __int128;
  return worse <= 0 ||
         (static_cast<Wide>(worse) << 16) < static_cast<Wide>(temperature) * minusLogarithm(random);
}

} // namespace kartenwerk
