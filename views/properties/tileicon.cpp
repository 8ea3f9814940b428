// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/tileicon.h"

#include <QPixmap>

#include "views/paint/palette.h"
#include "views/paint/tilepainter.h"

namespace kartenwerk {

namespace {

constexpr int pixels = 84; ///< sharp on fine screens too

} // namespace

QIcon tileIcon(const TileKind& kind)
{
  return QIcon(QPixmap::fromImage(renderTile(kind, Rotation::None, pixels, mapColours())));
}

} // namespace kartenwerk
