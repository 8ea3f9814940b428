// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/deal.h"

namespace kartenwerk {

/// The order of the quarters and of the piles of scoring tiles, each from a stream of its own.
void shuffleOpen(const Table& table, std::uint64_t seed, Deal& deal);

/// The same quarters and the same tiles in each pile, in whatever order.
bool sameThings(const OpenDeal& one, const OpenDeal& other);

} // namespace kartenwerk
