// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "model/scenario/playlimits.h"

namespace kartenwerk {

/// What a size of position holds. A table takes the first size that is large enough.
struct Capacity
{
  int tiles;    ///< tiles in play, the start tile included
  int cells;    ///< squares of the grid with its margin
  int edges;    ///< city and road segments of all tiles, printed pieces, large cities and ferries
  int segments; ///< edges and fields
  int bits;     ///< city segments, and road segments, that a mask tells apart
  int frontier; ///< open squares at a time; a multiple of 32
  int kinds;
  int figures;
  int tally; ///< greatest sum of printed tiles, coats and points
};

/// The base game on an open board.
struct SmallSize
{
  using Cell = std::uint8_t;
  using Tally = std::uint32_t;
  static constexpr int words = 1;
  static constexpr Capacity capacity{80, 4352, 128, 256, 63, 160, 32, 64, 255};
};

/// A map with base game and two expansions.
struct MapSize
{
  using Cell = std::uint16_t;
  using Tally = std::uint32_t;
  static constexpr int words = 2;
  static constexpr Capacity capacity{128, 1024, 256, 496, 126, 288, 96, 64, 255};
};

/// The same tiles on an open board or on a large map.
struct OpenSize
{
  using Cell = std::uint16_t;
  using Tally = std::uint32_t;
  static constexpr int words = 2;
  static constexpr Capacity capacity{128, 4352, 256, 512, 126, 320, 96, 144, 255};
};

/// Two maps joined.
struct LargeSize
{
  using Cell = std::uint16_t;
  using Tally = std::uint64_t;
  static constexpr int words = 4;
  static constexpr Capacity capacity{256, 8192, 640, 1280, 252, 640, 160, 144, 32767};
};

struct HugeSize
{
  using Cell = std::uint16_t;
  using Tally = std::uint64_t;
  static constexpr int words = 8;
  static constexpr Capacity capacity{.tiles = mostTilesInPlay,
                                     .cells = mostGridSquaresInPlay,
                                     .edges = 1280,
                                     .segments = 2560,
                                     .bits = 504,
                                     .frontier = 1280,
                                     .kinds = mostKindsInPlay,
                                     .figures = 144,
                                     .tally = 32767};
};

enum class SizeId : std::uint8_t { Small, Map, Open, Large, Huge };

/// Calls `work` with a value of the size's type.
template <class Work>
decltype(auto) withSize(SizeId size, Work&& work)
{
  switch (size) {
  case SizeId::Small:
    return work(SmallSize{});
  case SizeId::Map:
    return work(MapSize{});
  case SizeId::Open:
    return work(OpenSize{});
  case SizeId::Large:
    return work(LargeSize{});
  case SizeId::Huge:
    break;
  }
  return work(HugeSize{});
}

} // namespace kartenwerk
