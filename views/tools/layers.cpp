// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/layers.h"

#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

std::optional<Top> atBorder(const Map& map, const Spot& spot)
{
  const auto side = spot.sides[0];
  const auto beyond = neighbour(spot.place, side);
  // A print is drawn beyond its square, so there it is met anywhere; inside only near the side.
  for (const auto& landing : {Landing{spot.place, side}, Landing{beyond, opposite(side)}}) {
    if (landing.place == spot.place && !spot.atSide)
      continue;
    if (map.print(landing.place, landing.side))
      return Top{Layer::Print, landing};
    if (map.ferry(landing.place, landing.side))
      return Top{Layer::Ferry, landing};
  }
  return std::nullopt;
}

} // namespace

Top topmost(const Drawing& drawing, const Spot& spot)
{
  const auto& map = drawing.map;
  if (const auto border = atBorder(map, spot))
    return *border;
  if (chipAt(drawing.scenario, spot.place))
    return {Layer::Chip};
  for (const auto kind :
       {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
    if (map.site(spot.place, kind))
      return {Layer::Site, std::nullopt, kind};
  switch (map.at(spot.place).ground) {
  case Ground::LargeCity:
    return {Layer::LargeCity};
  case Ground::Blocked:
  case Ground::Depot:
  case Ground::Highlight:
    return {Layer::Feature};
  case Ground::Playable:
    return {Layer::Land};
  case Ground::Outside:
    break;
  }
  return {};
}

} // namespace kartenwerk
