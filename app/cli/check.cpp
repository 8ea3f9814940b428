// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/findings.h"
#include "views/text/language.h"

namespace kartenwerk::cli {

namespace {

constexpr auto mostOfARule = 20; ///< told in full

std::optional<Severity> severityFrom(const std::string& word)
{
  if (word == "info")
    return Severity::Info;
  if (word == "warning")
    return Severity::Warning;
  if (word == "error")
    return Severity::Error;
  return std::nullopt;
}

/// The counts of a file; where some of it is not listed, how to list it.
QString summary(const FileFindings& findings, Severity least)
{
  const auto file = QString::fromStdString(findings.file);
  if (!findings.readable)
    return QCoreApplication::translate("Cli", "%1: cannot be read").arg(file);
  if (findings.findings.empty())
    return QCoreApplication::translate("Cli", "%1: nothing found").arg(file);
  const auto hidden = std::ranges::any_of(
      findings.findings, [&](const Finding& finding) { return finding.severity < least; });
  const auto text =
      hidden ? QCoreApplication::translate(
                   "Cli", "%1: errors %2, warnings %3, notes %4 (--min info lists all)")
             : QCoreApplication::translate("Cli", "%1: errors %2, warnings %3, notes %4");
  return text.arg(file)
      .arg(findings.count(Severity::Error))
      .arg(findings.count(Severity::Warning))
      .arg(findings.count(Severity::Info));
}

void note(Run& run, const FileFindings& findings, Severity least)
{
  if (!findings.readable)
    run.atLeast(UnreadInput);
  for (const auto& finding : findings.findings)
    if (finding.severity >= least)
      run.atLeast(Findings);
}

/// The first of each rule, then how many more there are of it: a thousand lines say no more.
void sayFindings(Run& run, const FileFindings& findings, Severity least)
{
  auto left = std::vector<std::pair<const Finding*, int>>{};
  for (const auto& finding : findings.findings) {
    if (finding.severity < least)
      continue;
    const auto same = std::ranges::find_if(
        left, [&](const auto& one) { return one.first->rule == finding.rule; });
    auto& number = same == left.end() ? left.emplace_back(&finding, 0).second : same->second;
    if (++number <= mostOfARule)
      run.say(lineFor(finding));
  }
  for (const auto& [finding, number] : left)
    if (number > mostOfARule)
      run.say(findings.file, finding->severity,
              QCoreApplication::translate("Cli", "%n more of this kind (--format json lists all)",
                                          nullptr, number - mostOfARule),
              QString::fromStdString(finding->rule));
}

void checkAsText(Run& run, Severity least)
{
  for (const auto& path : run.arguments().files) {
    const auto findings = findingsIn(path);
    sayFindings(run, findings, least);
    run.result(summary(findings, least));
    note(run, findings, least);
  }
}

void checkAsJson(Run& run, Severity least)
{
  // JSON is for programs: its sentences are always English.
  installTranslations(QStringLiteral("en"));
  auto files = JsonList{};
  for (const auto& path : run.arguments().files) {
    auto findings = findingsIn(path);
    note(run, findings, least);
    std::erase_if(findings.findings,
                  [&](const Finding& finding) { return finding.severity < least; });
    files.add(recordFor(findings));
  }
  auto report = JsonRecord{};
  report.add("format", "kartenwerk-check").add("version", 1).add("files", files.broken());
  run.resultBytes(report.document());
  installTranslations();
}

int check(Run& run)
{
  const auto least = severityFrom(run.arguments().value("min").value_or("error"));
  const auto format = run.arguments().value("format").value_or("text");
  if (!least)
    return run.wrongCall(
        QCoreApplication::translate("Cli", "--min must be info, warning or error."));
  if (format != "text" && format != "json")
    return run.wrongCall(QCoreApplication::translate("Cli", "--format must be text or json."));
  if (format == "json")
    checkAsJson(run, *least);
  else
    checkAsText(run, *least);
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"min", 0, "LEVEL",
                   QT_TRANSLATE_NOOP("Cli",
                                     "The least that is reported and counts: info, warning or "
                                     "error (default).")},
    ArgumentOption{"format", 0, "FORMAT", QT_TRANSLATE_NOOP("Cli", "text (default) or json.")},
};

} // namespace

const Command checkCommand{
    .name = "check",
    .usage = "FILE... [--min info|warning|error] [--format text|json]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Say what is wrong with maps, tile sets, scenarios and "
                                        "games."),
    .help = QT_TRANSLATE_NOOP(
        "Cli", "A map is checked as it would be played: with the base tiles and two expansions. "
               "Each finding is a line on standard error, of each kind the first 20; the counts of "
               "each file, findings below "
               "--min included, are on standard output. With --format json all of it is on "
               "standard output."),
    .options = options,
    .mostFiles = 1000000,
    .run = check};

} // namespace kartenwerk::cli
