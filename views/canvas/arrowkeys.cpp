// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/arrowkeys.h"

#include <Qt>

namespace kartenwerk {

std::optional<Side> sideOfKey(int key)
{
  switch (key) {
  case Qt::Key_Up:
    return Side::North;
  case Qt::Key_Right:
    return Side::East;
  case Qt::Key_Down:
    return Side::South;
  case Qt::Key_Left:
    return Side::West;
  default:
    return std::nullopt;
  }
}

} // namespace kartenwerk
