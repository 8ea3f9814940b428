// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/place.h"

/// What the engine can hold: its largest size (model/game/sizes.h) and its deal are made of these
/// numbers, and validation, which knows no engine, warns by them.
namespace kartenwerk {

/// A game without a map is played on a table of so many squares a side.
inline constexpr int openTableSide = 64;
/// Where the start tile lies on it, unless the block of Leipzig lies there instead.
inline constexpr Place openTableStart{openTableSide / 2, openTableSide / 2};

inline constexpr int mostTilesInPlay = 512;
inline constexpr int mostKindsInPlay = 255;
inline constexpr int mostTilesOfAKind = 255;

/// Start squares in use. The tiles of the block of Leipzig lie there like tiles on starts.
inline constexpr int mostStartsInPlay = 16;
inline constexpr int leipzigBlockTiles = 8;
inline constexpr int mostStartsBesideLeipzigBlock = mostStartsInPlay - leipzigBlockTiles;
constexpr int mostStarts(bool leipzigBlock)
{
  return leipzigBlock ? mostStartsBesideLeipzigBlock : mostStartsInPlay;
}

/// Squares of a grid with the margin that the engine lays round it: 141 by 141 squares at most.
inline constexpr int mostGridSquaresInPlay = 20480;
constexpr int gridSquaresInPlay(int columns, int rows)
{
  return (columns + 1) * (rows + 2) + 1;
}

} // namespace kartenwerk
