// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/seen.h"

namespace referee {

using namespace kartenwerk;

void countSeen(const Event& event, std::map<std::string, int>& seen)
{
  const auto& scoring = event.scoring;
  switch (event.kind) {
  case EventKind::SetAside:
    ++seen["tile set aside"];
    break;
  case EventKind::TownCost:
    ++seen["town that costs"];
    break;
  case EventKind::IslandPaid:
    ++seen["island coats"];
    break;
  case EventKind::ChipTaken:
    ++seen["chip"];
    break;
  case EventKind::Upgraded:
    ++seen["upgrade"];
    break;
  case EventKind::SecondPart:
    ++seen["second part"];
    break;
  case EventKind::Ended:
    ++seen["end " + std::to_string(static_cast<int>(event.reason))];
    break;
  case EventKind::Scored: {
    const auto how = std::string(scoring.final ? " at the end" : "");
    seen["print group" + how] += scoring.prints.size() > 1 ? 1 : 0;
    seen["print" + how] += scoring.prints.empty() ? 0 : 1;
    seen["ferry" + how] += scoring.ferries.empty() ? 0 : 1;
    seen["towns beside a road" + how] += scoring.towns.empty() ? 0 : 1;
    seen["large city" + how] += scoring.largeCities.empty() ? 0 : 1;
    seen["several owners" + how] += scoring.awards.size() > 1 ? 1 : 0;
    seen["scored kind " + std::to_string(static_cast<int>(scoring.kind)) + how] += 1;
    break;
  }
  default:
    break;
  }
}

} // namespace referee
