// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/tiles/tileset.h"

namespace kartenwerk {

/// A tile set with every property different from its default, whether it makes sense or not, and
/// unknown keys wherever a record keeps them.
TileSet fullTileSet();

/// The same for a scenario: map by path, one tile set bundled and one embedded.
Scenario fullScenario();

} // namespace kartenwerk
