// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/wishes.h"

#include <algorithm>
#include <utility>

namespace kartenwerk {

ChipSettings chipSettings(const ChipRules& rules, std::vector<Place> usedStarts,
                          const ChipWishes& wishes)
{
  auto settings = chipSettings(rules, std::move(usedStarts));
  if (!settings.onlyMarks)
    settings.spacing = wishes.spacing;
  for (const auto kind : wishes.forbiddenKinds)
    if (std::ranges::find(settings.forbiddenKinds, kind) == settings.forbiddenKinds.end())
      settings.forbiddenKinds.push_back(kind);
  std::ranges::sort(settings.forbiddenKinds);
  settings.quotas = wishes.quotas;
  settings.pinned = wishes.pinned;
  settings.banned = wishes.banned;
  settings.symmetry = wishes.symmetry;
  return settings;
}

ChipWishes wishesOf(const ChipSettings& settings)
{
  return {settings.spacing,
          settings.forbiddenKinds,
          settings.quotas,
          settings.pinned,
          settings.banned,
          settings.symmetry,
          {}};
}

} // namespace kartenwerk
