// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/board/board.h"
#include "model/validation/scenariomends.h"
#include "model/validation/validation.h"

namespace kartenwerk {

namespace {

std::optional<Map> withoutSite(const Map& map, const Issue& issue, SiteKind kind)
{
  if (issue.places.empty() || map.site(issue.places.front(), kind) == nullptr)
    return std::nullopt;
  return map.withoutSite(issue.places.front(), kind);
}

/// Islands, chip marks and Chumak squares: those that stand on the square.
std::optional<Map> withoutOtherSites(const Map& map, const Issue& issue)
{
  auto result = std::optional<Map>{};
  for (const auto kind : {SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
    if (auto changed = withoutSite(result.value_or(map), issue, kind))
      result = std::move(changed);
  return result;
}

std::optional<Map> withoutPrints(const Map& map, const Issue& issue)
{
  auto result = std::optional<Map>{};
  for (const auto& side : issue.sides)
    if (result.value_or(map).print(side.place, side.side) != nullptr)
      result = result.value_or(map).withoutPrint(side.place, side.side);
  return result;
}

std::optional<Map> withoutFerry(const Map& map, const Issue& issue)
{
  if (issue.sides.empty())
    return std::nullopt;
  const auto [place, side] = issue.sides.front();
  if (map.ferry(place, side) == nullptr)
    return std::nullopt;
  return map.withoutFerry(place, side);
}

/// Of a print and a landing at one side the print goes; of two landings the first ferry.
std::optional<Map> withSideOnce(const Map& map, const Issue& issue)
{
  auto result = withoutPrints(map, issue);
  return result ? result : withoutFerry(map, issue);
}

std::optional<Map> withoutStray(const Map& map, const Issue& issue)
{
  auto result = map;
  for (const auto place : issue.places) {
    for (const auto kind :
         {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
      result = result.withoutSite(place, kind);
    for (const auto side : allSides)
      result = result.withoutPrint(place, side);
    result = result.withSquare(place, Square{});
  }
  return result;
}

std::optional<Map> withGroupAlike(const Map& map, const Issue& issue)
{
  if (issue.sides.empty())
    return std::nullopt;
  const auto* first = map.print(issue.sides.front().place, issue.sides.front().side);
  if (first == nullptr)
    return std::nullopt;
  auto result = map;
  for (const auto& side : issue.sides)
    if (const auto* print = map.print(side.place, side.side)) {
      auto changed = *print;
      changed.coats = first->coats;
      changed.tiles = first->tiles;
      changed.name = first->name;
      result = result.withPrint(std::move(changed));
    }
  return result;
}

std::optional<Map> withSidesClosed(const Map& map, const Issue& issue)
{
  for (const auto& city : map.largeCities()) {
    auto changed = city;
    for (auto& side : changed.sides)
      if (std::ranges::find(issue.sides, Landing{side.place, side.side}) != issue.sides.end())
        side.kind = CitySideKind::Closed;
    if (changed != city)
      return map.withLargeCity(std::move(changed));
  }
  return std::nullopt;
}

} // namespace

std::optional<Map> mended(const Map& map, const Issue& issue)
{
  switch (issue.rule) {
  case Rule::StartOffSquares:
    return withoutSite(map, issue, SiteKind::Start);
  case Rule::TownOffSquares:
  case Rule::StartIsTown:
    return withoutSite(map, issue, SiteKind::Town);
  case Rule::SiteOffSquares:
    return withoutOtherSites(map, issue);
  case Rule::StraySquare:
    return withoutStray(map, issue);
  case Rule::PrintOffSquares:
  case Rule::PrintInside:
    return withoutPrints(map, issue);
  case Rule::PrintGroupDiffers:
    return withGroupAlike(map, issue);
  case Rule::LandingOffSquares:
  case Rule::LandingInside:
  case Rule::FerryOneEnd:
  case Rule::FerrySameSquare:
    return withoutFerry(map, issue);
  case Rule::SideTwice:
    return withSideOnce(map, issue);
  case Rule::GateLeadsNowhere:
    return withSidesClosed(map, issue);
  default:
    return std::nullopt;
  }
}

std::optional<PlayableScenario> mended(const PlayableScenario& playable, const Issue& issue)
{
  auto map = std::optional<Map>{};
  auto scenario = std::optional<Scenario>{};
  if (infoOf(issue.rule).part == Part::Scenario)
    scenario = mendedScenario(playable, issue);
  else if (playable.map)
    map = mended(*playable.map, issue);
  if ((!map || *map == *playable.map) && (!scenario || *scenario == playable.scenario))
    return std::nullopt;
  auto result = playable;
  if (map)
    result.map = std::move(map);
  if (scenario)
    result.scenario = std::move(*scenario);
  return result;
}

} // namespace kartenwerk
