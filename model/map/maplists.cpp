// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/maplists.h"

#include <ranges>
#include <set>

namespace kartenwerk::maplists {

bool lands(const Ferry& ferry, const Landing& landing)
{
  return ferry.from == landing || ferry.to == landing;
}

Square normalised(Square square)
{
  if (square.ground != Ground::Outside)
    square.look = OutsideLook::Sea;
  if (square.ground != Ground::Depot && square.ground != Ground::Highlight)
    square.colour = Colour::None;
  return square;
}

LargeCity normalised(LargeCity city)
{
  std::ranges::sort(city.squares, {}, &CitySquare::place);
  const auto doubles = std::ranges::unique(city.squares, {}, &CitySquare::place);
  city.squares.erase(doubles.begin(), doubles.end());
  std::ranges::sort(city.sides, [](const CitySide& a, const CitySide& b) {
    return std::tie(a.place, a.side) < std::tie(b.place, b.side);
  });
  std::erase_if(city.sides, [&](const CitySide& side) {
    return side.kind == CitySideKind::City || !city.has(side.place) ||
           city.has(neighbour(side.place, side.side));
  });
  return city;
}

std::vector<Ferry> sorted(std::vector<Ferry> ferries)
{
  auto taken = std::set<Landing>{};
  auto result = std::vector<Ferry>{};
  for (auto& ferry : ferries | std::views::reverse) {
    if (ferry.to < ferry.from)
      std::swap(ferry.from, ferry.to);
    if (!taken.contains(ferry.from) && !taken.contains(ferry.to)) {
      taken.insert({ferry.from, ferry.to});
      result.push_back(std::move(ferry));
    }
  }
  std::ranges::sort(result, before<Ferry>);
  return result;
}

std::vector<Region> sorted(std::vector<Region> regions)
{
  for (auto& region : regions) {
    std::ranges::sort(region.squares);
    const auto doubles = std::ranges::unique(region.squares);
    region.squares.erase(doubles.begin(), doubles.end());
  }
  return regions;
}

std::vector<LargeCity> settled(std::vector<LargeCity> cities, std::vector<Map::Row>& rows)
{
  const auto squareAt = [&](Place place) -> Square& {
    return rows[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
  };
  for (auto& row : rows)
    for (auto& square : row)
      square = square.ground == Ground::LargeCity ? Square{Ground::Playable} : normalised(square);
  for (auto& city : cities | std::views::reverse) {
    std::erase_if(city.squares, [&](const CitySquare& square) {
      const auto taken = squareAt(square.place).ground == Ground::LargeCity;
      squareAt(square.place) = {Ground::LargeCity};
      return taken;
    });
    city = normalised(std::move(city));
  }
  std::erase_if(cities, [](const LargeCity& city) { return city.squares.empty(); });
  std::ranges::sort(cities, before<LargeCity>);
  return cities;
}

std::vector<LargeCity> without(std::vector<LargeCity> cities, Place place)
{
  for (auto& city : cities) {
    if (!city.has(place))
      continue;
    std::erase_if(city.squares, [&](const CitySquare& square) { return square.place == place; });
    city = normalised(std::move(city));
  }
  std::erase_if(cities, [](const LargeCity& city) { return city.squares.empty(); });
  std::ranges::sort(cities, before<LargeCity>);
  return cities;
}

} // namespace kartenwerk::maplists
