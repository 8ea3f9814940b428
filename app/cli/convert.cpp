// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/playableinput.h"
#include "model/base/files.h"
#include "model/base/json.h"
#include "model/base/recordreader.h"
#include "model/exchange/geojson.h"

namespace kartenwerk::cli {

namespace {

struct Options
{
  GeoJsonOptions geo;
  QString wrong; ///< a sentence where one is out of range
};

int sideFrom(const std::string& text, const char* option, QString& wrong)
{
  const auto number = wholeNumber(text, 1, Map::largestSide);
  if (!number)
    wrong = QCoreApplication::translate("Cli", "%1 must be a whole number from 1 to %2.")
                .arg(QLatin1String(option))
                .arg(Map::largestSide);
  return static_cast<int>(number.value_or(1));
}

Options optionsFrom(const Arguments& arguments)
{
  auto options = Options{};
  if (const auto text = arguments.value("columns"))
    options.geo.columns = sideFrom(*text, "--columns", options.wrong);
  if (const auto text = arguments.value("rows"))
    options.geo.rows = sideFrom(*text, "--rows", options.wrong);
  if (const auto text = arguments.value("land")) {
    const auto share = decimalNumber(*text, 0, 1);
    if (!share)
      options.wrong =
          QCoreApplication::translate("Cli", "--land must be a number from 0 to 1, such as 0.45.");
    options.geo.land = share.value_or(0);
  }
  options.geo.home = arguments.value("home").value_or("");
  return options;
}

/// GeoJSON says "type" where our own files say "format".
bool isGeoJson(const std::string& bytes, const std::string& path)
{
  const auto json = parseJson(bytes, path);
  return json.value && formatOf(*json.value).empty() && json.value->find("type") != nullptr;
}

void convertGeoJson(Run& run, const Input& input, const GeoJsonOptions& options,
                    const std::string& target)
{
  const auto map = mapFromGeoJson(input.bytes, options, input.path);
  run.say(map.problems);
  if (!map.complete()) {
    run.atLeast(UnreadInput);
    return;
  }
  run.write(target, mapText(*map.value));
}

/// The text of the input as the kind of the target: the same kind, a map in a scenario, or the map
/// of a scenario. Nothing when there is no way.
std::optional<std::string> textFor(Run& run, const Input& input, const std::string& target)
{
  const auto format = formatForPath(target);
  const auto* scenario = input.as<Scenario>();
  if (input.as<Map>() != nullptr && format == scenarioFormat)
    return scenarioText(movedTo(scenarioForMap({.embedded = *input.as<Map>()}), input, target));
  if (scenario != nullptr && format == mapFormat) {
    const auto resolved = resolveInput(run, input);
    return resolved.playable && resolved.playable->map
               ? std::optional{mapText(*resolved.playable->map)}
               : std::nullopt;
  }
  const auto text = canonicalText(input);
  const auto own = parseJson(text, target);
  if (!format.empty() && own.value && formatOf(*own.value) != format)
    return std::nullopt;
  return scenario != nullptr ? scenarioText(movedTo(*scenario, input, target)) : text;
}

void convertOwn(Run& run, const Input& input, const std::string& target)
{
  run.say(input.problems);
  if (!input.readable()) {
    run.atLeast(UnreadInput);
    return;
  }
  if (const auto text = textFor(run, input, target)) {
    run.write(target, *text);
    return;
  }
  run.say(input.path, Severity::Error,
          QCoreApplication::translate("Cli", "%1 cannot be made of this file.")
              .arg(QString::fromStdString(target)));
  run.atLeast(Findings);
}

int convert(Run& run)
{
  const auto target = run.arguments().value("output");
  if (!target)
    return run.wrongCall(QCoreApplication::translate("Cli", "Where to? -o OUT is missing."));
  if (formatForPath(*target).empty() && *target != "-")
    return run.wrongCall(QCoreApplication::translate(
        "Cli", "The output must end in .kwmap, .kwtiles, .kwscenario or .kwgame."));
  const auto options = optionsFrom(run.arguments());
  if (!options.wrong.isEmpty())
    return run.wrongCall(options.wrong);
  const auto input = readInput(run.arguments().files.front());
  if (isGeoJson(input.bytes, input.path))
    convertGeoJson(run, input, options.geo, *target);
  else
    convertOwn(run, input, *target);
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"output", 'o', "OUT", QT_TRANSLATE_NOOP("Cli", "The file to write.")},
    ArgumentOption{"columns", 0, "N", QT_TRANSLATE_NOOP("Cli", "Columns of the map (default 13).")},
    ArgumentOption{"rows", 0, "N", QT_TRANSLATE_NOOP("Cli", "Rows of the map (default 17).")},
    ArgumentOption{"land", 0, "SHARE",
                   QT_TRANSLATE_NOOP("Cli",
                                     "A square is land when at least this share of it is (default "
                                     "0.5).")},
    ArgumentOption{
        "home", 0, "COUNTRY",
        QT_TRANSLATE_NOOP("Cli", "The country of the map (default: the one with most points).")},
};

} // namespace

const Command convertCommand{
    .name = "convert",
    .usage = "IN -o OUT [--columns N] [--rows N] [--land SHARE] [--home COUNTRY]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Make a map of GeoJSON, or one of our files of another."),
    .help = QT_TRANSLATE_NOOP(
        "Cli", "GeoJSON countries become land on a grid of equal areas, points become start "
               "squares, towns and large cities. A map becomes a scenario (.kwscenario), a "
               "scenario gives its map (.kwmap); the same kind of file is written anew."),
    .options = options,
    .run = convert};

} // namespace kartenwerk::cli
