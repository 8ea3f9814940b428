// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/validation/found.h"
#include "model/validation/mapchecks.h"
#include "model/validation/pieces.h"

namespace kartenwerk::checks {

namespace {

/// Whether a road or city of the large city meets a playable square beyond that side.
bool openSide(const Board& board, Place place, Side side)
{
  const auto beyond = neighbour(place, side);
  if (!board.playable(beyond))
    return false;
  const auto facing = board.side(beyond, opposite(side));
  return facing.beyond == Beyond::LargeCity && facing.demand != Edge::Field;
}

bool hasOpenSide(const Board& board, const LargeCity& city)
{
  return std::ranges::any_of(city.squares, [&](const CitySquare& square) {
    return std::ranges::any_of(allSides,
                               [&](Side side) { return openSide(board, square.place, side); });
  });
}

template <class Wanted>
Issues sidesWhere(const Board& board, Rule rule, Wanted wanted)
{
  auto issues = Issues{};
  for (const auto& city : board.map().largeCities()) {
    auto sides = std::vector<Landing>{};
    for (const auto& side : city.sides)
      if (wanted(side))
        sides.push_back({side.place, side.side});
    if (!sides.empty())
      issues.push_back(foundAt(rule, std::move(sides), {city.name}));
  }
  return issues;
}

} // namespace

Issues largeCityInPieces(const Board& board)
{
  auto issues = Issues{};
  for (const auto& city : board.map().largeCities())
    if (const auto number = pieces(board.map(), placesOf(city)).size(); number > 1)
      issues.push_back(
          found(Rule::LargeCityInPieces, placesOf(city), {city.name, std::to_string(number)}));
  return issues;
}

Issues largeCityClosed(const Board& board)
{
  auto issues = Issues{};
  for (const auto& city : board.map().largeCities())
    if (!hasOpenSide(board, city))
      issues.push_back(found(Rule::LargeCityClosed, placesOf(city), {city.name}));
  return issues;
}

Issues gateLeadsNowhere(const Board& board)
{
  return sidesWhere(board, Rule::GateLeadsNowhere, [&](const CitySide& side) {
    return side.kind == CitySideKind::Road && !board.playable(neighbour(side.place, side.side));
  });
}

Issues largeCitiesTouch(const Board& board)
{
  const auto& cities = board.map().largeCities();
  auto owners = std::map<Place, std::size_t>{};
  for (std::size_t i = 0; i < cities.size(); ++i)
    for (const auto& square : cities[i].squares)
      owners[square.place] = i;
  auto touching = std::map<std::pair<std::size_t, std::size_t>, PlaceList>{};
  for (const auto& [place, owner] : owners)
    for (const auto side : {Side::East, Side::South}) {
      const auto other = owners.find(neighbour(place, side));
      if (other == owners.end() || other->second == owner)
        continue;
      auto& places = touching[std::minmax(owner, other->second)];
      places.push_back(place);
      places.push_back(other->first);
    }
  auto issues = Issues{};
  for (const auto& [pair, places] : touching)
    issues.push_back(
        found(Rule::LargeCitiesTouch, places, {cities[pair.first].name, cities[pair.second].name}));
  return issues;
}

} // namespace kartenwerk::checks
