// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/conflicts.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace kartenwerk {

namespace {

Place moved(Place place, int columns, int rows)
{
  return {static_cast<std::int16_t>(place.column + columns),
          static_cast<std::int16_t>(place.row + rows)};
}

/// Places nearer than `steps` when ferries are one step long: a flood over the grid.
std::vector<Place> nearByFerry(const Map& map, int steps, Place place)
{
  auto distance = std::map<Place, int>{{place, 0}};
  auto found = std::vector<Place>{place};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto here = found[i];
    const auto next = distance[here] + 1;
    if (next >= steps)
      break;
    const auto reach = [&](Place there) {
      if (map.contains(there) && distance.emplace(there, next).second)
        found.push_back(there);
    };
    for (const auto side : allSides)
      reach(neighbour(here, side));
    for (const auto& ferry : map.ferries()) {
      if (ferry.from.place == here)
        reach(ferry.to.place);
      if (ferry.to.place == here)
        reach(ferry.from.place);
    }
  }
  found.erase(found.begin());
  return found;
}

std::vector<Place> nearBySteps(int steps, Place place)
{
  auto found = std::vector<Place>{};
  for (auto rows = 1 - steps; rows < steps; ++rows)
    for (auto columns = 1 - steps; columns < steps; ++columns)
      if (std::abs(rows) + std::abs(columns) < steps && (rows != 0 || columns != 0))
        found.push_back(moved(place, columns, rows));
  return found;
}

/// Numbers of the squares by place; -1 for all other places.
class Numbering
{
public:
  Numbering(const Map& map, const std::vector<Place>& squares)
      : m_map(map), m_numbers(static_cast<std::size_t>(map.columns() * map.rows()), -1)
  {
    for (std::size_t i = 0; i < squares.size(); ++i)
      m_numbers[index(squares[i])] = static_cast<int>(i);
  }
  int of(Place place) const { return m_map.contains(place) ? m_numbers[index(place)] : -1; }
  void set(Place place, int number)
  {
    if (m_map.contains(place))
      m_numbers[index(place)] = number;
  }
  void forget(Place place) { set(place, -1); }

private:
  std::size_t index(Place place) const
  {
    return static_cast<std::size_t>(place.row * m_map.columns() + place.column);
  }
  const Map& m_map;
  std::vector<int> m_numbers;
};

} // namespace

Conflicts::Conflicts(const std::vector<std::vector<int>>& neighbours, std::vector<int> weights)
    : m_weights(std::move(weights))
{
  m_weights.resize(neighbours.size(), 1);
  for (const auto& list : neighbours) {
    m_neighbours.insert(m_neighbours.end(), list.begin(), list.end());
    std::sort(m_neighbours.end() - static_cast<std::ptrdiff_t>(list.size()), m_neighbours.end());
    m_first.push_back(m_neighbours.size());
  }
  for (const auto weight : m_weights)
    m_totalWeight += weight;
}

std::optional<std::vector<char>> Conflicts::twoColouring() const
{
  auto colours = std::vector<char>(static_cast<std::size_t>(size()), 2);
  auto found = std::vector<int>{};
  for (auto root = 0; root < size(); ++root) {
    if (colours[static_cast<std::size_t>(root)] != 2)
      continue;
    colours[static_cast<std::size_t>(root)] = 0;
    found.assign(1, root);
    while (!found.empty()) {
      const auto v = found.back();
      found.pop_back();
      const auto other = static_cast<char>(1 - colours[static_cast<std::size_t>(v)]);
      for (const auto u : of(v)) {
        auto& colour = colours[static_cast<std::size_t>(u)];
        if (colour == 2)
          found.push_back(u);
        else if (colour != other)
          return std::nullopt;
        colour = other;
      }
    }
  }
  return colours;
}

std::vector<Place> tooClose(const Map& map, const ChipSettings& settings, Place place)
{
  const auto& [steps, diagonal] = settings.spacing;
  auto places = settings.ferriesAreNeighbours && !map.ferries().empty()
                    ? nearByFerry(map, steps, place)
                    : nearBySteps(steps, place);
  if (diagonal)
    for (const auto rows : {-1, 1})
      for (const auto columns : {-1, 1}) {
        const auto corner = moved(place, columns, rows);
        if (std::find(places.begin(), places.end(), corner) == places.end())
          places.push_back(corner);
      }
  return places;
}

namespace {

/// Sorts the pins into those that can be kept and the others, and takes what they exclude off the
/// numbering.
void keepPins(FreeSquares& result, const Board& board, const ChipSettings& settings,
              const ChipSquares& where, Numbering& numbers)
{
  auto pins = std::vector<Place>{};
  const auto frame = SymmetricFrame(board.map(), settings.symmetry);
  for (const auto pin : settings.pinned)
    for (const auto image : frame.orbit(pin))
      pins.push_back(image);
  std::sort(pins.begin(), pins.end());
  pins.erase(std::unique(pins.begin(), pins.end()), pins.end());
  for (const auto pin : pins) {
    if (!where.allowed(pin)) {
      result.forbiddenPins.push_back(pin);
      continue;
    }
    const auto close = tooClose(board.map(), settings, pin);
    const auto other =
        std::find_first_of(result.pinned.begin(), result.pinned.end(), close.begin(), close.end());
    if (other != result.pinned.end()) {
      if (result.pinsTooClose.empty())
        result.pinsTooClose = {*other, pin};
      continue;
    }
    result.pinned.push_back(pin);
    numbers.forget(pin);
    for (const auto place : close)
      if (numbers.of(place) >= 0) {
        result.besidePinned.push_back(place);
        numbers.forget(place);
      }
  }
  std::sort(result.besidePinned.begin(), result.besidePinned.end());
}

/// The squares that get their chips together, of these only what may: the first of each orbit is
/// its vertex.
void makeOrbits(FreeSquares& result, const Map& map, const ChipSettings& settings)
{
  const auto frame = SymmetricFrame(map, settings.symmetry);
  result.symmetric = frame.holds();
  if (!result.symmetric)
    return;
  const auto squares = std::move(result.squares);
  result.squares.clear();
  for (const auto square : squares) {
    const auto orbit = frame.orbit(square);
    const auto complete = std::all_of(orbit.begin(), orbit.end(), [&](Place place) {
      const auto close = tooClose(map, settings, place);
      return std::binary_search(squares.begin(), squares.end(), place) &&
             std::find_first_of(orbit.begin(), orbit.end(), close.begin(), close.end()) ==
                 orbit.end();
    });
    if (complete && orbit.front() == square) {
      result.squares.push_back(square);
      result.orbits.push_back(orbit);
    }
  }
}

Conflicts conflictsOf(const FreeSquares& free, const Map& map, const ChipSettings& settings)
{
  auto numbers = Numbering(map, free.squares);
  auto weights = std::vector<int>{};
  for (std::size_t v = 0; v < free.orbits.size(); ++v) {
    weights.push_back(static_cast<int>(free.orbits[v].size()));
    for (const auto place : free.orbits[v])
      numbers.set(place, static_cast<int>(v));
  }
  auto neighbours = std::vector<std::vector<int>>(free.squares.size());
  for (std::size_t v = 0; v < free.squares.size(); ++v) {
    const auto single = std::vector<Place>{free.squares[v]};
    for (const auto square : free.orbits.empty() ? single : free.orbits[v])
      for (const auto place : tooClose(map, settings, square))
        if (const auto u = numbers.of(place); u >= 0)
          neighbours[v].push_back(u);
    std::sort(neighbours[v].begin(), neighbours[v].end());
    neighbours[v].erase(std::unique(neighbours[v].begin(), neighbours[v].end()),
                        neighbours[v].end());
  }
  return Conflicts(neighbours, std::move(weights));
}

} // namespace

bool FreeSquares::legal(const std::vector<Place>& layout) const
{
  auto vertices = std::vector<int>{};
  for (const auto place : layout) {
    if (std::binary_search(pinned.begin(), pinned.end(), place))
      continue;
    const auto found = std::lower_bound(squares.begin(), squares.end(), place);
    if (found == squares.end() || *found != place)
      return false;
    vertices.push_back(static_cast<int>(found - squares.begin()));
  }
  if (std::adjacent_find(vertices.begin(), vertices.end()) != vertices.end())
    return false;
  return std::none_of(vertices.begin(), vertices.end(), [&](int v) {
    const auto neighbours = conflicts.of(v);
    return std::find_first_of(neighbours.begin(), neighbours.end(), vertices.begin(),
                              vertices.end()) != neighbours.end();
  });
}

std::vector<Place> FreeSquares::layout(const std::vector<int>& vertices) const
{
  auto places = pinned;
  for (const auto vertex : vertices) {
    const auto v = static_cast<std::size_t>(vertex);
    if (orbits.empty())
      places.push_back(squares[v]);
    else
      places.insert(places.end(), orbits[v].begin(), orbits[v].end());
  }
  std::sort(places.begin(), places.end());
  return places;
}

FreeSquares freeSquares(const Board& board, const ChipSettings& settings)
{
  auto result = FreeSquares{};
  const auto where = ChipSquares(board, settings);
  auto left = Numbering(board.map(), where.allowedSquares());
  keepPins(result, board, settings, where, left);
  for (const auto place : where.allowedSquares())
    if (left.of(place) >= 0)
      result.squares.push_back(place);
  if (settings.symmetry != Symmetry::None)
    makeOrbits(result, board.map(), settings);
  result.conflicts = conflictsOf(result, board.map(), settings);
  return result;
}

} // namespace kartenwerk
