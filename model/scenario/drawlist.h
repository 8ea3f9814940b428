// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// The tiles that a fixed order can name: all but those laid from the start and the start tile.
/// Kinds of which none is left stay, with count 0.
std::vector<CountedTile> drawableTiles(const PlayableScenario& playable);

/// The draws with all drawable tiles that they do not name after them, shuffled with the seed.
std::vector<std::string> withRestShuffled(const PlayableScenario& playable,
                                          std::vector<std::string> draws, std::uint64_t seed);

} // namespace kartenwerk
