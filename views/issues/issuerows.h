// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// One line of the list of issues, in words.
struct IssueRow
{
  Severity severity = Severity::Error;
  QString sentence;
  QString place; ///< "D7", "D7 and 3 more"; empty when it is about no square
  std::vector<Place> places;
  QString title;              ///< what the rule is about
  QString explanation;        ///< why the rule is there
  QString mend;               ///< a verb for a button; empty: no clear mend
  std::optional<Issue> issue; ///< nothing for a problem with a file

  bool operator==(const IssueRow&) const = default;
};

using IssueRows = std::vector<IssueRow>;

/// In the same order.
IssueRows rowsOf(const Issues& issues);
/// What reading or resolving found, such as a tile set that is not there.
IssueRows rowsOf(const Problems& problems);

/// How many rows there are of each severity.
struct SeverityCounts
{
  int errors = 0;
  int warnings = 0;
  int notes = 0;

  bool operator==(const SeverityCounts&) const = default;
  int of(Severity severity) const;
  int total() const { return errors + warnings + notes; }
};
SeverityCounts counted(const IssueRows& rows);

/// "D7", "D7 and 3 more", or nothing.
QString placeSummary(const std::vector<Place>& places);

/// The value without all issues of that rule that know a mend; how many were mended.
struct MendedAll
{
  PlayableScenario value;
  int count = 0;
};
MendedAll mendedAll(const PlayableScenario& playable, const Issues& issues, Rule rule);

/// The row that shows the same issue, or else the first of the same rule; -1: there is none.
int sameRow(const IssueRows& rows, const IssueRow& row);

} // namespace kartenwerk
