// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "tests/referee/referencegames.h"

namespace referee {

/// The referee replays reference games.
class RefereeReplayer : public Replayer
{
public:
  explicit RefereeReplayer(const kartenwerk::PlayableScenario& scenario) : m_referee(scenario)
  {
    m_referee.prelay(scenario.startTile(), {{32, 32}, Rotation::None});
    m_seats = scenario.scenario.players;
  }

  std::vector<Placement> placements(const ReferenceTurn& turn) override
  {
    for (const auto& tile : turn.discarded)
      if (!m_referee.placements(tile).empty())
        m_complaint = tile + " was set aside, yet it fits";
    return m_referee.placements(turn.tile);
  }

  bool placeTile(const ReferenceTurn& turn) override
  {
    if (!std::ranges::binary_search(m_referee.placements(turn.tile), turn.placement))
      return false;
    m_seat = m_turn++ % m_seats;
    m_referee.place(m_seat, turn.tile, turn.placement);
    return true;
  }

  std::vector<FigureChoice> options(const ReferenceTurn&) override
  {
    auto result = std::vector<FigureChoice>{};
    for (const auto& feature : m_referee.figureOptions(m_seat))
      result.push_back({"small", feature});
    std::ranges::sort(result);
    return result;
  }

  bool finishTurn(const ReferenceTurn& turn) override
  {
    if (turn.figure)
      m_referee.putMeeple(m_seat, turn.figure->second);
    m_referee.scoreComplete();
    return true;
  }

  std::vector<int> scores() const override { return m_referee.scores(); }

  std::vector<int> supply() const override
  {
    auto result = std::vector<int>{};
    for (int seat = 0; seat < m_seats; ++seat)
      result.push_back(m_referee.supply(seat));
    return result;
  }

  std::vector<int> finalScores() override
  {
    auto end = m_referee;
    end.scoreFinal();
    return end.scores();
  }

  std::string complaint() const override { return m_complaint; }

private:
  Referee m_referee;
  int m_seats = 2;
  int m_seat = 0;
  int m_turn = 0;
  std::string m_complaint;
};

} // namespace referee
