// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/map.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace kartenwerk {

namespace {

auto keyOf(const Site& site) { return std::tuple{site.place, site.kind}; }
auto keyOf(const Print& print) { return std::tuple{print.place, print.side}; }
auto keyOf(const LargeCity& city) { return city.squares.front().place; }
auto keyOf(const Ferry& ferry) { return std::tuple{ferry.from, ferry.to}; }

template <class Item> bool before(const Item& a, const Item& b) { return keyOf(a) < keyOf(b); }

template <class Item, class Key> auto found(const std::vector<Item>& items, const Key& key)
{
  const auto at = std::lower_bound(items.begin(), items.end(), key,
                                   [](const Item& item, const Key& k) { return keyOf(item) < k; });
  return at != items.end() && keyOf(*at) == key ? &*at : nullptr;
}

/// The list with `item` in its sorted place, in place of an item with the same key.
template <class Item> std::vector<Item> with(std::vector<Item> items, Item item)
{
  const auto at = std::lower_bound(items.begin(), items.end(), item, before<Item>);
  if (at != items.end() && keyOf(*at) == keyOf(item))
    *at = std::move(item);
  else
    items.insert(at, std::move(item));
  return items;
}

bool lands(const Ferry& ferry, const Landing& landing)
{
  return ferry.from == landing || ferry.to == landing;
}

Square normalised(Square square)
{
  if (square.ground != Ground::Outside)
    square.look = OutsideLook::Sea;
  if (square.ground != Ground::Depot && square.ground != Ground::Highlight)
    square.colour = Colour::None;
  return square;
}

LargeCity normalised(LargeCity city)
{
  std::ranges::sort(city.squares, {}, &CitySquare::place);
  std::ranges::sort(city.sides, [](const CitySide& a, const CitySide& b) {
    return std::tie(a.place, a.side) < std::tie(b.place, b.side);
  });
  std::erase_if(city.sides, [&](const CitySide& side) {
    return side.kind == CitySideKind::City || !city.has(side.place) ||
           city.has(neighbour(side.place, side.side));
  });
  return city;
}

/// The cities without that square; a city without squares is gone.
std::vector<LargeCity> without(std::vector<LargeCity> cities, Place place)
{
  for (auto& city : cities) {
    if (!city.has(place))
      continue;
    std::erase_if(city.squares, [&](const CitySquare& square) { return square.place == place; });
    city = normalised(std::move(city));
  }
  std::erase_if(cities, [](const LargeCity& city) { return city.squares.empty(); });
  std::ranges::sort(cities, before<LargeCity>);
  return cities;
}

} // namespace

bool LargeCity::has(Place place) const
{
  return std::ranges::any_of(squares, [&](const CitySquare& s) { return s.place == place; });
}

CitySideKind LargeCity::sideAt(Place place, Side side) const
{
  for (const auto& listed : sides)
    if (listed.place == place && listed.side == side)
      return listed.kind;
  return CitySideKind::City;
}

int LargeCity::coats() const
{
  int sum = 0;
  for (const auto& square : squares)
    sum += square.coats;
  return sum;
}

Map::Map(int columns, int rows, Square fill) : m_columns(columns)
{
  assert(columns >= 1 && columns <= largestSide && rows >= 1 && rows <= largestSide);
  assert(fill.ground != Ground::LargeCity);
  const auto row = Shared<Row>(Row(static_cast<std::size_t>(columns), normalised(fill)));
  m_rows.assign(static_cast<std::size_t>(rows), row);
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

Map Map::withRegions(std::vector<Region> regions) const
{
  for (auto& region : regions)
    std::ranges::sort(region.squares);
  auto map = *this;
  map.m_regions = std::move(regions);
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
