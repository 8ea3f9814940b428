// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/drawlist.h"

#include <algorithm>
#include <span>

#include "model/base/random.h"

namespace kartenwerk {

std::vector<CountedTile> drawableTiles(const PlayableScenario& playable)
{
  auto tiles = playable.tiles();
  const auto take = [&](const std::string& kind) {
    for (auto& tile : tiles)
      if (tile.kind.id == kind)
        tile.count = std::max(0, tile.count - 1);
  };
  const auto start = playable.startTile();
  auto startIsLaid = start.empty();
  for (const auto& laid : playable.scenario.laid) {
    take(laid.kind);
    startIsLaid = startIsLaid || laid.kind == start;
  }
  if (!startIsLaid)
    take(start);
  return tiles;
}

std::vector<std::string> withRestShuffled(const PlayableScenario& playable,
                                          std::vector<std::string> draws, std::uint64_t seed)
{
  auto rest = std::vector<std::string>{};
  for (const auto& tile : drawableTiles(playable)) {
    const auto drawn = std::ranges::count(draws, tile.kind.id);
    for (auto copy = drawn; copy < tile.count; ++copy)
      rest.push_back(tile.kind.id);
  }
  Random(seed, Purpose::Stack).shuffle(std::span(rest));
  draws.insert(draws.end(), rest.begin(), rest.end());
  return draws;
}

} // namespace kartenwerk
