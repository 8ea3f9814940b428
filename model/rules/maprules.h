// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace kartenwerk {

/// A rule that one family of maps has of its own, for its chips or for what is printed on it.
struct MapRule
{
  /// Why the engine does not play it.
  enum class Gap : std::uint8_t {
    None,       ///< it plays it
    CutOff,     ///< the public text breaks off before the rule is told
    Incomplete, ///< how much or when is not told
    Unpublished ///< no text is public
  };

  std::string_view id;      ///< such as "france.town-sale"
  std::string_view presets; ///< ids of the presets that have it, separated by ", "
  Gap gap = Gap::None;

  bool played() const { return gap == Gap::None; }
};

/// All of them, family by family: what is played, and what is not and why. Never guessed.
std::span<const MapRule> mapRules();

} // namespace kartenwerk
