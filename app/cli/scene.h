// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/cli/input.h"
#include "model/game/game.h"
#include "views/paint/mappainter.h"

namespace kartenwerk::cli {

/// What a picture of a file shows; holds all that the picture borrows.
struct Scene
{
  Map map = Map();
  std::vector<PlacedChip> chips;
  std::vector<Place> starts;
  std::optional<Game> game;           ///< owns the kinds of the tiles
  std::shared_ptr<const Table> table; ///< or this one, where no game has begun
  std::vector<ShownTile> tiles;
  std::vector<ShownQuarter> quarters;
  QRect part; ///< of the table of a game without a map

  MapPicture picture() const;
};

/// Of a scenario without a map what lies before the first turn. Nothing, with a message and an exit
/// code, where there is nothing to draw: tile sets, games that cannot be replayed or laid out.
std::optional<Scene> sceneOf(Run& run, const Input& input);

} // namespace kartenwerk::cli
