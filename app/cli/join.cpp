// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "model/map/join.h"
#include "views/text/words.h"

namespace kartenwerk::cli {

namespace {

QString text(const char* source, int number = -1)
{
  return QCoreApplication::translate("Cli", source, nullptr, number);
}

struct Wanted
{
  Joining joining;
  QString wrong; ///< a sentence where an option is out of range
};

Wanted wantedBy(const Arguments& arguments)
{
  auto wanted = Wanted{};
  if (const auto word = arguments.value("side")) {
    const auto side = sideFrom(*word);
    if (!side)
      wanted.wrong = text(QT_TRANSLATE_NOOP("Cli", "--side must be north, east, south or west."));
    wanted.joining.side = side.value_or(Side::East);
  }
  const auto number = [&](const char* option, int least) {
    const auto word = arguments.value(option);
    const auto value = word ? wholeNumber(*word, least, Map::largestSide) : 0;
    if (!value)
      wanted.wrong = text(QT_TRANSLATE_NOOP("Cli", "--%1 must be a whole number from %2 to %3."))
                         .arg(QLatin1String(option))
                         .arg(least)
                         .arg(Map::largestSide);
    return static_cast<int>(value.value_or(0));
  };
  wanted.joining.offset = number("offset", -Map::largestSide);
  wanted.joining.overlap = number("overlap", 0);
  return wanted;
}

/// The map in that file; says what is wrong otherwise.
const Map* mapIn(Run& run, const Input& input)
{
  const auto* map = input.readable() ? input.as<Map>() : nullptr;
  if (input.readable() && map == nullptr) {
    run.say(input.path, Severity::Error, text(QT_TRANSLATE_NOOP("Cli", "This is no map.")));
    run.atLeast(Findings);
  }
  return map;
}

void sayWhatWent(Run& run, const std::string& file, const JoinedMap& both)
{
  const auto say = [&](const QString& sentence) { run.say(file, Severity::Warning, sentence); };
  if (!both.overlaid.empty())
    say(text(QT_TRANSLATE_N_NOOP("Cli", "%n squares lie over squares of the second map: %1."),
             static_cast<int>(both.overlaid.size()))
            .arg(placesText(both.overlaid)));
  if (const auto count = static_cast<int>(both.prints.size()))
    say(text(QT_TRANSLATE_N_NOOP("Cli", "%n prints at the joint are gone."), count));
  if (const auto count = static_cast<int>(both.ferries.size()))
    say(text(QT_TRANSLATE_N_NOOP("Cli", "%n ferries at the joint are gone."), count));
}

int join(Run& run)
{
  const auto target = run.arguments().value("output");
  if (!target)
    return run.wrongCall(text(QT_TRANSLATE_NOOP("Cli", "Where to? -o OUT is missing.")));
  if (formatForPath(*target) != mapFormat && *target != "-")
    return run.wrongCall(text(QT_TRANSLATE_NOOP("Cli", "The output must end in .kwmap.")));
  const auto wanted = wantedBy(run.arguments());
  if (!wanted.wrong.isEmpty())
    return run.wrongCall(wanted.wrong);
  const auto first = readInput(run, run.arguments().files[0]);
  const auto second = readInput(run, run.arguments().files[1]);
  const auto* one = mapIn(run, first);
  const auto* other = mapIn(run, second);
  if (one == nullptr || other == nullptr)
    return run.finish();
  const auto both = joined(*one, *other, wanted.joining);
  if (!both) {
    run.say(first.path, Severity::Error,
            text(QT_TRANSLATE_NOOP("Cli", "The maps do not meet there, or would have more than %1 "
                                          "columns or rows."))
                .arg(Map::largestSide));
    run.atLeast(Findings);
    return run.finish();
  }
  sayWhatWent(run, first.path, *both);
  run.write(*target, mapText(both->map));
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"output", 'o', "OUT", QT_TRANSLATE_NOOP("Cli", "The file to write.")},
    ArgumentOption{"side", 0, "SIDE",
                   QT_TRANSLATE_NOOP("Cli", "The side of the first map: north, east (default), "
                                            "south or west.")},
    ArgumentOption{"offset", 0, "N",
                   QT_TRANSLATE_NOOP("Cli", "So far down, or to the right, the second map is moved "
                                            "along that side; may be negative.")},
    ArgumentOption{"overlap", 0, "N",
                   QT_TRANSLATE_NOOP("Cli", "So many columns or rows of both lie over one "
                                            "another.")},
};

} // namespace

const Command joinCommand{
    .name = "join",
    .usage = "FIRST SECOND -o OUT [--side SIDE] [--offset N] [--overlap N]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Put two maps side by side and make one of them."),
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Where the maps overlap, land lies over sea and the first map over the second. "
               "Prints and ferries that face the other map are taken away; the command says so."),
    .options = options,
    .leastFiles = 2,
    .mostFiles = 2,
    .run = join};

} // namespace kartenwerk::cli
