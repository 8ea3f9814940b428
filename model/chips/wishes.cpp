// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/wishes.h"

#include <utility>

namespace kartenwerk {

ChipSettings chipSettings(const ChipRules& rules, std::vector<Place> usedStarts,
                          const ChipWishes& wishes)
{
  auto settings = chipSettings(rules, std::move(usedStarts));
  settings.spacing = wishes.spacing;
  settings.forbiddenKinds = wishes.forbiddenKinds;
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
