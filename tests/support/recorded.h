// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record.h"

namespace kartenwerk {

/// The record of a game, with a name for each of its seats.
inline GameRecord recorded(const Game& game)
{
  return recordOf(
      game, std::vector<std::string>(static_cast<std::size_t>(game.table().players()), "seat"));
}

} // namespace kartenwerk
