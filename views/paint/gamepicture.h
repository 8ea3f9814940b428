// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/game/view.h"
#include "model/tiles/tilekind.h"
#include "views/paint/leipzigpainter.h"

// How what a game shows is painted.
namespace kartenwerk {

/// How the engine's figures are painted.
Figure paintedFigure(FigureKind kind);

/// How a square of the block of Leipzig is drawn: with the road through both halves of its double
/// tile up to the gate. Other kinds are drawn as they are.
const TileKind& pictureOf(const TileKind& kind);

/// The quarters with the figures that stand there; none without a Leipzig.
std::vector<ShownQuarter> quartersOf(const View& view);

} // namespace kartenwerk
