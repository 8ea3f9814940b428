// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/inquiry.h"

#include "model/game/steps.h"

namespace kartenwerk {

std::vector<Rotation> legalRotations(const Game& game, int step, Place place)
{
  auto rotations = std::vector<Rotation>{};
  for (const auto& move : game.legal(step))
    if (move.kind == MoveKind::PlaceTile && move.place == place)
      rotations.push_back(move.rotation);
  return rotations;
}

std::vector<int> figureOptions(const Game& game, int step)
{
  auto features = std::vector<int>{};
  for (const auto& move : game.legal(step))
    if (move.kind == MoveKind::PlaceFigure && (features.empty() || features.back() != move.feature))
      features.push_back(move.feature);
  return features;
}

std::vector<int> projectedScores(const Game& game, int step)
{
  return game.steps().projectedScores(game.allMoves(), step);
}

std::vector<FieldOwners> fieldOwners(const Game& game, int step)
{
  return game.steps().fieldOwners(game.allMoves(), step);
}

std::vector<Place> deadSquares(const Game& game, int step)
{
  return game.steps().deadSquares(game.allMoves(), step);
}

} // namespace kartenwerk
