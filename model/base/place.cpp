// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/place.h"

#include <algorithm>
#include <cassert>

namespace kartenwerk {

namespace {
constexpr std::array<std::string_view, 4> sideNames{"north", "east", "south", "west"};
constexpr int largest = 32766;
} // namespace

std::string columnName(int column)
{
  assert(column >= 0);
  auto name = std::string{};
  for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return name;
}

std::string toString(Place place)
{
  return columnName(place.column) + std::to_string(place.row + 1);
}

std::optional<Place> placeFrom(std::string_view text)
{
  auto i = std::size_t{0};
  int column = 0;
  for (; i < text.size() && text[i] >= 'A' && text[i] <= 'Z'; ++i) {
    column = column * 26 + (text[i] - 'A' + 1);
    if (column > largest)
      return {};
  }
  if (i == 0 || i == text.size() || text[i] == '0')
    return {};
  int row = 0;
  for (; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9')
      return {};
    row = row * 10 + (text[i] - '0');
    if (row > largest)
      return {};
  }
  return Place{static_cast<std::int16_t>(column - 1), static_cast<std::int16_t>(row - 1)};
}

std::string_view toString(Side side)
{
  return sideNames[static_cast<std::size_t>(side)];
}

std::optional<Side> sideFrom(std::string_view text)
{
  const auto found = std::ranges::find(sideNames, text);
  if (found == sideNames.end())
    return {};
  return static_cast<Side>(found - sideNames.begin());
}

std::optional<Rotation> rotationFromDegrees(long long degrees)
{
  if (degrees < 0 || degrees > 270 || degrees % 90 != 0)
    return {};
  return static_cast<Rotation>(degrees / 90);
}

} // namespace kartenwerk
