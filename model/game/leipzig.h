// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/features.h"
#include "model/game/recorder.h"
#include "model/game/votes.h"

// Markets of Leipzig: which roads lead there, and who may send a meeple (rules.md 7, D18, D20,
// D30).
namespace kartenwerk {

inline constexpr int quarterCount = 4;

template <class Size>
bool inQuarter(const PositionOf<Size>& p, Quarter quarter, std::size_t seat)
{
  return p.sent[static_cast<std::size_t>(quarter)][seat] != 0;
}

template <class Size>
bool anyIn(const PositionOf<Size>& p, Quarter quarter)
{
  return std::ranges::any_of(p.sent[static_cast<std::size_t>(quarter)],
                             [](std::uint8_t figure) { return figure != 0; });
}

/// D20: the roads of the tile that end in its village belong together. True if that was news.
template <class Size>
bool joinThroughVillage(const Compiled& c, const PositionOf<Size>& p, const TileState& tile,
                        BitMask<Size::words>& reached)
{
  const unsigned village = c.kinds[tile.kindAndRotation / 4U].village;
  const auto* segments = c.rowSegments(tile.row);
  auto any = false;
  auto all = true;
  for (auto roads = village; roads != 0; roads &= roads - 1) {
    const auto here = p.mask[rootOf(p, segments[std::countr_zero(roads)])].meets(reached);
    any = any || here;
    all = all && here;
  }
  if (!any || all)
    return false;
  for (auto roads = village; roads != 0; roads &= roads - 1)
    reached |= p.mask[rootOf(p, segments[std::countr_zero(roads)])];
  reached.erase(PositionOf<Size>::occupiedBit);
  return true;
}

/// Whether the road starts at a gate of Leipzig, or is joined to one that does through villages.
template <class Size>
bool leadsToLeipzig(const Compiled& c, const PositionOf<Size>& p, Segment road)
{
  auto reached = BitMask<Size::words>{};
  for (const auto gate : c.leipzigGates)
    reached |= p.mask[rootOf(p, gate)];
  reached.erase(PositionOf<Size>::occupiedBit);
  for (auto grown = true; grown && !p.mask[road].meets(reached);) {
    grown = false;
    for (std::size_t i = 0; i < p.tileCount; ++i)
      grown = joinThroughVillage(c, p, p.tiles[i], reached) || grown;
  }
  return p.mask[road].meets(reached);
}

/// Votes in a city or road; those of meeples that leave for Leipzig are also counted by themselves.
struct RoadVotes
{
  Votes all{};
  Votes staying{};
};

/// The seats of which somebody leaves, as bits.
inline unsigned leaversOf(const RoadVotes& votes)
{
  auto seats = 0U;
  for (std::size_t seat = 0; seat < votes.all.size(); ++seat)
    seats |= votes.all[seat] != votes.staying[seat] ? 1U << seat : 0U;
  return seats;
}

template <class Size>
RoadVotes roadVotes(const Compiled& c, const PositionOf<Size>& p, Segment root)
{
  auto votes = RoadVotes{};
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto& figure = p.figures[i];
    if (figure.segment >= c.firstField || rootOf(p, figure.segment) != root)
      continue;
    addVotes(votes.all, figure);
    if (!figure.leaving)
      addVotes(votes.staying, figure);
  }
  return votes;
}

/// A follower of the seat on that road that has not been sent yet. Builder and pig do not go.
template <class Size>
bool maySend(const Compiled& c, const PositionOf<Size>& p, Segment road, int seat,
             const FigureState& figure)
{
  return figure.player == seat && figure.kind < FigureKind::Builder && !figure.leaving &&
         figure.segment < c.firstField && rootOf(p, figure.segment) == road;
}

/// Each owner of a completed road that leads to Leipzig, if a quarter is left without a meeple of
/// his.
template <class Size>
bool mayChoose(const Compiled& c, const PositionOf<Size>& p, Segment road, int seat)
{
  const auto at = static_cast<std::size_t>(seat);
  if (c.cityLike[road] != 0 || !isOccupied(p, road))
    return false;
  auto room = false;
  for (const auto& quarter : p.sent)
    room = room || quarter[at] == 0;
  if (!room || (ownersOf(roadVotes(c, p, road).all) >> seat & 1U) == 0)
    return false;
  for (std::size_t i = 0; i < p.figureCount; ++i)
    if (maySend(c, p, road, seat, p.figures[i]))
      return leadsToLeipzig(c, p, road);
  return false;
}

/// D30: all choices are made before any scoring, the active player's first, then clockwise, each
/// road by itself. Goes on from that seat, counted from the active player, and road; false: there
/// is no choice left.
template <class Size>
bool askForLeipzig(const Compiled& c, PositionOf<Size>& p, int turn, std::size_t road)
{
  for (; turn < c.players; ++turn, road = 0)
    for (; road < p.closedCount; ++road) {
      const auto seat = (p.player + turn) % c.players;
      if (!mayChoose(c, p, p.closed[road], seat))
        continue;
      p.decision = DecisionKind::Leipzig;
      p.asked = static_cast<std::uint8_t>(seat);
      p.askedRoad = static_cast<std::uint8_t>(road);
      return true;
    }
  return false;
}

/// The next choice after the one that has been made.
template <class Size>
bool askNextForLeipzig(const Compiled& c, PositionOf<Size>& p)
{
  const auto turn = (p.asked - p.player + c.players) % c.players;
  return askForLeipzig(c, p, turn, p.askedRoad + std::size_t{1});
}

/// The meeple stands in its quarter at once, and leaves the road when that has been scored.
template <class Size, class Recorder>
void sendFigure(const Compiled& c, PositionOf<Size>& p, const Move& move, const Recorder& recorder)
{
  const auto cell = c.cellOf(move.place);
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    auto& figure = p.figures[i];
    if (p.tiles[figure.tile].cell != cell || c.featureOf[figure.segment] != move.feature ||
        !maySend(c, p, p.closed[p.askedRoad], p.asked, figure))
      continue;
    figure.leaving = true;
    p.sent[static_cast<std::size_t>(move.quarter)][p.asked] =
        static_cast<std::uint8_t>(1 + static_cast<int>(figure.kind));
    if constexpr (Recorder::on)
      recorder.add({.kind = EventKind::SentToLeipzig,
                    .player = p.asked,
                    .place = move.place,
                    .feature = move.feature,
                    .figure = figure.kind,
                    .upgraded = figure.upgraded,
                    .quarter = move.quarter});
    return;
  }
}

/// Calls `visit` with every answer to the choice that is due.
template <class Size, class Visit>
void forEachLeipzigMove(const Compiled& c, const PositionOf<Size>& p, Visit visit)
{
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto& figure = p.figures[i];
    if (!maySend(c, p, p.closed[p.askedRoad], p.asked, figure))
      continue;
    for (auto quarter = std::size_t{0}; quarter < quarterCount; ++quarter)
      if (p.sent[quarter][p.asked] == 0)
        visit(sendToLeipzig(c.placeOf(p.tiles[figure.tile].cell), c.featureOf[figure.segment],
                            static_cast<Quarter>(quarter)));
  }
  visit(scoreRoad());
}

/// Farmhouses and sheds of a field: what the Tanners count.
template <class Size>
int picturesIn(const Compiled& c, const PositionOf<Size>& p, Segment field)
{
  auto count = 0;
  for (const auto& [segment, pictures] : c.pictures)
    count += rootOf(p, segment) == field ? pictures : 0;
  return count;
}

} // namespace kartenwerk
