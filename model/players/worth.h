// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <limits>

#include "model/game/answers.h"

// What a position is worth to one seat, in hundredths of a point: (players − 1) times what it has
// less what all others have, so that with two players it is the difference.
namespace kartenwerk {

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

  /// `each` for every unit of `numbers`.
  long worth(PackedSeats numbers, int each) const
  {
    auto sum = 0L;
    for (int other = 0; other < players; ++other)
      sum += other == seat ? (players - 1) * ofSeat(numbers, other) : -ofSeat(numbers, other);
    return sum * each;
  }
  /// A feature that gives `points` to those with the most votes.
  long award(PackedSeats votes, int points) const
  {
    auto most = 0;
    for (int other = 0; other < players; ++other)
      most = std::max(most, ofSeat(votes, other));
    auto owners = PackedSeats{0};
    for (int other = 0; other < players; ++other)
      if (ofSeat(votes, other) == most)
        owners |= inSeat(other, 1);
    return worth(owners, 100 * points);
  }
  long mine(int hundredths) const { return static_cast<long>(players - 1) * hundredths; }
};

/// The whole position, as if the game ended now.
template <class Size>
long worthOf(const Compiled& c, const PositionOf<Size>& p, const Standpoint& standpoint)
{
  auto scores = p.scores;
  scoreFinally(c, p, scores, NoRecorder{});
  auto sum = 0L;
  for (int seat = 0; seat < c.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const auto has = 100L * scores[at] + long{standpoint.meepleValue} * p.meeples[at];
    sum += seat == standpoint.seat ? (c.players - 1) * has : -has;
  }
  return sum;
}

/// What covering a square brings by itself; of a chip the mean, for its face is hidden.
template <class Size>
long worthOfCovering(const Compiled& c, const PositionOf<Size>& p, CellIndex cell,
                     const Standpoint& standpoint)
{
  if (!c.anySites)
    return 0;
  const auto& site = c.sites[cell];
  auto hundredths = 0;
  if (site.town && c.townCosts)
    hundredths -= 100 * pointsPerTown;
  if (site.town && c.townExtraTile && !p.secondPart)
    hundredths += 100;
  if (c.islandCoats)
    hundredths += 100 * pointsPerIslandCoat * site.coats;
  if (site.chip > 0)
    hundredths += c.chipWorth;
  return standpoint.mine(hundredths);
}

/// Tells `better` the worth of every figure for the tile laid last, tried on copies; -1: none.
template <class Size, class Better>
void tryFigures(const Compiled& c, const PositionOf<Size>& laid, const Standpoint& standpoint,
                Better better)
{
  const auto tryOne = [&](int feature) {
    auto trial = laid;
    if (feature >= 0)
      putFigure(c, trial, feature, FigureKind::Meeple, NoRecorder{});
    settle(c, trial, NoRecorder{});
    better(worthOf(c, trial, standpoint), feature);
  };
  tryOne(-1);
  for (auto features = figureFeatures(c, laid); features != 0; features &= features - 1)
    tryOne(std::countr_zero(features));
}

/// What one more meeple of the player gains on a free feature of the tile laid last.
template <class Size>
long gainOfFigure(const Compiled& c, const PositionOf<Size>& laid, int feature,
                  const Standpoint& standpoint)
{
  const auto& tile = laid.lastTile();
  const auto segment = c.rowSegments(tile.row)[feature];
  auto points = 0;
  auto home = false;
  if (segment >= c.firstMonastery) {
    const auto filled = filledAround(c, laid, tile.cell);
    points = 1 + filled;
    home = filled == c.existing[tile.cell];
  } else if (const auto root = rootOf(laid, segment); segment >= c.firstField) {
    points = pointsPerCity * completedCities(c, laid, root);
  } else {
    const auto facts = factsOf(c, laid, root);
    points = pointsOf(c, facts);
    home = facts.complete;
  }
  return standpoint.mine(100 * points - (home ? 0 : standpoint.meepleValue));
}

/// The worth of laying the tile in hand there with the best figure, tried on copies.
template <class Size>
long tryPlacement(const Compiled& c, const PositionOf<Size>& p, CellIndex cell, Rotation rotation,
                  const Standpoint& standpoint)
{
  auto laid = p;
  layTile(c, laid, cell,
          4U * static_cast<unsigned>(p.tileInHand) + static_cast<unsigned>(rotation));
  auto best = std::numeric_limits<long>::min();
  tryFigures(c, laid, standpoint, [&](long worth, int) { best = std::max(best, worth); });
  return best + worthOfCovering(c, p, cell, standpoint);
}

} // namespace kartenwerk
