// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/chipwords.h"

#include <algorithm>
#include <set>

#include "model/chips/conflicts.h"
#include "model/chips/where.h"
#include "views/text/chiptext.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

QString firstReason(const Map& map, const ChipSettings& settings, Place place,
                    const std::vector<Place>& near)
{
  for (const auto& broken : brokenChipRules(map, settings, near)) {
    if (std::ranges::find(broken.places, place) == broken.places.end())
      continue;
    if (broken.rule == ChipRule::ForbiddenSquare || broken.rule == ChipRule::TooClose)
      return brokenChipRuleText(broken);
  }
  return {};
}

} // namespace

QString whyNoChip(const Map& map, const Scenario& scenario, Place place,
                  std::optional<Place> moving)
{
  const auto settings = chipSettings(scenario);
  auto near = std::vector<Place>{place};
  for (const auto other : tooClose(map, settings, place))
    if (other != moving && chipAt(scenario, other))
      near.push_back(other);
  return firstReason(map, settings, place, near);
}

QString whyNoPin(const Map& map, const Scenario& scenario, Place place)
{
  auto settings = chipSettings(scenario);
  settings.banned.clear();
  return firstReason(map, settings, place, {place});
}

std::vector<Place> squaresForChip(const Map& map, const Scenario& scenario, Place from)
{
  const auto settings = chipSettings(scenario);
  auto taken = std::set<Place>{};
  for (const auto& chip : chipsOf(scenario)) {
    if (chip.place == from)
      continue;
    taken.insert(chip.place);
    for (const auto near : tooClose(map, settings, chip.place))
      taken.insert(near);
  }
  auto squares = ChipSquares(Board(map), settings).allowedSquares();
  std::erase_if(squares, [&](Place place) { return taken.contains(place); });
  std::ranges::sort(squares);
  return squares;
}

} // namespace kartenwerk
