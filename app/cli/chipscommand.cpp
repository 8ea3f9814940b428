// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/chipscontradictions.h"
#include "app/cli/chipsjson.h"
#include "app/cli/chipslaid.h"
#include "app/cli/chipsreport.h"
#include "app/cli/commands.h"
#include "app/cli/watch.h"
#include "model/scenario/scenariofile.h"
#include "views/text/language.h"

namespace kartenwerk::cli {

namespace {

/// JSON is for programs: its sentences are always English.
template <class Make>
void writeJson(Run& run, Make make)
{
  installTranslations(QStringLiteral("en"));
  run.resultBytes(make().document());
  installTranslations();
}

void sayStopped(Run& run)
{
  run.say(run.arguments().files.front(), Severity::Error,
          QCoreApplication::translate("Cli", "Stopped."));
}

/// The work is over, or has been stopped: then it says so and gives true.
bool stopped(Run& run, Watch& watch)
{
  watch.finish();
  if (!watch.cancelled())
    return false;
  sayStopped(run);
  run.atLeast(Cancelled);
  return true;
}

bool json(const Run& run)
{
  return run.arguments().has("json");
}

QString stepText(DrawStep step, int layout, int layouts)
{
  switch (step) {
  case DrawStep::Preparing:
    return QCoreApplication::translate("Cli", "Preparing");
  case DrawStep::Comparing:
    return QCoreApplication::translate("Cli", "Drawing layouts to compare with");
  case DrawStep::Drawing:
    return QCoreApplication::translate("Cli", "Drawing layout %1 of %2").arg(layout).arg(layouts);
  case DrawStep::Measuring:
    return QCoreApplication::translate("Cli", "Measuring layout %1 of %2").arg(layout).arg(layouts);
  }
  return {};
}

void draw(Run& run, const ChipsRequest& request, const Input& input)
{
  auto watch = Watch([&run] { sayStopped(run); });
  const auto told = [&](DrawStep step, int layout) {
    watch.doing(stepText(step, layout, request.layouts));
  };
  const auto answer = drawnLayouts(request, told, watch.work());
  const auto scenario = run.arguments().has("output") && answer.refused.found()
                            ? withLayouts(run, request, answer, watch.work())
                            : std::nullopt;
  if (stopped(run, watch))
    return;
  const auto& file = run.arguments().files.front();
  if (!answer.refused.found()) {
    run.atLeast(Findings);
    if (json(run))
      writeJson(run, [&] {
        return chipsReport(file, request).add("impossible", jsonOfRefused(request, answer.refused));
      });
    else
      reportRefused(run, request, answer.refused);
    return;
  }
  if (const auto target = run.arguments().value("output")) {
    if (!scenario || !run.write(*target, scenarioText(movedTo(*scenario, input, *target))) ||
        *target == "-")
      return;
  }
  if (json(run))
    writeJson(run,
              [&] { return chipsReport(file, request).add("layouts", jsonOf(request, answer)); });
  else
    reportLayouts(run, request, answer);
}

/// Not a single layout of as many chips as are asked for, or nothing known about them.
bool none(const NumbersAnswer& answer)
{
  const auto& [kind, exact, estimates] = answer.counts;
  const auto chips = static_cast<std::size_t>(answer.chips);
  if (kind == LayoutCounts::Kind::TooMuch)
    return true;
  if (answer.all)
    return false;
  return kind == LayoutCounts::Kind::Exact ? chips >= exact.size() || exact[chips].isZero()
                                           : chips >= estimates.size();
}

void howMany(Run& run, const ChipsRequest& request)
{
  const auto& arguments = run.arguments();
  const auto counting = arguments.has("exact")      ? Counting::Exactly
                        : arguments.has("estimate") ? Counting::Estimated
                                                    : Counting::AsCheap;
  auto watch = Watch([&run] { sayStopped(run); });
  watch.doing(QCoreApplication::translate("Cli", "Looking how to count"));
  const auto predicted = [&](const CountCost& cost, bool exact) {
    watch.doing(exact ? QCoreApplication::translate("Cli", "Counting")
                      : QCoreApplication::translate("Cli", "Estimating"));
    if (!json(run))
      watch.say([&] { reportCost(run, cost, exact); });
  };
  const auto answer =
      numbersOfLayouts(request, arguments.has("all"), counting, predicted, watch.work());
  if (stopped(run, watch))
    return;
  if (!answer.refused.found() || none(answer))
    run.atLeast(Findings);
  if (!answer.refused.found() && !json(run))
    reportRefused(run, request, answer.refused);
  if (json(run))
    writeJson(run, [&] {
      auto report = chipsReport(arguments.files.front(), request).add("howMany", jsonOf(answer));
      if (!answer.refused.found())
        report.add("impossible", jsonOfRefused(request, answer.refused));
      return report;
    });
  else
    reportNumbers(run, answer);
}

void maximum(Run& run, const ChipsRequest& request)
{
  const auto why = run.arguments().has("why");
  auto watch = Watch([&run] { sayStopped(run); });
  watch.doing(QCoreApplication::translate("Cli", "Matching squares"));
  const auto answer = maximumOfChips(request, watch.work());
  if (stopped(run, watch))
    return;
  if (json(run))
    writeJson(run, [&] {
      return chipsReport(run.arguments().files.front(), request)
          .add("maximum", jsonOf(answer, why));
    });
  else
    reportMaximum(run, answer, why);
}

void check(Run& run, const ChipsRequest& request, const Input& input)
{
  const auto checked = checkedLayouts(request);
  for (const auto& layout : checked)
    if (!layout.broken.empty())
      run.atLeast(Findings);
  if (json(run))
    writeJson(run, [&] {
      return chipsReport(run.arguments().files.front(), request).add("layouts", jsonOf(checked));
    });
  else
    reportChecked(run, input, checked);
}

int explain(Run& run)
{
  if (json(run))
    writeJson(run, [] {
      auto record = JsonRecord{};
      record.add("format", "kartenwerk-chips").add("version", 1);
      return record.add("explanations", jsonOfExplanations());
    });
  else
    reportExplanations(run);
  return run.finish();
}

int chips(Run& run)
{
  const auto& arguments = run.arguments();
  if (const auto wrong = chipsContradiction(arguments); !wrong.isEmpty())
    return run.wrongCall(wrong);
  if (arguments.has("explain"))
    return explain(run);
  if (arguments.files.empty())
    return run.wrongCall(QCoreApplication::translate("Cli", "Which FILE?"));
  const auto input = readInput(run, arguments.files.front());
  if (!input.readable())
    return run.finish();
  auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return run.finish();
  if (!resolved.playable->map)
    return run.wrongInput(input.path,
                          QCoreApplication::translate("Cli", "There is no map to lay chips on."));
  const auto [request, wrong] = chipsRequest(arguments, std::move(*resolved.playable));
  if (!request)
    return run.wrongCall(wrong);
  if (arguments.has("how-many"))
    howMany(run, *request);
  else if (arguments.has("max"))
    maximum(run, *request);
  else if (arguments.has("check"))
    check(run, *request, input);
  else
    draw(run, *request, input);
  return run.finish();
}

} // namespace

const Command chipsCommand{
    .name = "chips",
    .usage = "FILE [--count K] [--starts A,B] [--edition current|2019] [--method "
             "uniform|even|fair] [--seed S] [--layouts N] [-o OUT] | FILE --how-many [--all] | "
             "FILE --max [--why] | FILE --check",
    .summary = QT_TRANSLATE_NOOP("Cli", "Lay chips by the rules, say how many fit and in how many "
                                        "ways, check layouts."),
    .help = QT_TRANSLATE_NOOP(
        "Cli",
        "Draws layouts, says how even and how fair they are, and writes the scenario with them if "
        "-o is given. Drawn uniformly, all legal layouts are equally likely. What the scenario "
        "asks of its chips holds unless an option says otherwise. If so many chips do not fit, the "
        "command says how many do, gives the squares that prove it, and ends with 1; so it does "
        "where --check finds a broken rule. Ctrl-C stops long work; it then ends with 130."),
    .options = chipsOptions(),
    .leastFiles = 0,
    .run = chips};

} // namespace kartenwerk::cli
