// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/game/table.h"
#include "views/paint/leipzigpainter.h"
#include "views/paint/mappainter.h"

namespace kartenwerk {

/// What lies on the table before the first turn of a game without a map. Holds what its picture
/// borrows.
struct StartPosition
{
  std::shared_ptr<const Table> table;
  Map map = Map(); ///< the table, with a start square where a tile will be drawn
  std::vector<ShownTile> tiles;
  std::vector<ShownQuarter> quarters; ///< none while their order is still to be drawn
  QRect squares;                      ///< what lies, and one square all round

  MapPicture picture() const;
};

[[nodiscard]] StartPosition startPosition(std::shared_ptr<const Table> table);
/// Nothing, and why, where the engine cannot lay it out (Table::compile). What can be laid out need
/// not be playable: that is for `playability` to say.
[[nodiscard]] Loaded<StartPosition> startPosition(const PlayableScenario& scenario);

} // namespace kartenwerk
