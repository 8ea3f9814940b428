// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/profile.h"

namespace kartenwerk {

RulesProfile preset(std::string_view id)
{
  auto profile = RulesProfile{};
  if (id == "base") {
    profile.preset = "base";
    profile.meeples = 7;
  } else if (id == "germany") {
    profile.preset = "germany";
    profile.chips.on = true;
  }
  return profile;
}

} // namespace kartenwerk
