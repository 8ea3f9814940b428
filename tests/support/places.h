// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/support/drawn.h"

namespace kartenwerk {

/// Each text must be a place.
inline std::vector<Place> places(std::initializer_list<std::string_view> texts)
{
  auto result = std::vector<Place>{};
  for (const auto text : texts)
    result.push_back(at(text));
  return result;
}

} // namespace kartenwerk
