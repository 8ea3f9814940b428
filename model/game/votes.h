// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "model/game/position.h"

namespace kartenwerk {

/// Votes of the seats in one feature.
using Votes = std::array<std::uint8_t, 6>;

inline void addVotes(Votes& votes, const FigureState& figure)
{
  votes[figure.player] = static_cast<std::uint8_t>(votes[figure.player] + figure.votes());
}

/// The seats with any vote, as bits.
inline unsigned votersOf(const Votes& votes)
{
  auto seats = 0U;
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    seats |= votes[seat] > 0 ? 1U << seat : 0U;
  return seats;
}

/// The seats with the most votes, as bits; none if nobody has any.
inline unsigned ownersOf(const Votes& votes)
{
  const auto most = *std::ranges::max_element(votes);
  auto seats = 0U;
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    seats |= most > 0 && votes[seat] == most ? 1U << seat : 0U;
  return seats;
}

} // namespace kartenwerk
