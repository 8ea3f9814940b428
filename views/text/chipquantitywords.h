// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace kartenwerk {

/// The words of a number about chips, in English as written for translation (context
/// "ChipQuantities").
struct ChipQuantityWords
{
  std::string_view id;
  const char* name = nullptr;
  const char* sentence = nullptr; ///< null for quantities that only stand in formulas
};

/// Sorted by id.
std::span<const ChipQuantityWords> chipQuantityWords();

} // namespace kartenwerk
