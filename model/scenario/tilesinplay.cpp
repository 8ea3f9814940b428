// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/tilesinplay.h"

#include <algorithm>

namespace kartenwerk {

namespace {

int countOf(const TileSupply& supply, const CountedTile& tile)
{
  const auto change =
      std::ranges::find(supply.changes, tile.kind.id, &std::pair<std::string, int>::first);
  return supply.copies * (change != supply.changes.end() ? change->second : tile.count);
}

std::size_t supplies(const PlayableScenario& playable)
{
  return std::min(playable.sets.size(), playable.scenario.tiles.size());
}

/// The first set that has tiles of that kind to give; none: supplies().
std::size_t firstWith(const PlayableScenario& playable, const std::string& kind)
{
  for (std::size_t set = 0; set < supplies(playable); ++set) {
    const auto* tile = playable.sets[set].find(kind);
    if (tile && countOf(playable.scenario.tiles[set], *tile) > 0)
      return set;
  }
  return supplies(playable);
}

std::string namedStart(const PlayableScenario& playable)
{
  for (const auto& set : playable.sets)
    if (!set.start.empty() && firstWith(playable, set.start) < supplies(playable))
      return set.start;
  return {};
}

bool quartersLieAtStart(const PlayableScenario& playable)
{
  return !playable.map && playable.scenario.rules.leipzig.on;
}

} // namespace

int inPlay(const PlayableScenario& playable, std::size_t set, const CountedTile& tile)
{
  const auto stays =
      tile.kind.id == startTileInBox(playable) && firstWith(playable, tile.kind.id) == set;
  return countOf(playable.scenario.tiles[set], tile) - (stays ? 1 : 0);
}

std::string startTileInBox(const PlayableScenario& playable)
{
  return quartersLieAtStart(playable) ? namedStart(playable) : std::string{};
}

std::vector<CountedTile> PlayableScenario::tiles() const
{
  auto result = std::vector<CountedTile>{};
  for (std::size_t i = 0; i < supplies(*this); ++i)
    for (const auto& tile : sets[i].tiles) {
      const auto count = inPlay(*this, i, tile);
      const auto same = std::ranges::find_if(
          result, [&](const CountedTile& other) { return other.kind.id == tile.kind.id; });
      if (same != result.end())
        same->count += count;
      else if (count > 0)
        result.push_back({tile.kind, count});
    }
  return result;
}

std::string PlayableScenario::startTile() const
{
  return quartersLieAtStart(*this) ? std::string{} : namedStart(*this);
}

} // namespace kartenwerk
