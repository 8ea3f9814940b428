// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/tiles/tilekind.h"

// D32: one of the Darmstadtium's city edges must join a city. Rotations are bits.
namespace kartenwerk {

inline constexpr std::uint8_t allRotationBits = 0b1111;

inline bool hasDarmstadtium(const TileKind& kind)
{
  return std::ranges::any_of(kind.features, &Feature::darmstadtium);
}

/// The rotations in which the Darmstadtium's city has an edge at that side.
inline unsigned darmstadtiumAt(const TileKind& kind, Side side)
{
  auto rotations = 0U;
  for (const auto& feature : kind.features)
    for (const auto rotation : allRotations)
      if (feature.darmstadtium && feature.ports.has(edgePort(rotated(side, inverse(rotation)))))
        rotations |= 1U << static_cast<unsigned>(rotation);
  return rotations;
}

} // namespace kartenwerk
