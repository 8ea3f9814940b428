// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/base/place.h"
#include "model/map/map.h"

namespace kartenwerk {

/// Walks on foot over a map: orthogonal steps, never by ferry.
class WalkingGround
{
public:
  enum class Over : std::uint8_t {
    TilesAndCities, ///< playable and large-city squares
    Tiles           ///< playable squares only
  };

  WalkingGround(const Map& map, Over over);

  /// Steps to what cannot be reached: columns × rows.
  std::int32_t far() const { return m_far; }
  /// The playable squares, row by row.
  const std::vector<Place>& squares() const { return m_squares; }

  /// Steps from a place to each of the squares. The place must lie in the grid.
  std::vector<std::int32_t> stepsFrom(Place place) const;
  /// Of such steps those to one place: far() where it is none of the squares, such as a mark for
  /// chips that is printed in a large city.
  std::int32_t stepsTo(Place place, const std::vector<std::int32_t>& steps) const;
  /// Steps from a place to its `count` nearest squares, ascending; a square itself is at 0.
  std::vector<std::int32_t> nearest(Place place, int count) const;

private:
  /// Floods from a place and calls visit(place's index, steps) for each place reached, in the order
  /// of steps, until that says false.
  template <class Visit>
  void flood(Place place, Visit visit) const;

  int m_columns;
  int m_rows;
  std::int32_t m_far;
  std::vector<char> m_open;
  std::vector<std::int32_t> m_numbers; ///< of the playable squares; -1: none
  std::vector<Place> m_squares;
};

} // namespace kartenwerk
