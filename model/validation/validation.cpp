// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/validation.h"

#include <algorithm>
#include <array>

#include "model/validation/mapchecks.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk {

namespace {

constexpr std::array mapChecks{
    checks::noSquares,
    checks::tooFewStarts,
    checks::startOffSquares,
    checks::townOffSquares,
    checks::siteOffSquares,
    checks::startIsTown,
    checks::islandWithoutCoats,
    checks::startNameMissing,
    checks::townNameMissing,
    checks::largeCityNameMissing,
    checks::nameRepeated,
    checks::squareUnreachable,
    checks::islandUnreachable,
    checks::straySquare,
    checks::hole,
    checks::colourMissing,
    checks::printOffSquares,
    checks::printInside,
    checks::printGroupMixed,
    checks::printGroupDiffers,
    checks::landingOffSquares,
    checks::landingInside,
    checks::ferryOneEnd,
    checks::ferrySameSquare,
    checks::sideTwice,
    checks::largeCityInPieces,
    checks::largeCityClosed,

    checks::gateLeadsNowhere,
    checks::largeCitiesTouch,
};

constexpr std::array scenarioChecks{
    checks::squareFitsNoTile,
    checks::startTileFitsNowhere,
    checks::startTileMissing,
    checks::noTiles,
    checks::tilesTooFew,
    checks::tilesTooMany,
    checks::tooLargeToPlay,
    checks::riverOnMap,
    checks::changeUnknown,
    checks::usedStartUnknown,
    checks::usedStartRepeated,
    checks::usedStartsTooFew,
    checks::usedStartsTooMany,
    checks::squareUnreachableFromUsed,
    checks::squareUnreachableByChance,
    checks::playersOutOfRange,
    checks::laidOffStart,
    checks::laidUnknown,
    checks::laidFitsNot,
    checks::laidOffTable,
    checks::laidTwice,
    checks::laidMismatch,
    checks::drawUnknown,
    checks::drawTooOften,
    checks::drawsMissing,
    checks::chipBoxUnusual,
    checks::chipColourUnusual,
    checks::chipsTooManyForBox,
    checks::chipsTooManyForMap,
    checks::layoutCount,
    checks::layoutColour,
    checks::layoutIllegal,
    checks::layoutOwnRules,
    checks::wishRegionUnknown,
    checks::wishPinForbidden,
    checks::wishPinBanned,
    checks::wishBanOffMap,
    checks::wishBanWithoutEffect,
    checks::riverRuleOnMap,
    checks::riverAndLeipzig,
    checks::riverEnds,
    checks::leipzigMissing,
    checks::leipzigShape,
    checks::leipzigTwice,
    checks::ruleWithoutTiles,
    checks::abbotWithoutBuildings,
    checks::darmstadtWithoutTiles,
    checks::darmstadtMonasteries,
    checks::figuresTooMany,
};

template <class Checks, class Value>
void apply(const Checks& functions, const Value& value, Issues& issues)
{
  for (const auto check : functions)
    for (auto& issue : check(value))
      issues.push_back(std::move(issue));
}

bool before(const Issue& a, const Issue& b)
{
  if (a.severity != b.severity)
    return a.severity > b.severity;
  if (a.rule != b.rule)
    return a.rule < b.rule;
  if (a.places != b.places)
    return a.places < b.places;
  if (a.sides != b.sides)
    return a.sides < b.sides;
  return a.details < b.details;
}

Issues sorted(Issues issues)
{
  std::ranges::sort(issues, before);
  return issues;
}

} // namespace

Issues validate(const PlayableScenario& playable)
{
  const auto setup = Setup{playable};
  auto issues = Issues{};
  if (playable.map)
    apply(mapChecks, setup.board, issues);
  apply(scenarioChecks, setup, issues);
  return sorted(std::move(issues));
}

Issues validate(const Map& map)
{
  auto issues = Issues{};
  apply(mapChecks, Board{map}, issues);
  return sorted(std::move(issues));
}

} // namespace kartenwerk
