// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/map/mapfile.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"

namespace kartenwerk {

/// A map with nothing wrong but its size: 9 × 9 squares, two starts, a town and a large city.
inline Map goodMap()
{
  auto map = drawn({"S........", ".........", "....t....", ".........", "..11.....", ".........",
                    ".........", ".........", "........S"});
  auto info = map.info();
  info.title = "Good";
  return map.withInfo(info);
}

inline std::string goodMapText()
{
  return mapText(goodMap());
}

/// The same with an error: a print between two squares.
inline std::string badMapText()
{
  return mapText(goodMap().withPrint({at("B2"), Side::East}));
}

/// A scenario with the good map inside, for two players, without chips.
inline Scenario goodScenario()
{
  auto scenario = scenarioForMap({.embedded = goodMap()});
  scenario.title = "Good game";
  return scenario;
}

} // namespace kartenwerk
