// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "views/tools/tool.h"

// What several tools do to a drawing.
namespace kartenwerk {

/// The squares of a stroke that lie on the map, each once, in the order of the stroke.
std::vector<Place> squaresOf(const Map& map, const Stroke& stroke);

/// Sites, prints, ferries and the chip of a square go; its ground stays.
Map withoutContents(Map map, Place place);
Scenario withoutContents(Scenario scenario, Place place);

/// The chips that lie: those of the layout in use.
const std::vector<PlacedChip>& chipsOf(const Scenario& scenario);
const PlacedChip* chipAt(const Scenario& scenario, Place place);
/// The same scenario with these chips (sorted by place) in the layout in use, marked as laid by
/// hand; the scenario's first layout is made when it has none.
Scenario withChips(Scenario scenario, std::vector<PlacedChip> chips);

/// A name for a new element that no other bears: "Town 1", "Town 2" … `pattern` holds one %1.
std::string freeName(const std::vector<std::string>& taken, const QString& pattern);

/// A town, start or ferry may stand only where tiles lie.
bool playable(const Map& map, Place place);

} // namespace kartenwerk
