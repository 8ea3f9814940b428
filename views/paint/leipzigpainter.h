// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointF>
#include <QRectF>

#include "model/base/place.h"
#include "model/rules/profile.h"
#include "views/paint/figurepainter.h"

class QPainter;

namespace kartenwerk {

struct MapColours;

/// A quarter of Leipzig in its square, with who stands there.
struct ShownQuarter
{
  Place place;
  Quarter quarter = Quarter::Wainwrights;
  std::vector<PlacedFigure> figures; ///< in the order of the seats
};

/// The sign of a quarter: a wheel, a coin, a book or a hide on a pale disc.
void paintQuarterSign(QPainter& painter, Quarter quarter, QPointF centre, double diameter,
                      const MapColours& colours);

/// The sign in the middle of the square, the figures in a row below it.
void paintQuarter(QPainter& painter, const ShownQuarter& quarter, const QRectF& square,
                  const MapColours& colours);

} // namespace kartenwerk
