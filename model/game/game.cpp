// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/game.h"

#include <utility>

#include "model/game/compiled.h"
#include "model/game/steps.h"

namespace kartenwerk {

Game::Game(std::shared_ptr<const Table> table, const Deal& deal) : m_table(std::move(table))
{
  const auto& compiled = m_table->compiled();
  m_steps = withSize(compiled.size, [&]<class Size>(Size) -> std::unique_ptr<GameSteps> {
    return std::make_unique<GameStepsOf<Size>>(compiled, deal);
  });
  m_events.push_back(m_steps->begin());
}

Game::Game(std::shared_ptr<const Table> table, std::uint64_t seed)
    : Game(table, kartenwerk::deal(*table, seed))
{
}

Game::Game(const Game& other)
    : m_table(other.m_table), m_steps(other.m_steps->copy()), m_moves(other.m_moves),
      m_events(other.m_events)
{
}

Game::Game(Game&&) noexcept = default;

Game& Game::operator=(Game other)
{
  std::swap(m_table, other.m_table);
  std::swap(m_steps, other.m_steps);
  std::swap(m_moves, other.m_moves);
  std::swap(m_events, other.m_events);
  return *this;
}

Game::~Game() = default;

const Deal& Game::deal() const
{
  return m_steps->deal();
}
Decision Game::decision(int step) const
{
  return m_steps->decision(m_moves, step);
}
View Game::view(int step) const
{
  return m_steps->view(m_moves, step);
}
std::vector<Move> Game::legal(int step) const
{
  return m_steps->legal(m_moves, step);
}
std::vector<int> Game::scores(int step) const
{
  return m_steps->scores(m_moves, step);
}

bool Game::apply(const Move& move)
{
  if (!m_steps->isLegal(m_moves, moves(), move))
    return false;
  m_events.push_back(m_steps->apply(m_moves, moves(), move));
  m_moves.push_back(move);
  return true;
}

void Game::takeBack(int step)
{
  if (step < 0 || step >= moves())
    return;
  m_steps->takeBack(m_moves, step);
  m_moves.resize(static_cast<std::size_t>(step));
  m_events.resize(static_cast<std::size_t>(step) + 1);
}

} // namespace kartenwerk
