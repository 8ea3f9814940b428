// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <optional>
#include <utility>
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
  std::vector<std::vector<Place>> reasons; ///< squares shut out, one tint a reason: overlayTint
  std::vector<Place> free;                 ///< squares that stand out as good
  std::vector<Place> hatched;              ///< squares that stand out as bad
  std::vector<Place> marked;               ///< squares with a frame
  std::vector<Place> examples;             ///< a small ring each: where chips would lie

  /// The north-west and the south-east square of a frame round a part of the map.
  std::optional<std::pair<Place, Place>> window;

  bool operator==(const MapOverlay&) const = default;
  bool empty() const { return *this == MapOverlay{}; }
};

/// The tint of the group of that number, for a legend; numbers beyond the last begin anew.
QColor overlayTint(std::size_t group);

/// What lies under the chips: the catchments. In square units: the painter is scaled so that D7 is
/// the rectangle (3, 6, 1, 1).
void paintOverlayGround(QPainter& painter, const MapOverlay& overlay);

/// All the rest, over chips and names; in square units, too.
void paintOverlay(QPainter& painter, const MapOverlay& overlay);

} // namespace kartenwerk
