// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// Why no further chip may lie there, as one sentence; empty when one may. Chips that already lie
/// are counted, the number of chips is not.
[[nodiscard]] QString whyNoChip(const Map& map, const Scenario& scenario, Place place);

} // namespace kartenwerk
