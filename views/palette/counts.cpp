// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/counts.h"

#include <algorithm>

#include "views/tools/drawing.h"

namespace kartenwerk {

Counts countsOf(const Map& map, const Scenario& scenario)
{
  auto counts = Counts{};
  for (int row = 0; row < map.rows(); ++row)
    counts.playable +=
        static_cast<int>(std::ranges::count(*map.row(row), Ground::Playable, &Square::ground));
  counts.starts = static_cast<int>(std::ranges::count(map.sites(), SiteKind::Start, &Site::kind));
  counts.towns = static_cast<int>(std::ranges::count(map.sites(), SiteKind::Town, &Site::kind));
  counts.largeCities = static_cast<int>(map.largeCities().size());
  for (const auto& city : map.largeCities())
    counts.largeCitySquares += static_cast<int>(city.squares.size());
  counts.ferries = static_cast<int>(map.ferries().size());
  counts.prints = static_cast<int>(map.prints().size());
  counts.chips = static_cast<int>(chipsOf(scenario).size());
  return counts;
}

} // namespace kartenwerk
