// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/reasons.h"

namespace kartenwerk {

std::string_view toString(ChipReason reason)
{
  switch (reason) {
  case ChipReason::Outside:
    return "outside";
  case ChipReason::Blocked:
    return "blocked";
  case ChipReason::LargeCity:
    return "large-city";
  case ChipReason::Town:
    return "town";
  case ChipReason::Start:
    return "start";
  case ChipReason::UnusedStart:
    return "unused-start";
  case ChipReason::NextToUsedStart:
    return "next-to-start";
  case ChipReason::OpenSide:
    return "open-side";
  case ChipReason::ForbiddenKind:
    return "forbidden-kind";
  case ChipReason::ClosedRegion:
    return "closed-region";
  case ChipReason::Banned:
    return "banned";
  case ChipReason::NoMark:
    return "no-mark";
  }
  return {};
}

} // namespace kartenwerk
