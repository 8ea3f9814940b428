// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/validation/found.h"
#include "model/validation/mapchecks.h"
#include "model/validation/pieces.h"

namespace kartenwerk::checks {

namespace {

Issues perPiece(const Board& board, const PlaceList& places, Rule rule)
{
  auto issues = Issues{};
  for (auto& piece : pieces(board.map(), places)) {
    const auto number = std::to_string(piece.size());
    issues.push_back(found(rule, std::move(piece), {number}));
  }
  return issues;
}

/// Playable squares that these starts do not reach, sorted. Starts off the squares reach nothing.
PlaceList unreached(const Board& board, PlaceList starts)
{
  std::erase_if(starts, [&](Place place) { return !board.playable(place); });
  auto reached = board.reachable(starts);
  std::ranges::sort(reached);
  auto rest = PlaceList{};
  std::ranges::set_difference(board.squares(), reached, std::back_inserter(rest));
  return rest;
}

constexpr int strayAtMost = 3; // squares in a stray piece
constexpr int strayGap = 2;    // empty squares round it, diagonals too

bool hasFerry(const Map& map, Place place)
{
  return std::ranges::any_of(allSides,
                             [&](Side side) { return map.ferry(place, side) != nullptr; });
}

bool near(const Map& map, Place place, const PlaceList& piece)
{
  for (int row = place.row - strayGap; row <= place.row + strayGap; ++row)
    for (int column = place.column - strayGap; column <= place.column + strayGap; ++column) {
      const auto other = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      const auto ground = map.at(other).ground;
      if ((ground == Ground::Playable || ground == Ground::LargeCity) &&
          !std::ranges::binary_search(piece, other))
        return true;
    }
  return false;
}

bool stray(const Board& board, const PlaceList& piece)
{
  if (piece.size() > strayAtMost || piece.size() * 2 > board.squares().size())
    return false;
  return std::ranges::none_of(piece, [&](Place place) {
    return hasFerry(board.map(), place) || near(board.map(), place, piece);
  });
}

} // namespace

Issues squareUnreachable(const Board& board)
{
  const auto starts = startSquares(board.map());
  // Without any start square that alone is the issue.
  return starts.empty() ? Issues{}
                        : perPiece(board, unreached(board, starts), Rule::SquareUnreachable);
}

Issues islandUnreachable(const Board& board)
{
  const auto isIsland = [](const Site& site) { return site.kind == SiteKind::Island; };
  const auto starts = startSquares(board.map());
  if (starts.empty() || std::ranges::none_of(board.map().sites(), isIsland))
    return {};
  const auto rest = unreached(board, starts);
  auto issues = Issues{};
  for (const auto& site : board.map().sites())
    if (isIsland(site) && std::ranges::binary_search(rest, site.place))
      issues.push_back(found(Rule::IslandUnreachable, {site.place}));
  return issues;
}

Issues straySquare(const Board& board)
{
  auto issues = Issues{};
  for (auto& piece : pieces(board.map(), board.squares()))
    if (stray(board, piece)) {
      const auto number = std::to_string(piece.size());
      issues.push_back(found(Rule::StraySquare, std::move(piece), {number}));
    }
  return issues;
}

Issues hole(const Board& board)
{
  const auto& map = board.map();
  const auto empty = [&](Place place) {
    const auto ground = map.at(place).ground;
    return ground != Ground::Playable && ground != Ground::LargeCity;
  };
  auto issues = Issues{};
  for (auto& piece : pieces(map, empty)) {
    const auto atEdge = std::ranges::any_of(piece, [&](Place place) {
      return place.column == 0 || place.row == 0 || place.column == map.columns() - 1 ||
             place.row == map.rows() - 1;
    });
    // Blocked squares, depots and highlights inside the land are drawn there on purpose.
    const auto outside = std::ranges::any_of(
        piece, [&](Place place) { return map.at(place).ground == Ground::Outside; });
    if (atEdge || !outside)
      continue;
    const auto number = std::to_string(piece.size());
    issues.push_back(found(Rule::Hole, std::move(piece), {number}));
  }
  return issues;
}

Issues colourMissing(const Board& board)
{
  const auto& map = board.map();
  auto issues = Issues{};
  const auto add = [&](Ground ground, const char* word) {
    const auto colourless = [&](Place place) {
      return map.at(place).ground == ground && map.at(place).colour == Colour::None;
    };
    for (auto& piece : pieces(map, colourless))
      issues.push_back(found(Rule::ColourMissing, std::move(piece), {word}));
  };
  add(Ground::Depot, "depot");
  add(Ground::Highlight, "highlight");
  // Marks are for one colour each (Great Britain), or all for any (Nordics).
  const auto coloured = [](const Site& site) {
    return site.kind == SiteKind::ChipMark && site.colour != Colour::None;
  };
  if (std::ranges::none_of(map.sites(), coloured))
    return issues;
  for (const auto& site : map.sites())
    if (site.kind == SiteKind::ChipMark && site.colour == Colour::None)
      issues.push_back(found(Rule::ColourMissing, {site.place}, {"chip-mark"}));
  return issues;
}

} // namespace kartenwerk::checks
