// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/validation/found.h"
#include "model/validation/mapchecks.h"

namespace kartenwerk::checks {

namespace {

/// Prints and landings lie beyond sides where no square lies (rules.md section 12, prints).
bool squareBeyond(const Map& map, Place place, Side side)
{
  const auto ground = map.at(neighbour(place, side)).ground;
  return ground == Ground::Playable || ground == Ground::LargeCity;
}

template <class Wanted>
Issues printsWhere(const Board& board, Rule rule, Wanted wanted)
{
  auto issues = Issues{};
  for (const auto& print : board.map().prints())
    if (wanted(print))
      issues.push_back(foundAt(rule, {{print.place, print.side}}));
  return issues;
}

template <class Wanted>
Issues landingsWhere(const Board& board, Rule rule, Wanted wanted)
{
  auto issues = Issues{};
  for (const auto& ferry : board.map().ferries()) {
    auto sides = std::vector<Landing>{};
    for (const auto& landing : {ferry.from, ferry.to})
      if (wanted(landing))
        sides.push_back(landing);
    if (!sides.empty())
      issues.push_back(foundAt(rule, std::move(sides), {ferry.name}));
  }
  return issues;
}

using Group = std::vector<const Print*>;

std::map<std::string, Group> groupsOf(const Map& map)
{
  auto groups = std::map<std::string, Group>{};
  for (const auto& print : map.prints())
    if (!print.group.empty())
      groups[print.group].push_back(&print);
  return groups;
}

Issue foundGroup(Rule rule, const std::string& name, const Group& group)
{
  auto sides = std::vector<Landing>{};
  for (const auto* print : group)
    sides.push_back({print->place, print->side});
  return foundAt(rule, std::move(sides), {name});
}

template <class Differs>
Issues groupsWhere(const Board& board, Rule rule, Differs differs)
{
  auto issues = Issues{};
  for (const auto& [name, group] : groupsOf(board.map())) {
    const auto& first = *group.front();
    if (std::ranges::any_of(group, [&](const Print* print) { return differs(*print, first); }))
      issues.push_back(foundGroup(rule, name, group));
  }
  return issues;
}

} // namespace

Issues printOffSquares(const Board& board)
{
  return printsWhere(board, Rule::PrintOffSquares,
                     [&](const Print& print) { return !board.playable(print.place); });
}

Issues printInside(const Board& board)
{
  return printsWhere(board, Rule::PrintInside, [&](const Print& print) {
    return board.playable(print.place) && squareBeyond(board.map(), print.place, print.side);
  });
}

Issues printGroupMixed(const Board& board)
{
  return groupsWhere(board, Rule::PrintGroupMixed, [](const Print& print, const Print& first) {
    return print.kind != first.kind;
  });
}

Issues printGroupDiffers(const Board& board)
{
  return groupsWhere(board, Rule::PrintGroupDiffers, [](const Print& print, const Print& first) {
    return print.coats != first.coats || print.tiles != first.tiles || print.name != first.name;
  });
}

Issues landingOffSquares(const Board& board)
{
  return landingsWhere(board, Rule::LandingOffSquares,
                       [&](const Landing& landing) { return !board.playable(landing.place); });
}

Issues landingInside(const Board& board)
{
  return landingsWhere(board, Rule::LandingInside, [&](const Landing& landing) {
    return board.playable(landing.place) && squareBeyond(board.map(), landing.place, landing.side);
  });
}

Issues ferryOneEnd(const Board& board)
{
  auto issues = Issues{};
  for (const auto& ferry : board.map().ferries())
    if (ferry.from == ferry.to)
      issues.push_back(foundAt(Rule::FerryOneEnd, {ferry.from}, {ferry.name}));
  return issues;
}

Issues ferrySameSquare(const Board& board)
{
  auto issues = Issues{};
  for (const auto& ferry : board.map().ferries())
    if (ferry.from != ferry.to && ferry.from.place == ferry.to.place)
      issues.push_back(foundAt(Rule::FerrySameSquare, {ferry.from, ferry.to}, {ferry.name}));
  return issues;
}

Issues sideTwice(const Board& board)
{
  auto uses = std::map<Landing, int>{};
  for (const auto& print : board.map().prints())
    ++uses[{print.place, print.side}];
  for (const auto& ferry : board.map().ferries()) {
    ++uses[ferry.from];
    if (ferry.to != ferry.from)
      ++uses[ferry.to];
  }
  auto issues = Issues{};
  for (const auto& [side, number] : uses)
    if (number > 1)
      issues.push_back(foundAt(Rule::SideTwice, {side}));
  return issues;
}

} // namespace kartenwerk::checks
