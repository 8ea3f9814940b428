// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/playableinput.h"
#include "model/chips/draw.h"
#include "model/scenario/scenariofile.h"
#include "model/validation/rule.h"
#include "views/text/chiptext.h"
#include "views/text/words.h"

namespace kartenwerk::cli {

namespace {

/// What the options ask for; a sentence where one is wrong.
struct Wanted
{
  PlayableScenario playable;
  std::uint64_t seed = 1;
  QString wrong;
};

/// Start squares by name or by place.
bool setStarts(Scenario& scenario, const Map& map, const std::string& text)
{
  scenario.starts.clear();
  for (const auto& word : splitAtCommas(text)) {
    const auto named = [&](const Site& site) {
      return site.kind == SiteKind::Start && (site.name == word || toString(site.place) == word);
    };
    const auto site = std::ranges::find_if(map.sites(), named);
    if (site == map.sites().end())
      return false;
    scenario.starts.push_back(site->place);
  }
  std::ranges::sort(scenario.starts);
  return std::ranges::adjacent_find(scenario.starts) == scenario.starts.end();
}

Wanted wantedBy(const Arguments& arguments, PlayableScenario playable)
{
  auto wanted = Wanted{std::move(playable)};
  auto& scenario = wanted.playable.scenario;
  auto& chips = scenario.rules.chips;
  chips.on = true;
  if (const auto text = arguments.value("count")) {
    const auto count = wholeNumber(*text, 0, 1000);
    if (!count)
      wanted.wrong =
          QCoreApplication::translate("Cli", "--count must be a whole number from 0 to 1000.");
    chips.count = static_cast<int>(count.value_or(0));
  }
  if (const auto text = arguments.value("seed")) {
    const auto seed = seedFrom(*text);
    if (!seed)
      wanted.wrong = QCoreApplication::translate("Cli", "--seed must be a whole number from 0.");
    wanted.seed = seed.value_or(0);
  }
  if (const auto text = arguments.value("edition")) {
    if (*text != "current" && *text != "2019")
      wanted.wrong = QCoreApplication::translate("Cli", "--edition must be current or 2019.");
    chips.edition = *text == "2019" ? OpenSideEdition::Of2019 : OpenSideEdition::Current;
  }
  if (const auto text = arguments.value("starts"))
    if (!setStarts(scenario, *wanted.playable.map, *text))
      wanted.wrong =
          QCoreApplication::translate("Cli", "--starts must name different start squares of the "
                                             "map, such as Rostock,Erfurt or B2,D5.");
  return wanted;
}

/// Why there is no layout, and the squares that prove how many fit: each piece holds at most one.
void sayImpossible(Run& run, const Drawn& drawn, int wanted)
{
  const auto& file = run.arguments().files.front();
  const auto tooMany = drawn.noLayout == NoLayout::TooMany;
  const auto id = tooMany ? infoOf(Rule::ChipsTooManyForMap).id : std::string_view{};
  run.say(file, Severity::Error, noLayoutText(drawn, wanted),
          QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  for (const auto& piece : drawn.maximum.pieces)
    run.say(
        file, Severity::Info,
        QCoreApplication::translate("Cli", "At most one chip on %1.").arg(placesText(piece, 1000)));
  run.atLeast(Findings);
}

/// The new layout is the one in use. It takes the place of one without a name, for a named one was
/// meant to be kept.
void addLayout(Scenario& scenario, const std::vector<Place>& places, std::uint64_t seed)
{
  auto layout = ChipLayout{};
  layout.seed = seed;
  layout.method = "uniform";
  layout.generator = chipGenerator;
  for (const auto place : places)
    layout.chips.push_back({place});
  auto& layouts = scenario.layouts;
  const auto unnamed = std::ranges::find_if(layouts, &std::string::empty, &ChipLayout::name);
  scenario.layout = static_cast<int>(unnamed - layouts.begin());
  if (unnamed == layouts.end())
    layouts.push_back(std::move(layout));
  else
    *unnamed = std::move(layout);
}

int chips(Run& run)
{
  const auto target = run.arguments().value("output");
  if (!target)
    return run.wrongCall(QCoreApplication::translate("Cli", "Where to? -o OUT is missing."));
  const auto input = readInput(run, run.arguments().files.front());
  if (!input.readable())
    return run.finish();
  auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return run.finish();
  if (!resolved.playable->map)
    return run.wrongCall(QCoreApplication::translate("Cli", "There is no map to lay chips on."));
  auto [playable, seed, wrong] = wantedBy(run.arguments(), std::move(*resolved.playable));
  if (!wrong.isEmpty())
    return run.wrongCall(wrong);

  auto& scenario = playable.scenario;
  const auto drawn =
      drawLayout(Board(*playable.map), chipSettings(scenario.rules.chips, scenario.starts), seed);
  if (!drawn.found()) {
    sayImpossible(run, drawn, scenario.rules.chips.count);
    return run.finish();
  }
  addLayout(scenario, drawn.layout, seed);
  const auto number = static_cast<int>(drawn.layout.size());
  if (run.write(*target, scenarioText(movedTo(scenario, input, *target))) && *target != "-")
    run.result(QCoreApplication::translate("Cli", "%n chip(s), %1: %2", nullptr, number)
                   .arg(uniformityText(drawn.uniformity), placesText(drawn.layout, 1000)));
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"count", 0, "K",
                   QT_TRANSLATE_NOOP("Cli", "How many chips (default: as the rules say).")},
    ArgumentOption{"seed", 0, "S",
                   QT_TRANSLATE_NOOP("Cli", "The same seed gives the same layout (default "
                                            "1).")},
    ArgumentOption{"starts", 0, "A,B",
                   QT_TRANSLATE_NOOP("Cli", "The start squares in use, by name or "
                                            "square.")},
    ArgumentOption{"edition", 0, "EDITION",
                   QT_TRANSLATE_NOOP("Cli",
                                     "Which sides of large cities bar chips: current (default) or "
                                     "2019.")},
    ArgumentOption{"output", 'o', "OUT", QT_TRANSLATE_NOOP("Cli", "The scenario to write.")},
};

} // namespace

const Command chipsCommand{
    .name = "chips",
    .usage = "FILE [--count K] [--seed S] [--starts A,B] [--edition current|2019] -o OUT",
    .summary = QT_TRANSLATE_NOOP("Cli", "Lay chips by the rules and write the scenario."),
    .help = QT_TRANSLATE_NOOP(
        "Cli", "All legal layouts are equally likely. A map is put into a scenario of its own. If "
               "so many chips do not fit, the command says how many do, lists the squares that "
               "prove it, and ends with 1."),
    .options = options,
    .run = chips};

} // namespace kartenwerk::cli
