// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// The place and what is there, for the status bar and for screen readers: "D7, large city Köln,
/// 2 coats". Places off the grid give an empty text.
[[nodiscard]] QString placeText(const Map& map, const Scenario& scenario, Place place);

/// What a kind of ground is called: "land", "sea" …
[[nodiscard]] QString groundText(const Square& square);

} // namespace kartenwerk
