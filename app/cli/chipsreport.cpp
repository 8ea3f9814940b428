// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipsreport.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "model/chips/explanations.h"
#include "model/validation/rule.h"
#include "views/text/chipexplanationtext.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chiptext.h"
#include "views/text/problemtext.h"
#include "views/text/words.h"

namespace kartenwerk::cli {

namespace {

constexpr auto allPlaces = 100'000;

QString placeList(const std::vector<Place>& places)
{
  auto words = QStringList{};
  for (const auto place : places)
    words.push_back(QString::fromStdString(toString(place)));
  return words.join(QStringLiteral(", "));
}

void indented(Run& run, const QString& line)
{
  if (!line.isEmpty())
    run.result(QStringLiteral("  ") + line);
}

QString startName(const Map& map, Place place)
{
  const auto* site = map.site(place, SiteKind::Start);
  return namedPlace(place, site == nullptr ? QString() : QString::fromStdString(site->name));
}

/// The pieces of that many squares, "A1–A2, C1–D1"; 0: of more than two.
QString piecesText(const Maximum& maximum, std::size_t squares)
{
  auto words = QStringList{};
  for (const auto& piece : maximum.pieces) {
    if (squares == 0 ? piece.size() < 3 : piece.size() != squares)
      continue;
    auto places = QStringList{};
    for (const auto place : piece)
      places.push_back(QString::fromStdString(toString(place)));
    words.push_back(places.join(QStringLiteral("–")));
  }
  return words.join(QStringLiteral(", "));
}

/// What a person can check with the map before him, a line each.
QStringList certificate(const Maximum& maximum)
{
  auto lines = QStringList{};
  const auto add = [&](const QString& text, const QString& places) {
    if (!places.isEmpty())
      lines.push_back(text.arg(places));
  };
  add(QCoreApplication::translate("Cli", "Dominoes: %1"), piecesText(maximum, 2));
  add(QCoreApplication::translate("Cli", "Single squares: %1"), piecesText(maximum, 1));
  add(QCoreApplication::translate("Cli", "Groups of squares too close to each other: %1"),
      piecesText(maximum, 0));
  add(QCoreApplication::translate("Cli", "Pinned: %1"), placeList(maximum.pinned));
  add(QCoreApplication::translate("Cli", "Too close to a pinned square: %1"),
      placeList(maximum.besidePinned));
  add(QCoreApplication::translate("Cli", "A layout of so many: %1"), placeList(maximum.layout));
  return lines;
}

/// Why each of these pinned squares may hold no chip.
QStringList pinReasons(const ChipsRequest& request, const std::vector<Place>& pins)
{
  auto lines = QStringList{};
  const auto squares = ChipSquares(Board(request.map), request.settings());
  for (const auto pin : pins)
    if (const auto reason = squares.reasons(pin).first())
      lines.push_back(QStringLiteral("%1: %2").arg(QString::fromStdString(toString(pin)),
                                                   chipReasonText(*reason)));
  return lines;
}

int coveredSquares(const Maximum& maximum)
{
  auto squares = maximum.pinned.size();
  for (const auto& piece : maximum.pieces)
    squares += piece.size();
  return static_cast<int>(squares);
}

QString capitalised(QString text)
{
  return text.replace(0, 1, text.left(1).toUpper());
}

/// What was tried, and what stands against it.
QString whyNotCounted(const CountCost& cost)
{
  constexpr auto megabytes = 20U;
  const auto number = [](std::uint64_t value) {
    return QLocale().toString(static_cast<qulonglong>(value));
  };
  const auto text =
      cost.states
          ? QCoreApplication::translate("Cli", "The exact number cannot be found: counting takes "
                                               "%1 MB of memory, and at most %2 MB are used. "
                                               "--how-many --estimate estimates it.")
                .arg(number(cost.bytes >> megabytes), number(mostCountBytes >> megabytes))
          : QCoreApplication::translate("Cli", "The exact number cannot be found: in every order "
                                               "of squares that was tried, the map is too wide to "
                                               "be gone through with at most %1 states. "
                                               "--how-many --estimate estimates it.")
                .arg(number(mostCountStates));
  return text;
}

void reportVerdict(Run& run, const CheckedLayout& checked)
{
  const auto& layout = checked.layout;
  const auto chips = static_cast<int>(layout.chips.size());
  const auto broken = static_cast<int>(checked.broken.size());
  const auto name = layout.name.empty()
                        ? QCoreApplication::translate("Cli", "Layout %1").arg(checked.number + 1)
                        : QString::fromStdString(layout.name);
  const auto verdict =
      broken == 0 ? QCoreApplication::translate("Cli", "legal")
                  : QCoreApplication::translate("Cli", "%n broken rule(s)", nullptr, broken);
  run.result(QCoreApplication::translate("Cli", "%1: %n chip(s), %2, %3", nullptr, chips)
                 .arg(name, layoutBadge(layout), verdict));
}

} // namespace

void reportLayouts(Run& run, const ChipsRequest& request, const DrawAnswer& answer)
{
  for (const auto& layout : answer.layouts) {
    const auto& places = layout.drawn.layout;
    const auto chips = static_cast<int>(places.size());
    run.result(QCoreApplication::translate("Cli", "Seed %1: %n chip(s), %2", nullptr, chips)
                   .arg(layout.seed)
                   .arg(uniformityText(layout.drawn.uniformity)));
    indented(run, placeList(places));
    if (layout.evenness)
      indented(run, evennessText(*layout.evenness));
    if (layout.standing)
      indented(run, standingText(*layout.standing));
    if (layout.evenness && layout.evenness->worstWindow)
      indented(run, QCoreApplication::translate("Cli", "Farthest from even: %1")
                        .arg(worstWindowText(*layout.evenness->worstWindow)));
    for (const auto& gap : layout.gaps)
      indented(run, accessGapText(gap, startName(request.map, gap.first),
                                  startName(request.map, gap.second)));
  }
}

void reportRefused(Run& run, const ChipsRequest& request, const Drawn& refused)
{
  const auto& file = run.arguments().files.front();
  const auto asked = request.settings().count;
  const auto tooMany = refused.noLayout == NoLayout::TooMany;
  const auto id = tooMany ? infoOf(Rule::ChipsTooManyForMap).id : std::string_view{};
  run.say(file, Severity::Error, noLayoutText(refused, asked),
          QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  if (refused.noLayout == NoLayout::PinForbidden)
    for (const auto& line : pinReasons(request, refused.places))
      run.say(file, Severity::Info, line);
  if (!tooMany)
    return;
  run.say(file, Severity::Info, maximumProofText(refused.maximum, coveredSquares(refused.maximum)));
  for (const auto& line : certificate(refused.maximum))
    run.say(file, Severity::Info, line);
}

void reportCost(Run& run, const CountCost& cost, bool exact)
{
  const auto& file = run.arguments().files.front();
  if (!cost.states) {
    if (!exact)
      run.say(file, Severity::Info,
              QCoreApplication::translate("Cli", "The map is too wide to count exactly; the number "
                                                 "is estimated."));
    return;
  }
  if (exact && cost.milliseconds <= countAtOnce)
    return;
  const auto text =
      exact ? QCoreApplication::translate("Cli", "Counting exactly: %1, %2 MB, %3 states.")
            : QCoreApplication::translate("Cli", "Counting exactly would take %1, %2 MB, %3 states "
                                                 "(--exact does it); the number is estimated.");
  run.say(file, Severity::Info,
          text.arg(durationText(cost.milliseconds),
                   QLocale().toString(static_cast<qulonglong>(cost.bytes >> 20U) + 1),
                   QLocale().toString(static_cast<qulonglong>(*cost.states))));
}

void reportNumbers(Run& run, const NumbersAnswer& answer)
{
  if (answer.quotasLeft)
    run.say(run.arguments().files.front(), Severity::Info,
            QCoreApplication::translate("Cli", "The numbers of chips in regions are not asked "
                                               "here."));
  if (answer.counts.kind == LayoutCounts::Kind::TooMuch) {
    run.say(run.arguments().files.front(), Severity::Error, whyNotCounted(answer.cost));
    return;
  }
  if (!answer.all) {
    const auto text = layoutCountText(answer.counts, answer.chips);
    run.result(text.isEmpty() ? QCoreApplication::translate(
                                    "Cli",
                                    "Nothing is known about %n chip(s): none of the chains that "
                                    "the estimate is made of grew so long.",
                                    nullptr, answer.chips)
                              : text);
    return;
  }
  const auto exact = answer.counts.kind == LayoutCounts::Kind::Exact;
  const auto sizes = exact ? answer.counts.exact.size() : answer.counts.estimates.size();
  for (std::size_t k = 0; k < sizes; ++k)
    run.result(QStringLiteral("%1  %2").arg(k, 4).arg(
        exact ? allDigits(answer.counts.exact[k]) : estimateText(answer.counts.estimates[k])));
}

void reportMaximum(Run& run, const MaximumAnswer& answer, bool why)
{
  const auto& maximum = answer.maximum;
  if (maximum.proof != MaximumProof::None)
    run.result(
        QCoreApplication::translate("Cli", "At most %n chip(s) fit.", nullptr, maximum.count));
  run.result(
      maximumProofText(maximum, answer.allowed - static_cast<int>(maximum.besidePinned.size())));
  if (!why)
    return;
  for (const auto& line : certificate(maximum))
    run.result(line);
  run.result({});
  const auto row = [&](const QString& label, int number) {
    run.result(QStringLiteral("%1 %2").arg(capitalised(label), -44).arg(number, 5));
  };
  row(chipQuantityText("squares.playable"), answer.playable);
  for (const auto reason : allChipReasons) {
    const auto& squares = answer.lost[static_cast<std::size_t>(reason)];
    if (reason > ChipReason::LargeCity && !squares.empty())
      run.result(QStringLiteral("− %1 %2  %3")
                     .arg(chipReasonText(reason), -42)
                     .arg(squares.size(), 5)
                     .arg(placesText(squares, allPlaces)));
  }
  row(chipQuantityText("squares.allowed"), answer.allowed);
  run.result({});
  for (const auto& without : answer.without)
    row(withoutText(without.without), without.maximum);
}

void reportChecked(Run& run, const Input& input, const std::vector<CheckedLayout>& layouts)
{
  if (layouts.empty())
    run.result(QCoreApplication::translate("Cli", "There is no layout of chips."));
  for (const auto& checked : layouts) {
    const auto& places = input.scenarioPositions.chips;
    for (const auto& broken : checked.broken) {
      auto at = TextPosition{};
      if (checked.number < places.size() && !broken.places.empty())
        for (const auto& [place, position] : places[checked.number])
          if (place == broken.places.front())
            at = position;
      run.say(messageLine(QString::fromStdString(input.path), at, Severity::Error,
                          brokenChipRuleText(broken),
                          QString::fromStdString("chips." + std::string(toString(broken.rule)))));
      run.atLeast(Findings);
    }
    reportVerdict(run, checked);
  }
}

void reportExplanations(Run& run)
{
  for (const auto& explanation : chipExplanations())
    run.result(chipExplanationText(explanation.id));
}

} // namespace kartenwerk::cli
