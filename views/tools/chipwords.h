// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "model/chips/legality.h"
#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// Why no further chip may lie there, as one sentence; empty when one may. Chips that already lie
/// are counted, but not the one on `moving`; the number of chips is not.
[[nodiscard]] QString whyNoChip(const Map& map, const Scenario& scenario, Place place,
                                std::optional<Place> moving = {});
/// Why that square could never hold a chip, whatever the others do; bans do not count.
[[nodiscard]] QString whyNoPin(const Map& map, const Scenario& scenario, Place place);

/// Where the chip on `from` may be put down, its own square included; sorted.
[[nodiscard]] std::vector<Place> squaresForChip(const Map& map, const Scenario& scenario,
                                                Place from);

} // namespace kartenwerk
