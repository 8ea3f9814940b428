// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/players/playability.h"

#include <algorithm>

#include "model/validation/validation.h"

namespace kartenwerk {

namespace {

bool forbidsPlay(const Issue& issue)
{
  return issue.severity == Severity::Error || issue.rule == Rule::TooLargeToPlay;
}

} // namespace

Playability playability(const PlayableScenario& scenario)
{
  auto result = Playability{};
  result.issues = validate(scenario);
  std::erase_if(result.issues, [](const Issue& issue) { return !forbidsPlay(issue); });
  if (!result.issues.empty())
    return result;
  auto compiled = Table::compile(scenario);
  result.problems = std::move(compiled.problems);
  if (compiled.value)
    result.table = std::move(*compiled.value);
  return result;
}

} // namespace kartenwerk
