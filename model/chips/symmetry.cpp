// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/symmetry.h"

#include <algorithm>

namespace kartenwerk {

namespace {

bool counts(const Map& map, Place place)
{
  const auto ground = map.at(place).ground;
  return ground == Ground::Playable || ground == Ground::LargeCity;
}

std::vector<Place> countedSquares(const Map& map)
{
  auto places = std::vector<Place>{};
  auto place = Place{};
  for (place.row = 0; place.row < map.rows(); ++place.row)
    for (place.column = 0; place.column < map.columns(); ++place.column)
      if (counts(map, place))
        places.push_back(place);
  return places;
}

} // namespace

SymmetricFrame::SymmetricFrame(const Map& map, Symmetry symmetry) : m_symmetry(symmetry)
{
  const auto squares = countedSquares(map);
  if (squares.empty())
    return;
  const auto byColumn = [](Place a, Place b) { return a.column < b.column; };
  const auto [west, east] = std::minmax_element(squares.begin(), squares.end(), byColumn);
  m_first = {west->column, squares.front().row};
  m_last = {east->column, squares.back().row};
  m_holds = std::all_of(squares.begin(), squares.end(), [&](Place place) {
    return map.at(image(place)).ground == map.at(place).ground;
  });
}

Place SymmetricFrame::image(Place place) const
{
  const auto column = place.column - m_first.column;
  const auto row = place.row - m_first.row;
  const auto width = m_last.column - m_first.column;
  const auto height = m_last.row - m_first.row;
  const auto at = [&](int newColumn, int newRow) {
    return Place{static_cast<std::int16_t>(m_first.column + newColumn),
                 static_cast<std::int16_t>(m_first.row + newRow)};
  };
  switch (m_symmetry) {
  case Symmetry::LeftRight:
    return at(width - column, row);
  case Symmetry::TopBottom:
    return at(column, height - row);
  case Symmetry::HalfTurn:
    return at(width - column, height - row);
  case Symmetry::QuarterTurn:
    return at(height - row, column);
  case Symmetry::Diagonal:
    return at(row, column);
  case Symmetry::AntiDiagonal:
    return at(height - row, width - column);
  case Symmetry::None:
    break;
  }
  return place;
}

std::vector<Place> SymmetricFrame::orbit(Place place) const
{
  auto places = std::vector<Place>{place};
  for (auto next = image(place); next != place; next = image(next))
    places.push_back(next);
  std::sort(places.begin(), places.end());
  return places;
}

std::string_view toString(Symmetry symmetry)
{
  switch (symmetry) {
  case Symmetry::LeftRight:
    return "left-right";
  case Symmetry::TopBottom:
    return "top-bottom";
  case Symmetry::HalfTurn:
    return "half-turn";
  case Symmetry::QuarterTurn:
    return "quarter-turn";
  case Symmetry::Diagonal:
    return "diagonal";
  case Symmetry::AntiDiagonal:
    return "anti-diagonal";
  case Symmetry::None:
    break;
  }
  return "none";
}

std::optional<Symmetry> symmetryFrom(std::string_view text)
{
  if (text == toString(Symmetry::None))
    return Symmetry::None;
  for (const auto symmetry : allSymmetries)
    if (text == toString(symmetry))
      return symmetry;
  return std::nullopt;
}

std::vector<Symmetry> symmetriesOf(const Map& map)
{
  auto found = std::vector<Symmetry>{};
  for (const auto symmetry : allSymmetries)
    if (SymmetricFrame(map, symmetry).holds())
      found.push_back(symmetry);
  return found;
}

} // namespace kartenwerk
