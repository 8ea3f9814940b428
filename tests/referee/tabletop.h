// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "model/map/map.h"
#include "model/tiles/tilekind.h"

/// The referee: the rules of docs/rules.md written down a second time, as slowly and plainly as
/// they can be, to be compared with the engine. It knows the value types of the model and nothing
/// of the engine's logic: whatever it wants to know it floods from scratch.
namespace referee {

using kartenwerk::Feature;
using kartenwerk::FeatureType;
using kartenwerk::Map;
using kartenwerk::Place;
using kartenwerk::Port;
using kartenwerk::Rotation;
using kartenwerk::Side;
using kartenwerk::TileKind;

struct Laid
{
  const TileKind* kind = nullptr;
  Rotation rotation = Rotation::None;
};

/// A piece that features are made of: a feature of a tile, a print (or a group of prints), a large
/// city, one of its gates, or a ferry.
struct Piece
{
  enum class Kind { Tile, Print, LargeCity, Gate, Ferry };

  Kind kind = Kind::Tile;
  Place place;   ///< tiles and gates
  int index = 0; ///< tiles: the feature; gates: the side; else the index in the map's list

  bool operator==(const Piece&) const = default;
  auto operator<=>(const Piece&) const = default;
};

/// A feature as a whole: all its pieces, and whether it can still grow.
struct Whole
{
  std::set<Piece> pieces;
  bool open = false;

  std::set<Place> tiles() const;
};

/// The map, or an open table, and the tiles on it.
class Tabletop
{
public:
  /// No map: an open table. The map must outlive the ground.
  explicit Tabletop(const Map* map) : m_map(map) {}

  const Map* map() const { return m_map; }
  const std::map<Place, Laid>& tiles() const { return m_tiles; }
  void lay(Place place, Laid tile) { m_tiles[place] = tile; }
  /// The block of Leipzig (D19): eight squares; the north-west quarter lies there.
  void layLeipzig(Place northWest);
  std::optional<Place> leipzig() const { return m_leipzig; }

  bool playable(Place place) const;
  bool largeCity(Place place) const;
  bool empty(Place place) const { return playable(place) && !m_tiles.contains(place); }
  /// The empty squares on which a tile may be laid, if it matches.
  std::set<Place> reached() const;
  /// Whether all four edges agree with tiles, prints, landings and large cities.
  bool matches(const TileKind& kind, Rotation rotation, Place place) const;

  const Feature& feature(const Piece& tile) const;
  /// The piece at that port of the square, the port as it lies on the board.
  std::optional<Piece> tilePiece(Place place, Port port) const;
  Whole whole(const Piece& start) const;
  /// Every city that a field touches, each once.
  std::set<Piece> citiesAt(const Whole& field) const;

  /// The squares that exist (playable or large city) round a square, and how many are filled.
  struct Round
  {
    int existing = 0;
    int filled = 0;
  };
  Round round(Place place) const;

private:
  struct Spread;
  void spreadTile(const Piece& piece, Spread& spread) const;
  void spreadSide(Place place, Side side, FeatureType type, Spread& spread) const;
  void spreadTo(Place place, Side side, Spread& spread) const;
  void spreadPrint(const Piece& piece, Spread& spread) const;
  void spreadCity(const Piece& piece, Spread& spread) const;
  int printOf(Place place, Side side) const;
  std::set<Piece> touchedBy(const Piece& field) const;
  Piece largeCityPiece(Place square) const;

  const Map* m_map;
  std::map<Place, Laid> m_tiles;
  std::optional<Place> m_leipzig;
};

/// The nine squares of a monastery, itself included.
std::vector<Place> nineSquares(Place middle);

} // namespace referee
