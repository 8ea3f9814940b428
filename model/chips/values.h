// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/base/place.h"
#include "model/map/elements.h"
#include "model/rules/profile.h"

namespace kartenwerk {

/// A chip that lies on a square, its face known.
struct FacedChip
{
  Place place;
  Colour colour = Colour::Purple;
  int value = 1;

  bool operator==(const FacedChip&) const = default;
};

/// How many chips the box holds: the sum of the table value × colour (D4). Negative entries of
/// the table count as 0.
[[nodiscard]] int chipsInBox(const ChipRules& rules);

/// Deals the chips of the box face down: every way to give the chips to the squares is equally
/// likely, the rest stays in the box unseen. The box must hold at least as many chips as there
/// are squares; further squares get none. In the order of the squares.
[[nodiscard]] std::vector<FacedChip> shuffledFaces(const std::vector<Place>& squares,
                                                   const ChipRules& rules, std::uint64_t seed,
                                                   std::uint64_t index = 0);

} // namespace kartenwerk
