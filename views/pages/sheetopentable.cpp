// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/pages/sheetblocks.h"
#include "views/pages/sheettext.h"
#include "views/text/expansiontext.h"

namespace kartenwerk {

namespace {

constexpr auto points = 9.0;

QString leipzigText(const LeipzigRules& rules)
{
  if (rules.drawnOrder)
    return SheetText::tr("The four double tiles of Leipzig lie in the middle, its quarters in an "
                         "order that is drawn.");
  auto names = QStringList{};
  for (const auto quarter : rules.order)
    names << quarterName(quarter);
  return SheetText::tr("The four double tiles of Leipzig lie in the middle, its quarters clockwise "
                       "from the upper left: %1.")
      .arg(names.join(QStringLiteral(", ")));
}

QString startText(const PlayableScenario& scenario)
{
  const auto& rules = scenario.scenario.rules;
  if (rules.leipzig.on)
    return leipzigText(rules.leipzig);
  if (rules.river)
    return SheetText::tr("The spring lies in the middle of the table. The tiles of the River are "
                         "laid before all others.");
  return SheetText::tr("The start tile lies in the middle of the table.");
}

} // namespace

SheetBlock openTableBlock(const PlayableScenario& scenario, double width)
{
  if (scenario.map)
    return {};
  auto block = SheetBlock{headingRow(SheetText::tr("At the start"), width), {}};
  const auto add = [&](const QString& text) { block.rows.push_back(textRow(text, width, points)); };
  const auto& laid = scenario.scenario.laid;
  if (laid.empty())
    add(startText(scenario));
  else
    add(SheetText::tr("The tiles in the picture lie on the table."));
  if (std::ranges::any_of(laid, [](const LaidTile& tile) { return tile.kind.empty(); }))
    add(SheetText::tr("On each marked square lies a tile that is drawn."));
  return block;
}

} // namespace kartenwerk
