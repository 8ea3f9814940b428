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

Tabletop::Round Tabletop::round(Place place) const
{
  auto result = Round{};
  for (const auto at : nineSquares(place)) {
    if (at == place)
      continue;
    result.existing += playable(at) || largeCity(at) ? 1 : 0;
    result.filled += m_tiles.contains(at) || largeCity(at) ? 1 : 0;
  }
  return result;
}

std::vector<Place> nineSquares(Place middle)
{
  auto result = std::vector<Place>{};
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      result.push_back({static_cast<std::int16_t>(middle.column + dx),
                        static_cast<std::int16_t>(middle.row + dy)});
  return result;
}

} // namespace referee
