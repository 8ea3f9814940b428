// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/game/deal.h"
#include "model/game/event.h"
#include "model/game/move.h"
#include "model/game/table.h"
#include "model/game/view.h"

namespace kartenwerk {

class GameSteps;

/// A game from its deal to its last move, to be watched, stepped through and played on. Steps are
/// numbered 0…moves(): step n is the position after n moves, whose decision is due there. The
/// batch plays with positions directly (model/players/players.h); both run the same engine. A game
/// is not shared between threads, its table is.
class Game
{
public:
  Game(std::shared_ptr<const Table> table, const Deal& deal);
  Game(std::shared_ptr<const Table> table, std::uint64_t seed);
  Game(const Game&);
  Game(Game&&) noexcept;
  Game& operator=(Game);
  ~Game();

  const Table& table() const { return *m_table; }
  std::shared_ptr<const Table> sharedTable() const { return m_table; }
  const Deal& deal() const;

  int moves() const { return static_cast<int>(m_moves.size()); }
  /// The answer given at that step, which must be less than moves().
  const Move& move(int step) const { return m_moves[static_cast<std::size_t>(step)]; }

  const std::vector<Move>& allMoves() const { return m_moves; }

  Decision decision(int step) const;
  Decision decision() const { return decision(moves()); }
  bool over() const { return decision().kind == DecisionKind::Over; }
  View view(int step) const;
  View view() const { return view(moves()); }
  /// Every answer that the rules allow there; none when the game is over. Tiles by place in reading
  /// order, then rotation; figures by feature, "none" last; upgrades by place, "none" last.
  std::vector<Move> legal(int step) const;
  std::vector<Move> legal() const { return legal(moves()); }
  /// What happened between the move before that step and its decision; at step 0: the start.
  const Events& events(int step) const { return m_events[static_cast<std::size_t>(step)]; }
  /// Scores at that step; after the last move with the final scoring.
  std::vector<int> scores(int step) const;
  std::vector<int> scores() const { return scores(moves()); }

  /// Answers the decision that is due at the end. False, and nothing happens, if it is not legal.
  bool apply(const Move& move);
  /// Forgets all moves from that step on, to go on differently; nothing if there are none.
  void takeBack(int step);

  /// What the players and the engine see of that step (model/game/steps.h).
  const GameSteps& steps() const { return *m_steps; }

private:
  std::shared_ptr<const Table> m_table;
  std::unique_ptr<GameSteps> m_steps;
  std::vector<Move> m_moves;
  std::vector<Events> m_events; ///< one more than moves
};

} // namespace kartenwerk
