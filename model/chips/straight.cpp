// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/straight.h"

#include <bit>

namespace kartenwerk {

namespace {

/// The greatest number whose square is not above.
std::int32_t squareRoot(std::uint64_t number)
{
  auto root = std::uint64_t{0};
  for (auto bit = std::uint64_t{1} << 30; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= number)
      root |= bit;
  return static_cast<std::int32_t>(root);
}

} // namespace

StraightDistances::StraightDistances(int columns, int rows) : m_rows(rows)
{
  for (std::int64_t across = 0; across < columns; ++across)
    for (std::int64_t down = 0; down < rows; ++down)
      m_table.push_back(
          squareRoot(static_cast<std::uint64_t>((across * across + down * down) * unit * unit)));
}

std::int64_t minusLogarithm(std::uint64_t random)
{
  const auto bits = random | 1;
  const auto zeros = std::countl_zero(bits);
  const auto mantissa = ((bits << zeros) >> 47) & 0xffff;
  return (std::int64_t{zeros} + 1) * 65536 - static_cast<std::int64_t>(mantissa);
}

} // namespace kartenwerk
