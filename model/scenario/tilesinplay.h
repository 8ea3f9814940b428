// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// How many tiles of a kind of playable.sets[set] are in play: after copies and changes, without
/// the start tile where it stays in the box.
[[nodiscard]] int inPlay(const PlayableScenario& playable, std::size_t set,
                         const CountedTile& tile);

/// The start tile in whose place the four quarters lie in a game of Leipzig without a map (D19).
/// Empty: none.
[[nodiscard]] std::string startTileInBox(const PlayableScenario& playable);

} // namespace kartenwerk
