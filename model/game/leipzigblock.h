// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/scenario/playlimits.h"
#include "model/tiles/tilekind.h"

// The four double tiles of Leipzig on a table without a map (D19, section 12): a pinwheel of eight
// squares. Each square is a tile of its own that lies there from the start, so that cities, roads
// and fields are those of all tiles.
namespace kartenwerk {

/// The squares that the double tiles are made of.
enum class LeipzigPart : std::uint8_t {
  Quarter, ///< its gate is to the north, its closed side to the west, city to the east and south
  Road,    ///< from the gate in the south to the north
  Farm     ///< the same with a farmhouse in the field on the left of the road
};

/// "leipzig-quarter", "leipzig-road", "leipzig-farm", by LeipzigPart.
const std::array<TileKind, 3>& leipzigKinds();
/// Nothing for kinds that are not of the block.
bool isLeipzigKind(const TileKind& kind);

/// Four squares clockwise from the north-west.
std::array<Place, 4> squareOfFour(Place northWest);

struct LeipzigSquare
{
  Place place;
  LeipzigPart part = LeipzigPart::Quarter;
  Rotation rotation = Rotation::None;
};

inline constexpr int leipzigSquares = leipzigBlockTiles;

/// The four quarters clockwise from the north-west, then their roads in the same order.
std::vector<LeipzigSquare> leipzigBlock(Place northWestQuarter);

} // namespace kartenwerk
