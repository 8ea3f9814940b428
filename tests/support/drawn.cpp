// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawn.h"

#include <map>
#include <string>

namespace kartenwerk {

namespace {

Square squareFor(char sign)
{
  switch (sign) {
  case '~':
    return {Ground::Outside, OutsideLook::Sea};
  case '%':
    return {Ground::Outside, OutsideLook::Clouds};
  case '^':
    return {Ground::Outside, OutsideLook::Abroad};
  case '#':
    return {Ground::Blocked};
  case 'D':
    return {Ground::Depot, OutsideLook::Sea, Colour::Purple};
  case 'H':
    return {Ground::Highlight, OutsideLook::Sea, Colour::Orange};
  default:
    return {Ground::Playable};
  }
}

} // namespace

Place at(std::string_view text)
{
  return placeFrom(text).value();
}

Map drawn(std::initializer_list<std::string_view> rows)
{
  auto map = Map(static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size()));
  auto cities = std::map<char, LargeCity>{};
  auto place = Place{};
  for (const auto row : rows) {
    for (place.column = 0; place.column < map.columns(); ++place.column) {
      const auto sign = row[static_cast<std::size_t>(place.column)];
      map = map.withSquare(place, squareFor(sign));
      const auto name = toString(place);
      if (sign == 'S')
        map = map.withSite({.place = place, .kind = SiteKind::Start, .name = "Start " + name});
      if (sign == 't')
        map = map.withSite({.place = place, .kind = SiteKind::Town, .name = "Town " + name});
      if (sign >= '1' && sign <= '9')
        cities[sign].squares.push_back({place, 0});
    }
    ++place.row;
  }
  for (auto& [sign, city] : cities) {
    city.name = std::string("City ") + sign;
    map = map.withLargeCity(city);
  }
  return map;
}

} // namespace kartenwerk
