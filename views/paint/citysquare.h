// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "model/map/elements.h"
#include "views/paint/squarelook.h"

namespace kartenwerk {

class Sketch;
struct MapColours;

/// A square of a large city in the unit square: streets and roofs, the wall along closed sides, a
/// gate where a road leaves, nothing along open sides, shields.
void drawCitySquare(Sketch& sketch, const SquareLook& look, const MapColours& colours);

/// Rows of roofs in a rectangle; `variant` mixes them.
void drawQuarter(Sketch& sketch, const QRectF& rect, int columns, int rows, std::uint32_t variant,
                 const MapColours& colours);

} // namespace kartenwerk
