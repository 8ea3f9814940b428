// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "views/tools/tool.h"

namespace kartenwerk {

/// What can lie in a square, the topmost first.
enum class Layer : std::uint8_t { Chip, Print, Ferry, Site, LargeCity, Feature, Land, Nothing };

struct Top
{
  Layer layer = Layer::Nothing;
  std::optional<Landing> side; ///< prints and ferries
  SiteKind site{};             ///< sites
};

/// What is topmost at that spot. Prints and ferries are found from either side of the border, near
/// it only; blocked, depot and highlight squares are features.
Top topmost(const Drawing& drawing, const Spot& spot);

} // namespace kartenwerk
