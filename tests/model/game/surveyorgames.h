// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

// Small games with piles of scoring tiles of which one is known to be active.
namespace kartenwerk {

using Terms = std::vector<Term>;
using Pile = std::vector<SurveyorTile>;

inline Playing surveyed(const Pile& city, const Pile& road, const Pile& monastery,
                        std::initializer_list<std::string_view> rows = {".....", ".S.S.", ".....",
                                                                        ".S.S.", "....."})
{
  auto playing = Playing(drawn(rows));
  auto& rules = playing.rules().surveyors;
  rules.on = true;
  rules.city = city;
  rules.road = road;
  rules.monastery = monastery;
  return playing;
}

/// A city of six tiles with one coat, of which four are ends, completed by player 2 on C3. Player 1
/// has `meeples` knights, one or two; if two, player 2 has one as well.
inline Playing cityOfSix(Playing playing, int meeples, std::string_view centre = "base-C")
{
  const auto both = meeples == 2;
  return playing.lay("B2", "base-B")
      .lay("D2", "base-B")
      .lay("B4", "base-B")
      .lay("D4", "base-B")
      .tile("base-E", "C2", 180, "c0")
      .tile("base-E", "D3", 270, both ? "c0" : "")
      .tile("base-E", "C4", 0, both ? "c0" : "")
      .tile("base-G", "B3")
      .tile("base-E", "A3", 90)
      .tile(centre, "C3");
}

/// Player 1's road from B1 to the east, of 2, 4 or 6 tiles, of which up to two are base-U; if not
/// completed, the last one is missing.
inline Playing road(const Pile& pile, int tiles, bool complete = true)
{
  auto playing = surveyed({}, pile, {}, {"S......", "......."});
  playing.lay("A1", "base-B").tile("base-A", "B1", 270, "r0");
  if (tiles > 2)
    playing.tile("base-U", "C1").tile("base-U", "D1");
  if (tiles > 4)
    playing.tile("base-V", "E1").tile("base-V", "E2", 90);
  if (complete)
    playing.tile("base-A", tiles == 2 ? "C1" : tiles == 4 ? "E1" : "D2", tiles == 6 ? 270 : 90);
  return playing;
}

/// A road of two tiles of player 1 and one of three of player 2, completed by the same tile.
inline Playing twoRoads(const Pile& pile)
{
  return surveyed({}, pile, {}, {"S......", "......."})
      .lay("A1", "base-B")
      .lay("E2", "base-B")
      .tile("base-A", "B1", 270, "r0")
      .tile("base-A", "E1", 90, "r0")
      .tile("base-U", "D1")
      .tile("base-W", "C1");
}

/// A monastery of player 1 amid four squares with a city and one with a road.
inline Playing hermits(const Pile& pile)
{
  return surveyed({}, {}, pile, {"...", "...", "..."})
      .lay("B1", "base-E")
      .tile("base-B", "B2", 0, "m0")
      .tile("base-E", "A1")
      .tile("base-E", "C1")
      .tile("base-B", "A2")
      .tile("base-B", "C2")
      .tile("base-V", "A3")
      .tile("base-E", "C3", 180)
      .tile("base-B", "B3");
}

/// A monastery of player 1 amid six squares with a road and none with a city.
inline Playing pilgrims(const Pile& pile)
{
  return surveyed({}, {}, pile, {"...", "...", "..."})
      .lay("B1", "base-A", 180)
      .tile("base-B", "B2", 0, "m0")
      .tile("base-V", "A1", 90)
      .tile("base-V", "C1", 180)
      .tile("base-B", "A2")
      .tile("base-B", "C2")
      .tile("base-V", "A3")
      .tile("base-V", "C3", 270)
      .tile("base-A", "B3");
}

} // namespace kartenwerk
