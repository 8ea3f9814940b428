// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/base/place.h"
#include "model/base/problem.h"
#include "model/map/elements.h"
#include "model/validation/rule.h"

namespace kartenwerk {

/// What validation finds: data, never a sentence. views/text says it in words.
struct Issue
{
  Rule rule{};
  Severity severity = Severity::Error;
  std::vector<Place> places;        ///< the squares it is about, sorted; may be empty
  std::vector<std::string> details; ///< names and numbers for the sentence: see RuleInfo::details
  std::vector<Landing> sides;       ///< the sides it is about, sorted; empty for whole squares

  bool operator==(const Issue&) const = default;
};

using Issues = std::vector<Issue>;

} // namespace kartenwerk
