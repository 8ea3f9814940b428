// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/chips/work.h"

namespace kartenwerk {

/// Squares shared out among chips so that every chip gets as many squares as any other, or one
/// more, and the sum of steps is least.
struct SharedOut
{
  std::vector<int> chipOf; ///< by square
  std::int64_t total = 0;
};

/// Min-cost flow by successive shortest paths over the chips. steps[chip][square] ≥ 0, all rows of
/// the same length, at least one chip. Nothing if stopped.
std::optional<SharedOut> sharedOut(const std::vector<std::vector<std::int32_t>>& steps,
                                   const Work& work = {});

} // namespace kartenwerk
