// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "tests/referee/referencegames.h"

namespace referee {

/// The referee replays reference games.
class RefereeReplayer : public Replayer
{
public:
  RefereeReplayer(const ReferenceGame& game, const kartenwerk::PlayableScenario& scenario)
      : m_referee(scenario), m_onePlayer(game.players.size() == 1)
  {
    m_referee.prelay(scenario.startTile(), {{32, 32}, Rotation::None});
    m_seats = scenario.scenario.players;
    if (const auto pigs = game.supplies.find("pig"); pigs != game.supplies.end())
      m_referee.give(0, Sort::Pig, pigs->second);
  }

  std::vector<Placement> placements(const ReferenceTurn& turn) override
  {
    for (const auto& tile : turn.discarded)
      if (!m_referee.placements(tile).empty())
        m_complaint = tile + " was set aside, yet it fits";
    if (m_next && !m_onePlayer && turn.player != *m_next)
      m_complaint = "another player's turn";
    return m_referee.placements(turn.tile);
  }

  bool placeTile(const ReferenceTurn& turn) override
  {
    if (!std::ranges::binary_search(m_referee.placements(turn.tile), turn.placement))
      return false;
    m_seat = turn.player;
    m_referee.place(m_seat, turn.tile, turn.placement);
    return true;
  }

  std::vector<FigureChoice> options(const ReferenceTurn&) override
  {
    auto result = std::vector<FigureChoice>{};
    for (const auto& option : m_referee.figureOptions(m_seat))
      result.push_back({names[static_cast<std::size_t>(option.sort)], option.feature});
    std::ranges::sort(result);
    return result;
  }

  bool finishTurn(const ReferenceTurn& turn) override
  {
    if (turn.figure) {
      const auto sort = std::ranges::find(names, turn.figure->first) - names.begin();
      m_referee.putFigure(m_seat, {turn.figure->second, static_cast<Sort>(sort)});
    }
    m_referee.beginScoring();
    m_referee.score(m_seat);
    m_again = !m_again && m_referee.givesSecondPart();
    m_next = m_again ? m_seat : (m_seat + 1) % m_seats;
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
  /// Of the kinds of figures in the files, in the order of Sort.
  inline static const std::array<std::string, 5> names{"small", "big", "abbot", "builder", "pig"};
  Referee m_referee;
  bool m_onePlayer = false;
  bool m_again = false;
  std::optional<int> m_next; ///< whose turn it must be
  int m_seats = 2;
  int m_seat = 0;
  std::string m_complaint;
};

} // namespace referee
