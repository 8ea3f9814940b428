// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/input.h"

namespace kartenwerk::cli {

namespace {

int format(Run& run)
{
  const auto onlyCheck = run.arguments().has("check");
  for (const auto& path : run.arguments().files) {
    const auto input = readInput(run, path);
    if (!input.readable())
      continue;
    const auto text = canonicalText(input);
    const auto same = text == input.bytes;
    if (onlyCheck && !same) {
      run.result(QString::fromStdString(path));
      run.atLeast(Findings);
    }
    if (!onlyCheck && (!same || path == "-"))
      run.write(path, text);
  }
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"check", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli",
                                     "Change nothing; list the files that are not as they would "
                                     "be written, and end with 1 if there is one.")},
};

} // namespace

const Command formatCommand{
    .name = "format",
    .usage = "FILE... [--check]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Write files anew as the program writes them."),
    .help = QT_TRANSLATE_NOOP("Cli", "Equal content gives equal bytes, so that differences between "
                                     "two versions of a file show what was changed. Unreadable "
                                     "files stay as they are. “-” reads standard input and writes "
                                     "standard output."),
    .options = options,
    .mostFiles = 1000000,
    .run = format};

} // namespace kartenwerk::cli
