// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/leipzigblock.h"
#include "tests/referee/tabletop.h"

namespace referee {

using namespace kartenwerk;

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
    if (type == FeatureType::Road)
      spread.add({Piece::Kind::Gate, beyond, static_cast<int>(opposite(side))});
    else
      spread.add(largeCityPiece(beyond));
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

Piece Tabletop::largeCityPiece(Place square) const
{
  const auto& cities = m_map->largeCities();
  for (std::size_t i = 0; i < cities.size(); ++i)
    if (cities[i].has(square))
      return {Piece::Kind::LargeCity, {}, static_cast<int>(i)};
  return {};
}

std::set<Piece> Tabletop::touchedBy(const Piece& field) const
{
  auto touched = std::set<Piece>{};
  const auto& own = feature(field);
  const auto& tile = m_tiles.at(field.place);
  for (const auto& id : own.cities)
    for (std::size_t i = 0; i < tile.kind->features.size(); ++i)
      if (tile.kind->features[i].id == id)
        touched.insert({Piece::Kind::Tile, field.place, static_cast<int>(i)});
  for (int p = 0; p < portCount; ++p) {
    if (!own.ports.has(static_cast<Port>(p)))
      continue;
    const auto beyond =
        neighbour(field.place, sideOf(rotated(static_cast<Port>(p), tile.rotation)));
    if (largeCity(beyond))
      touched.insert(largeCityPiece(beyond));
  }
  if (tile.kind->id == leipzigOuter) // both fields of a double tile touch Leipzig
    touched.insert({Piece::Kind::Tile, *m_leipzig, 0});
  return touched;
}

std::set<Piece> Tabletop::citiesAt(const Whole& field) const
{
  auto result = std::set<Piece>{};
  for (const auto& piece : field.pieces)
    for (const auto& city : touchedBy(piece))
      result.insert(*whole(city).pieces.begin());
  return result;
}

} // namespace referee
