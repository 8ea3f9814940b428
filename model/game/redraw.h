// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstddef>

#include "model/base/random.h"
#include "model/game/deal.h"
#include "model/game/position.h"

namespace kartenwerk {

class Game;

/// How much of a deal everybody at the table has seen.
struct Revealed
{
  std::size_t drawn = 0;                             ///< tiles of the stack
  std::array<std::uint8_t, mostDepots> pilesTaken{}; ///< the next tile of each pile lies open
  int surveyorsTurned = 0;              ///< the tile after the active one is known, too
  std::bitset<Deal::mostChips> chips{}; ///< taken, their faces seen

  bool operator==(const Revealed&) const = default;
};

/// The same deal with all that is hidden drawn anew, as a player imagines it who looks ahead
/// (Monte-Carlo): the order of the stack and the tiles under the open ones of depots, together as
/// long as they are of one sort (the river comes first, its lake last); the faces of chips that
/// lie face down, from what is left in the box; scoring tiles that nobody has seen. The same moves
/// lead to the same view, and no tile and no chip comes or goes.
[[nodiscard]] Deal redrawn(const Game& game, int step, Random& random);

} // namespace kartenwerk
