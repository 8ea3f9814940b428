// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/chips/evenness.h"

namespace kartenwerk {

/// See Evenness::Window. Fair shares are by tile squares; nothing without squares or chips.
std::optional<Evenness::Window> worstWindow(int columns, int rows,
                                            const std::vector<Place>& squares,
                                            const std::vector<Place>& layout);

} // namespace kartenwerk
