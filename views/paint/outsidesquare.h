// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/squarelook.h"

namespace kartenwerk {

class Sketch;
struct MapColours;

/// A square outside in the unit square: sea, clouds or land abroad.
void drawOutside(Sketch& sketch, const SquareLook& look, const MapColours& colours);

} // namespace kartenwerk
