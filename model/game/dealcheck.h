// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "model/game/deal.h"

namespace kartenwerk {

/// All that chance deals, kinds as indexes into Table::kinds(), before it is known to be a deal.
struct DealtThings
{
  std::span<const LaidStart> laid;
  std::span<const std::uint16_t> stack;
  std::span<const DealtFace> chips; ///< of Table::chips(), in order
  OpenDeal open;
  std::span<const std::uint16_t> piles; ///< pile by pile, from the top
};

/// One thing that is not as the table has it.
struct DealFault
{
  static constexpr std::size_t whole = static_cast<std::size_t>(-1);

  std::string_view rule;
  std::string_view list;     ///< "laid", "stack", "piles", "chips", "quarters", "surveyors"
  std::size_t index = whole; ///< in the list
};

/// All that is wrong with these things, none for a deal: a tile laid on no start, where it does not
/// fit or on another, other tiles than the table's or more of a kind, uneven piles, a wrong number
/// or value of chips, quarters or scoring tiles that are not those of the rules in some order.
/// "game.deal-…", "game.laid-tile", "game.unknown-kind", "game.draws", and "game.deal" for the
/// rest.
[[nodiscard]] std::vector<DealFault> dealFaults(const Table& table, const DealtThings& dealt);

} // namespace kartenwerk
