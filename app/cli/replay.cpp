// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/trace.h"

namespace kartenwerk::cli {

namespace {

QString verdict(const std::string& path, const Replay& replay)
{
  const auto file = QString::fromStdString(path);
  if (!replay.problems.empty() || !replay.game)
    return QCoreApplication::translate("Cli", "%1: differs from the rules").arg(file);
  auto scores = QStringList{};
  for (const auto score : replay.game->scores())
    scores.push_back(QString::number(score));
  return QCoreApplication::translate("Cli", "%1: agrees, %n move(s), scores %2", nullptr,
                                     replay.game->moves())
      .arg(file, scores.join(QStringLiteral(", ")));
}

int replayGames(Run& run)
{
  const auto trace = run.arguments().value("trace");
  if (trace && *trace != "json")
    return run.wrongCall(QCoreApplication::translate("Cli", "--trace must be json."));
  auto games = JsonList{};
  for (const auto& path : run.arguments().files) {
    const auto input = readInput(run, path);
    if (!input.readable())
      continue;
    const auto* record = input.as<GameRecord>();
    if (record == nullptr) {
      run.say(path, Severity::Error,
              QCoreApplication::translate("Cli", "Only a game record can be replayed."));
      run.atLeast(UnreadInput);
      continue;
    }
    auto played = replay(*record);
    for (auto& problem : played.problems)
      problem.file = path;
    run.say(played.problems);
    if (!played.problems.empty() || !played.game)
      run.atLeast(Findings);
    if (trace)
      games.add(traceOf(path, played));
    else
      run.result(verdict(path, played));
  }
  if (trace) {
    auto report = JsonRecord{};
    report.add("format", "kartenwerk-trace").add("version", 1).add("games", games.broken());
    run.resultBytes(report.document());
  }
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"trace", 0, "json",
                   QT_TRANSLATE_NOOP("Cli", "Every step with what happened, as JSON.")},
};

} // namespace

const Command replayCommand{
    .name = "replay",
    .usage = "GAME... [--trace json]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Play game records again and compare."),
    .help = QT_TRANSLATE_NOOP("Cli", "Every draw, placement and score is compared with what the "
                                     "record says. A record that differs ends with 1; the message "
                                     "names the first move that is wrong."),
    .options = options,
    .mostFiles = 1000000,
    .run = replayGames};

} // namespace kartenwerk::cli
