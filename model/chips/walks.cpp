// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/walks.h"

#include <algorithm>

namespace kartenwerk {

WalkingGround::WalkingGround(const Map& map, Over over)
    : m_columns(map.columns()), m_rows(map.rows()), m_far(map.columns() * map.rows())
{
  auto place = Place{};
  for (place.row = 0; place.row < m_rows; ++place.row) {
    place.column = 0;
    for (const auto& square : *map.row(place.row)) {
      const auto playable = square.ground == Ground::Playable;
      const auto city = over == Over::TilesAndCities && square.ground == Ground::LargeCity;
      m_open.push_back(static_cast<char>(playable || city));
      m_numbers.push_back(playable ? static_cast<std::int32_t>(m_squares.size()) : -1);
      if (playable)
        m_squares.push_back(place);
      ++place.column;
    }
  }
}

template <class Visit>
void WalkingGround::flood(Place place, Visit visit) const
{
  struct Reached
  {
    Place place;
    std::int32_t steps;
  };
  const auto index = [this](Place at) {
    return static_cast<std::size_t>(at.row * m_columns + at.column);
  };
  auto seen = m_open;
  seen[index(place)] = 0;
  auto queue = std::vector<Reached>{{place, 0}};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto here = queue[i];
    if (!visit(index(here.place), here.steps))
      return;
    for (const auto side : allSides) {
      const auto there = neighbour(here.place, side);
      if (there.column < 0 || there.row < 0 || there.column >= m_columns || there.row >= m_rows ||
          seen[index(there)] == 0)
        continue;
      seen[index(there)] = 0;
      queue.push_back({there, here.steps + 1});
    }
  }
}

std::vector<std::int32_t> WalkingGround::stepsFrom(Place place) const
{
  auto steps = std::vector<std::int32_t>(m_squares.size(), m_far);
  flood(place, [&](std::size_t at, std::int32_t distance) {
    if (m_numbers[at] >= 0)
      steps[static_cast<std::size_t>(m_numbers[at])] = distance;
    return true;
  });
  return steps;
}

std::int32_t WalkingGround::stepsTo(Place place, const std::vector<std::int32_t>& steps) const
{
  if (place.column < 0 || place.row < 0 || place.column >= m_columns || place.row >= m_rows)
    return m_far;
  const auto number = m_numbers[static_cast<std::size_t>(place.row * m_columns + place.column)];
  return number < 0 ? m_far : steps[static_cast<std::size_t>(number)];
}

std::vector<std::int32_t> WalkingGround::nearest(Place place, int count) const
{
  auto steps = std::vector<std::int32_t>{};
  const auto wanted = static_cast<std::size_t>(std::max(0, count));
  flood(place, [&](std::size_t at, std::int32_t distance) {
    if (m_numbers[at] >= 0 && steps.size() < wanted)
      steps.push_back(distance);
    return steps.size() < wanted;
  });
  steps.resize(wanted, m_far);
  return steps;
}

} // namespace kartenwerk
