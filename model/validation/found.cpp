// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/found.h"

#include <algorithm>

namespace kartenwerk {

namespace {

template <class T>
void sortDistinct(std::vector<T>& items)
{
  std::ranges::sort(items);
  const auto [first, last] = std::ranges::unique(items);
  items.erase(first, last);
}

} // namespace

Issue found(Rule rule, std::vector<Place> places, std::vector<std::string> details)
{
  sortDistinct(places);
  return {rule, infoOf(rule).severity, std::move(places), std::move(details), {}};
}

Issue foundAt(Rule rule, std::vector<Landing> sides, std::vector<std::string> details)
{
  sortDistinct(sides);
  auto places = std::vector<Place>{};
  for (const auto& side : sides)
    places.push_back(side.place);
  auto issue = found(rule, std::move(places), std::move(details));
  issue.sides = std::move(sides);
  return issue;
}

std::vector<Place> placesOf(const LargeCity& city)
{
  auto places = std::vector<Place>{};
  for (const auto& square : city.squares)
    places.push_back(square.place);
  return places;
}

} // namespace kartenwerk
