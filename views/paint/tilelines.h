// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPainterPath>
#include <QPointF>

#include "model/tiles/tilekind.h"
#include "views/paint/tilecity.h"

namespace kartenwerk {

// How roads and rivers run across a tile, in the unit square, north up.

inline constexpr auto tileMiddle = QPointF(0.5, 0.5);

double distance(QPointF a, QPointF b);

/// The sides where a city, road or river leaves the tile.
std::vector<Side> sidesOf(const Feature& feature);
bool hasTwoPorts(const Feature& feature);

/// Straight across, or a quarter bend; it meets both edges at right angles.
QPainterPath through(Side from, Side to);

/// Where a straight line from an edge's middle inwards first meets the city, if it does.
std::optional<QPointF> gateOf(const QPainterPath& city, Side side);

/// The point of a city's walls that is nearest to the middle.
QPointF nearestWall(const CityShape& city);

/// The clockwise degrees of a line that leaves over that side; 0 for the north.
double angleFrom(Side side);

} // namespace kartenwerk
