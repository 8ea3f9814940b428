// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipscontradictions.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include <QCoreApplication>

#include "app/cli/chipsrequest.h"

namespace kartenwerk::cli {

namespace {

using Names = std::span<const std::string_view>;

constexpr auto forms = std::to_array<std::string_view>({"how-many", "max", "check", "output"});
constexpr auto countingAlone = std::to_array<std::string_view>({"all", "exact", "estimate"});
constexpr auto drawingAlone = std::to_array<std::string_view>(
    {"method", "evenness", "fairness", "best", "seed", "layouts", "faces"});

QString shown(std::string_view option)
{
  if (option == "output")
    return QStringLiteral("-o");
  return QStringLiteral("--") +
         QString::fromUtf8(option.data(), static_cast<qsizetype>(option.size()));
}

QString effectless(std::string_view option, const QString& beside)
{
  return QCoreApplication::translate("Cli", "%1 has no effect with %2.").arg(shown(option), beside);
}

QString lonely(std::string_view option, const QString& needed)
{
  return QCoreApplication::translate("Cli", "%1 has no effect without %2.")
      .arg(shown(option), needed);
}

/// The first of the options that was given.
std::optional<std::string_view> given(const Arguments& arguments, Names options)
{
  const auto found =
      std::ranges::find_if(options, [&](std::string_view name) { return arguments.has(name); });
  return found == options.end() ? std::nullopt : std::optional{*found};
}

/// --explain reads no file and asks nothing of chips.
QString besideExplain(const Arguments& arguments)
{
  if (!arguments.has("explain"))
    return {};
  for (const auto& option : chipsOptions())
    if (option.name != "explain" && option.name != "json" && arguments.has(option.name))
      return effectless(option.name, shown("explain"));
  return arguments.files.empty()
             ? QString{}
             : QCoreApplication::translate("Cli", "--explain needs no FILE, but “%1” is given.")
                   .arg(QString::fromStdString(arguments.files.front()));
}

QString withoutItsForm(const Arguments& arguments)
{
  if (arguments.has("why") && !arguments.has("max"))
    return lonely("why", shown("max"));
  if (const auto option = given(arguments, countingAlone); option && !arguments.has("how-many"))
    return lonely(*option, shown("how-many"));
  if (const auto option = given(arguments, drawingAlone))
    for (const auto* form : {"how-many", "max", "check"})
      if (arguments.has(form))
        return effectless(*option, shown(form));
  if (arguments.has("count") && arguments.has("max"))
    return effectless("count", shown("max"));
  if (arguments.has("count") && arguments.has("all"))
    return effectless("count", shown("all"));
  return {};
}

/// What only some ways of drawing look at.
QString withoutItsMethod(const Arguments& arguments)
{
  const auto method = arguments.value("method").value_or("uniform");
  for (const auto* option : {"evenness", "best", "fairness"})
    if (arguments.has(option) && method == "uniform")
      return lonely(option, option == std::string_view("fairness")
                                ? QStringLiteral("--method fair")
                                : QStringLiteral("--method even, --method fair"));
  if (arguments.has("fairness") && method == "even")
    return effectless("fairness", QStringLiteral("--method even"));
  if (arguments.has("faces") && !arguments.has("output"))
    return lonely("faces", shown("output"));
  return {};
}

QString twoAtATime(const Arguments& arguments)
{
  if (std::ranges::count_if(forms, [&](auto name) { return arguments.has(name); }) > 1)
    return QCoreApplication::translate("Cli",
                                       "Only one of --how-many, --max, --check and -o at a time.");
  if (arguments.has("json") && arguments.value("output") == "-")
    return QCoreApplication::translate("Cli", "Standard output cannot take the scenario and the "
                                              "JSON.");
  const auto target = arguments.value("output").value_or("-");
  if (target != "-" && !target.ends_with(".kwscenario"))
    return QCoreApplication::translate("Cli", "The output must end in %1.")
        .arg(QLatin1String(".kwscenario"));
  if (arguments.has("exact") && arguments.has("estimate"))
    return QCoreApplication::translate("Cli", "Only one of --exact and --estimate at a time.");
  return {};
}

} // namespace

QString chipsContradiction(const Arguments& arguments)
{
  for (const auto check : {besideExplain, twoAtATime, withoutItsForm, withoutItsMethod})
    if (auto wrong = check(arguments); !wrong.isEmpty())
      return wrong;
  return {};
}

} // namespace kartenwerk::cli
