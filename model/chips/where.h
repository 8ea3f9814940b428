// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "model/board/board.h"
#include "model/chips/reasons.h"
#include "model/chips/settings.h"

namespace kartenwerk {

/// For each square of a map: may it hold a chip, and if not, why.
class ChipSquares
{
public:
  ChipSquares(const Board& board, const ChipSettings& settings);

  /// All reasons against that square, empty where a chip may lie. A square that takes no tile has
  /// only its own reason (D33). Places off the grid are outside.
  ChipReasons reasons(Place place) const;
  bool allowed(Place place) const { return reasons(place).empty(); }
  /// The squares that may hold a chip, row by row.
  const std::vector<Place>& allowedSquares() const { return m_allowed; }

  /// Squares of the grid whose first reason it is, row by row. Each square is counted once.
  std::vector<Place> squaresLostTo(ChipReason reason) const;
  /// How many, for each reason by its number.
  std::array<int, allChipReasons.size()> lost() const;

private:
  int m_columns;
  std::vector<ChipReasons> m_reasons; ///< row by row
  std::vector<Place> m_allowed;
};

} // namespace kartenwerk
