// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/board.h"

#include <algorithm>
#include <utility>

namespace kartenwerk {

namespace {

Edge demandOf(CitySideKind kind)
{
  switch (kind) {
  case CitySideKind::City:
    return Edge::City;
  case CitySideKind::Road:
    return Edge::Road;
  case CitySideKind::Closed:
    break;
  }
  return Edge::Field;
}

void sortUnique(std::vector<Place>& places)
{
  std::ranges::sort(places);
  const auto rest = std::ranges::unique(places);
  places.erase(rest.begin(), rest.end());
}

} // namespace

Board::Board(Map map) : m_map(std::move(map))
{
  listSquares();
  findNeighbours();
  findPrintsAndFerries();
}

void Board::listSquares()
{
  for (int row = 0; row < m_map.rows(); ++row) {
    const auto& squares = *m_map.row(row);
    for (int column = 0; column < m_map.columns(); ++column)
      if (squares[static_cast<std::size_t>(column)].ground == Ground::Playable)
        m_squares.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
  }
}

void Board::markCity(int city, std::vector<int>& cityOf) const
{
  for (const auto& square : m_map.largeCities()[static_cast<std::size_t>(city)].squares)
    if (m_map.contains(square.place))
      cityOf[squareIndex(square.place)] = city;
}

void Board::findNeighbours()
{
  const auto size =
      static_cast<std::size_t>(m_map.columns()) * static_cast<std::size_t>(m_map.rows());
  m_sides.resize(4 * size);
  m_round.resize(m_map.largeCities().size());
  auto cityOf = std::vector<int>(size, -1);
  for (std::size_t city = 0; city < m_round.size(); ++city)
    markCity(static_cast<int>(city), cityOf);
  auto playableAt = std::vector<char>(size, 0);
  for (const auto place : m_squares)
    playableAt[squareIndex(place)] = 1;

  for (const auto place : m_squares)
    for (const auto side : allSides) {
      const auto next = neighbour(place, side);
      if (!m_map.contains(next))
        continue;
      const auto at = squareIndex(next);
      if (playableAt[at] != 0) {
        m_sides[sideIndex(place, side)] = {Beyond::Square, Edge::Field, -1};
      } else if (const auto city = cityOf[at]; city >= 0) {
        const auto& largeCity = m_map.largeCities()[static_cast<std::size_t>(city)];
        const auto kind = largeCity.sideAt(next, opposite(side));
        m_sides[sideIndex(place, side)] = {Beyond::LargeCity, demandOf(kind), city};
        m_round[static_cast<std::size_t>(city)].push_back(place);
      }
    }
  for (auto& places : m_round)
    sortUnique(places);
}

void Board::findPrintsAndFerries()
{
  const auto put = [this](Place place, Side side, SideInfo info) {
    if (!playable(place))
      return;
    auto& known = m_sides[sideIndex(place, side)];
    if (known.beyond == Beyond::Neutral)
      known = info;
  };
  for (std::size_t i = 0; i < m_map.prints().size(); ++i) {
    const auto& print = m_map.prints()[i];
    const auto edge = print.kind == PrintKind::Road ? Edge::Road : Edge::City;
    put(print.place, print.side, {Beyond::Print, edge, static_cast<int>(i)});
  }
  for (std::size_t i = 0; i < m_map.ferries().size(); ++i)
    for (const auto& end : {m_map.ferries()[i].from, m_map.ferries()[i].to})
      put(end.place, end.side, {Beyond::Ferry, Edge::Road, static_cast<int>(i)});
}

bool Board::exists(Place place) const
{
  const auto ground = m_map.at(place).ground;
  return ground == Ground::Playable || ground == Ground::LargeCity;
}

bool Board::accepts(Place place, Side side, Edge edge) const
{
  const auto info = this->side(place, side);
  return info.beyond == Beyond::Square || info.beyond == Beyond::Neutral || info.demand == edge;
}

bool Board::fits(const TileKind& kind, Rotation rotation, Place place) const
{
  return playable(place) && std::ranges::all_of(allSides, [&](Side side) {
           return accepts(place, side, kind.edge(side, rotation));
         });
}

bool Board::besideOpenSide(Place place, OpenSideEdition edition) const
{
  return playable(place) && std::ranges::any_of(allSides, [&](Side side) {
           const auto info = this->side(place, side);
           return info.beyond == Beyond::LargeCity &&
                  (edition == OpenSideEdition::Of2019 || info.demand != Edge::Field);
         });
}

const std::vector<Place>& Board::round(int largeCity) const
{
  return m_round[static_cast<std::size_t>(largeCity)];
}

std::optional<Place> Board::farEnd(int ferry, Place from) const
{
  const auto& ends = m_map.ferries()[static_cast<std::size_t>(ferry)];
  const auto& far = ends.from.place == from ? ends.to : ends.from;
  if (far.place == from || !playable(far.place))
    return std::nullopt;
  const auto info = side(far.place, far.side);
  if (info.beyond != Beyond::Ferry || info.index != ferry)
    return std::nullopt;
  return far.place;
}

std::vector<Place> Board::opens(Place place) const
{
  auto places = std::vector<Place>{};
  if (!playable(place))
    return places;
  for (const auto side : allSides) {
    const auto info = this->side(place, side);
    if (info.beyond == Beyond::Square)
      places.push_back(neighbour(place, side));
    else if (info.beyond == Beyond::LargeCity)
      places.insert(places.end(), round(info.index).begin(), round(info.index).end());
    else if (info.beyond == Beyond::Ferry)
      if (const auto far = farEnd(info.index, place))
        places.push_back(*far);
  }
  std::erase(places, place);
  sortUnique(places);
  return places;
}

std::vector<Place> Board::reachable(const std::vector<Place>& starts) const
{
  auto seen = std::vector<char>(m_sides.size() / 4, 0);
  auto cityDone = std::vector<char>(m_round.size(), 0);
  auto reached = std::vector<Place>{};
  const auto reach = [&](Place place) {
    if (playable(place) && std::exchange(seen[squareIndex(place)], char{1}) == 0)
      reached.push_back(place);
  };
  std::ranges::for_each(starts, reach);
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const auto place = reached[next];
    for (const auto side : allSides) {
      const auto info = this->side(place, side);
      if (info.beyond == Beyond::Square)
        reach(neighbour(place, side));
      else if (info.beyond == Beyond::LargeCity &&
               std::exchange(cityDone[static_cast<std::size_t>(info.index)], char{1}) == 0)
        std::ranges::for_each(round(info.index), reach);
      else if (info.beyond == Beyond::Ferry)
        if (const auto far = farEnd(info.index, place))
          reach(*far);
    }
  }
  std::ranges::sort(reached);
  return reached;
}

std::vector<Place> startSquares(const Map& map)
{
  auto places = std::vector<Place>{};
  for (const auto& site : map.sites())
    if (site.kind == SiteKind::Start)
      places.push_back(site.place);
  std::ranges::sort(places);
  return places;
}

} // namespace kartenwerk
