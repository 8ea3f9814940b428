// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

/// A small picture of the tile, for lists.
QIcon tileIcon(const TileKind& kind);

/// Its id: short, and the same in every language; the picture stands beside it.
QString tileCode(const TileKind& kind);

} // namespace kartenwerk
