// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

/// What is on the tile, in the language in use for tiles that came with the program; other tiles
/// have the name of their file, or their id where they have none.
QString tileName(const TileKind& kind);

/// Its id, as in files and messages, and its name: "base-B · Monastery".
QString tileLabel(const TileKind& kind);

} // namespace kartenwerk
