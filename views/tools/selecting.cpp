// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/tools/drawing.h"
#include "views/tools/layers.h"

namespace kartenwerk {

std::vector<Place> selected(const Map& map, const std::vector<Place>& before, Place from, Place to,
                            SelectMode mode)
{
  const auto [left, right] = std::minmax(from.column, to.column);
  const auto [top, bottom] = std::minmax(from.row, to.row);
  auto dragged = std::vector<Place>{};
  for (int row = std::max<int>(top, 0); row <= std::min<int>(bottom, map.rows() - 1); ++row)
    for (int column = std::max<int>(left, 0); column <= std::min<int>(right, map.columns() - 1);
         ++column)
      dragged.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
  auto result = std::vector<Place>{};
  switch (mode) {
  case SelectMode::Replace:
    return dragged;
  case SelectMode::Add:
    std::ranges::set_union(before, dragged, std::back_inserter(result));
    break;
  case SelectMode::Toggle:
    std::ranges::set_symmetric_difference(before, dragged, std::back_inserter(result));
    break;
  }
  return result;
}

std::pair<Tool, ToolOptions> picked(const ToolOptions& options, const Drawing& drawing,
                                    const Spot& spot)
{
  auto result = options;
  const auto& map = drawing.map;
  const auto top = topmost(drawing, spot);
  switch (top.layer) {
  case Layer::Chip: {
    const auto* chip = chipAt(drawing.scenario, spot.place);
    result.chip = chip->colour;
    result.chipValue = chip->value;
    return {Tool::Chip, result};
  }
  case Layer::Print: {
    const auto* print = map.print(top.side->place, top.side->side);
    result.print = print->kind;
    result.printCoats = print->coats;
    return {Tool::Print, result};
  }
  case Layer::Ferry: {
    const auto* ferry = map.ferry(top.side->place, top.side->side);
    result.ferryPoints = ferry->points;
    result.ferryCoats = ferry->coats;
    return {Tool::Ferry, result};
  }
  case Layer::Site:
    if (top.site == SiteKind::Start)
      return {Tool::Start, result};
    if (top.site == SiteKind::Town)
      return {Tool::Town, result};
    if (const auto* site = map.site(spot.place, top.site)) {
      result.mark = site->kind;
      result.markColour = site->kind == SiteKind::ChipMark ? site->colour : result.markColour;
      result.islandCoats = site->kind == SiteKind::Island ? site->coats : result.islandCoats;
    }
    return {Tool::Mark, result};
  case Layer::LargeCity:
    return {Tool::LargeCity, result};
  case Layer::Feature:
  case Layer::Land:
  case Layer::Nothing:
    break;
  }
  result.ground = map.at(spot.place);
  return {Tool::Ground, result};
}

} // namespace kartenwerk
