// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/tiles/tilekind.h"

namespace kartenwerk {

struct CountedTile
{
  TileKind kind;
  int count = 1; ///< 0…999, the start tile included

  bool operator==(const CountedTile&) const = default;
};

/// A box of tiles: kinds with counts, in a fixed order.
struct TileSet
{
  std::string id; ///< bundled sets: how scenarios name it; else empty
  std::string title;
  std::string author;
  std::string licence;
  std::string notes;
  std::string start; ///< id of the start tile; empty: none
  std::vector<CountedTile> tiles;
  Extras extras;

  bool operator==(const TileSet&) const = default;
  int total() const;
  /// Null when the set has no such kind.
  const CountedTile* find(std::string_view kind) const;
};

} // namespace kartenwerk
