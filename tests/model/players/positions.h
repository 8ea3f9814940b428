// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/players/greedyplayer.h"
#include "model/players/players.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

namespace kartenwerk {

inline constexpr auto randomSeat = PlayerSettings{PlayerKind::Random};
inline constexpr auto greedySeat = PlayerSettings{PlayerKind::Greedy, 250};

struct Named
{
  const char* name;
  PlayableScenario scenario;
};

/// A closed city of four squares with a gate to each side.
inline Map withLeipzig(const Map& map)
{
  auto city = LargeCity{.name = "Leipzig", .mark = "leipzig"};
  for (const auto* name : {"G1", "H1", "G2", "H2"})
    city.squares.push_back({.place = at(name)});
  std::ranges::sort(city.squares, {}, &CitySquare::place);
  for (const auto& square : city.squares)
    for (const auto side : allSides)
      if (!city.has(neighbour(square.place, side)))
        city.sides.push_back(
            {square.place, side,
             (static_cast<int>(side) + square.place.row + square.place.column) % 2 == 0
                 ? CitySideKind::Road
                 : CitySideKind::Closed});
  return map.withLargeCity(city);
}

/// One scenario for each size of position and each set of rules.
inline std::vector<Named> manyScenarios()
{
  auto towns = everythingOn(3);
  towns.scenario.rules.townExtraTile = true;
  towns.scenario.rules.townCosts = true;
  towns.scenario.rules.smallCityPoints = 2;
  auto bonus = everythingOn(2);
  bonus.scenario.rules.townRoadBonus = true;
  auto noFields = openGame(4);
  noFields.scenario.rules.fields = false;
  auto big = gameOn(
      Map(40, 40, {Ground::Playable}).withSite({.place = {20, 20}, .kind = SiteKind::Start}), 6);
  auto twice = big;
  for (auto& supply : twice.scenario.tiles)
    supply.copies = 2;
  auto onMap = everythingOn();
  onMap.sets.push_back(bundledSet("darmstadt"));
  onMap.scenario.tiles.push_back({.set = {.bundled = "darmstadt"}});
  const auto chips = onMap.scenario.rules.chips;
  onMap.scenario.rules = expansionGame().scenario.rules;
  onMap.scenario.rules.chips = chips;
  onMap.scenario.rules.darmstadt.churchByVotes = true;
  onMap.scenario.rules.townExtraTile = true;
  auto leipzigOnMap = onMap;
  leipzigOnMap.scenario.rules.leipzig.on = leipzigOnMap.scenario.rules.surveyors.on = true;
  leipzigOnMap.map = withLeipzig(*onMap.map);
  leipzigOnMap.scenario.map = Reference<Map>{.embedded = leipzigOnMap.map};
  return {{"base", openGame()},
          {"Leipzig on a map", leipzigOnMap},
          {"everything", everythingOn()},
          {"towns", towns},
          {"road bonus", bonus},
          {"no fields", noFields},
          {"big", big},
          {"two sets", twice},
          {"expansions", expansionGame(3)},
          {"every expansion", everyExpansion(4)},
          {"expansions on a map", onMap}};
}

inline std::vector<PlayerSettings> seatsOf(const PlayableScenario& scenario,
                                           PlayerSettings settings)
{
  return std::vector<PlayerSettings>(static_cast<std::size_t>(scenario.scenario.players), settings);
}

/// Plays at random and hands every position with a decision of that kind to `look`.
template <class Look>
void visitPositions(const Table& table, int games, Look look)
{
  const auto& c = table.compiled();
  withSize(c.size, [&]<class Size>(Size) {
    auto position = std::make_unique<PositionOf<Size>>();
    auto placements = Placements<Size>{};
    for (int game = 0; game < games; ++game) {
      const auto dealt = deal(table, static_cast<std::uint64_t>(game));
      auto random = Random(static_cast<std::uint64_t>(game), Purpose::Player);
      auto& p = *position;
      begin(c, dealt, p, NoRecorder{});
      while (p.decision != DecisionKind::Over) {
        look(c, p);
        if (p.decision == DecisionKind::Tile) {
          findPlacements(c, p, p.tileInHand, placements);
          const auto choice = RandomPlayer<Size>::tile(c, p, placements, random);
          placeTile(c, dealt, p, choice.cell, choice.rotation, NoRecorder{});
        } else if (p.decision == DecisionKind::Figure) {
          apply(c, dealt, p, RandomPlayer<Size>::figure(c, p, random), NoRecorder{});
        } else if (p.decision == DecisionKind::Leipzig) {
          apply(c, dealt, p, RandomPlayer<Size>::leipzig(c, p, random), NoRecorder{});
        } else {
          apply(c, dealt, p, RandomPlayer<Size>::upgrade(c, p, random), NoRecorder{});
        }
      }
    }
  });
}

} // namespace kartenwerk
