// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "model/board/board.h"

// D32: one of the Darmstadtium's city edges must join a city. Rotations are bits.
namespace kartenwerk {

inline constexpr std::uint8_t allRotationBits = 0b1111;

/// A tile that is to lie on a start before the first turn.
struct FixedTile
{
  Place place;
  const TileKind* kind = nullptr;
  std::optional<Rotation> rotation;
};

bool hasDarmstadtium(const TileKind& kind);

/// The rotations in which the Darmstadtium's city has an edge at that side.
unsigned darmstadtiumAt(const TileKind& kind, Side side);

/// The rotations in which the tile joins a city there before the first turn: a large city's, a
/// printed one, or one that a tile fixed on the next square can show. All of them for a tile
/// without the Darmstadtium.
std::uint8_t darmstadtiumJoined(const Board& board, const TileKind& kind, Place place,
                                std::span<const FixedTile> fixed);

} // namespace kartenwerk
