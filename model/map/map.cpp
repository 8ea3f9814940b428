// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/map.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "model/map/maplists.h"

namespace kartenwerk {

using namespace maplists;

Map::Map(int columns, int rows, Square fill) : m_columns(columns)
{
  assert(columns >= 1 && columns <= largestSide && rows >= 1 && rows <= largestSide);
  assert(fill.ground != Ground::LargeCity);
  const auto row = Shared<Row>(Row(static_cast<std::size_t>(columns), normalised(fill)));
  m_rows.assign(static_cast<std::size_t>(rows), row);
}

Map Map::fromParts(std::vector<Row> rows, MapParts parts)
{
  assert(!rows.empty() && rows.size() <= largestSide);
  auto map = Map(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
  map.m_largeCities = settled(std::move(parts.largeCities), rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    assert(static_cast<int>(rows[i].size()) == map.m_columns);
    map.m_rows[i] = std::move(rows[i]);
  }
  map.m_info = std::move(parts.info);
  map.m_sites = sorted(std::move(parts.sites));
  map.m_prints = sorted(std::move(parts.prints));
  map.m_ferries = sorted(std::move(parts.ferries));
  map.m_regions = sorted(std::move(parts.regions));
  map.m_boxes = std::move(parts.boxes);
  std::ranges::sort(parts.extras);
  map.m_extras = std::move(parts.extras);
  return map;
}

MapParts Map::parts() const
{
  return {info(), sites(), prints(), largeCities(), ferries(), regions(), boxes(), extras()};
}

bool Map::contains(Place place) const
{
  return place.column >= 0 && place.column < m_columns && place.row >= 0 && place.row < rows();
}

const Square& Map::at(Place place) const
{
  static const auto outside = Square{};
  if (!contains(place))
    return outside;
  return (*m_rows[static_cast<std::size_t>(place.row)])[static_cast<std::size_t>(place.column)];
}

const Site* Map::site(Place place, SiteKind kind) const
{
  return found(*m_sites, std::tuple{place, kind});
}

const Print* Map::print(Place place, Side side) const
{
  return found(*m_prints, std::tuple{place, side});
}

const LargeCity* Map::largeCity(Place place) const
{
  if (at(place).ground != Ground::LargeCity)
    return nullptr;
  for (const auto& city : *m_largeCities)
    if (city.has(place))
      return &city;
  return nullptr;
}

const Ferry* Map::ferry(Place place, Side side) const
{
  for (const auto& ferry : *m_ferries)
    if (lands(ferry, {place, side}))
      return &ferry;
  return nullptr;
}

void Map::setSquare(Place place, Square square)
{
  auto& row = m_rows[static_cast<std::size_t>(place.row)];
  auto changed = *row;
  changed[static_cast<std::size_t>(place.column)] = normalised(square);
  row = std::move(changed);
}

Map Map::withSquare(Place place, Square square) const
{
  assert(contains(place) && square.ground != Ground::LargeCity);
  auto map = *this;
  if (at(place).ground == Ground::LargeCity)
    map.m_largeCities = without(*m_largeCities, place);
  map.setSquare(place, square);
  return map;
}

Map Map::withSquares(std::span<const Place> places, Square square) const
{
  assert(square.ground != Ground::LargeCity);
  const auto wanted = normalised(square);
  auto changes = std::vector<Place>{};
  for (const auto place : places)
    if (contains(place) && at(place) != wanted)
      changes.push_back(place);
  std::ranges::sort(changes);
  auto map = *this;
  auto cities = *m_largeCities;
  for (auto next = changes.begin(); next != changes.end();) {
    auto& shared = map.m_rows[static_cast<std::size_t>(next->row)];
    auto row = *shared;
    for (const auto number = next->row; next != changes.end() && next->row == number; ++next) {
      auto& changed = row[static_cast<std::size_t>(next->column)];
      if (changed.ground == Ground::LargeCity)
        cities = without(std::move(cities), *next);
      changed = wanted;
    }
    shared = std::move(row);
  }
  if (cities.size() != m_largeCities->size() || cities != *m_largeCities)
    map.m_largeCities = std::move(cities);
  return map;
}

Map Map::withSite(Site site) const
{
  assert(contains(site.place));
  auto map = *this;
  map.m_sites = with(*m_sites, std::move(site));
  return map;
}

Map Map::withoutSite(Place place, SiteKind kind) const
{
  auto map = *this;
  auto sites = *m_sites;
  std::erase_if(sites, [&](const Site& site) { return site.place == place && site.kind == kind; });
  map.m_sites = std::move(sites);
  return map;
}

Map Map::withPrint(Print print) const
{
  assert(contains(print.place));
  auto map = *this;
  map.m_prints = with(*m_prints, std::move(print));
  return map;
}

Map Map::withoutPrint(Place place, Side side) const
{
  auto map = *this;
  auto prints = *m_prints;
  std::erase_if(prints, [&](const Print& p) { return p.place == place && p.side == side; });
  map.m_prints = std::move(prints);
  return map;
}

Map Map::withLargeCity(LargeCity city) const
{
  assert(!city.squares.empty());
  auto map = *this;
  auto cities = *m_largeCities;
  for (const auto& square : city.squares) {
    assert(contains(square.place));
    cities = without(std::move(cities), square.place);
    map.setSquare(square.place, {Ground::LargeCity});
  }
  map.m_largeCities = with(std::move(cities), normalised(std::move(city)));
  return map;
}

Map Map::withoutLargeCity(Place place, Square ground) const
{
  const auto* city = largeCity(place);
  if (!city)
    return *this;
  auto map = *this;
  for (const auto& square : city->squares)
    map = map.withSquare(square.place, ground);
  return map;
}

Map Map::withFerry(Ferry ferry) const
{
  assert(contains(ferry.from.place) && contains(ferry.to.place));
  if (ferry.to < ferry.from)
    std::swap(ferry.from, ferry.to);
  auto map = *this;
  auto ferries = *m_ferries;
  std::erase_if(ferries,
                [&](const Ferry& f) { return lands(f, ferry.from) || lands(f, ferry.to); });
  map.m_ferries = with(std::move(ferries), std::move(ferry));
  return map;
}

Map Map::withoutFerry(Place place, Side side) const
{
  auto map = *this;
  auto ferries = *m_ferries;
  std::erase_if(ferries, [&](const Ferry& ferry) { return lands(ferry, {place, side}); });
  map.m_ferries = std::move(ferries);
  return map;
}

Map Map::withoutElements(std::span<const Place> places) const
{
  const auto gone = [&](Place place) { return std::ranges::binary_search(places, place); };
  const auto keep = [](auto& shared, const auto& isGone) {
    if (std::ranges::none_of(*shared, isGone))
      return;
    auto items = *shared;
    std::erase_if(items, isGone);
    shared = std::move(items);
  };
  auto map = *this;
  keep(map.m_sites, [&](const Site& site) { return gone(site.place); });
  keep(map.m_prints, [&](const Print& print) { return gone(print.place); });
  keep(map.m_ferries,
       [&](const Ferry& ferry) { return gone(ferry.from.place) || gone(ferry.to.place); });
  const auto touched = [&](const Region& region) {
    return std::ranges::any_of(region.squares, gone);
  };
  if (std::ranges::any_of(*m_regions, touched)) {
    auto regions = *m_regions;
    for (auto& region : regions)
      std::erase_if(region.squares, gone);
    map.m_regions = std::move(regions);
  }
  return map;
}

Map Map::withRegions(std::vector<Region> regions) const
{
  auto map = *this;
  map.m_regions = sorted(std::move(regions));
  return map;
}

Map Map::withBoxes(std::vector<Box> boxes) const
{
  auto map = *this;
  map.m_boxes = std::move(boxes);
  return map;
}

Map Map::withInfo(MapInfo info) const
{
  auto map = *this;
  map.m_info = std::move(info);
  return map;
}

Map Map::withExtras(Extras extras) const
{
  auto map = *this;
  std::ranges::sort(extras);
  map.m_extras = std::move(extras);
  return map;
}

} // namespace kartenwerk
