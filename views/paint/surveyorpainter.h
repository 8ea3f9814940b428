// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QRectF>

#include "model/rules/profile.h"

class QPainter;

namespace kartenwerk {

struct MapColours;

/// What a scoring tile of the Land Surveyors is for.
enum class SurveyedKind : std::uint8_t { City, Road, Monastery };

/// Draws a scoring tile into a square: what it values above, what it changes below.
void paintSurveyorTile(QPainter& painter, SurveyedKind kind, SurveyorTile tile, const QRectF& rect,
                       const MapColours& colours);

} // namespace kartenwerk
