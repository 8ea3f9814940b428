// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/game/event.h"

// What the expansions add to a game, in words.
namespace kartenwerk {

/// "the Wainwrights' quarter".
QString quarterText(Quarter quarter);
/// "Wainwrights".
QString quarterName(Quarter quarter);
/// What a meeple there brings, in a short sentence.
QString quarterEffect(Quarter quarter);

/// "Highway".
QString surveyorName(SurveyorTile tile);
/// What the tile does, in a short sentence.
QString surveyorEffect(SurveyorTile tile);

/// A line of an explanation that an expansion brought in: "Highway: 5 tiles × 1".
QString expansionTermText(const Term& term);
/// "Leipzig, the Wainwrights’ quarter: AG33."; empty for the road of a double tile.
QString leipzigLaidText(const Event& event, const TileKind& kind);
/// "Player 1 sends a meeple from D7 to the Tanners' quarter."
QString sentText(const Event& event);
/// "The surveyors turn to: city Siege, road Highway, monastery Hermit."
QString surveyorsText(const ActiveSurveyors& surveyors);

} // namespace kartenwerk
