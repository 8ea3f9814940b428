// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/game/pictures.h"
#include "tests/support/playing.h"

// Small games round the block of Leipzig. Its quarters lie on AG33, AH33, AH34, AG34, their roads
// on AG32 (north), AI33 (east), AH35 (south), AF34 (west).
namespace kartenwerk {

inline Playing leipzig()
{
  auto playing = Playing();
  playing.rules().leipzig.on = true;
  return playing;
}

/// Two meeples of player 1 and one of player 2 on a road of 7 tiles, which player 2 completes.
inline Playing sharedRoad(Playing playing)
{
  return playing.tile("base-U", "AG31", 90, "r0")
      .tile("base-A", "AI32", 180, "r0")
      .tile("base-V", "AH31", 180, "r0")
      .tile("base-V", "AG30", 270)
      .tile("base-V", "AH30", 0)
      .tile("base-V", "AI31", 0);
}

/// One meeple of each on a road of 6 tiles, which player 1 completes.
inline Playing evenRoad(Playing playing)
{
  return playing.tile("base-U", "AG31", 90, "r0")
      .tile("base-V", "AH31", 180, "r0")
      .tile("base-V", "AG30", 270)
      .tile("base-V", "AH30", 0)
      .tile("base-A", "AI31", 90);
}

/// Player 1 has sent a meeple over the road on AG32 and AG31.
inline Playing settled(Quarter quarter)
{
  return leipzig().tile("base-A", "AG31", 0, "r0").send("AG31", "r0", quarter);
}

} // namespace kartenwerk
