// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/compiled.h"
#include "model/game/features.h"

// What features are worth: the only place with the numbers.
namespace kartenwerk {

inline constexpr int pointsPerCity = 3; ///< of a field, for each completed city
inline constexpr int pointsPerTown = 2; ///< variants b and c
inline constexpr int pointsPerIslandCoat = 2;
inline constexpr int pointsPerPig = 1; ///< more than pointsPerCity, for who has a pig
inline constexpr int pointsPerDarmstadtium = 3;
inline constexpr int pointsPerChurch = 3;   ///< most followers on the nine squares
inline constexpr int pointsPerGoods = 10;   ///< most of a kind
inline constexpr int chipsForAnUpgrade = 4; ///< worth exactly

struct Rates
{
  int tile = 1;
  int coat = 1;
};

/// A completed city: 2 a tile and coat, with a cathedral 3; of two tiles under the small-city
/// variant: 1. A completed road: 1 a tile, with an inn 2, and always 2 a coat (D27). Unfinished: 1
/// and 1, with inn or cathedral nothing at all.
inline Rates ratesOf(const Compiled& c, const FeatureFacts& facts)
{
  if (!facts.complete)
    return facts.inn || facts.cathedral ? Rates{0, 0} : Rates{1, 1};
  if (!facts.city)
    return {facts.inn ? 2 : 1, 2};
  if (facts.cathedral)
    return {3, 3};
  return c.smallCity && facts.tiles == 2 ? Rates{1, 1} : Rates{2, 2};
}

inline int pointsOf(const Compiled& c, const FeatureFacts& facts)
{
  const auto rates = ratesOf(c, facts);
  if (rates.tile == 0)
    return 0;
  return facts.tiles * rates.tile + facts.coats * rates.coat + facts.ferry +
         facts.towns * pointsPerTown +
         (facts.complete && facts.darmstadtium ? pointsPerDarmstadtium : 0);
}

} // namespace kartenwerk
