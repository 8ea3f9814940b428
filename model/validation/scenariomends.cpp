// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/scenariomends.h"

#include <algorithm>
#include <utility>

#include "model/board/board.h"
#include "model/validation/profilemends.h"

namespace kartenwerk {

namespace {

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

std::optional<Scenario> withLaidOnce(Scenario scenario, const Issue& issue)
{
  if (issue.places.empty())
    return std::nullopt;
  auto seen = false;
  std::erase_if(scenario.laid, [&](const LaidTile& laid) {
    const auto here = laid.place == issue.places.front();
    return here && std::exchange(seen, true);
  });
  return scenario;
}

std::optional<Scenario> withoutWish(Scenario scenario, const Issue& issue)
{
  auto& wishes = scenario.chipWishes;
  const auto named = [&](Place place) {
    return std::ranges::find(issue.places, place) != issue.places.end();
  };
  switch (issue.rule) {
  case Rule::WishRegionUnknown:
    std::erase_if(wishes.quotas, [&](const RegionQuota& quota) {
      return !issue.details.empty() && quota.region == issue.details.front();
    });
    return scenario;
  case Rule::WishPinForbidden:
    std::erase_if(wishes.pinned, named);
    return scenario;
  case Rule::WishPinBanned:
  case Rule::WishBanOffMap:
  case Rule::WishBanWithoutEffect:
    std::erase_if(wishes.banned, named);
    return scenario;
  default:
    return mendedRules(std::move(scenario), issue);
  }
}

} // namespace

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
  case Rule::LaidOffTable:
    return withoutLaid(std::move(scenario), issue);
  case Rule::LaidTwice:
    return withLaidOnce(std::move(scenario), issue);
  case Rule::DrawsMissing:
    scenario.drawOrder = DrawOrder::Free;
    return scenario;
  default:
    return withoutWish(std::move(scenario), issue);
  }
}

} // namespace kartenwerk
