// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/random.h"
#include "model/chips/conflicts.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// Steps of the chain "choose a chip and a square, move it there if that is legal" after which its
/// distribution is within 10⁻⁶ of uniform, in total variation, from any start; nothing where this
/// cannot be proved. Path coupling (Bubley and Dyer 1997) on all sets of `size` vertices:
/// distance ≤ size · exp(−beta · steps), beta = (n − s − 2 D (size − 1)) / (size · n), s the sum
/// of the size − 1 largest closed neighbourhoods, D the largest.
std::optional<std::uint64_t> provenSteps(const Conflicts& conflicts, int size);

/// Runs the chain from a set without neighbours; nothing if stopped. Ascending.
std::optional<std::vector<int>> movedAround(const Conflicts& conflicts, std::vector<int> set,
                                            std::uint64_t steps, Random& random, const Work& work);

} // namespace kartenwerk
