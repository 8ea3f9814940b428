// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "model/map/map.h"

namespace kartenwerk {

class Sketch;
struct MapColours;

// What reaches beyond its square, in squares from the north-west corner of A1.

/// A road or city stub beyond the side, its coats, how many tiles it counts, and its name, whose
/// colours depend on whether it stands within the grid.
void drawPrint(Sketch& sketch, const Print& print, bool named, bool withinGrid,
               const MapColours& colours);
/// The crossing from pier to pier, a boat half-way, coats, points unless 1, its name.
void drawFerry(Sketch& sketch, const Ferry& ferry, bool named, const MapColours& colours);
/// A hatch over the region's squares and a line round them, as far as they lie in `squares`. A
/// region without a colour is a mere border towards the rest of the land.
void drawRegion(Sketch& sketch, const Map& map, const Region& region, const QRectF& squares,
                const MapColours& colours);
void drawCityName(Sketch& sketch, const LargeCity& city, const MapColours& colours);
/// The name of a town or start, under its houses; `room` is how wide it may be, in squares.
void drawSiteName(Sketch& sketch, const Site& site, double room, const MapColours& colours);
/// A holding box with its name and purpose.
void drawBox(Sketch& sketch, const Box& box, const QRectF& area, const MapColours& colours);

} // namespace kartenwerk
