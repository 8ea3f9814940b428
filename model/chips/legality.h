// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/place.h"
#include "model/chips/settings.h"
#include "model/map/map.h"

namespace kartenwerk {

enum class ChipRule : std::uint8_t {
  ForbiddenSquare, ///< a chip on a square that may hold none: `reason` says why
  TwoOnOneSquare,
  TooClose,     ///< two chips nearer than the spacing: both squares
  WrongCount,   ///< `found` chips, `wanted` asked for
  PinMissing,   ///< a pinned square without a chip
  QuotaTooFew,  ///< in `region`: `found`, at least `wanted`; its chips' squares
  QuotaTooMany, ///< in `region`: `found`, at most `wanted`; its chips' squares
  NotSymmetric  ///< chips whose image bears none
};

/// The word for programs, in details of issues, in JSON and in ids of messages: "too-close" …
[[nodiscard]] std::string_view toString(ChipRule rule);

struct BrokenChipRule
{
  ChipRule rule = ChipRule::ForbiddenSquare;
  std::vector<Place> places;
  ChipReason reason = ChipReason::Outside; ///< for ForbiddenSquare, one entry a reason
  int found = 0;
  int wanted = 0;
  std::string region;

  bool operator==(const BrokenChipRule&) const = default;
};

/// Every rule that a layout breaks, with its squares; empty: the layout is legal. Chips may come in
/// any order. It reads the map alone and shares nothing with the generator, so that it checks
/// layouts from anywhere: drawn, loaded, made by hand.
[[nodiscard]] std::vector<BrokenChipRule>
brokenChipRules(const Map& map, const ChipSettings& settings, const std::vector<Place>& chips);

} // namespace kartenwerk
