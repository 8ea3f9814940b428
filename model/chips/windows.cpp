// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/windows.h"

#include <algorithm>
#include <cstdlib>

namespace kartenwerk {

namespace {

/// Numbers of places in rectangles from the north-west corner.
class Sums
{
public:
  Sums(int columns, int rows, const std::vector<Place>& places)
      : m_columns(columns + 1),
        m_sums(static_cast<std::size_t>(columns + 1) * static_cast<std::size_t>(rows + 1), 0)
  {
    for (const auto place : places)
      ++m_sums[index(place.column + 1, place.row + 1)];
    for (auto row = 1; row <= rows; ++row)
      for (auto column = 1; column <= columns; ++column)
        m_sums[index(column, row)] += m_sums[index(column - 1, row)] +
                                      m_sums[index(column, row - 1)] -
                                      m_sums[index(column - 1, row - 1)];
  }

  /// In columns [west, east) and rows [north, south).
  std::int64_t within(int west, int north, int east, int south) const
  {
    return m_sums[index(east, south)] - m_sums[index(west, south)] - m_sums[index(east, north)] +
           m_sums[index(west, north)];
  }

private:
  std::size_t index(int column, int row) const
  {
    return static_cast<std::size_t>(row * m_columns + column);
  }
  int m_columns;
  std::vector<std::int64_t> m_sums;
};

} // namespace

std::optional<Evenness::Window> worstWindow(int columns, int rows,
                                            const std::vector<Place>& squares,
                                            const std::vector<Place>& layout)
{
  if (squares.empty() || layout.empty())
    return std::nullopt;
  constexpr auto longest = 25;
  const auto widest = std::min(longest, (columns + 1) / 2);
  const auto highest = std::min(longest, (rows + 1) / 2);
  const auto squareSums = Sums(columns, rows, squares);
  const auto chipSums = Sums(columns, rows, layout);
  const auto all = static_cast<std::int64_t>(squares.size());
  const auto chips = static_cast<std::int64_t>(layout.size());
  auto farthest = std::int64_t{-1};
  auto worst = Evenness::Window{};
  for (auto north = 0; north < rows; ++north)
    for (auto west = 0; west < columns; ++west)
      for (auto south = north + 1; south <= std::min(rows, north + highest); ++south)
        for (auto east = west + 1; east <= std::min(columns, west + widest); ++east) {
          const auto inside = chipSums.within(west, north, east, south);
          const auto share = squareSums.within(west, north, east, south) * chips;
          const auto off = std::abs(inside * all - share);
          if (off <= farthest)
            continue;
          farthest = off;
          worst = {{static_cast<std::int16_t>(west), static_cast<std::int16_t>(north)},
                   {static_cast<std::int16_t>(east - 1), static_cast<std::int16_t>(south - 1)},
                   static_cast<int>(inside),
                   (share * 200 + all) / (2 * all)};
        }
  return worst;
}

} // namespace kartenwerk
