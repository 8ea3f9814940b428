// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>

#include "model/base/random.h"
#include "model/game/deal.h"

namespace kartenwerk {

struct Compiled;

/// D4: faces that the layout leaves open come from the box, less those that it fixes.
void dealChips(const Compiled& compiled, Random random, Deal& deal);

/// The same for chips whose faces nobody has seen; those of `seen` are out of the box.
void redrawChips(const Compiled& compiled, const std::bitset<Deal::mostChips>& seen, Random& random,
                 Deal& deal);

} // namespace kartenwerk
