// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/pieces.h"

#include <algorithm>

namespace kartenwerk {

namespace {

class Mask
{
public:
  explicit Mask(const Map& map)
      : m_map(map),
        m_bits(static_cast<std::size_t>(map.columns()) * static_cast<std::size_t>(map.rows()))
  {
  }

  void insert(Place place) { m_bits[index(place)] = true; }

  /// Whether the place was there; it is not any longer.
  bool take(Place place)
  {
    if (!m_map.contains(place) || !m_bits[index(place)])
      return false;
    m_bits[index(place)] = false;
    return true;
  }

private:
  std::size_t index(Place place) const
  {
    return static_cast<std::size_t>(place.row) * static_cast<std::size_t>(m_map.columns()) +
           static_cast<std::size_t>(place.column);
  }

  const Map& m_map;
  std::vector<bool> m_bits;
};

PlaceList takePiece(Mask& mask, Place first)
{
  auto piece = PlaceList{first};
  for (std::size_t next = 0; next < piece.size(); ++next)
    for (const auto side : allSides)
      if (const auto beyond = neighbour(piece[next], side); mask.take(beyond))
        piece.push_back(beyond);
  std::ranges::sort(piece);
  return piece;
}

} // namespace

std::vector<PlaceList> pieces(const Map& map, const std::function<bool(Place)>& wanted)
{
  auto places = PlaceList{};
  for (auto row = std::int16_t{0}; row < map.rows(); ++row)
    for (auto column = std::int16_t{0}; column < map.columns(); ++column)
      if (wanted({column, row}))
        places.push_back({column, row});
  return pieces(map, places);
}

std::vector<PlaceList> pieces(const Map& map, const PlaceList& places)
{
  auto mask = Mask{map};
  for (const auto place : places)
    if (map.contains(place))
      mask.insert(place);
  auto sorted = places;
  if (!std::ranges::is_sorted(sorted))
    std::ranges::sort(sorted);
  auto found = std::vector<PlaceList>{};
  for (const auto place : sorted)
    if (mask.take(place))
      found.push_back(takePiece(mask, place));
  return found;
}

} // namespace kartenwerk
