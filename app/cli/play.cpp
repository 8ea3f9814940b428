// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/commands.h"
#include "app/cli/findings.h"
#include "app/cli/playableinput.h"
#include "model/game/record.h"
#include "model/players/playability.h"
#include "model/players/players.h"
#include "views/text/gametext.h"

namespace kartenwerk::cli {

namespace {

/// Nothing when a name is no player, or when they are not two to six.
std::optional<std::vector<PlayerSettings>> seatsFrom(const std::string& text)
{
  auto seats = std::vector<PlayerSettings>{};
  for (const auto& word : splitAtCommas(text)) {
    const auto kind = playerKindFrom(word);
    if (!kind)
      return std::nullopt;
    seats.push_back({.kind = *kind});
  }
  return seats.size() < 2 || seats.size() > 6 ? std::nullopt : std::optional{seats};
}

std::vector<std::string> namesOf(const std::vector<PlayerSettings>& seats)
{
  auto names = std::vector<std::string>{};
  for (const auto& seat : seats)
    names.emplace_back(toString(seat.kind));
  return names;
}

QString scoresText(const Game& game, const std::vector<std::string>& names)
{
  auto texts = QStringList{};
  const auto scores = game.scores();
  for (std::size_t i = 0; i < scores.size(); ++i)
    texts.push_back(QCoreApplication::translate("Cli", "%1 (%2): %3")
                        .arg(seatName(static_cast<int>(i)), QString::fromStdString(names[i]))
                        .arg(scores[i]));
  return texts.join(QStringLiteral(", "));
}

/// The first reason with its place, and how many more there are.
void sayWhyNot(Run& run, const Playability& answer, const Input& input,
               const PlayableInput& resolved)
{
  const auto& file = run.arguments().files.front();
  if (!answer.issues.empty()) {
    const auto& first = answer.issues.front();
    run.say(lineFor(findingFor(first, locationOf(first, input, resolved))));
  } else if (!answer.problems.empty()) {
    auto first = answer.problems.front();
    if (first.file.empty())
      first.file = file;
    run.say(first);
  }
  const auto reasons = answer.issues.size() + answer.problems.size();
  const auto more = reasons > 0 ? static_cast<int>(reasons) - 1 : 0;
  run.say(file, Severity::Error,
          more == 0 ? QCoreApplication::translate("Cli", "It cannot be played.")
                    : QCoreApplication::translate("Cli",
                                                  "It cannot be played; there are %n more "
                                                  "reason(s), see “kartenwerk-cli check”.",
                                                  nullptr, more));
  run.atLeast(Findings);
}

void playAndWrite(Run& run, const std::shared_ptr<const Table>& table,
                  const std::vector<PlayerSettings>& seats, std::uint64_t seed,
                  const std::string& target)
{
  const auto game = playGame(table, seed, seats);
  const auto names = namesOf(seats);
  if (!run.write(target, toText(recordOf(game, names))) || target == "-")
    return;
  run.result(scoresText(game, names));
}

int play(Run& run)
{
  const auto target = run.arguments().value("output");
  if (!target)
    return run.wrongCall(QCoreApplication::translate("Cli", "Where to? -o OUT is missing."));
  if (*target != "-" && !target->ends_with(".kwgame"))
    return run.wrongCall(QCoreApplication::translate("Cli", "The output must end in %1.")
                             .arg(QLatin1String(".kwgame")));
  const auto seed = seedFrom(run.arguments().value("seed").value_or("1"));
  if (!seed)
    return run.wrongCall(
        QCoreApplication::translate("Cli", "--seed must be a whole number from 0."));
  auto seats = std::optional<std::vector<PlayerSettings>>{};
  if (const auto text = run.arguments().value("players")) {
    seats = seatsFrom(*text);
    if (!seats)
      return run.wrongCall(QCoreApplication::translate(
          "Cli", "--players must name two to six players, each greedy or random."));
  }
  const auto input = readInput(run, run.arguments().files.front());
  if (!input.readable())
    return run.finish();
  if (input.as<Map>() == nullptr && input.as<Scenario>() == nullptr)
    return run.wrongInput(
        input.path, QCoreApplication::translate("Cli", "Only a scenario or a map can be played."));
  auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return run.finish();
  auto& players = resolved.playable->scenario.players;
  if (seats)
    players = static_cast<int>(seats->size());
  else
    seats = std::vector<PlayerSettings>(static_cast<std::size_t>(players));
  const auto answer = playability(*resolved.playable);
  if (answer.playable())
    playAndWrite(run, answer.table, *seats, *seed, *target);
  else
    sayWhyNot(run, answer, input, resolved);
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"seed", 0, "S",
                   QT_TRANSLATE_NOOP("Cli", "The same seed gives the same game (default "
                                            "1).")},
    ArgumentOption{"players", 0, "A,B,...",
                   QT_TRANSLATE_NOOP("Cli", "Who plays, greedy or random (default: greedy on each "
                                            "seat).")},
    ArgumentOption{"output", 'o', "GAME.kwgame",
                   QT_TRANSLATE_NOOP("Cli", "The game record to write.")},
};

} // namespace

const Command playCommand{
    .name = "play",
    .usage = "SCENARIO [--seed S] [--players greedy,random,...] -o GAME.kwgame",
    .summary = QT_TRANSLATE_NOOP("Cli", "Play one game and write its record."),
    .help = QT_TRANSLATE_NOOP(
        "Cli", "A map alone is played with the base tiles and two "
               "expansions. What cannot be played by the rules ends with 1; “check” says "
               "all that is wrong with it."),
    .options = options,
    .run = play};

} // namespace kartenwerk::cli
