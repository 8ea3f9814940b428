// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// A layout as it was drawn with those settings and that wish, all faces undecided, without a name.
[[nodiscard]] ChipLayout chipLayout(const Drawn& drawn, const ChipSettings& settings,
                                    const Wish& wish, std::uint64_t seed);

/// The squares of its chips, in its order.
[[nodiscard]] std::vector<Place> squaresOf(const ChipLayout& layout);

} // namespace kartenwerk
