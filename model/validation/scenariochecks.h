// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/board/board.h"
#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// A scenario with what several rules need, worked out once. Borrows the scenario.
struct Setup
{
  explicit Setup(const PlayableScenario& value);

  const PlayableScenario& playable;
  const Scenario& scenario;
  Board board;                    ///< of an empty map where the scenario has none
  std::vector<CountedTile> tiles; ///< as PlayableScenario::tiles()
  /// Start squares that may be used: those named, as far as the map has them; else all.
  std::vector<Place> starts;

  const TileKind* kind(std::string_view id) const; ///< null: not among the tiles
};

namespace checks {

// Each function gives the issues of one rule, named after it; the order of its issues is free.
// Rules about squares find nothing in a scenario without a map.

Issues squareFitsNoTile(const Setup& setup);
Issues startTileFitsNowhere(const Setup& setup);
Issues startTileMissing(const Setup& setup);
Issues noTiles(const Setup& setup);
Issues tilesTooFew(const Setup& setup);
Issues tilesTooMany(const Setup& setup);
Issues tooLargeToPlay(const Setup& setup);
Issues riverOnMap(const Setup& setup);
Issues changeUnknown(const Setup& setup);

Issues usedStartUnknown(const Setup& setup);
Issues usedStartRepeated(const Setup& setup);
Issues usedStartsTooFew(const Setup& setup);
Issues usedStartsTooMany(const Setup& setup);
Issues squareUnreachableFromUsed(const Setup& setup);
Issues squareUnreachableByChance(const Setup& setup);
Issues playersOutOfRange(const Setup& setup);
Issues laidOffStart(const Setup& setup);
Issues laidUnknown(const Setup& setup);
Issues laidFitsNot(const Setup& setup);
Issues laidOffTable(const Setup& setup);
Issues laidTwice(const Setup& setup);
Issues laidMismatch(const Setup& setup);
Issues drawUnknown(const Setup& setup);
Issues drawTooOften(const Setup& setup);
Issues drawsMissing(const Setup& setup);

Issues chipBoxUnusual(const Setup& setup);
Issues chipColourUnusual(const Setup& setup);
Issues chipsTooManyForBox(const Setup& setup);
Issues chipsTooManyForMap(const Setup& setup);
Issues layoutCount(const Setup& setup);
Issues layoutColour(const Setup& setup);
Issues layoutIllegal(const Setup& setup);
Issues layoutOwnRules(const Setup& setup);
Issues wishRegionUnknown(const Setup& setup);
Issues wishPinForbidden(const Setup& setup);
Issues wishPinBanned(const Setup& setup);
Issues wishBanOffMap(const Setup& setup);
Issues wishBanWithoutEffect(const Setup& setup);

Issues riverRuleOnMap(const Setup& setup);
Issues riverAndLeipzig(const Setup& setup);
Issues riverEnds(const Setup& setup);
Issues leipzigMissing(const Setup& setup);
Issues leipzigShape(const Setup& setup);
Issues leipzigTwice(const Setup& setup);
Issues ruleWithoutTiles(const Setup& setup);
Issues abbotWithoutBuildings(const Setup& setup);
Issues darmstadtWithoutTiles(const Setup& setup);
Issues darmstadtMonasteries(const Setup& setup);
Issues figuresTooMany(const Setup& setup);

} // namespace checks
} // namespace kartenwerk
