// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace kartenwerk {

/// What a side of an open square demands, in four bits: 0 anything, 1 + edge, 15 nothing fits
/// (slots that are not in use).
inline constexpr std::uint8_t anyEdge = 0;
inline constexpr std::uint8_t unusedDemand = 0xFF;

/// For each side (north, east, south, west) and demand: the rotations, as bits, in which a kind
/// shows an edge there that meets it.
struct alignas(16) FitTable
{
  std::array<std::array<std::uint8_t, 16>, 4> rotations{};
};

/// Writes for each of `slots` open squares (a multiple of 16) the rotations in which the kind fits,
/// and returns how many pairs of square and rotation there are. `northEast` holds the demand of
/// the north in the low and of the east in the high four bits, `southWest` likewise.
using FitKernel = int (*)(const FitTable& table, const std::uint8_t* northEast,
                          const std::uint8_t* southWest, int slots, std::uint8_t* result);

/// The fastest kernel that this processor runs; all give the same result.
FitKernel fastestFit();
/// The one that every processor runs.
int plainFit(const FitTable& table, const std::uint8_t* northEast, const std::uint8_t* southWest,
             int slots, std::uint8_t* result);

} // namespace kartenwerk
