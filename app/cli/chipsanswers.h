// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "app/cli/chipsrequest.h"
#include "model/chips/count.h"
#include "model/chips/evenness.h"
#include "model/chips/fairness.h"
#include "model/chips/legality.h"
#include "model/chips/maximum.h"

// What there is to say about chips, before it is put into words or JSON.
namespace kartenwerk::cli {

/// A layout that was drawn, with what is shown of it.
struct DrawnLayout
{
  Drawn drawn;
  std::uint64_t seed = 0;
  std::optional<Evenness> evenness; ///< none without chips
  std::optional<Standing> standing; ///< none where a thousand scores take long
  std::vector<AccessGap> gaps;
};

struct DrawAnswer
{
  std::vector<DrawnLayout> layouts;
  Drawn refused; ///< why there are no more of them
};

/// What takes its time, one after the other.
enum class DrawStep : std::uint8_t {
  Preparing,
  Comparing, ///< scores a thousand uniform layouts
  Drawing,
  Measuring ///< how even a layout is
};
using ToldDrawStep = std::function<void(DrawStep step, int layout)>; ///< layout from 1

/// The wanted layouts: number i is drawn with the seed + i.
DrawAnswer drawnLayouts(const ChipsRequest& request, const ToldDrawStep& told, const Work& work);

/// How the number of layouts is to be found.
enum class Counting : std::uint8_t {
  AsCheap, ///< exactly within a minute and 2 GB as predicted, else estimated
  Exactly,
  Estimated
};

struct NumbersAnswer
{
  CountCost cost;
  LayoutCounts counts;
  int chips = 0;           ///< asked for
  bool all = false;        ///< every number of chips up to the maximum
  bool quotasLeft = false; ///< there are quotas, which are not asked
  Drawn refused;           ///< why there is no layout at all, as far as that is plain
};

/// Says what the exact count will cost to `predicted` before it begins.
NumbersAnswer numbersOfLayouts(const ChipsRequest& request, bool all, Counting counting,
                               const std::function<void(const CountCost&, bool exact)>& predicted,
                               const Work& work);

struct MaximumAnswer
{
  Maximum maximum;
  int playable = 0;
  int allowed = 0;
  std::array<std::vector<Place>, allChipReasons.size()> lost; ///< by their first reason
  std::vector<WhatIf> without;
};

MaximumAnswer maximumOfChips(const ChipsRequest& request, const Work& work);

/// A stored layout and the rules that it breaks.
struct CheckedLayout
{
  ChipLayout layout;
  std::size_t number = 0; ///< in the scenario
  bool inUse = false;
  std::vector<BrokenChipRule> broken;
};

std::vector<CheckedLayout> checkedLayouts(const ChipsRequest& request);

} // namespace kartenwerk::cli
