// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/chips/values.h"
#include "model/scenario/scenario.h"

// What the chips panel does to a scenario: each takes a scenario and gives the changed one.
namespace kartenwerk {

/// The layout in use; null when the scenario has none.
const ChipLayout* layoutInUse(const Scenario& scenario);

/// The layout in use lies as that one, which was drawn; it keeps its name. The chip rules are on
/// from now on. The first layout is made, under that name, when there is none.
[[nodiscard]] Scenario withDrawnChips(Scenario scenario, const ChipLayout& drawn,
                                      const std::string& nameOfFirst);
/// The chips of the layout in use show these faces, by their squares.
[[nodiscard]] Scenario withFaces(Scenario scenario, const std::vector<FacedChip>& faces);
/// The chips of the layout in use lie face down: shuffled when a game begins.
[[nodiscard]] Scenario withFacesDown(Scenario scenario);
/// The layout in use stays, without chips.
[[nodiscard]] Scenario withoutChips(Scenario scenario);

/// Out of range: the same scenario.
[[nodiscard]] Scenario withLayoutInUse(Scenario scenario, int layout);
/// A copy of the layout in use under a new name, put at the end and into use.
[[nodiscard]] Scenario withNewLayout(Scenario scenario, const std::string& name);
[[nodiscard]] Scenario withLayoutNamed(Scenario scenario, int layout, const std::string& name);
[[nodiscard]] Scenario withoutLayout(Scenario scenario, int layout);

/// Uses that start square, or no longer. Without any, starts are drawn when the game begins.
[[nodiscard]] Scenario withStart(Scenario scenario, Place place, bool used);

/// "Layout 1", "Layout 2" … of `pattern` with %1: the first that no layout bears.
std::string freeLayoutName(const Scenario& scenario, const std::string& pattern);

} // namespace kartenwerk
