// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/input.h"
#include "app/cli/playableinput.h"
#include "model/base/jsonwriter.h"

namespace kartenwerk::cli {

/// A problem or an issue, with where it stands.
struct Finding
{
  Severity severity = Severity::Error;
  std::string rule;
  QString text; ///< in the language in use
  std::string file;
  TextPosition at;
  std::string pointer;
  std::vector<std::string> places; ///< "D7"
  std::vector<std::string> sides;  ///< "D7 north"
  std::vector<std::string> details;
};

/// All that is wrong with one file.
struct FileFindings
{
  std::string file;
  bool readable = true;
  std::vector<Finding> findings;

  int count(Severity severity) const;
};

/// An issue in words, at the place in the files that the location gives.
Finding findingFor(const Issue& issue, const IssueLocation& location);

/// Reads and checks one file: its own problems, those of what it refers to, and the issues.
FileFindings findingsIn(const std::string& path);

/// `file:line:column: severity: text [rule]`.
QString lineFor(const Finding& finding);
/// The record of one file in `check --format json`, sentences in the language in use.
JsonRecord recordFor(const FileFindings& findings);

} // namespace kartenwerk::cli
