// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/tool.h"

#include <QCoreApplication>
#include <cassert>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

Outcome applied(Tool tool, const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  assert(!stroke.empty());
  switch (tool) {
  case Tool::Select:
    break;
  case Tool::Ground:
    return groundStroke(options, drawing, stroke);
  case Tool::Start:
    return siteStroke(SiteKind::Start, drawing, stroke);
  case Tool::Town:
    return siteStroke(SiteKind::Town, drawing, stroke);
  case Tool::LargeCity:
    return largeCityStroke(drawing, stroke);
  case Tool::Print:
    return printStroke(options, drawing, stroke);
  case Tool::Ferry:
    return ferryStroke(options, drawing, stroke);
  case Tool::Chip:
    return chipStroke(options, drawing, stroke);
  case Tool::Mark:
    return markStroke(options, drawing, stroke);
  case Tool::Erase:
    return eraseStroke(drawing, stroke);
  }
  return {drawing, {}, {}};
}

Outcome cleared(const Drawing& drawing, const std::vector<Place>& places)
{
  auto result = Outcome{drawing, {}, {}};
  auto count = 0;
  for (const auto place : places) {
    if (!drawing.map.contains(place))
      continue;
    result.drawing.scenario = withoutContents(std::move(result.drawing.scenario), place);
    result.drawing.map = withoutContents(std::move(result.drawing.map), place);
    if (!(result.drawing.map.at(place) == Square{}))
      result.drawing.map = result.drawing.map.withSquare(place, {});
    ++count;
  }
  if (!(result.drawing == drawing))
    result.text = QCoreApplication::translate("Tools", "Delete %n squares", nullptr, count);
  return result;
}

std::optional<Landing> borderAt(const Map& map, const Spot& spot)
{
  for (const auto side : spot.sides) {
    const auto beyond = neighbour(spot.place, side);
    if (playable(map, spot.place) && map.at(beyond).ground != Ground::Playable &&
        map.at(beyond).ground != Ground::LargeCity)
      return Landing{spot.place, side};
    if (!playable(map, spot.place) && map.at(spot.place).ground != Ground::LargeCity &&
        playable(map, beyond))
      return Landing{beyond, opposite(side)};
  }
  return std::nullopt;
}

} // namespace kartenwerk
