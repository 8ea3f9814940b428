// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/scenario/scenario.h"
#include "views/pages/sheetflow.h"

namespace kartenwerk {

// What stands on a setup sheet, each part in the width given, in millimetres. A block without rows
// has nothing to say and is left out.

/// What lies on the table at the start of a game without a map.
SheetBlock openTableBlock(const PlayableScenario& scenario, double width);
/// Which start squares are used and what lies on them; without a map openTableBlock.
SheetBlock startsBlock(const PlayableScenario& scenario, double width);
/// The signs that this map shows, and no others.
SheetBlock legendBlock(const PlayableScenario& scenario, double width);
/// How many tiles of each kind to take from each box, and what stays there.
SheetBlock tilesBlock(const PlayableScenario& scenario, double width);
/// Where the chips come from: colours, values, method, seed.
SheetBlock chipsBlock(const PlayableScenario& scenario, double width);
/// The rules in use, in short sentences.
SheetBlock rulesBlock(const PlayableScenario& scenario, double width);
/// What rules in use do together where no document says it: our reading, or open.
SheetBlock togetherBlock(const PlayableScenario& scenario, double width);

} // namespace kartenwerk
