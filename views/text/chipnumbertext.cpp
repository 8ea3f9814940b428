// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/chipnumbertext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace kartenwerk {

namespace {

class ChipNumberText
{
  Q_DECLARE_TR_FUNCTIONS(ChipNumberText)
};

QString decimal(double number, int digits)
{
  return QLocale().toString(number, 'f', digits);
}

QString hundredths(std::int64_t number)
{
  return decimal(static_cast<double>(number) / 100, 2);
}

/// "B to E", or "B" alone.
QString range(const QString& first, const QString& last)
{
  return first == last ? first : ChipNumberText::tr("%1 to %2").arg(first, last);
}

QString columnName(Place place)
{
  const auto name = toString(place);
  return QString::fromStdString(name.substr(0, name.find_first_of("0123456789")));
}

} // namespace

QString evennessText(const Evenness& evenness)
{
  return ChipNumberText::tr(
             "Evenness %1 %: all walks to the chips take %2 steps, no layout could have "
             "fewer than %3.")
      .arg(evenness.percent())
      .arg(QLocale().toString(static_cast<qlonglong>(evenness.total)),
           QLocale().toString(static_cast<qlonglong>(evenness.lowest)));
}

QString worstWindowText(const Evenness::Window& window)
{
  const auto columns = range(columnName(window.first), columnName(window.last));
  const auto rows =
      range(QString::number(window.first.row + 1), QString::number(window.last.row + 1));
  return ChipNumberText::tr("Columns %1, rows %2: %n chip(s), fair share %3.", nullptr,
                            window.chips)
      .arg(columns, rows, decimal(static_cast<double>(window.fairHundredths) / 100, 1));
}

QString standingText(const Standing& standing)
{
  if (standing.drawn > 0 && standing.equallyEven == standing.drawn)
    return ChipNumberText::tr("As even as all of %1 uniform layouts.")
        .arg(QLocale().toString(standing.drawn));
  const auto share =
      standing.drawn == 0 ? 0.0 : 100.0 * standing.lessEven / static_cast<double>(standing.drawn);
  return ChipNumberText::tr(
             "More even than %1 % of %2 uniform layouts; their median is %3 %, the most "
             "even of them %4 %.")
      .arg(decimal(share, 1), QLocale().toString(standing.drawn))
      .arg(standing.medianPercent)
      .arg(standing.highestPercent);
}

QString accessGapText(const AccessGap& gap, const QString& first, const QString& second)
{
  return ChipNumberText::tr(
             "%1 and %2: access gap %3 steps, the map's own %4; %5 chips are nearer to "
             "the first, %6 to the second, %7 as near to both.")
      .arg(first, second, hundredths(gap.meanHundredths()), hundredths(gap.ownMeanHundredths()))
      .arg(gap.nearerFirst)
      .arg(gap.nearerSecond)
      .arg(gap.tied);
}

QString withoutText(WhatIf::Without without)
{
  switch (without) {
  case WhatIf::Without::Towns:
    return ChipNumberText::tr("without the rule of towns");
  case WhatIf::Without::Starts:
    return ChipNumberText::tr("without the rules of start squares");
  case WhatIf::Without::OpenSides:
    return ChipNumberText::tr("without the rule of open sides");
  case WhatIf::Without::ForbiddenKinds:
    return ChipNumberText::tr("without forbidden kinds of squares");
  case WhatIf::Without::ClosedRegions:
    return ChipNumberText::tr("without closed regions");
  case WhatIf::Without::Bans:
    return ChipNumberText::tr("without bans");
  case WhatIf::Without::Spacing:
    return ChipNumberText::tr("without distance between chips");
  }
  return {};
}

QString symmetryText(Symmetry symmetry)
{
  switch (symmetry) {
  case Symmetry::None:
    return ChipNumberText::tr("none", "symmetry");
  case Symmetry::LeftRight:
    return ChipNumberText::tr("mirrored left and right");
  case Symmetry::TopBottom:
    return ChipNumberText::tr("mirrored top and bottom");
  case Symmetry::HalfTurn:
    return ChipNumberText::tr("half turn");
  case Symmetry::QuarterTurn:
    return ChipNumberText::tr("quarter turn");
  case Symmetry::Diagonal:
    return ChipNumberText::tr("mirrored about the diagonal from the north-west");
  case Symmetry::AntiDiagonal:
    return ChipNumberText::tr("mirrored about the diagonal from the north-east");
  }
  return {};
}

QString durationText(std::uint64_t milliseconds)
{
  constexpr auto most = std::uint64_t{2'000'000'000};
  const auto seconds =
      static_cast<int>(std::clamp<std::uint64_t>((milliseconds + 500) / 1000, 1, most));
  if (seconds < 120)
    return ChipNumberText::tr("about %n second(s)", nullptr, seconds);
  const auto minutes = seconds / 60;
  if (minutes < 120)
    return ChipNumberText::tr("about %n minute(s)", nullptr, minutes);
  const auto hours = minutes / 60;
  return ChipNumberText::tr("about %n hour(s)", nullptr, hours);
}

} // namespace kartenwerk
