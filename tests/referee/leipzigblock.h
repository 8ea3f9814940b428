// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/tiles/tilekind.h"

namespace referee {

inline constexpr std::string_view leipzigOuter = "leipzig-outer";

/// A double tile of Leipzig as two tiles (D19), the outer square north of its quarter. Seen from
/// the gate, the field on the left hand of the road goes on along the quarter's closed side.
kartenwerk::TileKind leipzigQuarterTile();
kartenwerk::TileKind leipzigOuterTile(bool farmhouse);

} // namespace referee
