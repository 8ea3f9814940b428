// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/sharesworth.h"

// What one more figure gains, without putting it.
namespace kartenwerk {

inline PackedSeats packed(const Votes& votes)
{
  auto seats = PackedSeats{0};
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    seats |= inSeat(static_cast<int>(seat), votes[seat]);
  return seats;
}

/// What so many heads or votes more (or fewer) of the player in that cell change at the churches
/// that the tile laid last completes.
template <class Size>
long gainAtChurches(const Compiled& c, const PositionOf<Size>& laid, CellIndex cell, int more,
                    const Standpoint& standpoint)
{
  auto gain = 0L;
  if (!c.churches)
    return gain;
  forEachCompletedChurch(c, laid, [&](CellIndex church, int) {
    if (!inReach(c, cell, church))
      return;
    const auto votes = packed(followersAround(c, laid, church));
    gain += standpoint.award(votes + inSeat(laid.player, 1) * static_cast<PackedSeats>(more),
                             pointsPerChurch) -
            standpoint.award(votes, pointsPerChurch);
  });
  return gain;
}

/// The player's pig in a field of the tile laid last.
template <class Size>
long gainOfPig(const Compiled& c, const PositionOf<Size>& laid, Segment root,
               const Standpoint& standpoint)
{
  auto votes = PackedSeats{0};
  for (std::size_t i = 0; i < laid.figureCount; ++i) {
    const auto& figure = laid.figures[i];
    if (figure.segment >= c.firstField && figure.segment < c.firstMonastery &&
        rootOf(laid, figure.segment) == root)
      votes += inSeat(figure.player, figure.votes());
  }
  const auto mine = inSeat(laid.player, 1);
  const auto cities = completedCities(c, laid, root);
  return standpoint.worth(standpoint.owners(votes) & mine, 100 * pointsPerPig * cities) -
         standpoint.mine(standpoint.handValue(FigureKind::Pig));
}

/// What an abbot gains by going home now, rather than when his building is complete.
template <class Size>
long gainOfAbbotHome(const Compiled& c, const PositionOf<Size>& laid, const Standpoint& standpoint)
{
  const auto& abbot = laid.figures[*standing(laid, laid.player, FigureKind::Abbot)];
  const auto cell = laid.tiles[abbot.tile].cell;
  const auto missing = c.existing[cell] - filledAround(c, laid, cell);
  const auto monastery = c.kinds[laid.tiles[abbot.tile].kindAndRotation / 4U].monasteries != 0;
  const auto early = missing == 0
                         ? (monastery ? -100 * monasteryChange(c, laid, cell) : 0)
                         : standpoint.handValue(FigureKind::Abbot) - abbotWaiting * missing;
  return standpoint.mine(early) + gainAtChurches(c, laid, cell, -1, standpoint);
}

/// What that answer to the figure step gains over putting none, on the tile laid last.
template <class Size>
long gainOfFigure(const Compiled& c, const PositionOf<Size>& laid, const Move& move,
                  const Standpoint& standpoint)
{
  if (move.kind == MoveKind::AbbotHome)
    return gainOfAbbotHome(c, laid, standpoint);
  const auto& tile = laid.lastTile();
  const auto segment = c.rowSegments(tile.row)[move.feature];
  if (move.figure == FigureKind::Builder)
    return standpoint.mine(-standpoint.handValue(move.figure));
  if (move.figure == FigureKind::Pig)
    return gainOfPig(c, laid, rootOf(laid, segment), standpoint);
  auto points = 0;
  auto home = false;
  auto waiting = 0;
  if (segment >= c.firstMonastery) {
    const auto filled = filledAround(c, laid, tile.cell);
    points = 1 + filled;
    home = filled == c.existing[tile.cell];
    if (home && (c.kinds[tile.kindAndRotation / 4U].monasteries >> move.feature & 1U) != 0)
      points += monasteryChange(c, laid, tile.cell);
    waiting =
        move.figure == FigureKind::Abbot ? abbotWaiting * (c.existing[tile.cell] - filled) : 0;
  } else if (const auto root = rootOf(laid, segment); segment >= c.firstField) {
    points = pointsPerCity * completedCities(c, laid, root);
    if (c.leipzig && inQuarter(laid, Quarter::Tanners, laid.player))
      points += pointsPerTannersPicture * picturesIn(c, laid, root);
  } else {
    const auto facts = factsOf(c, laid, root);
    points = soloPoints(c, laid, facts, laid.mask[root], laid.player);
    home = facts.complete;
  }
  const auto figure = FigureState{.kind = move.figure};
  return standpoint.mine(100 * points + waiting - (home ? 0 : standpoint.handValue(move.figure))) +
         gainAtChurches(c, laid, tile.cell, c.churchByVotes ? figure.votes() : 1, standpoint);
}

} // namespace kartenwerk
