// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/findings.h"

#include <algorithm>

#include "model/base/place.h"
#include "model/tiles/checks.h"
#include "model/validation/validation.h"
#include "views/text/issuetext.h"
#include "views/text/problemtext.h"

namespace kartenwerk::cli {

namespace {

Finding findingFor(const Problem& problem)
{
  auto finding = Finding{};
  finding.severity = problem.severity;
  finding.rule = problem.rule;
  finding.text = problemText(problem);
  finding.file = problem.file;
  finding.at = problem.at;
  finding.pointer = problem.pointer;
  const auto space = problem.place.find(' ');
  if (!problem.place.empty())
    finding.places.push_back(problem.place.substr(0, space));
  if (space != std::string::npos)
    finding.sides.push_back(problem.place);
  finding.details = problem.details;
  return finding;
}

void add(FileFindings& result, const Problems& problems)
{
  for (const auto& problem : problems)
    result.findings.push_back(findingFor(problem));
}

void addIssues(FileFindings& result, const Input& input)
{
  const auto resolved = resolveInput(input);
  add(result, resolved.problems);
  if (!resolved.playable) {
    result.readable = false;
    return;
  }
  for (const auto& issue : validate(*resolved.playable))
    result.findings.push_back(findingFor(issue, locationOf(issue, input, resolved)));
}

JsonList listOf(const std::vector<std::string>& texts)
{
  auto list = JsonList{};
  for (const auto& text : texts)
    list.add(text);
  return list;
}

} // namespace

Finding findingFor(const Issue& issue, const IssueLocation& location)
{
  auto finding = Finding{};
  finding.severity = issue.severity;
  finding.rule = infoOf(issue.rule).id;
  finding.text = issueText(issue);
  finding.file = location.file;
  finding.at = location.at;
  for (const auto place : issue.places)
    finding.places.push_back(toString(place));
  for (const auto& [place, side] : issue.sides)
    finding.sides.push_back(toString(place) + ' ' + std::string(toString(side)));
  finding.details = issue.details;
  return finding;
}

int FileFindings::count(Severity severity) const
{
  return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
}

FileFindings findingsIn(const std::string& path)
{
  auto result = FileFindings{};
  result.file = path;
  const auto input = readInput(path);
  add(result, input.problems);
  result.readable = input.readable();
  if (!result.readable)
    return result;
  if (const auto* set = input.as<TileSet>()) {
    auto problems = checkTileSet(*set);
    for (auto& problem : problems)
      problem.file = path;
    add(result, problems);
  } else if (const auto* game = input.as<GameRecord>()) {
    auto problems = replay(*game).problems;
    for (auto& problem : problems)
      problem.file = path;
    add(result, problems);
  } else {
    addIssues(result, input);
  }
  return result;
}

QString lineFor(const Finding& finding)
{
  auto text = finding.text;
  if (!finding.pointer.empty())
    text += QStringLiteral(" (%1)").arg(QString::fromStdString(finding.pointer));
  return messageLine(QString::fromStdString(finding.file), finding.at, finding.severity, text,
                     QString::fromStdString(finding.rule));
}

JsonRecord recordFor(const FileFindings& findings)
{
  auto list = JsonList{};
  for (const auto& finding : findings.findings) {
    auto record = JsonRecord{};
    record.add("severity", severityWord(finding.severity).toStdString())
        .add("rule", finding.rule)
        .add("text", finding.text.toStdString())
        .add("file", finding.file)
        .add("line", finding.at.line)
        .add("column", finding.at.column)
        .addText("pointer", finding.pointer)
        .add("places", listOf(finding.places))
        .add("sides", listOf(finding.sides))
        .add("details", listOf(finding.details));
    list.add(record);
  }
  auto record = JsonRecord{};
  record.add("file", findings.file)
      .add("readable", findings.readable)
      .add("errors", findings.count(Severity::Error))
      .add("warnings", findings.count(Severity::Warning))
      .add("infos", findings.count(Severity::Info))
      .add("findings", list.broken());
  return record.broken();
}

} // namespace kartenwerk::cli
