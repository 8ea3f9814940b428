// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/settings.h"

#include <algorithm>
#include <utility>

namespace kartenwerk {

ChipSettings chipSettings(const ChipRules& rules, std::vector<Place> usedStarts)
{
  auto settings = ChipSettings{};
  settings.onlyMarks = rules.placement == ChipPlacement::Marks;
  settings.count = rules.placement == ChipPlacement::Supply ? 0
                   : settings.onlyMarks                     ? rules.count / rules.perMark
                                                            : rules.count;
  if (settings.onlyMarks)
    settings.spacing.steps = 1;
  if (!rules.onIslands)
    settings.forbiddenKinds = {SiteKind::Island};
  settings.usedStarts = std::move(usedStarts);
  settings.edition = rules.edition;
  settings.onUnusedStarts = rules.onUnusedStarts;
  settings.ferriesAreNeighbours = rules.ferriesAreNeighbours;
  return settings;
}

std::vector<Place> startsThatCount(const Map& map, const ChipSettings& settings)
{
  auto starts = settings.usedStarts;
  if (starts.empty())
    for (const auto& site : map.sites())
      if (site.kind == SiteKind::Start)
        starts.push_back(site.place);
  std::sort(starts.begin(), starts.end());
  starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
  return starts;
}

} // namespace kartenwerk
