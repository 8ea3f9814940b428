// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/random.h"
#include "model/game/deal.h"

namespace kartenwerk {

struct Compiled;

/// D4: faces that the layout leaves open come from the box, less those that it fixes.
void dealChips(const Compiled& compiled, Random random, Deal& deal);

} // namespace kartenwerk
