// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kartenwerk {

/// A square of the grid: column 0 is A, row 0 is 1. Places sort row by row, as a map is read.
struct Place
{
  std::int16_t column = 0;
  std::int16_t row = 0;

  bool operator==(const Place&) const = default;
  std::strong_ordering operator<=>(const Place& other) const
  {
    const auto rows = row <=> other.row;
    return rows != 0 ? rows : column <=> other.column;
  }
};

enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array allSides{Side::North, Side::East, Side::South, Side::West};

/// Clockwise quarter turns.
enum class Rotation : std::uint8_t { None, Quarter, Half, ThreeQuarters };
inline constexpr std::array allRotations{Rotation::None, Rotation::Quarter, Rotation::Half,
                                         Rotation::ThreeQuarters};

constexpr Side opposite(Side side)
{
  return static_cast<Side>((static_cast<unsigned>(side) + 2) % 4);
}

/// Where a side of a thing points after the thing is turned.
constexpr Side rotated(Side side, Rotation rotation)
{
  return static_cast<Side>((static_cast<unsigned>(side) + static_cast<unsigned>(rotation)) % 4);
}

constexpr Rotation operator+(Rotation a, Rotation b)
{
  return static_cast<Rotation>((static_cast<unsigned>(a) + static_cast<unsigned>(b)) % 4);
}

constexpr Rotation inverse(Rotation rotation)
{
  return static_cast<Rotation>((4 - static_cast<unsigned>(rotation)) % 4);
}

/// The square beyond a side; it may lie off the grid.
constexpr Place neighbour(Place place, Side side)
{
  constexpr std::array<int, 4> columnStep{0, 1, 0, -1};
  constexpr std::array<int, 4> rowStep{-1, 0, 1, 0};
  const auto i = static_cast<std::size_t>(side);
  return {static_cast<std::int16_t>(place.column + columnStep[i]),
          static_cast<std::int16_t>(place.row + rowStep[i])};
}

/// "D7": letters A…Z, AA… for the column, the row from 1. The place must not be negative.
std::string toString(Place place);

/// The letters of a column alone: "A" for 0, "AA" for 26.
std::string columnName(int column);

/// Reads "D7"; nothing for any other text, for a row 0, and for places beyond 32766.
std::optional<Place> placeFrom(std::string_view text);

/// "north", "east", "south", "west": as in files.
std::string_view toString(Side side);
std::optional<Side> sideFrom(std::string_view text);

/// Clockwise degrees: 0, 90, 180, 270, as in files.
constexpr int degrees(Rotation rotation)
{
  return 90 * static_cast<int>(rotation);
}
std::optional<Rotation> rotationFromDegrees(long long degrees);

} // namespace kartenwerk
