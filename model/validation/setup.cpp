// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/validation/scenariochecks.h"

namespace kartenwerk {

namespace {

std::vector<Place> startsInPlay(const Board& board, const Scenario& scenario)
{
  auto starts = startSquares(board.map());
  if (!scenario.starts.empty())
    std::erase_if(starts, [&](Place place) {
      return std::ranges::find(scenario.starts, place) == scenario.starts.end();
    });
  return starts;
}

} // namespace

Setup::Setup(const PlayableScenario& value)
    : playable(value), scenario(value.scenario), board(value.map.value_or(Map{})),
      tiles(value.tiles()), starts(startsInPlay(board, scenario))
{
}

const TileKind* Setup::kind(std::string_view id) const
{
  const auto same = [&](const CountedTile& tile) { return tile.kind.id == id; };
  const auto match = std::ranges::find_if(tiles, same);
  return match == tiles.end() ? nullptr : &match->kind;
}

} // namespace kartenwerk
