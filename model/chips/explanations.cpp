// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/explanations.h"

#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

constexpr auto allowedTerms = std::array<FormulaTerm, 9>{{{"", "squares.playable"},
                                                          {"-", "lost.town"},
                                                          {"-", "lost.start"},
                                                          {"-", "lost.unusedStart"},
                                                          {"-", "lost.nextToUsedStart"},
                                                          {"-", "lost.openSide"},
                                                          {"-", "lost.forbiddenKind"},
                                                          {"-", "lost.closedRegion"},
                                                          {"-", "lost.banned"}}};
constexpr auto maximumTerms = std::array<FormulaTerm, 4>{{{"", "maximum.pinned"},
                                                          {"+", "maximum.dominoes"},
                                                          {"+", "maximum.singles"},
                                                          {"+", "maximum.groups"}}};
constexpr auto gainTerms = std::array<FormulaTerm, 2>{{{"", "whatIf.maximum"}, {"-", "maximum"}}};
constexpr auto costTerms = std::array<FormulaTerm, 4>{
    {{"", "count.states"}, {"x", "count.sizes"}, {"x", "count.limbs"}, {"x", "count.nanoseconds"}}};
constexpr auto growthTerms = std::array<FormulaTerm, 3>{
    {{"", "estimate.previous"}, {"x", "estimate.meanFreeSquares"}, {"/", "estimate.size"}}};
constexpr auto evennessTerms = std::array<FormulaTerm, 3>{
    {{"", "hundred"}, {"x", "evenness.lowest"}, {"/", "evenness.total"}}};
constexpr auto lowestTerms =
    std::array<FormulaTerm, 2>{{{"", "evenness.nearestSums"}, {"+", "evenness.nextSteps"}}};
constexpr auto catchmentTerms =
    std::array<FormulaTerm, 2>{{{"", "squares.playable"}, {"/", "chips.placed"}}};
constexpr auto percentileTerms = std::array<FormulaTerm, 3>{
    {{"", "hundred"}, {"x", "standing.lessEven"}, {"/", "standing.drawn"}}};
constexpr auto shareTerms = std::array<FormulaTerm, 3>{
    {{"", "chips.placed"}, {"x", "window.squares"}, {"/", "squares.playable"}}};
constexpr auto gapTerms =
    std::array<FormulaTerm, 2>{{{"", "fairness.steps"}, {"/", "chips.placed"}}};
constexpr auto ownGapTerms =
    std::array<FormulaTerm, 2>{{{"", "fairness.ownSteps"}, {"/", "squares.playable"}}};
constexpr auto boxTerms = std::array<FormulaTerm, 2>{{{"", "chips.inBox"}, {"-", "chips.placed"}}};

constexpr auto table = std::to_array<ChipExplanation>({
    {"chips.inBox", {}, "D4"},
    {"chips.left", boxTerms, "3"},
    {"chips.placed", {}, "3"},
    {"count.cost", costTerms, "frontier dynamic programming"},
    {"count.layouts", {}, "frontier dynamic programming"},
    {"estimate.growth", growthTerms, "growing chain"},
    {"estimate.standardError", {}, "eight independent runs"},
    {"evenness", evennessTerms, "equal catchments"},
    {"evenness.catchment", catchmentTerms, "equal catchments"},
    {"evenness.lowest", lowestTerms, "equal catchments"},
    {"evenness.total", {}, "min-cost flow"},
    {"fairness.gap", gapTerms, "access curves"},
    {"fairness.ownGap", ownGapTerms, "access curves"},
    {"lost.banned", {}, "own ban"},
    {"lost.blocked", {}, "D33"},
    {"lost.closedRegion", {}, "own quota"},
    {"lost.forbiddenKind", {}, "3"},
    {"lost.largeCity", {}, "3"},
    {"lost.nextToUsedStart", {}, "3"},
    {"lost.openSide", {}, "D3"},
    {"lost.outside", {}, "D33"},
    {"lost.start", {}, "D24"},
    {"lost.town", {}, "3"},
    {"lost.unusedStart", {}, "D24"},
    {"maximum", maximumTerms, "Hopcroft-Karp, König"},
    {"maximum.byCases", {}, "frontier dynamic programming"},
    {"squares.allowed", allowedTerms, "D33"},
    {"squares.playable", {}, "1.4"},
    {"standing.percentile", percentileTerms, "uniform layouts"},
    {"uniformity.exact", {}, "frontier dynamic programming, coupling from the past"},
    {"uniformity.none", {}, "annealing"},
    {"uniformity.proved", {}, "path coupling"},
    {"whatIf.gain", gainTerms, "Hopcroft-Karp, König"},
    {"whatIf.maximum", {}, "Hopcroft-Karp, König"},
    {"window.fairShare", shareTerms, "windows"},
});

} // namespace

std::span<const ChipExplanation> chipExplanations()
{
  return table;
}

const ChipExplanation* chipExplanation(std::string_view id)
{
  const auto* found = std::lower_bound(
      table.begin(), table.end(), id,
      [](const ChipExplanation& entry, std::string_view wanted) { return entry.id < wanted; });
  return found != table.end() && found->id == id ? &*found : nullptr;
}

} // namespace kartenwerk
