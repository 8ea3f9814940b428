// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "model/validation/validation.h"
#include "tests/support/drawn.h"
#include "tests/support/places.h"

namespace kartenwerk {

/// The issues of one rule alone.
inline Issues only(const Issues& issues, Rule rule)
{
  auto chosen = Issues{};
  for (const auto& issue : issues)
    if (issue.rule == rule)
      chosen.push_back(issue);
  return chosen;
}

/// The places of each issue of that rule.
inline std::vector<std::vector<Place>> placesOf(const Issues& issues, Rule rule)
{
  auto result = std::vector<std::vector<Place>>{};
  for (const auto& issue : only(issues, rule))
    result.push_back(issue.places);
  return result;
}

inline bool has(const Issues& issues, Rule rule)
{
  return !only(issues, rule).empty();
}

} // namespace kartenwerk
