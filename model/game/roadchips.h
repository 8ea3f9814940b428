// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/mapchips.h"
#include "model/game/shares.h"

// Nordics: chips that an owner spends for a completed road, each for 1 more per tile (D36).
namespace kartenwerk {

/// The colours of which the seat holds a chip, as bits.
template <class Size>
unsigned coloursHeld(const PositionOf<Size>& p, unsigned seat)
{
  auto colours = 0U;
  for (std::size_t i = 0; i < chipColourList.size(); ++i)
    colours |= holdsColour(p, seat, chipColourList[i]) ? 1U << i : 0U;
  return colours;
}

/// Owners of a completed road in the order of D30: the active player first, then clockwise, each
/// road by itself. Goes on from that seat, counted from the active player, and road.
template <class Size>
bool askForChips(const Compiled& c, PositionOf<Size>& p, int turn, std::size_t road)
{
  for (; turn < c.players; ++turn, road = 0)
    for (; road < p.closedCount; ++road) {
      const auto seat = static_cast<unsigned>((p.player + turn) % c.players);
      const auto root = p.closed[road];
      if (c.cityLike[root] != 0 || !isOccupied(p, root) || coloursHeld(p, seat) == 0 ||
          (sharesOf(c, p, root, roadVotes(c, p, root)).scorers >> seat & 1U) == 0)
        continue;
      p.decision = DecisionKind::RoadChips;
      p.asked = static_cast<std::uint8_t>(seat);
      p.askedRoad = static_cast<std::uint8_t>(road);
      return true;
    }
  return false;
}

template <class Size>
bool askNextForChips(const Compiled& c, PositionOf<Size>& p)
{
  const auto turn = (p.asked - p.player + c.players) % c.players;
  return askForChips(c, p, turn, p.askedRoad + std::size_t{1});
}

/// Every choice of colours, none last.
template <class Size, class Visit>
void forEachSpending(const PositionOf<Size>& p, Visit visit)
{
  const auto held = coloursHeld(p, p.asked);
  for (auto colours = held; colours != 0; colours = (colours - 1) & held)
    visit(spendChips(colours));
  visit(spendChips(0));
}

/// One chip of each of these colours leaves the game, of value 1 if there is one.
template <class Size, class Recorder>
void spend(const Compiled& c, PositionOf<Size>& p, const Move& move, const Recorder& recorder)
{
  for (std::size_t i = 0; i < chipColourList.size(); ++i) {
    if ((static_cast<unsigned>(move.feature) >> i & 1U) == 0)
      continue;
    const auto one = chipsHeld(p, p.asked, chipColourList[i], 1) > 0;
    payChips(p, p.asked, chipColourList[i], one ? 1 : 0, one ? 0 : 1);
    ++p.spent[p.askedRoad][p.asked];
  }
  if constexpr (Recorder::on)
    if (move.feature != 0) {
      const auto road = explainFeature(c, p, p.closed[p.askedRoad]);
      recorder.add({.kind = EventKind::ChipsSpent,
                    .player = p.asked,
                    .place = road.place,
                    .feature = road.feature,
                    .count = p.spent[p.askedRoad][p.asked]});
    }
}

} // namespace kartenwerk
