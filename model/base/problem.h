// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kartenwerk {

enum class Severity : std::uint8_t { Info, Warning, Error };

/// Line and column from 1, columns in bytes; 0 when unknown.
struct TextPosition
{
  int line = 0;
  int column = 0;

  bool operator==(const TextPosition&) const = default;
};

/// What is wrong with an input or an output: data, never a sentence. `rule` is one of the ids in
/// model/base/problemrules.h; views/text says it in words, with `details` filled in.
struct Problem
{
  Severity severity = Severity::Error;
  std::string rule;
  std::vector<std::string> details;
  std::string file;
  TextPosition at;
  std::string pointer; ///< JSON pointer (RFC 6901) of the value, when there is one
  std::string place;   ///< "D7" or "D7 north", when there is one

  bool operator==(const Problem&) const = default;
};

using Problems = std::vector<Problem>;

inline bool anyErrors(const Problems& problems)
{
  for (const auto& problem : problems)
    if (problem.severity == Severity::Error)
      return true;
  return false;
}

/// What reading gives: the value as far as it could be made out, and all problems. A value that
/// comes with errors is incomplete: show it, never save it over its source.
template <class T>
struct [[nodiscard]] Loaded
{
  std::optional<T> value;
  Problems problems;

  bool complete() const { return value.has_value() && !anyErrors(problems); }
};

} // namespace kartenwerk
