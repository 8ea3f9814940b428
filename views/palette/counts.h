// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// What lies on a map, to be held against what the rules and the box allow.
struct Counts
{
  int starts = 0;
  int towns = 0;
  int largeCities = 0;
  int largeCitySquares = 0;
  int playable = 0; ///< squares that take a tile
  int ferries = 0;
  int prints = 0;
  int chips = 0;

  bool operator==(const Counts&) const = default;
};

[[nodiscard]] Counts countsOf(const Map& map, const Scenario& scenario);

} // namespace kartenwerk
