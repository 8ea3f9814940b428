// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdlib>
#include <string>
#include <vector>

#include "model/base/random.h"
#include "model/board/board.h"
#include "model/chips/settings.h"
#include "model/map/map.h"

// Maps for the tests of chips, and all their layouts found by trying every subset.
namespace kartenwerk {

inline ChipSettings chips(int count)
{
  auto settings = ChipSettings{};
  settings.count = count;
  return settings;
}

inline Place placeAt(int column, int row)
{
  return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

inline Map openGrid(int columns, int rows)
{
  return Map(columns, rows, {Ground::Playable});
}

/// Each square is blocked with that chance.
inline Map randomMask(Random& random, int columns, int rows, std::uint64_t percentBlocked)
{
  auto map = openGrid(columns, rows);
  for (auto row = 0; row < rows; ++row)
    for (auto column = 0; column < columns; ++column)
      if (random.below(100) < percentBlocked)
        map = map.withSquare(placeAt(column, row), {Ground::Blocked});
  return map;
}

/// A map with everything in it that bears on chips.
inline Map randomMap(Random& random, int columns, int rows)
{
  auto map = randomMask(random, columns, rows, 15);
  const auto somewhere = [&] {
    const auto column = static_cast<int>(random.below(static_cast<std::uint64_t>(columns)));
    return placeAt(column, static_cast<int>(random.below(static_cast<std::uint64_t>(rows))));
  };
  for (auto i = 0; i < 2; ++i) {
    auto city = LargeCity{.name = "City " + std::to_string(i), .squares = {{somewhere(), 1}}};
    const auto place = city.squares.front().place;
    if (random.below(2) == 0)
      city.sides = {{place, static_cast<Side>(random.below(4)), CitySideKind::Closed}};
    map = map.withLargeCity(city);
  }
  for (auto i = 0; i < 2; ++i)
    map = map.withSite({.place = somewhere(), .kind = SiteKind::Town, .name = "Town"});
  for (auto i = 0; i < 2; ++i)
    map = map.withSite({.place = somewhere(), .kind = SiteKind::Start, .name = "Start"});
  return map;
}

/// Calls visit(subset as bits) for each set of squares that keep the spacing.
template <class Visit>
void tryAll(const std::vector<Place>& squares, const Spacing& spacing, Visit visit)
{
  auto excludes = std::vector<std::uint32_t>(squares.size(), 0);
  for (std::size_t i = 0; i < squares.size(); ++i)
    for (std::size_t j = 0; j < squares.size(); ++j) {
      const auto columns = std::abs(squares[i].column - squares[j].column);
      const auto rows = std::abs(squares[i].row - squares[j].row);
      if (i != j &&
          (columns + rows < spacing.steps || (spacing.diagonal && columns == 1 && rows == 1)))
        excludes[i] |= std::uint32_t{1} << j;
    }
  for (auto set = std::uint32_t{0}; set < (std::uint32_t{1} << squares.size()); ++set) {
    auto legal = true;
    for (auto rest = set; rest != 0 && legal; rest &= rest - 1)
      legal = (excludes[static_cast<std::size_t>(std::countr_zero(rest))] & set) == 0;
    if (legal)
      visit(set);
  }
}

/// Numbers of layouts by size, the last not zero.
inline std::vector<std::uint64_t> triedCounts(const std::vector<Place>& squares,
                                              const Spacing& spacing)
{
  auto counts = std::vector<std::uint64_t>(squares.size() + 1, 0);
  tryAll(squares, spacing,
         [&](std::uint32_t set) { ++counts[static_cast<std::size_t>(std::popcount(set))]; });
  while (counts.back() == 0)
    counts.pop_back();
  return counts;
}

} // namespace kartenwerk
