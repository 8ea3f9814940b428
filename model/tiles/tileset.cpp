// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tileset.h"

namespace kartenwerk {

int TileSet::total() const
{
  int sum = 0;
  for (const auto& tile : tiles)
    sum += tile.count;
  return sum;
}

const CountedTile* TileSet::find(std::string_view kind) const
{
  for (const auto& tile : tiles)
    if (tile.kind.id == kind)
      return &tile;
  return nullptr;
}

} // namespace kartenwerk
