// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/chipwords.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/chips/legality.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

QString reasonText(ChipReason reason)
{
  const auto text = [](const char* source) { return QCoreApplication::translate("Tools", source); };
  switch (reason) {
  case ChipReason::Outside:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: this is no square of the board."));
  case ChipReason::Blocked:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: the square takes no tile."));
  case ChipReason::LargeCity:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: this is a large city."));
  case ChipReason::Town:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: this is a town."));
  case ChipReason::Start:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: this is a start square in use."));
  case ChipReason::UnusedStart:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: an unused start square is a town."));
  case ChipReason::NextToUsedStart:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: a start square in use is next to it."));
  case ChipReason::OpenSide:
    return text(
        QT_TRANSLATE_NOOP("Tools", "No chip here: an open side of a large city is next to it."));
  case ChipReason::ForbiddenKind:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: squares of this kind hold none."));
  case ChipReason::ClosedRegion:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: this region holds none."));
  case ChipReason::Banned:
    return text(QT_TRANSLATE_NOOP("Tools", "No chip here: the square was barred by hand."));
  }
  return {};
}

} // namespace

QString whyNoChip(const Map& map, const Scenario& scenario, Place place)
{
  auto near = std::vector<Place>{place};
  for (const auto side : allSides)
    if (chipAt(scenario, neighbour(place, side)))
      near.push_back(neighbour(place, side));
  const auto settings = chipSettings(scenario.rules.chips, scenario.starts);
  for (const auto& broken : brokenChipRules(map, settings, near)) {
    if (std::ranges::find(broken.places, place) == broken.places.end())
      continue;
    if (broken.rule == ChipRule::ForbiddenSquare)
      return reasonText(broken.reason);
    if (broken.rule == ChipRule::TooClose)
      return QCoreApplication::translate("Tools", "No chip here: another chip is next to it.");
  }
  return {};
}

} // namespace kartenwerk
