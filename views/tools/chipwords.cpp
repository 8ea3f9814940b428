// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/chipwords.h"

#include <algorithm>

#include "model/chips/legality.h"
#include "views/text/chiptext.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

QString whyNoChip(const Map& map, const Scenario& scenario, Place place)
{
  auto near = std::vector<Place>{place};
  for (const auto side : allSides)
    if (chipAt(scenario, neighbour(place, side)))
      near.push_back(neighbour(place, side));
  const auto settings = chipSettings(scenario.rules.chips, scenario.starts);
  for (const auto& broken : brokenChipRules(map, settings, near)) {
    if (std::ranges::find(broken.places, place) == broken.places.end())
      continue;
    if (broken.rule == ChipRule::ForbiddenSquare || broken.rule == ChipRule::TooClose)
      return brokenChipRuleText(broken);
  }
  return {};
}

} // namespace kartenwerk
