// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/map/map.h"

namespace kartenwerk {

/// Where a second board is put against a first one.
struct Joining
{
  Side side = Side::East; ///< of the first board
  /// How far the second is moved along that side: down, or to the right; may be negative.
  int offset = 0;
  /// So many columns or rows of both lie over one another, 0…Map::largestSide: their rims of sea.
  int overlap = 0;

  bool operator==(const Joining&) const = default;
};

struct JoinedMap
{
  Map map;
  Place first;  ///< where A1 of the first board is now
  Place second; ///< where A1 of the second is now, if it did not lie under the first: may be off
  /// Squares that both boards have, none of them outside: the first's count.
  std::vector<Place> overlaid;
  /// Prints and ferries at the joint that faced the rim and would now face a square: they are gone.
  std::vector<Print> prints;
  std::vector<Ferry> ferries;

  bool operator==(const JoinedMap&) const = default;
};

/// Two boards as one (rules.md section 4: USA West and East). Regions of one name and colour become
/// one, groups of prints stay apart; title, author and licence are the first's, without its id.
/// Nothing when the map would have more than Map::largestSide columns or rows, or when the boards
/// would not lie at each other at all.
[[nodiscard]] std::optional<JoinedMap> joined(const Map& first, const Map& second,
                                              const Joining& joining);

} // namespace kartenwerk
