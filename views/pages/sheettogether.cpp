// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/combinations.h"
#include "views/pages/sheetblocks.h"
#include "views/pages/sheettext.h"
#include "views/text/combinationwords.h"

namespace kartenwerk {

namespace {

constexpr auto points = 8.5;

/// The pair in bold; beneath it what the two do together, and how far that is settled.
SheetRow combinationRow(const Combination& combination, double width)
{
  auto row = textRow(combinationTitle(combination), width, points, QFont::DemiBold,
                     QColor(0x2B, 0x26, 0x20), 0.2);
  const auto words = textRow(
      SheetText::tr("%1: %2").arg(settledText(combination.settled), combinationReason(combination)),
      width, points);
  row.items.push_back(moved(words.items.front(), {0, row.height}));
  row.height += words.height;
  return row;
}

} // namespace

SheetBlock togetherBlock(const PlayableScenario& scenario, double width)
{
  auto block = SheetBlock{headingRow(SheetText::tr("Rules together"), width), {}};
  for (const auto& combination :
       combinationsInUse(scenario.scenario.rules, scenario.map.has_value()))
    if (combination.settled == Settled::Reading || combination.settled == Settled::Open)
      block.rows.push_back(combinationRow(combination, width));
  return block;
}

} // namespace kartenwerk
