// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/base/place.h"

namespace kartenwerk {

/// The side to which an arrow key (Qt::Key) points; nothing for other keys.
std::optional<Side> sideOfKey(int key);

} // namespace kartenwerk
