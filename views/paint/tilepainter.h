// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QRectF>

#include "model/tiles/tilekind.h"
#include "views/paint/figurepainter.h"

class QPainter;

namespace kartenwerk {

struct MapColours;

/// Draws any tile from its features alone, turned by `rotation`, filling `rect` to its edges and
/// not beyond. Rotation turns the features, not the light. Detail follows the size in device
/// pixels: it reads from 24 px on.
void paintTile(QPainter& painter, const TileKind& kind, Rotation rotation, const QRectF& rect,
               const MapColours& colours);

/// Where a figure on that feature stands, in the unit square of the turned tile (x to the east,
/// y to the south). An index out of range gives the middle.
QPointF anchor(const TileKind& kind, int feature, Rotation rotation);

/// Draws a figure at its anchor of a tile that was drawn into `rect`.
void paintFigureOnTile(QPainter& painter, const TileKind& kind, Rotation rotation,
                       const PlacedFigure& figure, const QRectF& rect, const MapColours& colours);

/// The tile as an opaque picture of `pixels` × `pixels` device pixels (1…4096), for an atlas.
QImage renderTile(const TileKind& kind, Rotation rotation, int pixels, const MapColours& colours);

} // namespace kartenwerk
