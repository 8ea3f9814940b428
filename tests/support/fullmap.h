// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/map/map.h"

namespace kartenwerk {

/// A map of 6 × 5 squares with every element, every property different from its default, and
/// unknown keys wherever a record keeps them.
Map fullMap();

} // namespace kartenwerk
