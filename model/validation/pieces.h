// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "model/map/map.h"

namespace kartenwerk {

using PlaceList = std::vector<Place>;

/// The squares of the grid for which `wanted` holds, as pieces that hang together side by side:
/// each sorted, in the order of their first squares.
std::vector<PlaceList> pieces(const Map& map, const std::function<bool(Place)>& wanted);

/// The same for a list of places inside the grid.
std::vector<PlaceList> pieces(const Map& map, const PlaceList& places);

} // namespace kartenwerk
