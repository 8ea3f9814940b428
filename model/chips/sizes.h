// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/chips/frontier.h"
#include "model/chips/number.h"

namespace kartenwerk {

/// The number of independent sets of each total weight from 0 up to `most` (negative: all); the end
/// is the last number that is not zero or `most`. Nothing if stopped.
std::optional<std::vector<BigNumber>>
numbersBySize(const Conflicts& conflicts, const FrontierOrder& order, int most, const Work& work);

/// A heaviest independent set, by the same states, and nothing if stopped. Ascending.
std::optional<std::vector<int>> heaviestSet(const Conflicts& conflicts, const FrontierOrder& order,
                                            const Work& work);

} // namespace kartenwerk
