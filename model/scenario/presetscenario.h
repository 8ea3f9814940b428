// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// The scenario with the rules of that preset; keys of its rules that nobody knows stay.
Scenario withPreset(Scenario scenario, std::string_view id);

/// The same with the tiles that belong to the preset, if the scenario has no tiles yet or exactly
/// those that belong to some preset. Tiles that were chosen or counted by hand stay, and so do all
/// for an unknown id.
Scenario startedFromPreset(Scenario scenario, std::string_view id);

/// The bundled tile sets that belong to a preset, with its counts; none for an unknown id.
std::vector<TileSupply> tilesOfPreset(std::string_view id);

} // namespace kartenwerk
