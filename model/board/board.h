// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "model/map/map.h"
#include "model/rules/profile.h"
#include "model/tiles/tileset.h"

namespace kartenwerk {

/// What lies beyond a side of a playable square.
enum class Beyond : std::uint8_t {
  Square,    ///< another playable square: tiles must match each other
  Neutral,   ///< nothing printed: any edge may face it, and it closes what it cuts (D26)
  Print,     ///< a printed road or city at the border
  Ferry,     ///< a ferry's landing: a road is demanded (D8)
  LargeCity  ///< a side of a large city
};

/// One side of a playable square, as the map alone determines it.
struct SideInfo
{
  Beyond beyond = Beyond::Neutral;
  Edge demand = Edge::Field; ///< for Print, Ferry and LargeCity: the edge a tile must show
  int index = -1; ///< Print: in map.prints(); Ferry: in map.ferries(); LargeCity: in largeCities()

  bool operator==(const SideInfo&) const = default;
};

/// The one place that says what borders on what: asked by validation, chips, game and views.
/// A board is compiled from a map; it is immutable and keeps its own copy.
class Board
{
public:
  explicit Board(Map map);

  const Map& map() const { return m_map; }
  bool playable(Place place) const { return m_map.at(place).ground == Ground::Playable; }
  /// All playable squares, row by row.
  const std::vector<Place>& squares() const { return m_squares; }

  /// The place must be playable.
  SideInfo side(Place place, Side side) const;

  /// Whether a tile with that edge may face that side, as far as the map demands.
  bool accepts(Place place, Side side, Edge edge) const;
  /// Whether the kind fits the map's demands on all four sides; other tiles are not asked.
  bool fits(const TileKind& kind, Rotation rotation, Place place) const;

  /// Sides of large cities that count as open for chips beside them, as the playable squares that
  /// they face (rules.md D3): true for a square with at least one.
  bool besideOpenSide(Place place, OpenSideEdition edition) const;

  /// Squares of the other grid ends that a tile on this square can open: playable neighbours;
  /// all playable squares round a large city that it touches; the far end of a ferry.
  std::vector<Place> opens(Place place) const;

  /// Every playable square that can be reached from these starts, the starts included.
  std::vector<Place> reachable(const std::vector<Place>& starts) const;

private:
  Map m_map;
  std::vector<Place> m_squares;
};

/// The start squares of a map, in order.
std::vector<Place> startSquares(const Map& map);

} // namespace kartenwerk
