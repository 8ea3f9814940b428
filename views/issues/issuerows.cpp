// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/issuerows.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/validation/validation.h"
#include "views/text/issuetext.h"
#include "views/text/problemtext.h"

namespace kartenwerk {

namespace {

std::vector<Place> placesOf(const Issue& issue)
{
  auto places = issue.places;
  for (const auto& side : issue.sides)
    places.push_back(side.place);
  std::ranges::sort(places);
  const auto [first, last] = std::ranges::unique(places);
  places.erase(first, last);
  return places;
}

IssueRow rowOf(const Issue& issue)
{
  auto row = IssueRow();
  row.severity = issue.severity;
  row.sentence = issueText(issue);
  row.places = placesOf(issue);
  row.place = placeSummary(row.places);
  row.title = ruleTitle(issue.rule);
  row.explanation = ruleExplanation(issue.rule);
  if (infoOf(issue.rule).mendable)
    row.mend = mendText(issue.rule);
  row.issue = issue;
  return row;
}

} // namespace

IssueRows rowsOf(const Issues& issues)
{
  auto rows = IssueRows();
  rows.reserve(issues.size());
  for (const auto& issue : issues)
    rows.push_back(rowOf(issue));
  return rows;
}

IssueRows rowsOf(const Problems& problems)
{
  auto rows = IssueRows();
  for (const auto& problem : problems) {
    auto row = IssueRow();
    row.severity = problem.severity;
    row.sentence = problemText(problem);
    row.title = QCoreApplication::translate("IssuesPanel", "Problem with a file");
    row.explanation = QString::fromStdString(problem.file);
    rows.push_back(row);
  }
  return rows;
}

int SeverityCounts::of(Severity severity) const
{
  switch (severity) {
  case Severity::Error:
    return errors;
  case Severity::Warning:
    return warnings;
  case Severity::Info:
    return notes;
  }
  return 0;
}

SeverityCounts counted(const IssueRows& rows)
{
  auto counts = SeverityCounts();
  for (const auto& row : rows) {
    counts.errors += row.severity == Severity::Error;
    counts.warnings += row.severity == Severity::Warning;
    counts.notes += row.severity == Severity::Info;
  }
  return counts;
}

QString placeSummary(const std::vector<Place>& places)
{
  if (places.empty())
    return {};
  const auto first = QString::fromStdString(toString(places.front()));
  if (places.size() == 1)
    return first;
  const auto more = static_cast<int>(places.size()) - 1;
  return QCoreApplication::translate("IssuesPanel", "%1 and %n more", nullptr, more).arg(first);
}

MendedAll mendedAll(const PlayableScenario& playable, const Issues& issues, Rule rule)
{
  auto all = MendedAll{playable};
  for (const auto& issue : issues) {
    if (issue.rule != rule)
      continue;
    if (auto next = mended(all.value, issue)) {
      all.value = std::move(*next);
      ++all.count;
    }
  }
  return all;
}

int sameRow(const IssueRows& rows, const IssueRow& row)
{
  const auto same = std::ranges::find(rows, row);
  if (same != rows.end())
    return static_cast<int>(same - rows.begin());
  if (!row.issue)
    return -1;
  const auto alike = std::ranges::find_if(rows, [&](const IssueRow& other) {
    return other.issue && other.issue->rule == row.issue->rule;
  });
  return alike == rows.end() ? -1 : static_cast<int>(alike - rows.begin());
}

} // namespace kartenwerk
