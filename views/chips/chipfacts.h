// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/chips/count.h"
#include "model/chips/evenness.h"
#include "model/chips/fairness.h"
#include "model/chips/legality.h"
#include "model/chips/maximum.h"
#include "model/scenario/scenario.h"
#include "views/paint/overlay.h"

namespace kartenwerk {

/// What the panel asks about: a map, what is asked of its chips, and the layout in use.
struct ChipQuestion
{
  Map map;
  ChipSettings settings;
  std::vector<Place> layout; ///< empty: none

  bool operator==(const ChipQuestion&) const = default;
};
ChipQuestion questionOf(const Map& map, const Scenario& scenario);

/// What is known at once, while the map is painted.
struct ChipFacts
{
  std::vector<Place> allowed;                                 ///< squares that may hold a chip
  int playable = 0;                                           ///< squares that take a tile
  std::array<std::vector<Place>, allChipReasons.size()> lost; ///< by their first reason
  Maximum maximum;
  std::vector<BrokenChipRule> broken; ///< of the layout in use; empty without one
};
ChipFacts factsOf(const ChipQuestion& question, const Work& work = {});

/// In how many ways. May take longer.
struct ChipNumbers
{
  CountCost cost;
  LayoutCounts counts;
};
enum class Counting { WhenCheap, Always };
/// For the size asked for and all smaller ones.
ChipNumbers numbersOf(const ChipQuestion& question, Counting counting, const Work& work = {});
/// For every size there is.
ChipNumbers allNumbersOf(const ChipQuestion& question, Counting counting, const Work& work = {});

/// How many more would fit without each rule.
std::vector<WhatIf> whatIfsOf(const ChipQuestion& question);

/// What is to be said of the layout in use.
struct LayoutFacts
{
  std::optional<Evenness> evenness;
  std::vector<AccessGap> gaps;
};
LayoutFacts layoutFactsOf(const ChipQuestion& question, const Work& work = {});

/// Among 1,000 random layouts; nothing for a layout that breaks a rule, and where there is none.
std::optional<Standing> standingOf(const ChipQuestion& question, const Work& work = {});
/// Whether that takes long enough to be asked for.
bool standingTakesLong(const ChipFacts& facts);

/// The squares that prove the maximum, with a layout that reaches it.
MapOverlay maximumOverlay(const Maximum& maximum);
/// Each chip's squares in its own tint; squares that are far from their chip hatched.
MapOverlay catchmentOverlay(const Evenness& evenness);
/// Squares that a reason takes away.
MapOverlay markedOverlay(std::vector<Place> squares);
/// The squares that may hold a chip, and the others in the tint of their first reason.
MapOverlay allowedOverlay(const ChipFacts& facts);
MapOverlay windowOverlay(const Evenness::Window& window);

} // namespace kartenwerk
