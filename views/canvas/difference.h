// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// What looks different on two maps of the same size: rectangles in squares, rows that are shared
/// not even looked at. Nothing when the sizes differ: then everything does.
std::optional<std::vector<QRectF>> differences(const Map& before, const Map& after);

/// The squares whose chips look different, as rectangles in squares.
std::vector<QRectF> chipDifferences(const Scenario& before, const Scenario& after);

} // namespace kartenwerk
