// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QRectF>

#include "views/paint/mappainter.h"

namespace kartenwerk {

/// Where the boxes of the map stand beside its grid, in squares.
std::vector<std::pair<const Box*, QRectF>> boxAreas(const MapPicture& picture);

} // namespace kartenwerk
