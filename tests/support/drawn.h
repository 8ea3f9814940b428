// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "model/map/map.h"

namespace kartenwerk {

/// "D7" as a place; the text must be a place.
Place at(std::string_view text);

/// A map as a drawing, a row a string: ~ sea, % clouds, ^ land abroad, . playable, S start
/// (playable), t town (playable), # blocked, D depot, H highlight; a digit 1…9 is a square of the
/// large city of that number, all its sides open, its name "City 1" and so on.
Map drawn(std::initializer_list<std::string_view> rows);

} // namespace kartenwerk
