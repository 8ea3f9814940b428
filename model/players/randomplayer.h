// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "model/base/random.h"
#include "model/game/turn.h"

namespace kartenwerk {

struct CellChoice
{
  CellIndex cell = 0;
  Rotation rotation = Rotation::None;
};

/// Uniform over legal placements, then over figure options, then over upgrades, "none" included.
template <class Size>
class RandomPlayer
{
public:
  static CellChoice tile(const Compiled&, const PositionOf<Size>& p,
                         const Placements<Size>& placements, Random& random)
  {
    const auto n = random.below(static_cast<std::uint64_t>(placements.count));
    const auto choice = placements.at(static_cast<int>(n));
    return {p.slotCell[choice.slot], choice.rotation};
  }

  /// A feature of the tile just laid; -1: none.
  static int figure(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto features = figureFeatures(c, p);
    if (features == 0)
      return -1;
    const auto options = static_cast<unsigned>(std::popcount(features)) + 1;
    auto n = random.below(options);
    if (n + 1 == options)
      return -1;
    for (; n > 0; --n)
      features &= features - 1;
    return std::countr_zero(features);
  }

  static Move upgrade(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto count = std::uint64_t{0};
    forEachMove(c, p, [&](const Move&) { ++count; });
    auto n = random.below(count);
    auto choice = noUpgrade();
    forEachMove(c, p, [&](const Move& move) {
      if (n-- == 0)
        choice = move;
    });
    return choice;
  }
};

} // namespace kartenwerk
