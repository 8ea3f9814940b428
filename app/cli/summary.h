// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/input.h"
#include "model/base/jsonwriter.h"

namespace kartenwerk::cli {

/// One fact about a file.
struct Fact
{
  const char* label = nullptr; ///< for translation in context "Cli"
  QString text;                ///< as shown
  std::string key;             ///< in JSON
  JsonText value;              ///< in JSON
};

struct Summary
{
  std::string format; ///< "kartenwerk-map" …
  std::vector<Fact> lines;
  std::vector<std::string> rows; ///< of a map, a line each
};

/// What is in that file; it must be readable. What a scenario refers to is read as well, problems
/// with that are said.
Summary summaryOf(Run& run, const Input& input);

JsonRecord jsonOf(const Summary& summary);

} // namespace kartenwerk::cli
