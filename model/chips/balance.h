// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/board/board.h"
#include "model/chips/values.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// Chips of the box laid face up so that each colour, each value and each colour with value lies as
/// evenly over the tile squares as the layout lets it: starts with a uniform deal and swaps chips
/// while that cools. Random, not uniform. As shuffledFaces otherwise; nothing if stopped. The
/// squares must lie in the grid.
[[nodiscard]] std::optional<std::vector<FacedChip>>
balancedFaces(const Board& board, const std::vector<Place>& squares, const ChipRules& rules,
              std::uint64_t seed, std::uint64_t index = 0, const Work& work = {});

} // namespace kartenwerk
