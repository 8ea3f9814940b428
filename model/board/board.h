// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/map/map.h"
#include "model/rules/profile.h"
#include "model/tiles/tileset.h"

namespace kartenwerk {

/// What lies beyond a side of a playable square.
enum class Beyond : std::uint8_t {
  Square,   ///< another playable square: tiles must match each other
  Neutral,  ///< nothing printed: any edge may face it, and it closes what it cuts (D26)
  Print,    ///< a printed road or city at the border
  Ferry,    ///< a ferry's landing: a road is demanded (D8)
  LargeCity ///< a side of a large city
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
/// A board is compiled from a map; it is immutable and keeps its own copy. Compiling costs a few
/// steps a square, so that views may do it after each edit.
class Board
{
public:
  explicit Board(Map map);

  const Map& map() const { return m_map; }
  bool playable(Place place) const { return m_map.at(place).ground == Ground::Playable; }
  /// Playable or large city: what a monastery needs and counts (D26).
  bool exists(Place place) const;
  /// All playable squares, row by row.
  const std::vector<Place>& squares() const { return m_squares; }

  /// The place must be playable. Where a square lies beyond the side, a print or landing there is
  /// not seen; where a print and a landing share a side, the print counts (both are issues).
  SideInfo side(Place place, Side side) const { return m_sides[sideIndex(place, side)]; }

  /// Whether a tile with that edge may face that side, as far as the map demands.
  bool accepts(Place place, Side side, Edge edge) const;
  /// Whether the kind fits the map's demands on all four sides; other tiles are not asked.
  bool fits(const TileKind& kind, Rotation rotation, Place place) const;

  /// Whether the square faces a side of a large city that counts as open for chips (D3).
  bool besideOpenSide(Place place, OpenSideEdition edition) const;

  /// The playable squares round a large city, each once, row by row; an index into largeCities().
  const std::vector<Place>& round(int largeCity) const;

  /// Where a tile on this square lets the next one be laid, each place once, row by row: playable
  /// neighbours; all playable squares round a large city that it touches; the far end of a ferry.
  std::vector<Place> opens(Place place) const;

  /// Every playable square that can be reached from these starts, the starts included, row by
  /// row. Starts that are not playable count for nothing.
  std::vector<Place> reachable(const std::vector<Place>& starts) const;

private:
  std::size_t squareIndex(Place place) const
  {
    return static_cast<std::size_t>(place.row) * static_cast<std::size_t>(m_map.columns()) +
           static_cast<std::size_t>(place.column);
  }
  std::size_t sideIndex(Place place, Side side) const
  {
    return 4 * squareIndex(place) + static_cast<std::size_t>(side);
  }
  void listSquares();
  void findNeighbours();
  void findPrintsAndFerries();
  void markCity(int city, std::vector<int>& cityOf) const;
  std::optional<Place> farEnd(int ferry, Place from) const;

  Map m_map;
  std::vector<Place> m_squares;
  std::vector<SideInfo> m_sides;           ///< four for each square of the grid
  std::vector<std::vector<Place>> m_round; ///< for each large city
};

/// The squares with a start printed in them, in order, playable or not.
std::vector<Place> startSquares(const Map& map);

} // namespace kartenwerk
