// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "model/scenario/playlimits.h"
#include "model/scenario/tilesinplay.h"
#include "model/validation/found.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

bool fitsSomehow(const Board& board, const TileKind& kind, Place place)
{
  return std::ranges::any_of(allRotations,
                             [&](Rotation rotation) { return board.fits(kind, rotation, place); });
}

/// What the map demands of a tile on that square, as a number: equal numbers, equal demands.
int demandsAt(const Board& board, Place place)
{
  auto number = 0;
  for (const auto side : allSides) {
    const auto info = board.side(place, side);
    const auto free = info.beyond == Beyond::Square || info.beyond == Beyond::Neutral;
    number = number * 5 + (free ? 0 : 1 + static_cast<int>(info.demand));
  }
  return number;
}

int numberOfTiles(const Setup& setup)
{
  auto number = 0;
  for (const auto& tile : setup.tiles)
    number += tile.count;
  return number;
}

/// Start squares that get a tile, laid ones among them.
int startsInUse(const Setup& setup)
{
  const auto& scenario = setup.scenario;
  if (!setup.playable.map)
    return static_cast<int>(scenario.laid.size());
  const auto printed = static_cast<int>(setup.starts.size());
  return scenario.starts.empty() ? std::min(scenario.rules.startsUsed, printed) : printed;
}

std::vector<std::string> tilesAgainstSquares(const Setup& setup)
{
  return {std::to_string(numberOfTiles(setup)), std::to_string(setup.board.squares().size())};
}

// The published sets are 110 to 120 tiles for boards of about as many squares (rules.md 1.2): a
// fifth more or fewer is still the usual game.
constexpr int leastShare = 80; // percent of the playable squares
constexpr int mostShare = 120;

/// Tiles on depots that no chip can pay for.
int tilesLeftOnDepots(const Setup& setup)
{
  const auto& chips = setup.scenario.rules.chips;
  if (!chips.on || chips.use != ChipUse::IslandTiles)
    return 0;
  const auto& map = setup.board.map();
  auto depots = 0;
  for (int row = 0; row < map.rows(); ++row)
    depots += static_cast<int>(std::ranges::count_if(*map.row(row), [](const Square& square) {
      return square.ground == Ground::Depot && square.colour != Colour::None;
    }));
  return std::max(0, depots * tilesOnADepot - chips.count);
}

int shareOfSquares(const Setup& setup)
{
  const auto squares = static_cast<int>(setup.board.squares().size());
  return squares == 0 ? 100 : (numberOfTiles(setup) - tilesLeftOnDepots(setup)) * 100 / squares;
}

} // namespace

Issues squareFitsNoTile(const Setup& setup)
{
  if (setup.tiles.empty())
    return {};
  auto known = std::map<int, bool>{};
  auto issues = Issues{};
  for (const auto place : setup.board.squares()) {
    const auto [entry, isNew] = known.try_emplace(demandsAt(setup.board, place), true);
    if (isNew)
      entry->second = std::ranges::any_of(setup.tiles, [&](const CountedTile& tile) {
        return fitsSomehow(setup.board, tile.kind, place);
      });
    if (!entry->second)
      issues.push_back(found(Rule::SquareFitsNoTile, {place}));
  }
  return issues;
}

Issues startTileFitsNowhere(const Setup& setup)
{
  const auto id = setup.playable.startTile();
  const auto* kind = setup.kind(id);
  if (kind == nullptr || setup.starts.empty())
    return {};
  const auto fits = [&](Place start) {
    return setup.board.playable(start) && fitsSomehow(setup.board, *kind, start);
  };
  if (std::ranges::any_of(setup.starts, fits))
    return {};
  return {found(Rule::StartTileFitsNowhere, setup.starts, {id})};
}

Issues startTileMissing(const Setup& setup)
{
  if (setup.tiles.empty() || setup.kind(setup.playable.startTile()) != nullptr ||
      !startTileInBox(setup.playable).empty())
    return {};
  return {found(Rule::StartTileMissing)};
}

Issues noTiles(const Setup& setup)
{
  return setup.tiles.empty() ? Issues{found(Rule::NoTiles)} : Issues{};
}

Issues tilesTooFew(const Setup& setup)
{
  if (setup.tiles.empty() || shareOfSquares(setup) >= leastShare)
    return {};
  return {found(Rule::TilesTooFew, {}, tilesAgainstSquares(setup))};
}

Issues tilesTooMany(const Setup& setup)
{
  if (shareOfSquares(setup) <= mostShare)
    return {};
  return {found(Rule::TilesTooMany, {}, tilesAgainstSquares(setup))};
}

Issues tooLargeToPlay(const Setup& setup)
{
  auto issues = Issues{};
  const auto compare = [&](const char* what, int number, int most) {
    if (number > most)
      issues.push_back(
          found(Rule::TooLargeToPlay, {}, {what, std::to_string(number), std::to_string(most)}));
  };
  auto ofAKind = 0;
  for (const auto& tile : setup.tiles)
    ofAKind = std::max(ofAKind, tile.count);
  const auto& map = setup.board.map();
  if (setup.playable.map)
    compare("squares", gridSquaresInPlay(map.columns(), map.rows()), mostGridSquaresInPlay);
  compare("tiles", numberOfTiles(setup), mostTilesInPlay);
  compare("kinds", static_cast<int>(setup.tiles.size()), mostKindsInPlay);
  compare("tiles-of-a-kind", ofAKind, mostTilesOfAKind);
  compare("starts", startsInUse(setup), mostStartsInPlay);
  return issues;
}

Issues riverOnMap(const Setup& setup)
{
  if (!setup.playable.map)
    return {};
  auto number = 0;
  for (const auto& tile : setup.tiles)
    if (std::ranges::find(tile.kind.edges, Edge::River) != tile.kind.edges.end())
      number += tile.count;
  return number == 0 ? Issues{} : Issues{found(Rule::RiverOnMap, {}, {std::to_string(number)})};
}

Issues changeUnknown(const Setup& setup)
{
  auto issues = Issues{};
  const auto& supplies = setup.scenario.tiles;
  for (std::size_t i = 0; i < supplies.size() && i < setup.playable.sets.size(); ++i)
    for (const auto& [kind, count] : supplies[i].changes)
      if (setup.playable.sets[i].find(kind) == nullptr)
        issues.push_back(found(Rule::ChangeUnknown, {}, {setup.playable.sets[i].title, kind}));
  return issues;
}

} // namespace kartenwerk::checks
