// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/chips/where.h"

namespace kartenwerk {

/// How differently two start squares reach the chips. Steps go over tile squares; what cannot be
/// reached counts columns × rows steps.
struct AccessGap
{
  Place first;
  Place second;
  std::int64_t steps = 0;    ///< sum over i of |i-th nearest chip of one − of the other|
  int chips = 0;             ///< the mean gap is steps / chips
  std::int64_t ownSteps = 0; ///< the same over all tile squares: the map's own gap
  int ownSquares = 0;
  int nearerFirst = 0; ///< chips nearer to the first start
  int nearerSecond = 0;
  int tied = 0;

  /// Hundredths of a step, rounded; 0 for no chips.
  std::int64_t meanHundredths() const;
  std::int64_t ownMeanHundredths() const;
  bool operator==(const AccessGap&) const = default;
};

/// One for each pair of the start squares that count as used, in order.
[[nodiscard]] std::vector<AccessGap> accessGaps(const Board& board, const ChipSettings& settings,
                                                const std::vector<Place>& layout);

} // namespace kartenwerk
