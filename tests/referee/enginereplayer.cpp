// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/enginereplayer.h"

#include <algorithm>
#include <map>

#include "model/game/inquiry.h"

namespace referee {

using namespace kartenwerk;

namespace {

/// The kinds in the order in which the game draws them, then what it leaves in the stack; nothing
/// when it draws a tile that is not there.
std::optional<std::vector<std::uint16_t>> stackOf(const ReferenceGame& game, const Table& table,
                                                  int startKind)
{
  auto left = std::vector<int>{};
  for (const auto& tile : table.kinds())
    left.push_back(tile.count);
  --left[static_cast<std::size_t>(startKind)];
  auto stack = std::vector<std::uint16_t>{};
  auto missing = false;
  const auto draw = [&](const std::string& id) {
    const auto kind = table.findKind(id);
    missing = missing || !kind || left[static_cast<std::size_t>(*kind)]-- == 0;
    stack.push_back(static_cast<std::uint16_t>(kind.value_or(0)));
  };
  for (const auto& turn : game.turns) {
    for (const auto& tile : turn.discarded)
      draw(tile);
    draw(turn.tile);
  }
  for (std::size_t kind = 0; kind < left.size(); ++kind)
    for (int i = 0; i < left[kind]; ++i)
      stack.push_back(static_cast<std::uint16_t>(kind));
  return missing ? std::nullopt : std::optional(stack);
}

std::string nameOf(ScoredKind kind)
{
  switch (kind) {
  case ScoredKind::City:
    return "city";
  case ScoredKind::Road:
    return "road";
  case ScoredKind::Monastery:
    return "monastery";
  case ScoredKind::Garden:
    return "garden";
  case ScoredKind::Church:
    return "church";
  case ScoredKind::Goods:
    return "trade-goods";
  case ScoredKind::Field:
    break;
  }
  return "field";
}

} // namespace

std::string nameOf(FigureKind kind)
{
  switch (kind) {
  case FigureKind::Meeple:
    break;
  case FigureKind::Large:
    return "big";
  case FigureKind::Abbot:
    return "abbot";
  case FigureKind::Builder:
    return "builder";
  case FigureKind::Pig:
    return "pig";
  }
  return "small";
}

std::optional<Deal> dealtFor(const ReferenceGame& game, const Table& table)
{
  const auto start = table.findKind(table.playable().startTile());
  const auto stack = start ? stackOf(game, table, *start) : std::nullopt;
  if (!stack)
    return std::nullopt;
  const auto laid =
      std::array{LaidStart{{32, 32}, static_cast<std::uint16_t>(*start), Rotation::None}};
  return dealOf(table, 0, laid, *stack, {});
}

EngineReplayer::EngineReplayer(const ReferenceGame& game, const PlayableScenario& scenario)
{
  const auto table = Table::compile(scenario);
  const auto dealt = table.value ? dealtFor(game, **table.value) : std::nullopt;
  if (!dealt) {
    m_complaint = "the game cannot be dealt";
    return;
  }
  m_game.emplace(*table.value, *dealt);
  m_finalPoints.assign(static_cast<std::size_t>(scenario.scenario.players), 0);
  listen();
}

void EngineReplayer::listen()
{
  for (; m_heard <= m_game->moves(); ++m_heard) {
    for (const auto& event : m_game->events(m_heard)) {
      if (event.kind == EventKind::SetAside)
        m_setAside.push_back(idOf(event.tile));
      if (event.kind != EventKind::Scored)
        continue;
      for (const auto& award : event.scoring.awards) {
        if (award.points != 0)
          m_events.push_back({award.player, nameOf(event.scoring.kind), award.points});
        if (event.scoring.final)
          m_finalPoints[static_cast<std::size_t>(award.player)] += award.points;
      }
    }
  }
}

std::vector<Placement> EngineReplayer::placements(const ReferenceTurn& turn)
{
  auto result = std::vector<Placement>{};
  if (!m_game)
    return result;
  const auto view = m_game->view();
  if (m_setAside != turn.discarded)
    m_complaint = "other tiles were set aside";
  else if (view.decision.kind != DecisionKind::Tile)
    m_complaint = "no tile is to be laid";
  else if (idOf(view.tileInHand) != turn.tile)
    m_complaint = idOf(view.tileInHand) + " was drawn instead of " + turn.tile;
  else if (view.decision.player != turn.player)
    m_complaint = "another player's turn";
  m_setAside.clear();
  if (m_complaint.empty())
    for (const auto& move : m_game->legal())
      result.push_back({move.place, move.rotation});
  std::ranges::sort(result);
  return result;
}

bool EngineReplayer::placeTile(const ReferenceTurn& turn)
{
  return m_game &&
         m_game->apply(kartenwerk::placeTile(turn.placement.place, turn.placement.rotation));
}

std::string EngineReplayer::featureOf(const ReferenceTurn& turn, int feature) const
{
  const auto kind = m_game->table().findKind(turn.tile).value();
  return m_game->table().kind(kind).features[static_cast<std::size_t>(feature)].id;
}

std::vector<FigureChoice> EngineReplayer::options(const ReferenceTurn& turn)
{
  auto result = std::vector<FigureChoice>{};
  if (m_game->decision().kind == DecisionKind::Figure)
    for (const auto& move : m_game->legal())
      if (move.kind == MoveKind::PlaceFigure)
        result.push_back({nameOf(move.figure), featureOf(turn, move.feature)});
  std::ranges::sort(result);
  return result;
}

bool EngineReplayer::finishTurn(const ReferenceTurn& turn)
{
  auto done = !turn.figure || m_game->decision().kind == DecisionKind::Figure;
  if (m_game->decision().kind == DecisionKind::Figure) {
    for (const auto& move : m_game->legal()) {
      const auto wanted =
          turn.figure
              ? move.kind == MoveKind::PlaceFigure &&
                    FigureChoice{nameOf(move.figure), featureOf(turn, move.feature)} == *turn.figure
              : move.kind == MoveKind::NoFigure;
      if (wanted) {
        done = m_game->apply(move);
        break;
      }
    }
  }
  listen();
  return done;
}

std::vector<int> EngineReplayer::scores() const
{
  auto result = m_game->scores();
  for (std::size_t i = 0; i < result.size(); ++i)
    result[i] -= m_finalPoints[i];
  return result;
}

std::vector<int> EngineReplayer::supply() const
{
  auto result = std::vector<int>{};
  for (const auto& seat : m_game->view().seats)
    result.push_back(seat.meeples);
  return result;
}

std::vector<int> EngineReplayer::finalScores()
{
  return m_game->over() ? m_game->scores() : projectedScores(*m_game, m_game->moves());
}

std::optional<std::vector<ReferenceEvent>> EngineReplayer::events() const
{
  auto result = m_events;
  std::ranges::sort(result);
  return result;
}

} // namespace referee
