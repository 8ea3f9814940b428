// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record.h"

namespace kartenwerk {

/// What a record begins with, and what it has that its scenario has not.
struct RecordedDeal
{
  std::optional<Deal> deal; ///< nothing if there is a problem with it
  /// Each with its pointer in the file: all that chance deals, and the number of names, which alone
  /// prevents no deal.
  Problems problems;
};

/// `table` is compiled of the record's scenario. "game.names", "game.chip-…" and what dealFaults()
/// finds.
[[nodiscard]] RecordedDeal dealOf(const Table& table, const GameRecord& record);

} // namespace kartenwerk
