// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

namespace kartenwerk {

/// The program in a folder with map.kwmap and game.kwscenario, the good ones.
inline Program withFiles()
{
  auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  program.write(QStringLiteral("game.kwscenario"), scenarioText(goodScenario()));
  return program;
}

} // namespace kartenwerk
