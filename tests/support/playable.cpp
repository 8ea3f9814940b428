// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/playable.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace kartenwerk {

namespace {

Edge edgeOf(char letter)
{
  switch (letter) {
  case 'R':
    return Edge::Road;
  case 'C':
    return Edge::City;
  case 'V':
    return Edge::River;
  default:
    assert(letter == 'F');
    return Edge::Field;
  }
}

FeatureType typeOf(Edge edge)
{
  return edge == Edge::City ? FeatureType::City
                            : (edge == Edge::Road ? FeatureType::Road : FeatureType::River);
}

int playableSquares(const Map& map)
{
  auto number = 0;
  for (auto row = std::int16_t{0}; row < map.rows(); ++row)
    for (auto column = std::int16_t{0}; column < map.columns(); ++column)
      number += map.at({column, row}).ground == Ground::Playable ? 1 : 0;
  return number;
}

} // namespace

CountedTile tileOf(std::string_view id, std::string_view edges, int count)
{
  assert(edges.size() == 4);
  auto kind = TileKind{};
  kind.id = id;
  auto field = Feature{"f0", FeatureType::Field};
  for (const auto side : allSides) {
    const auto i = static_cast<std::size_t>(side);
    kind.edges[i] = edgeOf(edges[i]);
    if (kind.edges[i] != Edge::City) {
      field.ports.insert(leftPort(side));
      field.ports.insert(rightPort(side));
    }
    if (kind.edges[i] != Edge::Field)
      kind.features.push_back(
          {"e" + std::to_string(i), typeOf(kind.edges[i]), Ports{edgePort(side)}});
  }
  kind.features.push_back(std::move(field));
  return {std::move(kind), count};
}

PlayableScenario playableOn(Map map, std::vector<CountedTile> tiles)
{
  auto set = TileSet{};
  set.id = "test";
  set.title = "Test";
  if (!tiles.empty())
    set.start = tiles.front().kind.id;
  set.tiles = std::move(tiles);
  auto playable = PlayableScenario{};
  playable.scenario.map = Reference<Map>{.embedded = map};
  playable.scenario.tiles = {TileSupply{.set = {.bundled = "test"}}};
  playable.map = std::move(map);
  playable.sets = {std::move(set)};
  return playable;
}

PlayableScenario playableOn(Map map)
{
  constexpr std::string_view letters = "FRC";
  auto tiles = std::vector<CountedTile>{};
  for (auto n = std::size_t{0}; n < 81; ++n) {
    const auto edges =
        std::string{letters[n / 27], letters[n / 9 % 3], letters[n / 3 % 3], letters[n % 3]};
    tiles.push_back(tileOf("all-" + edges, edges));
  }
  const auto squares = playableSquares(map);
  tiles.front().count += std::max(0, squares - 81);
  return playableOn(std::move(map), std::move(tiles));
}

} // namespace kartenwerk
