// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "model/game/points.h"

// What points and figures are worth to one seat, in hundredths of a point: (players − 1) times what
// it has less what all others have, so that with two players it is the difference.
namespace kartenwerk {

// Estimates of this player, no rules.
inline constexpr int builderStanding = 100; ///< of a builder on the board
inline constexpr int pigWaiting = 100;      ///< of a pig in hand
inline constexpr int abbotWaiting = 40;     ///< of each empty square round an abbot on the board
inline constexpr int secondPartValue = 100;

/// One number for each seat, in eight bits each.
using PackedSeats = std::uint64_t;

constexpr PackedSeats inSeat(int seat, int number)
{
  return static_cast<PackedSeats>(number) << 8 * seat;
}
constexpr int ofSeat(PackedSeats numbers, int seat)
{
  return static_cast<int>(numbers >> 8 * seat & 0xFF);
}

struct Standpoint
{
  int players = 2;
  int seat = 0;
  int meepleValue = 250; ///< of a meeple in hand

  /// What a figure in hand is worth more than on the board, in hundredths. A large meeple does more
  /// than another, an abbot comes home early, a pig waits for cities; a builder only stands.
  int handValue(FigureKind kind) const
  {
    switch (kind) {
    case FigureKind::Meeple:
      break;
    case FigureKind::Large:
      return meepleValue * 3 / 2;
    case FigureKind::Abbot:
      return meepleValue / 2;
    case FigureKind::Builder:
      return -builderStanding;
    case FigureKind::Pig:
      return pigWaiting;
    }
    return meepleValue;
  }

  /// `each` for every unit of `numbers`.
  long worth(PackedSeats numbers, int each) const
  {
    auto sum = 0L;
    for (int other = 0; other < players; ++other)
      sum += other == seat ? (players - 1) * ofSeat(numbers, other) : -ofSeat(numbers, other);
    return sum * each;
  }
  /// 1 for each seat with the most votes.
  PackedSeats owners(PackedSeats votes) const
  {
    auto most = 0;
    for (int other = 0; other < players; ++other)
      most = std::max(most, ofSeat(votes, other));
    auto owners = PackedSeats{0};
    for (int other = 0; other < players; ++other)
      if (ofSeat(votes, other) == most)
        owners |= inSeat(other, 1);
    return owners;
  }
  /// 1 for each seat with any vote.
  PackedSeats voters(PackedSeats votes) const
  {
    auto voters = PackedSeats{0};
    for (int other = 0; other < players; ++other)
      if (ofSeat(votes, other) > 0)
        voters |= inSeat(other, 1);
    return voters;
  }
  /// A feature that gives `points` to those with the most votes.
  long award(PackedSeats votes, int points) const { return worth(owners(votes), 100 * points); }
  /// A field that touches so many completed cities; `pigs` is 1 for each seat with one there.
  long awardField(PackedSeats votes, PackedSeats pigs, int cities) const
  {
    const auto best = owners(votes);
    const auto gain = worth(best, 100 * pointsPerCity * cities);
    return pigs == 0 ? gain : gain + worth(best & pigs, 100 * pointsPerPig * cities);
  }
  /// For each kind of goods 10 to those with the most, if that is more than none.
  long awardGoods(const std::array<std::array<std::uint16_t, 3>, 6>& goods) const
  {
    auto sum = 0L;
    for (std::size_t kind = 0; kind < 3; ++kind) {
      auto most = 0;
      auto best = PackedSeats{0};
      for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other) {
        const auto has = int{goods[other][kind]};
        if (has > most)
          best = 0;
        most = std::max(most, has);
        if (has > 0 && has == most)
          best |= inSeat(static_cast<int>(other), 1);
      }
      sum += worth(best, 100 * pointsPerGoods);
    }
    return sum;
  }
  long mine(int hundredths) const { return static_cast<long>(players - 1) * hundredths; }
};

} // namespace kartenwerk
