// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/maprules.h"

#include <array>

namespace kartenwerk {

std::span<const MapRule> mapRules()
{
  using enum MapRule::Gap;
  static constexpr std::array all{
      MapRule{"upgrade", "germany, taiwan", None},
      MapRule{"benelux.island-tiles", "benelux", None},
      MapRule{"benelux.other-use", "benelux", CutOff},
      MapRule{"france.border-sale", "france", None},
      MapRule{"france.town-sale", "france", None},
      MapRule{"iberia.treats", "iberia", CutOff},
      MapRule{"great-britain.second-turn", "great-britain", CutOff},
      MapRule{"ukraine.wagons", "ukraine", Incomplete},
      MapRule{"nordics.city-chips", "nordics", None},
      MapRule{"nordics.roads", "nordics", None},
      MapRule{"nordics.highlights", "nordics", CutOff},
      MapRule{"usa.chips", "usa", Unpublished},
  };
  return all;
}

} // namespace kartenwerk
