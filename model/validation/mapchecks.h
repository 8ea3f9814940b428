// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/board.h"
#include "model/validation/issue.h"

namespace kartenwerk::checks {

// Each function gives the issues of one rule, named after it; the order of its issues is free.

Issues noSquares(const Board& board);
Issues tooFewStarts(const Board& board);
Issues startOffSquares(const Board& board);
Issues townOffSquares(const Board& board);
Issues siteOffSquares(const Board& board);
Issues startIsTown(const Board& board);
Issues islandWithoutCoats(const Board& board);
Issues startNameMissing(const Board& board);
Issues townNameMissing(const Board& board);
Issues largeCityNameMissing(const Board& board);
Issues nameRepeated(const Board& board);

Issues squareUnreachable(const Board& board);
Issues islandUnreachable(const Board& board);
Issues straySquare(const Board& board);
Issues hole(const Board& board);
Issues colourMissing(const Board& board);

Issues printOffSquares(const Board& board);
Issues printInside(const Board& board);
Issues printGroupMixed(const Board& board);
Issues printGroupDiffers(const Board& board);
Issues landingOffSquares(const Board& board);
Issues landingInside(const Board& board);
Issues ferryOneEnd(const Board& board);
Issues ferrySameSquare(const Board& board);
Issues sideTwice(const Board& board);

Issues largeCityInPieces(const Board& board);
Issues largeCityClosed(const Board& board);
Issues gateLeadsNowhere(const Board& board);
Issues largeCitiesTouch(const Board& board);

} // namespace kartenwerk::checks
