// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// A tile with these edges, north first and clockwise: F field, R road, C city, V river. Each city
/// and road edge is a feature of its own, and one field takes all the rest: good enough wherever
/// only edges are asked.
CountedTile tileOf(std::string_view id, std::string_view edges, int count = 1);

/// A scenario on that map with one tile set of these tiles, whose first is the start tile.
PlayableScenario playableOn(Map map, std::vector<CountedTile> tiles);

/// The same with tiles of every combination of field, road and city edges, so that one always fits;
/// as many tiles as the map has playable squares, or one of each if that is more.
PlayableScenario playableOn(Map map);

} // namespace kartenwerk
