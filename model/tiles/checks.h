// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/problem.h"
#include "model/tiles/tileset.h"

namespace kartenwerk {

inline constexpr int mostTiles = 9999; ///< in one set

/// Whether a kind is a tile at all: every edge has exactly one owner that agrees with it, every
/// half-edge of a field, road or river edge lies in exactly one field and those of a city edge in
/// none, both halves of a field edge in the same one; a field beside a city edge lists that city;
/// named cities exist; properties stand with the right type of feature.
Problems checkTileKind(const TileKind& kind);

/// checkTileKind for all kinds, and: ids are unique, the start tile is in the set, a garden variant
/// is its base kind with one garden, the set is not empty.
Problems checkTileSet(const TileSet& set);

} // namespace kartenwerk
