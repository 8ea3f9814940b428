// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/chiptext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "views/text/words.h"

namespace kartenwerk {

namespace {

class ChipText
{
  Q_DECLARE_TR_FUNCTIONS(ChipText)
};

QString superscript(int number)
{
  const auto digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  auto result = QString();
  for (const auto character : QString::number(number))
    result += character.isDigit() ? digits[character.digitValue()] : QStringLiteral("⁻")[0];
  return result;
}

constexpr auto mostDigits = 33;

QString about(double log10)
{
  auto exponent = static_cast<int>(std::floor(log10));
  auto mantissa = std::pow(10.0, log10 - exponent);
  if (mantissa >= 9.95) {
    mantissa = 1;
    ++exponent;
  }
  //: a large number, such as: about 3.2 × 10⁴⁰
  return ChipText::tr("about %1 × 10%2")
      .arg(QLocale().toString(mantissa, 'f', 1), superscript(exponent));
}

QString forbiddenText(const BrokenChipRule& broken)
{
  return ChipText::tr("%1 may hold no chip: %2.")
      .arg(placesText(broken.places, 4), chipReasonText(broken.reason));
}

} // namespace

QString chipReasonText(ChipReason reason)
{
  switch (reason) {
  case ChipReason::Outside:
    return ChipText::tr("no square of the board");
  case ChipReason::Blocked:
    return ChipText::tr("blocked, depot or highlight");
  case ChipReason::LargeCity:
    return ChipText::tr("large city");
  case ChipReason::Town:
    return ChipText::tr("town");
  case ChipReason::Start:
    return ChipText::tr("start square in use");
  case ChipReason::UnusedStart:
    return ChipText::tr("start square not in use");
  case ChipReason::NextToUsedStart:
    return ChipText::tr("next to a start square in use");
  case ChipReason::OpenSide:
    return ChipText::tr("beside an open side of a large city");
  case ChipReason::ForbiddenKind:
    return ChipText::tr("kind of square that shall hold none");
  case ChipReason::ClosedRegion:
    return ChipText::tr("region without chips");
  case ChipReason::Banned:
    return ChipText::tr("banned by hand");
  case ChipReason::NoMark:
    return ChipText::tr("no printed place for chips");
  }
  return {};
}

QString uniformityText(Uniformity uniformity)
{
  switch (uniformity) {
  case Uniformity::ExactlyUniform:
    return ChipText::tr("exactly uniform");
  case Uniformity::UniformWithin1e6:
    return ChipText::tr("uniform to within 10⁻⁶ (proved)");
  case Uniformity::RandomNotUniform:
    return ChipText::tr("random, not uniform");
  }
  return {};
}

QString layoutBadge(const ChipLayout& layout)
{
  if (layout.method == "uniform")
    return uniformityText(layout.origin ? layout.origin->uniformity : Uniformity::ExactlyUniform);
  if (layout.method == "even")
    return ChipText::tr("even, random, not uniform");
  if (layout.method == "fair")
    return ChipText::tr("fair, random, not uniform");
  return ChipText::tr("laid by hand");
}

QString noLayoutText(const Drawn& drawn, int asked)
{
  switch (drawn.noLayout) {
  case NoLayout::None:
    return {};
  case NoLayout::TooMany:
    return ChipText::tr("Impossible: at most %n chip(s) fit.", nullptr, drawn.maximum.count);
  case NoLayout::PinForbidden:
    return ChipText::tr("Impossible: %1 is pinned, but may hold no chip.")
        .arg(placesText(drawn.places, 4));
  case NoLayout::PinsTooClose:
    return ChipText::tr("Impossible: the pinned squares %1 are too close to each other.")
        .arg(placesText(drawn.places, 4));
  case NoLayout::MorePinsThanChips:
    return ChipText::tr("Impossible: more squares are pinned than the %n chip(s) asked for.",
                        nullptr, asked);
  case NoLayout::QuotaImpossible:
    return ChipText::tr("Impossible: the numbers asked for in %1 cannot be kept.")
        .arg(QString::fromStdString(drawn.region));
  case NoLayout::QuotaTooRare:
    return ChipText::tr(
        "Fewer than one in 10,000 layouts keeps the numbers asked for in the regions: none "
        "was drawn.");
  case NoLayout::NotSymmetric:
    return ChipText::tr("Impossible: the map does not have the symmetry asked for.");
  case NoLayout::NoSymmetricSize:
    return ChipText::tr(
        "Impossible: no layout of %n chip(s) has the symmetry asked for; chips come "
        "in groups then.",
        nullptr, asked);
  case NoLayout::TooDense:
    return ChipText::tr(
        "So many chips on a map this wide cannot be drawn exactly: none was drawn.");
  case NoLayout::Stopped:
    return ChipText::tr("Stopped: none was drawn.");
  }
  return {};
}

QString brokenChipRuleText(const BrokenChipRule& broken)
{
  switch (broken.rule) {
  case ChipRule::ForbiddenSquare:
    return forbiddenText(broken);
  case ChipRule::TwoOnOneSquare:
    return ChipText::tr("More than one chip lies on %1.").arg(placesText(broken.places, 4));
  case ChipRule::TooClose:
    return ChipText::tr("The chips on %1 are too close to each other.")
        .arg(placesText(broken.places, 4));
  case ChipRule::WrongCount:
    return ChipText::tr("%n chip(s) lie here, %1 are asked for.", nullptr, broken.found)
        .arg(broken.wanted);
  case ChipRule::PinMissing:
    return ChipText::tr("No chip lies on the pinned square %1.").arg(placesText(broken.places, 4));
  case ChipRule::NotSymmetric:
    return ChipText::tr("The layout lacks the symmetry asked for at %1.")
        .arg(placesText(broken.places, 4));
  case ChipRule::QuotaTooFew:
    return ChipText::tr("%n chip(s) lie in %1, at least %2 are asked for.", nullptr, broken.found)
        .arg(QString::fromStdString(broken.region), QString::number(broken.wanted));
  case ChipRule::QuotaTooMany:
    return ChipText::tr("%n chip(s) lie in %1, at most %2 are allowed.", nullptr, broken.found)
        .arg(QString::fromStdString(broken.region), QString::number(broken.wanted));
  }
  return {};
}

QString maximumProofText(const Maximum& maximum, int allowedSquares)
{
  if (maximum.proof == MaximumProof::None)
    return ChipText::tr("Between %1 and %2 chips fit; which, is not proved.")
        .arg(maximum.count)
        .arg(maximum.atMost);
  if (maximum.proof == MaximumProof::Counting)
    return ChipText::tr("Going through all cases shows that no more than %n chip(s) fit.", nullptr,
                        maximum.count);
  const auto dominoes = maximum.dominoes();
  const auto singles = maximum.singles() + static_cast<int>(maximum.pinned.size());
  const auto groups = static_cast<int>(maximum.pieces.size()) - dominoes - maximum.singles();
  auto pieces = QStringList{};
  if (dominoes > 0)
    pieces += ChipText::tr("%n domino(es)", nullptr, dominoes);
  if (singles > 0)
    pieces += ChipText::tr("%n single square(s)", nullptr, singles);
  if (groups > 0)
    pieces += ChipText::tr("%n group(s) of squares that are all too close to each other", nullptr,
                           groups);
  if (pieces.isEmpty())
    return ChipText::tr("No square may hold a chip.");
  return ChipText::tr("The %n square(s) that may hold a chip are covered by %1. No two squares of "
                      "such a piece may both hold one, so each piece holds at most one chip.",
                      nullptr, allowedSquares)
      .arg(listText(pieces));
}

QString maximumText(const Maximum& maximum, int allowedSquares)
{
  const auto proof = maximumProofText(maximum, allowedSquares);
  if (maximum.proof != MaximumProof::Pieces)
    return proof;
  return proof + u' ' + ChipText::tr("The rings show a layout that reaches it.");
}

QString allDigits(const BigNumber& number)
{
  auto digits = QString::fromStdString(number.toString());
  const auto separator = QLocale().groupSeparator();
  for (auto i = digits.size() - 3; i > 0; i -= 3)
    digits.insert(i, separator);
  return digits;
}

QString numberText(const BigNumber& number)
{
  if (number.toString().size() <= mostDigits)
    return allDigits(number);
  return about(number.log10());
}

QString estimateText(const LayoutCounts::Estimate& estimate)
{
  if (!std::isfinite(estimate.log10))
    return ChipText::tr("none", "layouts");
  const auto percent = (std::pow(10.0, estimate.standardError) - 1) * 100;
  return ChipText::tr("%1 (estimated, ± %2 %)")
      .arg(about(estimate.log10), QLocale().toString(std::max(0.1, percent), 'f', 1));
}

QString layoutCountText(const LayoutCounts& counts, int chips)
{
  const auto size = static_cast<std::size_t>(std::max(0, chips));
  if (counts.kind == LayoutCounts::Kind::Exact) {
    if (size >= counts.exact.size() || counts.exact[size].isZero())
      return ChipText::tr("There is no layout of %n chip(s).", nullptr, chips);
    if (counts.exact[size] == BigNumber({1}))
      return ChipText::tr("There is exactly one layout of %n chip(s).", nullptr, chips);
    return ChipText::tr("There are %1 layouts of %n chip(s).", nullptr, chips)
        .arg(numberText(counts.exact[size]));
  }
  if (counts.kind == LayoutCounts::Kind::Estimated && size < counts.estimates.size()) {
    return ChipText::tr("Layouts of %n chip(s): %1.", nullptr, chips)
        .arg(estimateText(counts.estimates[size]));
  }
  return {};
}

} // namespace kartenwerk
