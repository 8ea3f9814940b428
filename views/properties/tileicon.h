// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

/// A small picture of the tile, for lists.
QIcon tileIcon(const TileKind& kind);

} // namespace kartenwerk
