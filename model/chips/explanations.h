// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace kartenwerk {

/// A part of a formula: a quantity by its id, with the sign before it (empty for the first).
struct FormulaTerm
{
  std::string_view sign; ///< "", "+", "-", "x", "/"; terms are taken from left to right
  std::string_view quantity;

  bool operator==(const FormulaTerm&) const = default;
};

/// How a number that is shown comes about. Ids are stable; words for them are in views/text.
struct ChipExplanation
{
  std::string_view id;
  std::span<const FormulaTerm> terms; ///< empty: the number is counted or measured as it is
  std::string_view source;            ///< rule of rules.md or method
};

/// One for every number that the chips panel and the command line show, sorted by id.
[[nodiscard]] std::span<const ChipExplanation> chipExplanations();

/// Null for an unknown id.
[[nodiscard]] const ChipExplanation* chipExplanation(std::string_view id);

} // namespace kartenwerk
