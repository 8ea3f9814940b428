// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/census.h"

#include <algorithm>

#include "tests/referee/leipzigblock.h"

namespace referee {

using namespace kartenwerk;

static void addFeature(const Feature& feature, Census& census)
{
  census.coats += feature.coats;
  census.inn = census.inn || feature.inn;
  census.cathedral = census.cathedral || feature.cathedral;
  census.darmstadtium = census.darmstadtium || feature.darmstadtium;
  if (feature.goods != Goods::None)
    census.goods.push_back(feature.goods);
}

Census census(const Tabletop& top, const Whole& whole)
{
  auto result = Census{};
  auto gates = std::set<Place>{};
  for (const auto& piece : whole.pieces) {
    const auto index = static_cast<std::size_t>(piece.index);
    switch (piece.kind) {
    case Piece::Kind::Tile:
      addFeature(top.feature(piece), result);
      break;
    case Piece::Kind::Print:
      result.tiles += top.map()->prints()[index].tiles;
      result.coats += top.map()->prints()[index].coats;
      break;
    case Piece::Kind::LargeCity:
      result.tiles += static_cast<int>(top.map()->largeCities()[index].squares.size());
      result.coats += top.map()->largeCities()[index].coats();
      break;
    case Piece::Kind::Gate:
      gates.insert(piece.place);
      break;
    case Piece::Kind::Ferry:
      result.ferryPoints += top.map()->ferries()[index].points;
      result.coats += top.map()->ferries()[index].coats;
      break;
    }
  }
  result.tiles += static_cast<int>(whole.tiles().size() + gates.size());
  return result;
}

CityEnds cityEnds(const Tabletop& top, const Whole& city)
{
  auto result = CityEnds{};
  for (const auto place : city.tiles()) {
    auto sides = 0;
    auto coats = 0;
    for (const auto& piece : city.pieces) {
      if (piece.kind != Piece::Kind::Tile || piece.place != place)
        continue;
      coats += top.feature(piece).coats;
      for (const auto side : allSides)
        sides += top.feature(piece).ports.has(edgePort(side)) ? 1 : 0;
    }
    if (sides == 1) {
      ++result.tiles;
      result.coats += coats;
    }
  }
  return result;
}

int farmTiles(const Tabletop& top, const Whole& road, bool sheds)
{
  const auto counts = [&](Illustration picture) {
    return picture == Illustration::Farmhouse || sheds;
  };
  const auto tiles = road.tiles();
  return static_cast<int>(std::ranges::count_if(tiles, [&](Place place) {
    return std::ranges::any_of(top.tiles().at(place).kind->features, [&](const Feature& feature) {
      return std::ranges::any_of(feature.illustrations, counts);
    });
  }));
}

int farmBuildings(const Tabletop& top, const Whole& field)
{
  auto result = 0;
  for (const auto& piece : field.pieces)
    result += static_cast<int>(top.feature(piece).illustrations.size());
  return result;
}

static bool shows(const Tabletop& top, Place place, FeatureType type)
{
  if (top.largeCity(place)) {
    const auto* city = top.map()->largeCity(place);
    return type == FeatureType::City || std::ranges::any_of(allSides, [&](Side side) {
             return top.playable(neighbour(place, side)) &&
                    city->sideAt(place, side) == CitySideKind::Road;
           });
  }
  const auto tile = top.tiles().find(place);
  return tile != top.tiles().end() &&
         std::ranges::any_of(tile->second.kind->features,
                             [&](const Feature& feature) { return feature.type == type; });
}

int squaresThatShow(const Tabletop& top, Place monastery, FeatureType type)
{
  return static_cast<int>(std::ranges::count_if(
      nineSquares(monastery), [&](Place place) { return shows(top, place, type); }));
}

/// The roads at the gates of Leipzig, one piece each.
static std::vector<Piece> gatesOfLeipzig(const Tabletop& top)
{
  auto result = std::vector<Piece>{};
  for (const auto& [place, tile] : top.tiles())
    if (tile.kind->id == leipzigOuter)
      result.push_back({Piece::Kind::Tile, place, 0});
  if (!top.map())
    return result;
  for (const auto& city : top.map()->largeCities()) {
    if (city.mark != "leipzig")
      continue;
    for (const auto& square : city.squares)
      for (const auto side : allSides)
        if (top.playable(neighbour(square.place, side)) &&
            city.sideAt(square.place, side) == CitySideKind::Road)
          result.push_back({Piece::Kind::Gate, square.place, static_cast<int>(side)});
  }
  return result;
}

std::set<Piece> roadsToLeipzig(const Tabletop& top, bool anyCrossing)
{
  auto result = std::set<Piece>{};
  auto waiting = gatesOfLeipzig(top);
  while (!waiting.empty()) {
    const auto start = waiting.back();
    waiting.pop_back();
    if (result.contains(start))
      continue;
    for (const auto& piece : top.whole(start).pieces) {
      result.insert(piece);
      if (piece.kind != Piece::Kind::Tile || top.feature(piece).end != RoadEnd::Crossing)
        continue;
      const auto& kind = *top.tiles().at(piece.place).kind;
      if (kind.crossing != Crossing::Village && !anyCrossing)
        continue;
      for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (kind.features[i].end == RoadEnd::Crossing)
          waiting.push_back({Piece::Kind::Tile, piece.place, static_cast<int>(i)});
    }
  }
  return result;
}

} // namespace referee
