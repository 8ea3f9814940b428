// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/referee/referencegames.h"

namespace referee {

/// Our engine replays reference games of one player, which a table cannot seat: the first of two
/// seats has every turn, with as many pigs as the game gives.
std::unique_ptr<Replayer> soloReplayer(const ReferenceGame& game,
                                       const kartenwerk::PlayableScenario& scenario);

} // namespace referee
