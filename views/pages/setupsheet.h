// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/scenario/scenario.h"
#include "views/pages/page.h"

namespace kartenwerk {

/// What the setup sheet tells beside the scenario itself.
struct SetupSheet
{
  PlayableScenario scenario;
  QString fileName;    ///< without its folder; empty: not yet saved
  QString contentHash; ///< SHA-256 of the file, hexadecimal; its first 12 digits are printed
  Paper paper = Paper::A4;
};

/// The setup sheet, one page where all fits, else more: title, map with chips, start squares in
/// use, legend of what this map shows, tiles to take and to leave in the box, rules in use, how the
/// chips lie, file and hash, a 100 mm bar. In the language of the program. A scenario without a
/// map gets a sheet without one. All ink lies at least 6 mm from the edge, text 12 mm.
std::vector<Page> setupSheet(const SetupSheet& sheet);

} // namespace kartenwerk
