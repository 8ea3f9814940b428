// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

class Sketch;
struct MapColours;

// What stands on tiles, upright, in the style of symbols.h. `centre` is the drawing's middle.

void drawMonastery(Sketch& sketch, QPointF centre, double width, bool church,
                   const MapColours& colours);
void drawCathedral(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
void drawDarmstadtium(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
/// An inn beside its pond.
void drawInn(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
/// A sign for wine, grain or cloth on a pale disc.
void drawGoods(Sketch& sketch, Goods goods, QPointF centre, double diameter,
               const MapColours& colours);
void drawGarden(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
/// A farmhouse, or a shed with the head of the animal that lives in it.
void drawIllustration(Sketch& sketch, Illustration illustration, QPointF centre, double width,
                      const MapColours& colours);

} // namespace kartenwerk
