// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/scenario/scenario.h"
#include "tests/referee/dice.h"
#include "tests/referee/randommap.h"

namespace referee {

/// The tile sets of one edition that scenarios are made of.
struct Boxes
{
  kartenwerk::TileSet base;
  std::vector<kartenwerk::TileSet> more; ///< each is added or not
  kartenwerk::TileSet river;
};

/// The first and the second edition, from the folder of bundled files.
std::vector<Boxes> loadBoxes(const std::string& folder);

/// A game without a map, of 2 to 6 players, with random rules.
kartenwerk::PlayableScenario randomOpenGame(const std::vector<Boxes>& boxes, std::uint64_t seed);

/// A game on a random map with every element; with random rules, town variants and chips.
kartenwerk::PlayableScenario randomMapGame(const std::vector<Boxes>& boxes, std::uint64_t seed);

/// A game with all expansions on, of few players and many tiles, so that figures come together.
kartenwerk::PlayableScenario gameWithEverything(const std::vector<Boxes>& boxes,
                                                std::uint64_t seed);

/// Puts the game on a random map, with starts, and chips if they are on.
void addRandomMap(Dice& dice, kartenwerk::PlayableScenario& playable, const MapWishes& wishes);

/// Other piles than those in the box.
void randomPiles(Dice& dice, kartenwerk::SurveyorRules& rules);

} // namespace referee
