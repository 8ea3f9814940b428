// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the engine can hold, for those who must know without asking it; a test compares these
/// numbers with model/game/sizes.h.
namespace kartenwerk {

/// A game without a map is played on a table of so many squares a side.
inline constexpr int openTableSide = 64;

inline constexpr int mostTilesInPlay = 512;
inline constexpr int mostKindsInPlay = 255;
inline constexpr int mostTilesOfAKind = 255;
inline constexpr int mostStartsInPlay = 16;

/// Squares of a grid with the margin that the engine lays round it.
inline constexpr int mostGridSquaresInPlay = 20480;
constexpr int gridSquaresInPlay(int columns, int rows)
{
  return (columns + 1) * (rows + 2) + 1;
}

} // namespace kartenwerk
