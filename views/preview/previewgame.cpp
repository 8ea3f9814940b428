// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/previewgame.h"

#include <algorithm>
#include <cassert>

#include "model/base/problemrules.h"
namespace kartenwerk {

std::string_view toString(SeatKind kind)
{
  switch (kind) {
  case SeatKind::Greedy:
    return "greedy";
  case SeatKind::Random:
    return "random";
  case SeatKind::Human:
    return "human";
  }
  return {};
}

SeatKind seatKindFrom(std::string_view name)
{
  for (const auto kind : {SeatKind::Greedy, SeatKind::Random})
    if (name == toString(kind))
      return kind;
  return SeatKind::Human;
}

Playability PreviewGame::tableFor(PlayableScenario scenario, const PreviewSettings& settings)
{
  scenario.scenario.players = static_cast<int>(settings.seats.size());
  return playability(scenario);
}

void PreviewGame::begin(std::shared_ptr<const Table> table, PreviewSettings settings)
{
  m_game.emplace(std::move(table), settings.seed);
  m_settings = std::move(settings);
  m_step = 0;
  seatPlayers();
}

Playability PreviewGame::begin(PlayableScenario scenario, PreviewSettings settings)
{
  auto answer = tableFor(std::move(scenario), settings);
  if (answer.playable())
    begin(answer.table, std::move(settings));
  return answer;
}

PreviewGame::Opened PreviewGame::open(const GameRecord& record)
{
  auto played = replay(record);
  if (!played.game)
    return {false, std::move(played.problems)};
  m_game = std::move(played.game);
  m_settings = {record.seed, {}};
  for (int seat = 0; seat < m_game->table().players(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    m_settings.seats.push_back(i < record.players.size() ? seatKindFrom(record.players[i])
                                                         : SeatKind::Human);
  }
  // A record with a wrong move opens where it goes wrong, any other at its start.
  const auto goesWrong = std::ranges::any_of(played.problems, [](const Problem& problem) {
    return problem.rule == rule::recordIllegalMove || problem.rule == rule::recordDiffers;
  });
  m_step = goesWrong ? m_game->moves() : 0;
  seatPlayers();
  return {true, std::move(played.problems)};
}

void PreviewGame::seatPlayers()
{
  m_players.clear();
  for (std::size_t seat = 0; seat < m_settings.seats.size(); ++seat) {
    auto& player = m_players.emplace_back();
    if (m_settings.seats[seat] != SeatKind::Human)
      player.emplace(PlayerSettings{m_settings.seats[seat] == SeatKind::Random
                                        ? PlayerKind::Random
                                        : PlayerKind::Greedy},
                     m_settings.seed, static_cast<int>(seat));
  }
}

bool PreviewGame::humanDue() const
{
  const auto due = decision();
  return due.kind != DecisionKind::Over &&
         m_settings.seats[static_cast<std::size_t>(due.player)] == SeatKind::Human;
}

bool PreviewGame::canGoForward() const
{
  return m_step < m_game->moves() || (!over() && !humanDue());
}

bool PreviewGame::forward()
{
  if (!canGoForward())
    return false;
  if (m_step == m_game->moves()) {
    auto& player = m_players[static_cast<std::size_t>(decision().player)];
    const auto applied = m_game->apply(player->choose(*m_game));
    assert(applied);
    if (!applied)
      return false;
  }
  ++m_step;
  return true;
}

bool PreviewGame::stopsHere() const
{
  const auto kind = decision().kind;
  return kind == DecisionKind::Tile || kind == DecisionKind::Over ||
         (humanDue() && m_step == m_game->moves());
}

bool PreviewGame::turnForward()
{
  if (!forward())
    return false;
  while (!stopsHere() && forward()) {
  }
  return true;
}

bool PreviewGame::turnBack()
{
  if (m_step == 0)
    return false;
  --m_step;
  while (m_step > 0 && decision().kind != DecisionKind::Tile)
    --m_step;
  return true;
}

void PreviewGame::goTo(int step)
{
  m_step = std::clamp(step, 0, m_game->moves());
}

bool PreviewGame::answer(const Move& move)
{
  if (!humanDue())
    return false;
  const auto legal = m_game->legal(m_step);
  if (std::ranges::find(legal, move) == legal.end())
    return false;
  if (m_step < m_game->moves() && m_game->move(m_step) == move) {
    ++m_step;
    return true;
  }
  m_game->takeBack(m_step);
  if (!m_game->apply(move))
    return false;
  ++m_step;
  return true;
}

void PreviewGame::setSeat(int seat, SeatKind kind)
{
  m_settings.seats[static_cast<std::size_t>(seat)] = kind;
  seatPlayers();
}

std::vector<std::string> PreviewGame::playerNames() const
{
  auto names = std::vector<std::string>();
  for (const auto kind : m_settings.seats)
    names.emplace_back(toString(kind));
  return names;
}

} // namespace kartenwerk
