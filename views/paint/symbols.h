// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QPointF>
#include <QRectF>

#include "model/map/elements.h"

class QColor;

namespace kartenwerk {

class Sketch;
struct MapColours;

// Small drawings of one family, upright, the light from the north-west. `foot` is the middle of
// their lower edge, `centre` their middle; sizes are in the sketch's units.

/// A house with its gable to the viewer's left; `width` with its long roof.
void drawHouse(Sketch& sketch, QPointF foot, double width, const MapColours& colours);
/// A church with its tower at the left, about 1.3 times as tall as wide.
void drawChurch(Sketch& sketch, QPointF foot, double width, const MapColours& colours);
/// Two or three houses.
void drawTown(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
/// Houses round a church: a start square.
void drawVillage(Sketch& sketch, QPointF centre, double width, const MapColours& colours);

void drawTree(Sketch& sketch, QPointF foot, double height, const MapColours& colours);
void drawTuft(Sketch& sketch, QPointF foot, double height, const QColor& colour);
void drawMountain(Sketch& sketch, QPointF foot, double width, const MapColours& colours);
void drawCloud(Sketch& sketch, QPointF centre, double width, std::uint32_t variant,
               const MapColours& colours);
void drawWave(Sketch& sketch, QPointF centre, double width, const QColor& colour);
void drawBoat(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
void drawWagon(Sketch& sketch, QPointF centre, double width, const MapColours& colours);
/// A bottle of wine with its label in the wine's colour and letter.
void drawBottle(Sketch& sketch, QPointF foot, double height, Colour wine,
                const MapColours& colours);
/// A pile of tiles, their backs in that colour.
void drawPile(Sketch& sketch, QPointF centre, double width, Colour colour,
              const MapColours& colours);
/// Something worth a journey: a lighthouse, a standing stone or a waterfall.
void drawLandmark(Sketch& sketch, QPointF foot, double height, std::uint32_t variant,
                  const MapColours& colours);

/// A plain coat of arms.
void drawShield(Sketch& sketch, QPointF centre, double height, const MapColours& colours);
/// One to nine of them in up to three rows, kept within `width`.
void drawShields(Sketch& sketch, QPointF centre, double width, int count,
                 const MapColours& colours);
/// A roof seen from above, for the quarters of a city.
void drawRoof(Sketch& sketch, const QRectF& rect, bool upright, const QColor& light,
              const QColor& dark);

} // namespace kartenwerk
