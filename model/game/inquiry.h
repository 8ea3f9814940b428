// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "model/game/game.h"

namespace kartenwerk {

// What a person wants to know before a move. Every answer comes from the engine itself.

/// The rotations in which the tile in hand may be laid there, ascending; none: not there.
std::vector<Rotation> legalRotations(const Game& game, int step, Place place);

/// The features of the tile just laid that may be taken now, as indices, ascending; each once.
std::vector<int> figureOptions(const Game& game, int step);

/// The scores if the game ended at that step: with the final scoring of all that stands.
std::vector<int> projectedScores(const Game& game, int step);

struct FieldOwners
{
  std::vector<std::pair<Place, int>> parts; ///< tile and feature of every part, sorted
  std::vector<Award> awards;                ///< everyone with a meeple on it
  int points = 0;                           ///< for each owner, if the game ended now
};
/// All fields with at least one meeple, by their first part in reading order.
std::vector<FieldOwners> fieldOwners(const Game& game, int step);

/// Open squares where no tile that is left, the one in hand included, would fit, sorted.
std::vector<Place> deadSquares(const Game& game, int step);

} // namespace kartenwerk
