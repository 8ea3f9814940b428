// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <vector>

#include "model/map/elements.h"

namespace kartenwerk {

/// The kinds of ground that can be painted, in the order of the palette.
const std::vector<Square>& offeredGrounds();

/// Depots and highlights have a colour.
bool takesColour(const Square& square);

/// A small picture of that ground, as the map shows it.
QIcon groundSwatch(const Square& square);

/// A chip of that colour, face down.
QIcon chipSwatch(Colour colour);

} // namespace kartenwerk
