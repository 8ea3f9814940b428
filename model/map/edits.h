// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "model/map/map.h"

namespace kartenwerk {

/// Sets the ground of many squares; each row is copied once. Places off the grid are skipped;
/// squares painted over leave their large city. The ground must not be LargeCity.
[[nodiscard]] Map painted(const Map& map, std::span<const Place> places, Square square);

/// Takes away everything that stands on a square or touches it: sites, prints, ferries that land
/// there, its part of a large city, its membership of regions; the ground becomes `square`.
[[nodiscard]] Map cleared(const Map& map, std::span<const Place> places,
                          Square square = {Ground::Outside});

/// What a change of size would take away.
struct Cut
{
  std::vector<Place> squares; ///< squares that are not outside, in old places
  std::vector<Site> sites;
  std::vector<Print> prints;
  std::vector<LargeCity> largeCities; ///< those that lose a square
  std::vector<Ferry> ferries;         ///< those that lose an end
  std::vector<Region> regions;        ///< those that lose a square

  bool operator==(const Cut&) const = default;
  bool empty() const;
};

/// The map on a grid of another size, its old A1 now at (columnShift, rowShift), which may be
/// negative; new squares are `fill`. Sizes from 1 to Map::largestSide.
struct NewGrid
{
  int columns = 1;
  int rows = 1;
  int columnShift = 0;
  int rowShift = 0;
  Square fill = {};
};
[[nodiscard]] Map resized(const Map& map, const NewGrid& grid);
/// What `resized` would cut: for a preview and a question.
[[nodiscard]] Cut cutBy(const Map& map, const NewGrid& grid);
/// The grid of that size where the map keeps to an anchor: 0 left or top, 1 middle, 2 right or
/// bottom.
NewGrid anchored(const Map& map, int columns, int rows, int columnAnchor, int rowAnchor);

/// The smallest grid that keeps every square that is not outside, with a margin of that many
/// squares (within the largest size); the same grid when all squares are outside.
NewGrid trimmed(const Map& map, int margin);

enum class Turn : std::uint8_t { Quarter, Half, ThreeQuarters, MirrorLeftRight, MirrorTopBottom };
/// The whole map turned clockwise or mirrored, all that stands on it included.
[[nodiscard]] Map turned(const Map& map, Turn turn);
/// Where a place, or a side, of that map goes.
Place turned(Place place, const Map& map, Turn turn);
Side turned(Side side, Turn turn);

/// The site at another place, its name and all unchanged; the same map when there is none.
[[nodiscard]] Map withSiteMoved(const Map& map, Place from, SiteKind kind, Place to);

} // namespace kartenwerk
