// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/validation/found.h"
#include "model/validation/pieces.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

constexpr std::size_t fewestStarts = 2; // rules.md 1.3

bool contains(const PlaceList& places, Place place)
{
  return std::ranges::find(places, place) != places.end();
}

Issues issuesFor(const Setup& setup, const PlaceList& places, Rule rule)
{
  auto issues = Issues{};
  for (auto& piece : pieces(setup.board.map(), places)) {
    const auto number = std::to_string(piece.size());
    issues.push_back(found(rule, std::move(piece), {number}));
  }
  return issues;
}

/// By how many of the starts each square is reached.
std::map<Place, std::size_t> timesReached(const Board& board, const PlaceList& starts)
{
  auto times = std::map<Place, std::size_t>{};
  for (const auto start : starts)
    if (board.playable(start))
      for (const auto place : board.reachable({start}))
        ++times[place];
  return times;
}

} // namespace

Issues usedStartUnknown(const Setup& setup)
{
  if (!setup.playable.map)
    return {};
  const auto starts = startSquares(setup.board.map());
  auto issues = Issues{};
  for (const auto place : setup.scenario.starts)
    if (!contains(starts, place))
      issues.push_back(found(Rule::UsedStartUnknown, {place}));
  return issues;
}

Issues usedStartRepeated(const Setup& setup)
{
  auto issues = Issues{};
  const auto& starts = setup.scenario.starts;
  for (auto start = starts.begin(); start != starts.end(); ++start)
    if (std::count(starts.begin(), start, *start) == 1)
      issues.push_back(found(Rule::UsedStartRepeated, {*start}));
  return issues;
}

Issues usedStartsTooFew(const Setup& setup)
{
  if (!setup.playable.map)
    return {};
  const auto named = setup.scenario.starts.size();
  const auto used = named > 0 ? named : static_cast<std::size_t>(setup.scenario.rules.startsUsed);
  if (used >= fewestStarts)
    return {};
  return {found(Rule::UsedStartsTooFew, setup.scenario.starts, {std::to_string(used)})};
}

Issues usedStartsTooMany(const Setup& setup)
{
  const auto used = setup.scenario.rules.startsUsed;
  const auto printed = setup.starts.size();
  // Fewer than two start squares on the map are an issue of the map.
  if (!setup.playable.map || !setup.scenario.starts.empty() || printed < fewestStarts ||
      used <= static_cast<int>(printed))
    return {};
  return {found(Rule::UsedStartsTooMany, {}, {std::to_string(used), std::to_string(printed)})};
}

Issues squareUnreachableFromUsed(const Setup& setup)
{
  if (setup.scenario.starts.empty() || setup.starts.empty())
    return {};
  const auto printed = startSquares(setup.board.map());
  const auto fromUsed = timesReached(setup.board, setup.starts);
  auto missed = PlaceList{};
  // What no start square at all reaches is an issue of the map.
  for (const auto& [place, times] : timesReached(setup.board, printed))
    if (!fromUsed.contains(place))
      missed.push_back(place);
  return issuesFor(setup, missed, Rule::SquareUnreachableFromUsed);
}

Issues squareUnreachableByChance(const Setup& setup)
{
  const auto used = static_cast<std::size_t>(std::max(1, setup.scenario.rules.startsUsed));
  const auto printed = setup.starts.size();
  if (!setup.scenario.starts.empty() || printed <= used)
    return {};
  auto missed = PlaceList{};
  // Starts that do not reach the square are enough for a whole choice.
  for (const auto& [place, times] : timesReached(setup.board, setup.starts))
    if (printed - times >= used)
      missed.push_back(place);
  return issuesFor(setup, missed, Rule::SquareUnreachableByChance);
}

Issues playersOutOfRange(const Setup& setup)
{
  const auto players = setup.scenario.players;
  if (players >= 2 && players <= 6)
    return {};
  return {found(Rule::PlayersOutOfRange, {}, {std::to_string(players)})};
}

Issues drawsMissing(const Setup& setup)
{
  const auto missing = setup.scenario.drawOrder == DrawOrder::Fixed && setup.scenario.draws.empty();
  return missing ? Issues{found(Rule::DrawsMissing)} : Issues{};
}

Issues drawUnknown(const Setup& setup)
{
  if (setup.scenario.drawOrder == DrawOrder::Free)
    return {};
  auto issues = Issues{};
  auto seen = std::map<std::string, bool>{};
  for (const auto& kind : setup.scenario.draws)
    if (seen.try_emplace(kind, true).second && setup.kind(kind) == nullptr)
      issues.push_back(found(Rule::DrawUnknown, {}, {kind}));
  return issues;
}

Issues drawTooOften(const Setup& setup)
{
  if (setup.scenario.drawOrder == DrawOrder::Free)
    return {};
  auto drawn = std::map<std::string, int>{};
  for (const auto& kind : setup.scenario.draws)
    ++drawn[kind];
  auto issues = Issues{};
  for (const auto& tile : setup.tiles)
    if (const auto times = drawn[tile.kind.id]; times > tile.count)
      issues.push_back(found(Rule::DrawTooOften, {},
                             {tile.kind.id, std::to_string(times), std::to_string(tile.count)}));
  return issues;
}

} // namespace kartenwerk::checks
