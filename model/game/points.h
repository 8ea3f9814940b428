// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/compiled.h"
#include "model/game/features.h"

// What features are worth: the only place with the numbers.
namespace kartenwerk {

inline constexpr int pointsPerCity = 3; ///< of a field, for each completed city
inline constexpr int pointsPerTown = 2; ///< variants b and c
inline constexpr int pointsPerIslandCoat = 2;
inline constexpr int chipsForAnUpgrade = 4; ///< worth exactly

struct Rates
{
  int tile = 1;
  int coat = 1;
};

/// A completed city: 2 a tile and coat; of two tiles under the small-city variant: 1. A completed
/// road: 1 a tile, 2 a coat (D27). Unfinished: 1 and 1.
inline Rates ratesOf(const Compiled& c, const FeatureFacts& facts)
{
  if (!facts.complete)
    return {1, 1};
  if (!facts.city)
    return {1, 2};
  return c.smallCity && facts.tiles == 2 ? Rates{1, 1} : Rates{2, 2};
}

inline int pointsOf(const Compiled& c, const FeatureFacts& facts)
{
  const auto rates = ratesOf(c, facts);
  return facts.tiles * rates.tile + facts.coats * rates.coat + facts.ferry +
         facts.towns * pointsPerTown;
}

} // namespace kartenwerk
