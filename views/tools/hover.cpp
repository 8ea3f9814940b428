// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/chipwords.h"
#include "views/tools/drawing.h"
#include "views/tools/layers.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

Marks atBorder(const Drawing& drawing, const Spot& spot)
{
  auto marks = Marks{};
  if (const auto border = borderAt(drawing.map, spot))
    marks.sides = {*border};
  else
    marks.refused = {spot.place};
  return marks;
}

Marks forChip(const ToolOptions& options, const Drawing& drawing, Place place)
{
  auto marks = Marks{};
  if (options.chipAct != ChipAct::Lay)
    marks.hint = whyNoPin(drawing.map, drawing.scenario, place);
  else if (!chipAt(drawing.scenario, place))
    marks.hint = whyNoChip(drawing.map, drawing.scenario, place);
  (marks.hint.isEmpty() ? marks.squares : marks.refused) = {place};
  return marks;
}

Marks forLargeCity(const Drawing& drawing, const Spot& spot)
{
  auto marks = Marks{};
  const auto* city = drawing.map.largeCity(spot.place);
  if (city && spot.atSide && !city->has(neighbour(spot.place, spot.sides[0])))
    marks.sides = {{spot.place, spot.sides[0]}};
  else
    marks.squares = {spot.place};
  return marks;
}

} // namespace

Marks hovered(Tool tool, const ToolOptions& options, const Drawing& drawing, const Spot& spot)
{
  if (tool == Tool::Print || tool == Tool::Ferry)
    return atBorder(drawing, spot);
  auto marks = Marks{};
  if (tool == Tool::Erase) {
    const auto top = topmost(drawing, spot);
    if (top.side)
      marks.sides = {*top.side};
    else if (top.layer != Layer::Nothing)
      marks.squares = {spot.place};
    return marks;
  }
  if (!drawing.map.contains(spot.place))
    return marks;
  if (tool == Tool::Chip)
    return forChip(options, drawing, spot.place);
  if (tool == Tool::LargeCity)
    return forLargeCity(drawing, spot);
  const auto city = drawing.map.at(spot.place).ground == Ground::LargeCity;
  const auto unmarked = tool == Tool::Mark && !bearsMarks(drawing.map, options.mark, spot.place);
  if (unmarked || (city && (tool == Tool::Start || tool == Tool::Town)))
    marks.refused = {spot.place};
  else
    marks.squares = {spot.place};
  return marks;
}

} // namespace kartenwerk
