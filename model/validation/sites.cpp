// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/map/mapwords.h"
#include "model/validation/found.h"
#include "model/validation/mapchecks.h"

namespace kartenwerk::checks {

namespace {

template <class Wanted>
Issues sitesWhere(const Board& board, Rule rule, Wanted wanted)
{
  auto issues = Issues{};
  for (const auto& site : board.map().sites())
    if (wanted(site))
      issues.push_back(found(rule, {site.place}, {site.name}));
  return issues;
}

Issues unnamed(const Board& board, Rule rule, SiteKind kind)
{
  auto issues = Issues{};
  for (const auto& site : board.map().sites())
    if (site.kind == kind && site.name.empty())
      issues.push_back(found(rule, {site.place}));
  return issues;
}

} // namespace

Issues noSquares(const Board& board)
{
  return board.squares().empty() ? Issues{found(Rule::NoSquares)} : Issues{};
}

Issues tooFewStarts(const Board& board)
{
  auto starts = startSquares(board.map());
  std::erase_if(starts, [&](Place place) { return !board.playable(place); });
  if (starts.size() >= 2)
    return {};
  return {found(Rule::TooFewStarts, starts, {std::to_string(starts.size())})};
}

Issues startOffSquares(const Board& board)
{
  return sitesWhere(board, Rule::StartOffSquares, [&](const Site& site) {
    return site.kind == SiteKind::Start && !board.playable(site.place);
  });
}

Issues townOffSquares(const Board& board)
{
  return sitesWhere(board, Rule::TownOffSquares, [&](const Site& site) {
    return site.kind == SiteKind::Town && !board.playable(site.place);
  });
}

Issues siteOffSquares(const Board& board)
{
  // Chips may be printed in a large city, too (Nordics).
  const auto stands = [&](const Site& site) {
    return board.playable(site.place) ||
           (site.kind == SiteKind::ChipMark && board.exists(site.place));
  };
  auto issues = Issues{};
  for (const auto& site : board.map().sites())
    if (site.kind != SiteKind::Start && site.kind != SiteKind::Town && !stands(site))
      issues.push_back(
          found(Rule::SiteOffSquares, {site.place}, {std::string(toString(site.kind))}));
  return issues;
}

Issues startIsTown(const Board& board)
{
  return sitesWhere(board, Rule::StartIsTown, [&](const Site& site) {
    return site.kind == SiteKind::Town && board.map().site(site.place, SiteKind::Start);
  });
}

Issues islandWithoutCoats(const Board& board)
{
  auto issues = Issues{};
  for (const auto& site : board.map().sites())
    if (site.kind == SiteKind::Island && site.coats < 1)
      issues.push_back(found(Rule::IslandWithoutCoats, {site.place}));
  return issues;
}

Issues startNameMissing(const Board& board)
{
  return unnamed(board, Rule::StartNameMissing, SiteKind::Start);
}

Issues townNameMissing(const Board& board)
{
  // A town on a start square is the start's own town.
  auto issues = unnamed(board, Rule::TownNameMissing, SiteKind::Town);
  std::erase_if(issues, [&](const Issue& issue) {
    return board.map().site(issue.places.front(), SiteKind::Start) != nullptr;
  });
  return issues;
}

Issues largeCityNameMissing(const Board& board)
{
  auto issues = Issues{};
  for (const auto& city : board.map().largeCities())
    if (city.name.empty())
      issues.push_back(found(Rule::LargeCityNameMissing, placesOf(city)));
  return issues;
}

Issues nameRepeated(const Board& board)
{
  struct Bearers
  {
    std::vector<Place> places;
    std::size_t number = 0;
  };
  auto names = std::map<std::string, Bearers>{};
  for (const auto& site : board.map().sites()) {
    if ((site.kind != SiteKind::Start && site.kind != SiteKind::Town) || site.name.empty())
      continue;
    auto& bearers = names[site.name];
    if (std::ranges::find(bearers.places, site.place) != bearers.places.end())
      continue; // the start's own town
    bearers.places.push_back(site.place);
    ++bearers.number;
  }
  for (const auto& city : board.map().largeCities()) {
    if (city.name.empty())
      continue;
    auto& bearers = names[city.name];
    const auto places = placesOf(city);
    bearers.places.insert(bearers.places.end(), places.begin(), places.end());
    ++bearers.number;
  }
  auto issues = Issues{};
  for (const auto& [name, bearers] : names)
    if (bearers.number > 1)
      issues.push_back(found(Rule::NameRepeated, bearers.places, {name}));
  return issues;
}

} // namespace kartenwerk::checks
