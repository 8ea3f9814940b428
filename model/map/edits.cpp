// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/edits.h"

#include <algorithm>
#include <cassert>

namespace kartenwerk {

namespace {

Place shifted(Place place, const NewGrid& grid)
{
  return {static_cast<std::int16_t>(place.column + grid.columnShift),
          static_cast<std::int16_t>(place.row + grid.rowShift)};
}

bool stays(Place place, const NewGrid& grid)
{
  const auto at = shifted(place, grid);
  return at.column >= 0 && at.column < grid.columns && at.row >= 0 && at.row < grid.rows;
}

bool stays(const Ferry& ferry, const NewGrid& grid)
{
  return stays(ferry.from.place, grid) && stays(ferry.to.place, grid);
}

/// Every place in `parts` through `move`, every side through `face`.
template <class Move, class Face>
MapParts moved(MapParts parts, Move move, Face face)
{
  const auto land = [&](Landing& landing) { landing = {move(landing.place), face(landing.side)}; };
  for (auto& site : parts.sites)
    site.place = move(site.place);
  for (auto& print : parts.prints) {
    print.place = move(print.place);
    print.side = face(print.side);
  }
  for (auto& city : parts.largeCities) {
    for (auto& square : city.squares)
      square.place = move(square.place);
    for (auto& side : city.sides) {
      side.place = move(side.place);
      side.side = face(side.side);
    }
  }
  for (auto& ferry : parts.ferries) {
    land(ferry.from);
    land(ferry.to);
  }
  for (auto& region : parts.regions)
    for (auto& place : region.squares)
      place = move(place);
  return parts;
}

MapParts withinGrid(MapParts parts, const NewGrid& grid)
{
  const auto goes = [&](const auto& item) { return !stays(item.place, grid); };
  std::erase_if(parts.sites, goes);
  std::erase_if(parts.prints, goes);
  std::erase_if(parts.ferries, [&](const Ferry& ferry) { return !stays(ferry, grid); });
  for (auto& city : parts.largeCities) {
    std::erase_if(city.squares, goes);
    std::erase_if(city.sides, goes);
  }
  for (auto& region : parts.regions)
    std::erase_if(region.squares, [&](Place place) { return !stays(place, grid); });
  return parts;
}

bool swapsAxes(Turn turn)
{
  return turn == Turn::Quarter || turn == Turn::ThreeQuarters;
}

int anchoredShift(int before, int after, int anchor)
{
  return (after - before) * anchor / 2;
}

} // namespace

Map painted(const Map& map, std::span<const Place> places, Square square)
{
  return map.withSquares(places, square);
}

Map cleared(const Map& map, std::span<const Place> places, Square square)
{
  auto sorted = std::vector<Place>(places.begin(), places.end());
  std::ranges::sort(sorted);
  return map.withSquares(sorted, square).withoutElements(sorted);
}

bool Cut::empty() const
{
  return *this == Cut{};
}

Map resized(const Map& map, const NewGrid& grid)
{
  assert(grid.columns >= 1 && grid.columns <= Map::largestSide);
  assert(grid.rows >= 1 && grid.rows <= Map::largestSide);
  assert(grid.fill.ground != Ground::LargeCity);
  auto rows = std::vector<Map::Row>(static_cast<std::size_t>(grid.rows),
                                    Map::Row(static_cast<std::size_t>(grid.columns), grid.fill));
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (!stays(place, grid))
        continue;
      const auto to = shifted(place, grid);
      rows[static_cast<std::size_t>(to.row)][static_cast<std::size_t>(to.column)] = map.at(place);
    }
  const auto sameSide = [](Side side) { return side; };
  const auto shift = [&](Place place) { return shifted(place, grid); };
  return Map::fromParts(std::move(rows), moved(withinGrid(map.parts(), grid), shift, sameSide));
}

Cut cutBy(const Map& map, const NewGrid& grid)
{
  auto cut = Cut{};
  const auto goes = [&](Place place) { return !stays(place, grid); };
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (goes(place) && map.at(place).ground != Ground::Outside)
        cut.squares.push_back(place);
    }
  for (const auto& site : map.sites())
    if (goes(site.place))
      cut.sites.push_back(site);
  for (const auto& print : map.prints())
    if (goes(print.place))
      cut.prints.push_back(print);
  for (const auto& city : map.largeCities())
    if (std::ranges::any_of(city.squares, goes, &CitySquare::place))
      cut.largeCities.push_back(city);
  for (const auto& ferry : map.ferries())
    if (!stays(ferry, grid))
      cut.ferries.push_back(ferry);
  for (const auto& region : map.regions())
    if (std::ranges::any_of(region.squares, goes))
      cut.regions.push_back(region);
  return cut;
}

NewGrid anchored(const Map& map, int columns, int rows, int columnAnchor, int rowAnchor)
{
  return {columns, rows, anchoredShift(map.columns(), columns, columnAnchor),
          anchoredShift(map.rows(), rows, rowAnchor)};
}

NewGrid trimmed(const Map& map, int margin)
{
  int left = map.columns();
  int right = -1;
  int top = map.rows();
  int bottom = -1;
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column)
      if ((*map.row(row))[static_cast<std::size_t>(column)].ground != Ground::Outside) {
        left = std::min(left, column);
        right = std::max(right, column);
        top = std::min(top, row);
        bottom = std::max(bottom, row);
      }
  if (right < 0)
    return {map.columns(), map.rows()};
  const auto columns = std::min(right - left + 1 + 2 * margin, Map::largestSide);
  const auto rows = std::min(bottom - top + 1 + 2 * margin, Map::largestSide);
  return {columns, rows, (columns - (right - left + 1)) / 2 - left,
          (rows - (bottom - top + 1)) / 2 - top};
}

Place turned(Place place, const Map& map, Turn turn)
{
  const auto right = static_cast<std::int16_t>(map.columns() - 1 - place.column);
  const auto down = static_cast<std::int16_t>(map.rows() - 1 - place.row);
  switch (turn) {
  case Turn::Quarter:
    return {down, place.column};
  case Turn::Half:
    return {right, down};
  case Turn::ThreeQuarters:
    return {place.row, right};
  case Turn::MirrorLeftRight:
    return {right, place.row};
  case Turn::MirrorTopBottom:
    return {place.column, down};
  }
  return place;
}

Side turned(Side side, Turn turn)
{
  const auto eastOrWest = side == Side::East || side == Side::West;
  switch (turn) {
  case Turn::Quarter:
    return rotated(side, Rotation::Quarter);
  case Turn::Half:
    return rotated(side, Rotation::Half);
  case Turn::ThreeQuarters:
    return rotated(side, Rotation::ThreeQuarters);
  case Turn::MirrorLeftRight:
    return eastOrWest ? opposite(side) : side;
  case Turn::MirrorTopBottom:
    return eastOrWest ? side : opposite(side);
  }
  return side;
}

Map turned(const Map& map, Turn turn)
{
  const auto columns = swapsAxes(turn) ? map.rows() : map.columns();
  const auto count = swapsAxes(turn) ? map.columns() : map.rows();
  auto rows = std::vector<Map::Row>(static_cast<std::size_t>(count),
                                    Map::Row(static_cast<std::size_t>(columns)));
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      const auto to = turned(place, map, turn);
      rows[static_cast<std::size_t>(to.row)][static_cast<std::size_t>(to.column)] = map.at(place);
    }
  auto parts = moved(
      map.parts(), [&](Place place) { return turned(place, map, turn); },
      [&](Side side) { return turned(side, turn); });
  for (auto& box : parts.boxes)
    box.side = turned(box.side, turn);
  return Map::fromParts(std::move(rows), std::move(parts));
}

Map withSiteMoved(const Map& map, Place from, SiteKind kind, Place to)
{
  const auto* site = map.site(from, kind);
  if (!site || !map.contains(to))
    return map;
  auto moving = *site;
  moving.place = to;
  return map.withoutSite(from, kind).withSite(std::move(moving));
}

} // namespace kartenwerk
