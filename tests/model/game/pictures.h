// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/playing.h"

namespace kartenwerk {

/// Gives a field of that kind these pictures.
inline void draw(Playing& playing, std::string_view kind, std::vector<Illustration> pictures)
{
  for (auto& set : playing.scenario().sets)
    for (auto& tile : set.tiles)
      if (tile.kind.id == kind)
        for (auto& feature : tile.kind.features)
          if (feature.type == FeatureType::Field) {
            feature.illustrations = pictures;
            return;
          }
}

} // namespace kartenwerk
