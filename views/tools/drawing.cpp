// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/drawing.h"

#include <algorithm>
#include <set>

namespace kartenwerk {

std::vector<Place> squaresOf(const Map& map, const Stroke& stroke)
{
  auto seen = std::set<Place>{};
  auto squares = std::vector<Place>{};
  for (const auto& spot : stroke)
    if (map.contains(spot.place) && seen.insert(spot.place).second)
      squares.push_back(spot.place);
  return squares;
}

Map withoutContents(Map map, Place place)
{
  for (const auto kind :
       {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
    if (map.site(place, kind))
      map = map.withoutSite(place, kind);
  for (const auto side : allSides) {
    if (map.print(place, side))
      map = map.withoutPrint(place, side);
    if (map.ferry(place, side))
      map = map.withoutFerry(place, side);
  }
  return map;
}

Scenario withoutContents(Scenario scenario, Place place)
{
  if (chipAt(scenario, place)) {
    auto chips = chipsOf(scenario);
    std::erase_if(chips, [&](const PlacedChip& chip) { return chip.place == place; });
    scenario = withChips(std::move(scenario), std::move(chips));
  }
  std::erase(scenario.starts, place);
  std::erase(scenario.chipWishes.pinned, place);
  std::erase(scenario.chipWishes.banned, place);
  std::erase_if(scenario.laid, [&](const LaidTile& tile) { return tile.place == place; });
  return scenario;
}

const std::vector<PlacedChip>& chipsOf(const Scenario& scenario)
{
  static const auto none = std::vector<PlacedChip>{};
  const auto index = static_cast<std::size_t>(scenario.layout);
  return scenario.layout >= 0 && index < scenario.layouts.size() ? scenario.layouts[index].chips
                                                                 : none;
}

const PlacedChip* chipAt(const Scenario& scenario, Place place)
{
  const auto& chips = chipsOf(scenario);
  const auto at = std::ranges::lower_bound(chips, place, {}, &PlacedChip::place);
  return at != chips.end() && at->place == place ? &*at : nullptr;
}

Scenario withChips(Scenario scenario, std::vector<PlacedChip> chips)
{
  const auto index = static_cast<std::size_t>(scenario.layout);
  if (scenario.layout < 0 || index >= scenario.layouts.size()) {
    scenario.layouts.emplace_back();
    scenario.layout = static_cast<int>(scenario.layouts.size()) - 1;
  }
  auto& layout = scenario.layouts[static_cast<std::size_t>(scenario.layout)];
  layout.chips = std::move(chips);
  layout.method = "hand";
  layout.generator = 0;
  layout.seed = 0;
  layout.origin.reset();
  return scenario;
}

std::string freeName(const std::vector<std::string>& taken, const QString& pattern)
{
  for (int number = 1;; ++number) {
    auto name = pattern.arg(number).toStdString();
    if (std::ranges::find(taken, name) == taken.end())
      return name;
  }
}

bool playable(const Map& map, Place place)
{
  return map.at(place).ground == Ground::Playable;
}

} // namespace kartenwerk
