// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/random.h"
#include "model/players/candidate.h"
#include "model/players/randomplayer.h"

namespace kartenwerk {

/// The best of what was shown to it; equally good ones are equally likely.
template <class Choice>
class Best
{
public:
  explicit Best(Random& random) : m_random(random) {}

  void consider(long worth, const Choice& choice)
  {
    if (m_count > 0 && worth < m_worth)
      return;
    m_count = m_count > 0 && worth == m_worth ? m_count + 1 : 1;
    m_worth = worth;
    if (m_count == 1 || m_random.below(m_count) == 0)
      m_choice = choice;
  }
  const Choice& choice() const { return m_choice; }

private:
  Random& m_random;
  Choice m_choice{};
  long m_worth = 0;
  std::uint64_t m_count = 0;
};

/// Takes the answer after which the position is worth most to it.
template <class Size>
class GreedyPlayer
{
public:
  explicit GreedyPlayer(int meepleValue) : m_meepleValue(meepleValue) {}

  CellChoice tile(const Compiled& c, const PositionOf<Size>& p, const Placements<Size>& placements,
                  Random& random)
  {
    const auto standpoint = standpointOf(c, p);
    m_outlook.standpoint = standpoint;
    m_outlook.prepare(c, p);
    auto candidate = Candidate<Size>(c, p, m_outlook);
    auto best = Best<CellChoice>(random);
    for (std::size_t slot = 0; slot < p.slots; ++slot)
      for (unsigned rotations = placements.rotations[slot]; rotations != 0;
           rotations &= rotations - 1) {
        const auto cell = p.slotCell[slot];
        const auto rotation = static_cast<unsigned>(std::countr_zero(rotations));
        const auto choice = CellChoice{cell, static_cast<Rotation>(rotation)};
        best.consider(
            c.townRoadBonus
                ? tryPlacement(c, p, cell, choice.rotation, standpoint)
                : candidate.gain(cell, 4U * static_cast<unsigned>(p.tileInHand) + rotation),
            choice);
      }
    return best.choice();
  }

  Move figure(const Compiled& c, const PositionOf<Size>& p, Random& random) const
  {
    const auto standpoint = standpointOf(c, p);
    auto best = Best<Move>(random);
    best.consider(0, noFigure());
    const auto options = figureOptions(c, p);
    for (int i = 0; i < options.count(); ++i)
      best.consider(gainOfFigure(c, p, options.at(i), standpoint), options.at(i));
    return best.choice();
  }

  /// Scores the road or sends a meeple: whatever leaves it better off, with what the quarter may
  /// still bring.
  Move leipzig(const Compiled& c, const PositionOf<Size>& p, Random& random) const
  {
    const auto standpoint = standpointOf(c, p);
    auto best = Best<Move>(random);
    forEachLeipzigMove(c, p, [&](const Move& move) {
      auto trial = p;
      if (move.kind == MoveKind::SendToLeipzig)
        sendFigure(c, trial, move, NoRecorder{});
      settle(c, trial, NoRecorder{});
      auto worth = worthOf(c, trial, standpoint);
      if (move.kind == MoveKind::SendToLeipzig)
        worth += standpoint.mine(prospectsOf(p, move.quarter));
      best.consider(worth, move);
    });
    return best.choice();
  }

  /// Upgrades only for a gain: chips keep. One more vote counts on cities, roads and fields.
  Move upgrade(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    m_outlook.standpoint = standpointOf(c, p);
    m_outlook.prepare(c, p);
    auto best = Best<Move>(random);
    best.consider(1, noUpgrade());
    forEachMove(c, p, [&](const Move& move) {
      if (move.kind == MoveKind::Upgrade)
        best.consider(gainOfUpgrade(c, p, upgradableAt(c, p, move.place, move.feature)), move);
    });
    return best.choice();
  }

  /// Sells for as much as there is to get; takes an island's tile that is worth a meeple more than
  /// nothing.
  Move other(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto best = Best<Move>(random);
    if (p.decision == DecisionKind::Draw)
      m_outlook.standpoint = standpointOf(c, p);
    if (p.decision == DecisionKind::Draw)
      m_outlook.prepare(c, p);
    forEachMove(c, p, [&](const Move& move) {
      if (move.kind == MoveKind::TakeTile)
        best.consider(gainOfIslandTile(c, p, move.place), move);
      else if (move.kind == MoveKind::DrawTile)
        best.consider(m_outlook.standpoint.mine(m_meepleValue), move);
      else
        best.consider(worthOfMapChips(c, p, move), move);
    });
    return best.choice();
  }

private:
  /// A sale brings its points; a chip kept is worth a road of three tiles.
  static long worthOfMapChips(const Compiled& c, const PositionOf<Size>& p, const Move& move)
  {
    constexpr auto usualRoad = 3;
    if (move.kind == MoveKind::SpendChips)
      return bitCount(move.feature) *
             (factsOf(c, p, rootOf(p, p.closed[p.askedRoad])).tiles - usualRoad);
    return move.kind == MoveKind::SellInTown     ? townSale
           : move.kind == MoveKind::SellAtBorder ? borderSale
                                                 : 0;
  }

  /// The best that the open tile of that depot brings; the outlook must be of this position.
  long gainOfIslandTile(const Compiled& c, const PositionOf<Size>& p, Place place) const
  {
    auto kind = -1;
    for (std::size_t i = 0; i < c.depots.size(); ++i)
      if (c.depots[i].place == place)
        kind = p.openTile[i];
    auto placements = Placements<Size>{};
    findPlacements(c, p, kind, placements);
    auto candidate = Candidate<Size>(c, p, m_outlook);
    auto best = std::numeric_limits<long>::min();
    for (int i = 0; i < placements.count; ++i) {
      const auto choice = placements.at(i);
      best = std::max(best, candidate.gain(p.slotCell[choice.slot],
                                           4U * static_cast<unsigned>(kind) +
                                               static_cast<unsigned>(choice.rotation)));
    }
    return best;
  }

  /// What one more vote of a figure gains; the outlook must be of this position.
  long gainOfUpgrade(const Compiled& c, const PositionOf<Size>& p, std::size_t index) const
  {
    const auto& figure = p.figures[index];
    const auto churches =
        c.churchByVotes ? gainAtChurches(c, p, p.tiles[figure.tile].cell, 1, m_outlook.standpoint)
                        : 0L;
    if (figure.segment >= c.firstMonastery)
      return churches;
    const auto root = rootOf(p, figure.segment);
    const auto& claim = m_outlook.claims[m_outlook.claimOf[root] - 1U];
    const auto votes = claim.votes + inSeat(figure.player, 1);
    return m_outlook.worthOn(c, p, root, votes, claim.pigs) - claim.worth + churches;
  }

  Standpoint standpointOf(const Compiled& c, const PositionOf<Size>& p) const
  {
    return {.players = c.players, .seat = p.decider(), .meepleValue = m_meepleValue};
  }

  int m_meepleValue;
  Outlook<Size> m_outlook;
};

} // namespace kartenwerk
