// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/join.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "model/map/edits.h"

namespace kartenwerk {

namespace {

struct Corner
{
  int column = 0;
  int row = 0;
};

/// The second board's A1, seen from the first's.
Corner secondAt(const Map& first, const Map& second, const Joining& joining)
{
  switch (joining.side) {
  case Side::North:
    return {joining.offset, joining.overlap - second.rows()};
  case Side::East:
    return {first.columns() - joining.overlap, joining.offset};
  case Side::South:
    return {joining.offset, first.rows() - joining.overlap};
  case Side::West:
    return {joining.overlap - second.columns(), joining.offset};
  }
  return {};
}

/// Whether they have a piece of a side, or squares, in common.
bool meet(const Map& first, const Map& second, const Corner& at)
{
  const auto columns =
      std::min(first.columns(), at.column + second.columns()) - std::max(0, at.column);
  const auto rows = std::min(first.rows(), at.row + second.rows()) - std::max(0, at.row);
  return (columns > 0 && rows >= 0) || (rows > 0 && columns >= 0);
}

Place placeOf(int column, int row)
{
  return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

/// Whether the square of the whole map lies within a board that has been put there.
bool within(const Map& board, Place corner, Place place)
{
  return board.contains(placeOf(place.column - corner.column, place.row - corner.row));
}

template <class T>
void append(std::vector<T>& to, const std::vector<T>& from)
{
  to.insert(to.end(), from.begin(), from.end());
}

/// Groups of the second board that the first has, too, get another name.
void keepGroupsApart(std::vector<Print>& prints, const std::vector<Print>& others)
{
  auto taken = std::set<std::string>{};
  for (const auto* list : {&others, &std::as_const(prints)})
    for (const auto& print : *list)
      taken.insert(print.group);
  auto renamed = std::vector<std::pair<std::string, std::string>>{};
  for (const auto& print : prints) {
    const auto& group = print.group;
    const auto known =
        std::ranges::find(renamed, group, &std::pair<std::string, std::string>::first);
    if (group.empty() || known != renamed.end() ||
        std::ranges::find(others, group, &Print::group) == others.end())
      continue;
    auto name = group + " 2";
    for (int i = 3; taken.contains(name); ++i)
      name = group + ' ' + std::to_string(i);
    taken.insert(name);
    renamed.emplace_back(group, name);
  }
  for (auto& print : prints)
    for (const auto& [from, to] : renamed)
      if (print.group == from) {
        print.group = to;
        break;
      }
}

void addRegions(std::vector<Region>& regions, const std::vector<Region>& others)
{
  for (const auto& region : others) {
    const auto same = std::ranges::find_if(regions, [&](const Region& known) {
      return known.name == region.name && known.colour == region.colour;
    });
    if (same == regions.end())
      regions.push_back(region);
    else {
      append(same->squares, region.squares);
      std::ranges::sort(same->squares);
      const auto rest = std::ranges::unique(same->squares);
      same->squares.erase(rest.begin(), rest.end());
    }
  }
}

MapParts bothParts(const Map& first, const Map& second)
{
  auto parts = first.parts();
  auto more = second.parts();
  keepGroupsApart(more.prints, parts.prints);
  append(parts.sites, more.sites);
  append(parts.prints, more.prints);
  append(parts.largeCities, more.largeCities);
  append(parts.ferries, more.ferries);
  append(parts.boxes, more.boxes);
  addRegions(parts.regions, more.regions);
  parts.info.id.clear();
  return parts;
}

bool takesTiles(const Map& map, Place place)
{
  const auto ground = map.at(place).ground;
  return ground == Ground::Playable || ground == Ground::LargeCity;
}

/// Takes away what stood at the rim and faces a square now, though it did not on its own board.
void clearJoint(JoinedMap& result, const Map& first, const Map& second)
{
  const auto nowInside = [&](Place place, Side side) {
    const auto next = neighbour(place, side);
    const auto& own = takesTiles(first, place) ? first : second;
    return takesTiles(result.map, next) && !takesTiles(own, next);
  };
  for (const auto& print : result.map.prints())
    if (nowInside(print.place, print.side))
      result.prints.push_back(print);
  for (const auto& ferry : result.map.ferries())
    if (nowInside(ferry.from.place, ferry.from.side) || nowInside(ferry.to.place, ferry.to.side))
      result.ferries.push_back(ferry);
  for (const auto& print : result.prints)
    result.map = result.map.withoutPrint(print.place, print.side);
  for (const auto& ferry : result.ferries)
    result.map = result.map.withoutFerry(ferry.from.place, ferry.from.side);
}

} // namespace

std::optional<JoinedMap> joined(const Map& first, const Map& second, const Joining& joining)
{
  const auto at = secondAt(first, second, joining);
  const auto left = std::min(0, at.column);
  const auto top = std::min(0, at.row);
  const auto columns = std::max(first.columns(), at.column + second.columns()) - left;
  const auto rows = std::max(first.rows(), at.row + second.rows()) - top;
  if (columns > Map::largestSide || rows > Map::largestSide || !meet(first, second, at))
    return {};
  const auto one = resized(first, {columns, rows, -left, -top});
  auto other = resized(second, {columns, rows, at.column - left, at.row - top});
  auto result = JoinedMap{
      .map = one, .first = placeOf(-left, -top), .second = placeOf(at.column - left, at.row - top)};
  auto grid = std::vector<Map::Row>(static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const auto place = placeOf(column, row);
      const auto ofFirst = one.at(place).ground != Ground::Outside;
      const auto ofSecond = other.at(place).ground != Ground::Outside;
      if (ofFirst && ofSecond)
        result.overlaid.push_back(place);
      const auto counts = ofFirst || (!ofSecond && within(first, result.first, place));
      grid[static_cast<std::size_t>(row)].push_back((counts ? one : other).at(place));
    }
  other = cleared(other, result.overlaid);
  result.map = Map::fromParts(std::move(grid), bothParts(one, other));
  clearJoint(result, one, other);
  return result;
}

} // namespace kartenwerk
