// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/game/table.h"
#include "model/game/view.h"
#include "model/tiles/tilekind.h"
#include "views/paint/leipzigpainter.h"
#include "views/paint/mappainter.h"

// How what a game shows is painted.
namespace kartenwerk {

/// How the engine's figures are painted.
Figure paintedFigure(FigureKind kind);

/// How a square of the block of Leipzig is drawn: with the road through both halves of its double
/// tile up to the gate. Other kinds are drawn as they are.
const TileKind& pictureOf(const TileKind& kind);

/// The tiles that lie, with the figures on them; their kinds are the table's.
std::vector<ShownTile> shownTiles(const Table& table, const View& view);

/// The squares of the tiles and as many more on every side, within the table's.
QRect squaresAround(const Table& table, const View& view, int margin);

/// The quarters with the figures that stand there; none without a Leipzig.
std::vector<ShownQuarter> quartersOf(const View& view);

} // namespace kartenwerk
