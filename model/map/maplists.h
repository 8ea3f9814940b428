// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "model/map/map.h"

/// The sorted lists that a map keeps beside its rows: for model/map/map.cpp alone.
namespace kartenwerk::maplists {

inline auto keyOf(const Site& site)
{
  return std::tuple{site.place, site.kind};
}
inline auto keyOf(const Print& print)
{
  return std::tuple{print.place, print.side};
}
inline auto keyOf(const LargeCity& city)
{
  return city.squares.front().place;
}
inline auto keyOf(const Ferry& ferry)
{
  return std::tuple{ferry.from, ferry.to};
}

template <class Item>
bool before(const Item& a, const Item& b)
{
  return keyOf(a) < keyOf(b);
}

template <class Item, class Key>
auto found(const std::vector<Item>& items, const Key& key)
{
  const auto at = std::lower_bound(items.begin(), items.end(), key,
                                   [](const Item& item, const Key& k) { return keyOf(item) < k; });
  return at != items.end() && keyOf(*at) == key ? &*at : nullptr;
}

/// The list with `item` in its sorted place, in place of an item with the same key.
template <class Item>
std::vector<Item> with(std::vector<Item> items, Item item)
{
  const auto at = std::lower_bound(items.begin(), items.end(), item, before<Item>);
  if (at != items.end() && keyOf(*at) == keyOf(item))
    *at = std::move(item);
  else
    items.insert(at, std::move(item));
  return items;
}

/// Sorted, and of items with the same key only the last.
template <class Item>
std::vector<Item> sorted(std::vector<Item> items)
{
  std::ranges::stable_sort(items, before<Item>);
  auto result = std::vector<Item>{};
  for (auto& item : items) {
    if (!result.empty() && keyOf(result.back()) == keyOf(item))
      result.back() = std::move(item);
    else
      result.push_back(std::move(item));
  }
  return result;
}

/// Sorted by their landings; of ferries that share a landing only the last.
std::vector<Ferry> sorted(std::vector<Ferry> ferries);
/// Each with its squares sorted and once.
std::vector<Region> sorted(std::vector<Region> regions);

bool lands(const Ferry& ferry, const Landing& landing);

/// Without a look or a colour that its ground does not have.
Square normalised(Square square);
/// Sorted, without inner and open sides.
LargeCity normalised(LargeCity city);

/// Sorted, with their squares marked as large-city ground; of cities that share a square the last
/// keeps it, and a city without squares is gone.
std::vector<LargeCity> settled(std::vector<LargeCity> cities, std::vector<Map::Row>& rows);
/// The cities without that square; a city without squares is gone.
std::vector<LargeCity> without(std::vector<LargeCity> cities, Place place);

} // namespace kartenwerk::maplists
