// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/base/problem.h"

namespace kartenwerk {

/// One line a problem, "line:column rule (detail, detail) pointer place", for comparing in tests;
/// warnings and infos have their severity in front of the rule.
inline std::string told(const Problem& problem)
{
  auto line = std::to_string(problem.at.line) + ':' + std::to_string(problem.at.column) + ' ';
  if (problem.severity != Severity::Error)
    line += problem.severity == Severity::Warning ? "warning " : "info ";
  line += problem.rule + " (";
  for (const auto& detail : problem.details)
    line += (&detail == &problem.details.front() ? "" : ", ") + detail;
  line += ')';
  if (!problem.pointer.empty())
    line += ' ' + problem.pointer;
  if (!problem.place.empty())
    line += " at " + problem.place;
  return line;
}

inline std::string told(const Problems& problems)
{
  auto lines = std::string{};
  for (const auto& problem : problems)
    lines += told(problem) + '\n';
  return lines;
}

} // namespace kartenwerk
