// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/map/mapfile.h"

namespace kartenwerk {

namespace {

template <class Table, class Key>
TextPosition found(const Table& table, const Key& key)
{
  const auto at = std::ranges::lower_bound(table, key, {}, &Table::value_type::first);
  return at != table.end() && at->first == key ? at->second : TextPosition{};
}

} // namespace

TextPosition MapPositions::square(Place place) const
{
  if (place.row < 0 || place.column < 0 || static_cast<std::size_t>(place.row) >= m_rows.size())
    return {};
  auto at = m_rows[static_cast<std::size_t>(place.row)];
  at.column += place.column;
  return at;
}

TextPosition MapPositions::site(Place place, SiteKind kind) const
{
  return found(m_sites, std::pair(place, kind));
}

TextPosition MapPositions::print(Place place, Side side) const
{
  return found(m_prints, Landing{place, side});
}

TextPosition MapPositions::largeCity(Place place) const
{
  return found(m_largeCities, place);
}

TextPosition MapPositions::ferry(Place place, Side side) const
{
  return found(m_ferries, Landing{place, side});
}

TextPosition MapPositions::region(std::size_t index) const
{
  return index < m_regions.size() ? m_regions[index] : TextPosition{};
}

TextPosition MapPositions::box(std::size_t index) const
{
  return index < m_boxes.size() ? m_boxes[index] : TextPosition{};
}

TextPosition MapPositions::any(Place place) const
{
  const auto first = std::ranges::lower_bound(m_sites, std::pair(place, SiteKind::Start), {},
                                              &decltype(m_sites)::value_type::first);
  if (first != m_sites.end() && first->first.first == place)
    return first->second;
  const auto city = largeCity(place);
  return city.line > 0 ? city : square(place);
}

} // namespace kartenwerk
