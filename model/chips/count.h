// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/chips/number.h"
#include "model/chips/where.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// What the exact count will cost, found by a dry run.
struct CountCost
{
  /// States in all layers; nothing: more than could ever be gone through, or stopped.
  std::optional<std::uint64_t> states;
  std::uint64_t milliseconds = 0;
  std::uint64_t bytes = 0;
};

/// Numbers of layouts by size.
struct LayoutCounts
{
  enum class Kind : std::uint8_t {
    Exact,
    Estimated, ///< `estimates`, each with its standard error
    TooMuch,   ///< too many states to go through, or numbers to hold: estimate instead
    Stopped    ///< cancelled: nothing is known
  };
  /// Of log10 of the number.
  struct Estimate
  {
    double log10 = 0;
    double standardError = 0;
  };

  Kind kind = Kind::Exact;
  std::vector<BigNumber> exact;    ///< [k] for k from 0; sizes beyond the end: none fit
  std::vector<Estimate> estimates; ///< [k]; sizes beyond the end were never reached
};

/// Below this a count is run at once, in milliseconds.
inline constexpr std::uint64_t countAtOnce = 200;

/// More states than these are not gone through on any desk, and no desk has room for more bytes.
inline constexpr std::uint64_t mostCountStates = 250'000'000;
inline constexpr std::uint64_t mostCountBytes = 16'000'000'000;

/// For all sizes up to `most` chips (negative: all sizes).
[[nodiscard]] CountCost costOfCounting(const Board& board, const ChipSettings& settings, int most,
                                       const Work& work = {});

/// The exact number of legal layouts for every size up to `most` chips (negative: all sizes),
/// pinned chips included, quotas not asked. Frontier dynamic programming: time and memory as
/// costOfCounting says, however long that is.
[[nodiscard]] LayoutCounts countLayouts(const Board& board, const ChipSettings& settings, int most,
                                        const Work& work = {});

/// The numbers estimated for every size up to `most` by chains that grow chip by chip
/// (N(j+1) / N(j) = mean number of free squares / (j + 1)), eight independent runs. For wide maps;
/// not for symmetric layouts, which give no numbers. Sizes below the pinned chips are -infinity.
[[nodiscard]] LayoutCounts estimateLayouts(const Board& board, const ChipSettings& settings,
                                           int most, std::uint64_t seed, const Work& work = {});

} // namespace kartenwerk
