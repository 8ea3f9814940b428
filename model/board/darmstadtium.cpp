// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/darmstadtium.h"

#include <algorithm>

namespace kartenwerk {

bool hasDarmstadtium(const TileKind& kind)
{
  return std::ranges::any_of(kind.features, &Feature::darmstadtium);
}

unsigned darmstadtiumAt(const TileKind& kind, Side side)
{
  auto rotations = 0U;
  for (const auto& feature : kind.features)
    for (const auto rotation : allRotations)
      if (feature.darmstadtium && feature.ports.has(edgePort(rotated(side, inverse(rotation)))))
        rotations |= 1U << static_cast<unsigned>(rotation);
  return rotations;
}

/// Whether a tile fixed beyond that side can show a city there.
static bool fixedCityAt(const Board& board, Place place, Side side,
                        std::span<const FixedTile> fixed)
{
  const auto tile = std::ranges::find(fixed, neighbour(place, side), &FixedTile::place);
  return tile != fixed.end() && tile->kind != nullptr &&
         std::ranges::any_of(allRotations, [&](Rotation rotation) {
           return tile->rotation.value_or(rotation) == rotation &&
                  board.fits(*tile->kind, rotation, tile->place) &&
                  tile->kind->edge(opposite(side), rotation) == Edge::City;
         });
}

std::uint8_t darmstadtiumJoined(const Board& board, const TileKind& kind, Place place,
                                std::span<const FixedTile> fixed)
{
  if (!hasDarmstadtium(kind))
    return allRotationBits;
  auto joined = 0U;
  for (const auto side : allSides) {
    const auto info = board.side(place, side);
    const auto printed = info.beyond == Beyond::LargeCity || info.beyond == Beyond::Print;
    if ((printed && info.demand == Edge::City) || fixedCityAt(board, place, side, fixed))
      joined |= darmstadtiumAt(kind, side);
  }
  return static_cast<std::uint8_t>(joined);
}

} // namespace kartenwerk
