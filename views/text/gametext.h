// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/game/game.h"

namespace kartenwerk {

/// "Player 1" for seat 0.
QString seatName(int player);

/// "city", "road", "monastery", "field".
QString scoredKindText(ScoredKind kind);
QString featureText(FeatureType type);
QString figureText(FigureKind figure);

/// How a number arose: "4 tiles × 1 + 2 coats × 2 = 8".
QString arithmeticText(const Scoring& scoring);
/// The same for one player, with terms of his own: "2 cities × 3 + pig: 2 cities × 1 = 8".
QString arithmeticText(const Scoring& scoring, const Award& award);
/// Where the map came into it: names of prints, ferries and large cities; may be empty.
QString scoringPlaces(const Scoring& scoring, const Map& map);
/// "Road at D7 complete: 8 points for Player 1 (4 tiles × 1 + 2 coats × 2 = 8; Dänemark)".
QString scoringText(const Scoring& scoring, const Map& map);

/// One sentence; empty for events that another one tells too (drawing a tile, a figure that goes
/// home after its feature has scored). `laid` is the tile laid last, for what stands on it.
QString eventText(const Event& event, const Table& table, const TileKind* laid = nullptr);

/// What is to be decided, as a demand on a person: "Player 1: lay the tile".
QString decisionText(const Decision& decision);
QString endText(EndReason reason);

/// How that seat came to its score up to that step: one line an award, oldest first.
QStringList scoreLines(const Game& game, int step, int player);

/// The whole game in words, a line an event.
QString gameText(const Game& game);

} // namespace kartenwerk
