// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/board/board.h"
#include "model/validation/profilemends.h"
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

std::optional<Scenario> withoutUsedStart(Scenario scenario, const Issue& issue, bool keepFirst)
{
  if (issue.places.empty())
    return std::nullopt;
  auto seen = !keepFirst;
  std::erase_if(scenario.starts, [&](Place place) {
    const auto goes = place == issue.places.front() && seen;
    seen = seen || place == issue.places.front();
    return goes;
  });
  return scenario;
}

std::optional<Scenario> withoutLaid(Scenario scenario, const Issue& issue)
{
  std::erase_if(scenario.laid, [&](const LaidTile& laid) {
    return std::ranges::find(issue.places, laid.place) != issue.places.end();
  });
  return scenario;
}

std::optional<Scenario> withoutChange(const PlayableScenario& playable, const Issue& issue)
{
  if (issue.details.size() < 2)
    return std::nullopt;
  auto scenario = playable.scenario;
  for (std::size_t i = 0; i < scenario.tiles.size() && i < playable.sets.size(); ++i)
    if (playable.sets[i].title == issue.details[0] &&
        playable.sets[i].find(issue.details[1]) == nullptr)
      std::erase_if(scenario.tiles[i].changes,
                    [&](const auto& change) { return change.first == issue.details[1]; });
  return scenario;
}

std::optional<Scenario> mendedScenario(const PlayableScenario& playable, const Issue& issue)
{
  if (!infoOf(issue.rule).mendable)
    return std::nullopt;
  auto scenario = playable.scenario;
  switch (issue.rule) {
  case Rule::ChangeUnknown:
    return withoutChange(playable, issue);
  case Rule::UsedStartUnknown:
    return withoutUsedStart(std::move(scenario), issue, false);
  case Rule::UsedStartRepeated:
    return withoutUsedStart(std::move(scenario), issue, true);
  case Rule::UsedStartsTooMany:
    if (!playable.map)
      return std::nullopt;
    scenario.rules.startsUsed = static_cast<int>(startSquares(*playable.map).size());
    return scenario;
  case Rule::PlayersOutOfRange:
    scenario.players = std::clamp(scenario.players, 2, 6);
    return scenario;
  case Rule::LaidOffStart:
    return withoutLaid(std::move(scenario), issue);
  default:
    return mendedRules(std::move(scenario), issue);
  }
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
