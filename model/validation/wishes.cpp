// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/chips/where.h"
#include "model/validation/found.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

/// Nothing is asked of chips that are not laid.
bool wishesMatter(const Setup& setup)
{
  return setup.playable.map && setup.scenario.rules.chips.on;
}

/// Where chips may lie, but for the bans of single squares.
ChipSquares squaresWithoutBans(const Setup& setup)
{
  auto settings = chipSettings(setup.scenario);
  settings.banned.clear();
  return ChipSquares(setup.board, settings);
}

bool isBanned(const Setup& setup, Place place)
{
  const auto& banned = setup.scenario.chipWishes.banned;
  return std::ranges::find(banned, place) != banned.end();
}

} // namespace

Issues wishRegionUnknown(const Setup& setup)
{
  auto issues = Issues{};
  if (!wishesMatter(setup))
    return issues;
  const auto& regions = setup.board.map().regions();
  for (const auto& quota : setup.scenario.chipWishes.quotas)
    if (std::ranges::find(regions, quota.region, &Region::name) == regions.end())
      issues.push_back(found(Rule::WishRegionUnknown, {}, {quota.region}));
  return issues;
}

Issues wishPinForbidden(const Setup& setup)
{
  const auto& pinned = setup.scenario.chipWishes.pinned;
  if (!wishesMatter(setup) || pinned.empty())
    return {};
  const auto squares = squaresWithoutBans(setup);
  auto byReason = std::map<ChipReason, std::vector<Place>>{};
  for (const auto pin : pinned)
    if (const auto reason = squares.reasons(pin).first())
      byReason[*reason].push_back(pin);
  auto issues = Issues{};
  for (const auto& [reason, places] : byReason)
    issues.push_back(found(Rule::WishPinForbidden, places, {std::string(toString(reason))}));
  return issues;
}

Issues wishPinBanned(const Setup& setup)
{
  if (!wishesMatter(setup))
    return {};
  auto both = std::vector<Place>{};
  for (const auto pin : setup.scenario.chipWishes.pinned)
    if (isBanned(setup, pin))
      both.push_back(pin);
  return both.empty() ? Issues{} : Issues{found(Rule::WishPinBanned, both)};
}

Issues wishBanOffMap(const Setup& setup)
{
  if (!wishesMatter(setup))
    return {};
  auto off = setup.scenario.chipWishes.banned;
  std::erase_if(off, [&](Place place) { return setup.board.map().contains(place); });
  return off.empty() ? Issues{} : Issues{found(Rule::WishBanOffMap, off)};
}

Issues wishBanWithoutEffect(const Setup& setup)
{
  auto idle = setup.scenario.chipWishes.banned;
  if (!wishesMatter(setup) || idle.empty())
    return {};
  const auto squares = squaresWithoutBans(setup);
  std::erase_if(idle, [&](Place place) {
    return !setup.board.map().contains(place) || squares.allowed(place);
  });
  return idle.empty() ? Issues{} : Issues{found(Rule::WishBanWithoutEffect, idle)};
}

} // namespace kartenwerk::checks
