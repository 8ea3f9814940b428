// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "model/scenario/scenario.h"

namespace referee {

/// How the players choose among the legal moves.
enum class Style {
  Uniform, ///< all alike
  Keen     ///< tiles beside many others, figures and special figures whenever they can
};

/// How a game between the engine and the referee went.
struct Duel
{
  bool playable = false;    ///< the scenario could be dealt
  int turns = 0;            ///< parts of turns played
  long long placements = 0; ///< legal placements that agreed
  /// How often things came up, such as "ferry" and "upgrade": so that a test can see that they did.
  std::map<std::string, int> seen;
  /// The first difference, with the turn; empty: none.
  std::string difference;
};

/// Plays one game by random legal moves through the engine and compares, after every decision,
/// what the referee says: legal placements, the options of every decision, scores, supplies,
/// chips, goods, figures on the board and in Leipzig, active scoring tiles, and the end.
Duel duel(const kartenwerk::PlayableScenario& scenario, std::uint64_t seed,
          Style style = Style::Uniform);

} // namespace referee
