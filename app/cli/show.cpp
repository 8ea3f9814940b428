// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/summary.h"

namespace kartenwerk::cli {

namespace {

int show(Run& run)
{
  const auto input = readInput(run, run.arguments().files.front());
  if (!input.readable())
    return run.finish();
  const auto facts = summaryOf(run, input);
  if (run.arguments().has("json")) {
    run.resultBytes(jsonOf(facts).document());
    return run.finish();
  }
  for (const auto& fact : facts.lines)
    if (!fact.text.isEmpty())
      run.result(QCoreApplication::translate("Cli", "%1: %2")
                     .arg(QCoreApplication::translate("Cli", fact.label), fact.text));
  for (const auto& row : facts.rows)
    run.result(QString::fromStdString(row));
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"json", 0, nullptr, QT_TRANSLATE_NOOP("Cli", "The same as JSON.")},
};

} // namespace

const Command showCommand{
    .name = "show",
    .usage = "FILE [--json]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Tell what is in a file."),
    .help = QT_TRANSLATE_NOOP("Cli", "Title, size and counts; of a map also its squares as text."),
    .options = options,
    .run = show};

} // namespace kartenwerk::cli
