// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record.h"

namespace kartenwerk {

/// What the beginning of a record has that its scenario has not, each with its pointer in the file:
/// the number of names, and all that chance deals. "game.names", "game.deal-…", "game.chip-…",
/// "game.unknown-kind", "game.draws". Empty also where the scenario cannot be played at all, which
/// a replay says.
[[nodiscard]] Problems problemsOfBeginning(const GameRecord& record);

/// replay(), and the problems of the beginning before those of the moves; where these say it
/// exactly, the sentence that the deal is wrong is left out.
[[nodiscard]] Replay checkedReplay(const GameRecord& record);

} // namespace kartenwerk
