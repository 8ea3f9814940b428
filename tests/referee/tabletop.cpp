// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/tabletop.h"

#include <cassert>

namespace referee {

using namespace kartenwerk;

std::set<Place> Whole::tiles() const
{
  auto result = std::set<Place>{};
  for (const auto& piece : pieces)
    if (piece.kind == Piece::Kind::Tile)
      result.insert(piece.place);
  return result;
}

bool Tabletop::playable(Place place) const
{
  return !m_map || m_map->at(place).ground == kartenwerk::Ground::Playable;
}

bool Tabletop::largeCity(Place place) const
{
  return m_map && m_map->at(place).ground == kartenwerk::Ground::LargeCity;
}

std::set<Place> Tabletop::reached() const
{
  auto result = std::set<Place>{};
  const auto add = [&](Place place) {
    if (empty(place))
      result.insert(place);
  };
  for (const auto& [place, tile] : m_tiles)
    for (const auto side : allSides)
      add(neighbour(place, side));
  if (!m_map)
    return result;
  for (const auto& city : m_map->largeCities()) {
    auto connected = false;
    for (const auto& square : city.squares)
      for (const auto side : allSides)
        connected = connected || m_tiles.contains(neighbour(square.place, side));
    for (const auto& square : city.squares)
      for (const auto side : allSides)
        if (connected)
          add(neighbour(square.place, side));
  }
  for (const auto& ferry : m_map->ferries()) {
    if (m_tiles.contains(ferry.from.place))
      add(ferry.to.place);
    if (m_tiles.contains(ferry.to.place))
      add(ferry.from.place);
  }
  return result;
}

bool Tabletop::matches(const TileKind& kind, Rotation rotation, Place place) const
{
  for (const auto side : allSides) {
    const auto edge = kind.edge(side, rotation);
    const auto beyond = neighbour(place, side);
    if (playable(beyond)) {
      const auto tile = m_tiles.find(beyond);
      if (tile != m_tiles.end() &&
          tile->second.kind->edge(opposite(side), tile->second.rotation) != edge)
        return false;
    } else if (largeCity(beyond)) {
      const auto printed = m_map->largeCity(beyond)->sideAt(beyond, opposite(side));
      const auto wanted = printed == CitySideKind::City   ? Edge::City
                          : printed == CitySideKind::Road ? Edge::Road
                                                          : Edge::Field;
      if (edge != wanted)
        return false;
    } else if (const auto* print = m_map->print(place, side)) {
      if (edge != (print->kind == PrintKind::City ? Edge::City : Edge::Road))
        return false;
    } else if (m_map->ferry(place, side) && edge != Edge::Road) {
      return false;
    }
  }
  return true;
}

const Feature& Tabletop::feature(const Piece& tile) const
{
  assert(tile.kind == Piece::Kind::Tile);
  return m_tiles.at(tile.place).kind->features[static_cast<std::size_t>(tile.index)];
}

std::optional<Piece> Tabletop::tilePiece(Place place, Port port) const
{
  const auto tile = m_tiles.find(place);
  if (tile == m_tiles.end())
    return std::nullopt;
  const auto own = rotated(port, inverse(tile->second.rotation));
  const auto& features = tile->second.kind->features;
  for (std::size_t i = 0; i < features.size(); ++i)
    if (features[i].ports.has(own))
      return Piece{Piece::Kind::Tile, place, static_cast<int>(i)};
  return std::nullopt;
}

/// A flood under way.
struct Tabletop::Spread
{
  Whole whole;
  std::vector<Piece> waiting;

  void add(const Piece& piece)
  {
    if (whole.pieces.insert(piece).second)
      waiting.push_back(piece);
  }
};

Whole Tabletop::whole(const Piece& start) const
{
  auto spread = Spread{};
  spread.add(start);
  while (!spread.waiting.empty()) {
    const auto piece = spread.waiting.back();
    spread.waiting.pop_back();
    switch (piece.kind) {
    case Piece::Kind::Tile:
      spreadTile(piece, spread);
      break;
    case Piece::Kind::Print:
      spreadPrint(piece, spread);
      break;
    case Piece::Kind::LargeCity:
      spreadCity(piece, spread);
      break;
    case Piece::Kind::Gate:
      spreadTo(neighbour(piece.place, static_cast<Side>(piece.index)),
               opposite(static_cast<Side>(piece.index)), spread);
      break;
    case Piece::Kind::Ferry: {
      const auto& ferry = m_map->ferries()[static_cast<std::size_t>(piece.index)];
      spreadTo(ferry.from.place, ferry.from.side, spread);
      spreadTo(ferry.to.place, ferry.to.side, spread);
      break;
    }
    }
  }
  return std::move(spread.whole);
}

void Tabletop::spreadTile(const Piece& piece, Spread& spread) const
{
  const auto& own = feature(piece);
  const auto rotation = m_tiles.at(piece.place).rotation;
  for (int p = 0; p < portCount; ++p) {
    if (!own.ports.has(static_cast<Port>(p)))
      continue;
    const auto port = rotated(static_cast<Port>(p), rotation);
    if (own.type != FeatureType::Field)
      spreadSide(piece.place, sideOf(port), own.type, spread);
    else if (const auto next = tilePiece(neighbour(piece.place, sideOf(port)), facing(port)))
      spread.add(*next);
  }
}

// A road, city or river goes on beyond a side of its tile, is cut there, or waits for a tile.
void Tabletop::spreadSide(Place place, Side side, FeatureType type, Spread& spread) const
{
  const auto beyond = neighbour(place, side);
  if (playable(beyond)) {
    spreadTo(beyond, opposite(side), spread);
  } else if (largeCity(beyond)) {
    if (type == FeatureType::Road) {
      spread.add({Piece::Kind::Gate, beyond, static_cast<int>(opposite(side))});
    } else {
      const auto& cities = m_map->largeCities();
      for (std::size_t i = 0; i < cities.size(); ++i)
        if (cities[i].has(beyond))
          spread.add({Piece::Kind::LargeCity, {}, static_cast<int>(i)});
    }
  } else if (m_map->print(place, side)) {
    spread.add({Piece::Kind::Print, {}, printOf(place, side)});
  } else if (const auto* ferry = m_map->ferry(place, side)) {
    spread.add({Piece::Kind::Ferry, {}, static_cast<int>(ferry - m_map->ferries().data())});
  }
}

// Into a square through one of its sides; without a tile there the feature is open.
void Tabletop::spreadTo(Place place, Side side, Spread& spread) const
{
  if (const auto next = tilePiece(place, edgePort(side)))
    spread.add(*next);
  else
    spread.whole.open = true;
}

void Tabletop::spreadPrint(const Piece& piece, Spread& spread) const
{
  for (const auto& print : m_map->prints())
    if (printOf(print.place, print.side) == piece.index)
      spreadTo(print.place, print.side, spread);
}

void Tabletop::spreadCity(const Piece& piece, Spread& spread) const
{
  const auto& city = m_map->largeCities()[static_cast<std::size_t>(piece.index)];
  for (const auto& square : city.squares)
    for (const auto side : allSides)
      if (playable(neighbour(square.place, side)) &&
          city.sideAt(square.place, side) == CitySideKind::City)
        spreadTo(neighbour(square.place, side), opposite(side), spread);
}

/// The index of the print at a side; prints of one group all have the index of its first.
int Tabletop::printOf(Place place, Side side) const
{
  const auto& prints = m_map->prints();
  const auto* print = m_map->print(place, side);
  for (std::size_t i = 0; i < prints.size(); ++i)
    if (&prints[i] == print || (!print->group.empty() && prints[i].group == print->group))
      return static_cast<int>(i);
  return -1;
}

std::set<Piece> Tabletop::citiesAt(const Whole& field) const
{
  auto touched = std::set<Piece>{};
  for (const auto& piece : field.pieces) {
    const auto& own = feature(piece);
    const auto& tile = m_tiles.at(piece.place);
    for (const auto& id : own.cities)
      for (std::size_t i = 0; i < tile.kind->features.size(); ++i)
        if (tile.kind->features[i].id == id)
          touched.insert({Piece::Kind::Tile, piece.place, static_cast<int>(i)});
    for (int p = 0; p < portCount; ++p) {
      if (!own.ports.has(static_cast<Port>(p)))
        continue;
      const auto beyond =
          neighbour(piece.place, sideOf(rotated(static_cast<Port>(p), tile.rotation)));
      if (!largeCity(beyond))
        continue;
      const auto& cities = m_map->largeCities();
      for (std::size_t i = 0; i < cities.size(); ++i)
        if (cities[i].has(beyond))
          touched.insert({Piece::Kind::LargeCity, {}, static_cast<int>(i)});
    }
  }
  auto result = std::set<Piece>{};
  for (const auto& piece : touched)
    result.insert(*whole(piece).pieces.begin());
  return result;
}

Tabletop::Round Tabletop::round(Place place) const
{
  auto result = Round{};
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const auto at = Place{static_cast<std::int16_t>(place.column + dx),
                            static_cast<std::int16_t>(place.row + dy)};
      if (at == place)
        continue;
      result.existing += playable(at) || largeCity(at) ? 1 : 0;
      result.filled += m_tiles.contains(at) || largeCity(at) ? 1 : 0;
    }
  }
  return result;
}

Tabletop::Count Tabletop::count(const Whole& whole) const
{
  auto result = Count{};
  auto gates = std::set<Place>{};
  for (const auto& piece : whole.pieces) {
    const auto index = static_cast<std::size_t>(piece.index);
    switch (piece.kind) {
    case Piece::Kind::Tile:
      result.coats += feature(piece).coats;
      break;
    case Piece::Kind::Print:
      result.tiles += m_map->prints()[index].tiles;
      result.coats += m_map->prints()[index].coats;
      break;
    case Piece::Kind::LargeCity:
      result.tiles += static_cast<int>(m_map->largeCities()[index].squares.size());
      result.coats += m_map->largeCities()[index].coats();
      break;
    case Piece::Kind::Gate:
      gates.insert(piece.place);
      break;
    case Piece::Kind::Ferry:
      result.ferryPoints += m_map->ferries()[index].points;
      result.coats += m_map->ferries()[index].coats;
      break;
    }
  }
  result.tiles += static_cast<int>(whole.tiles().size() + gates.size());
  return result;
}

} // namespace referee
