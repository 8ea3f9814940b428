// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/random.h"
#include "model/chips/conflicts.h"
#include "model/chips/quotas.h"
#include "model/chips/straight.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// A layout made even, as vertices, ascending. Energies compare layouts of one size and fairness.
struct Annealed
{
  std::vector<int> set;
  std::int64_t energy = 0;
};

/// What annealing lowers, in integers: the energy distance between the chips and the tile squares
/// (Székely and Rizzo 2004; the less, the more alike they lie), and if wished the access gap of
/// the used start squares. Squares are measured once.
class ChipEnergy
{
public:
  /// `free` must live as long. Of no use if stopped.
  ChipEnergy(const Board& board, const ChipSettings& settings, const FreeSquares& free,
             const Work& work);

  struct Course
  {
    std::uint64_t steps = 0;
    int evenness = 100; ///< 1…100: how cold it becomes
    int fairness = 0;   ///< weight of the access gap, thousandths
  };

  /// Moves single chips of a legal layout to legal squares while it cools; pinned chips stay. Ends
  /// at the lowest energy seen if evenness is 100, else where it is. Nothing if stopped.
  std::optional<Annealed> annealed(const std::vector<int>& set, const Course& course,
                                   const QuotaCheck& quotas, Random& random,
                                   const Work& work) const;

private:
  friend class Annealing;

  void measureDemand(const std::vector<Place>& squares, const Work& work);
  std::int64_t meanDemand() const;

  const FreeSquares* m_free;
  StraightDistances m_distances;
  std::int64_t m_squares = 0; ///< tile squares that count
  std::int32_t m_far = 0;
  std::vector<Place> m_points;        ///< of the vertices, then of the pinned chips
  std::vector<std::int64_t> m_demand; ///< sum of distances to the tile squares, by point
  std::vector<std::vector<std::int32_t>> m_access; ///< steps by used start and point
};

} // namespace kartenwerk
