// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/map/map.h"
#include "views/properties/rulenotes.h"

namespace kartenwerk {

/// The rules that are not played though they belong to the preset or to what is printed on the map,
/// each with the reason.
std::vector<RuleNote> notPlayed(std::string_view preset, const Map& map);

} // namespace kartenwerk
