// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/base/place.h"

class QPainter;

namespace kartenwerk {

/// Drawn over a map to show how a number came about; never part of the map. Views paint it after
/// everything else. A plain value: an empty one shows nothing.
struct MapOverlay
{
  /// One or two neighbouring squares each: a drawn proof that at most one chip fits in each piece.
  std::vector<std::vector<Place>> dominoes;
  /// Squares that belong together, tinted alike; neighbouring groups get different tints.
  std::vector<std::vector<Place>> catchments;
  std::vector<Place> hatched;  ///< squares that stand out as bad
  std::vector<Place> marked;   ///< squares with a frame
  std::vector<Place> examples; ///< a small ring each: where chips would lie

  bool operator==(const MapOverlay&) const = default;
  bool empty() const { return *this == MapOverlay{}; }
};

/// In square units: the painter is scaled so that D7 is the rectangle (3, 6, 1, 1).
void paintOverlay(QPainter& painter, const MapOverlay& overlay);

} // namespace kartenwerk
