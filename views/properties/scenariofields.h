// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "views/properties/boundform.h"

namespace kartenwerk {

/// Ids and titles, as in their files, of tile sets that can be added.
using OfferedSets = std::vector<std::pair<std::string, std::string>>;

/// Which start squares are used, and which tiles lie there.
void addStartFields(BoundForm& form);

/// Tile sets with their copies and the number of each tile.
void addTileFields(BoundForm& form, const OfferedSets& offered);

/// The order in which tiles are drawn, and when the game ends.
void addDrawFields(BoundForm& form);

} // namespace kartenwerk
