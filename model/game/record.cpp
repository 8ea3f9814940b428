// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/record.h"

#include "model/base/problemrules.h"
#include "model/game/recorddeal.h"

namespace kartenwerk {

namespace {

std::vector<std::string> namesOf(const Table& table, const std::vector<int>& kinds)
{
  auto names = std::vector<std::string>{};
  for (const auto kind : kinds)
    names.push_back(table.kind(kind).id);
  return names;
}

void storeDeal(const Table& table, const Deal& deal, GameRecord& record)
{
  record.seed = deal.seed;
  for (const auto& laid : deal.laid())
    record.laid.push_back({laid.place, table.kind(laid.kind).id, laid.rotation});
  for (const auto kind : deal.stack())
    record.stack.push_back(table.kind(kind).id);
  for (const auto kind : deal.piles())
    record.piles.push_back(table.kind(kind).id);
  for (std::size_t i = 0; i < deal.chipCount; ++i)
    record.chips.push_back(
        {table.chips()[i].place, deal.faces[i].colour, static_cast<int>(deal.faces[i].value)});
  record.open = {deal.quarters, deal.surveyors};
}

/// A record being checked against the game that its moves make.
class Replayer
{
public:
  Replayer(const GameRecord& record, Replay& replay) : m_record(record), m_replay(replay) {}

  void run()
  {
    auto table = Table::compile(m_record.scenario);
    m_replay.problems = std::move(table.problems);
    if (!table.value)
      return;
    auto begun = dealOf(**table.value, m_record);
    m_replay.problems = std::move(begun.problems);
    if (!begun.deal)
      return;
    m_replay.game.emplace(*table.value, *begun.deal);
    for (std::size_t i = 0; i < m_record.parts.size(); ++i)
      if (!playPart(i))
        return;
    const auto& game = *m_replay.game;
    compare("end", std::string(toString(m_record.end)), std::string(toString(game.view().end)));
    compare("scores", listed(m_record.scores), listed(game.scores()));
  }

private:
  void report(std::string_view rule, std::vector<std::string> details)
  {
    details.insert(details.begin(), std::to_string(m_move));
    m_replay.problems.push_back({.severity = Severity::Error,
                                 .rule = std::string(rule),
                                 .details = std::move(details),
                                 .pointer = m_pointer});
  }
  void compare(std::string_view what, const std::string& recorded, const std::string& played)
  {
    if (recorded != played)
      report(rule::recordDiffers, {std::string(what), recorded, played});
  }
  static std::string listed(const std::vector<int>& numbers)
  {
    auto text = std::string{};
    for (const auto number : numbers)
      text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
  }
  static std::string listed(const std::vector<std::string>& names)
  {
    auto text = std::string{};
    for (const auto& name : names)
      text += (text.empty() ? "" : ", ") + name;
    return text;
  }

  /// False at a move that is not legal.
  bool playPart(std::size_t index)
  {
    auto& game = *m_replay.game;
    const auto& part = m_record.parts[index];
    m_pointer = "/turns/" + std::to_string(index);
    for (const auto& move : part.moves) {
      if (move.kind == MoveKind::PlaceTile)
        compareDraw(part);
      ++m_move;
      if (game.apply(move))
        continue;
      report(rule::recordIllegalMove, {});
      return false;
    }
    compare("scores", listed(part.scores), listed(game.scores()));
    return true;
  }

  /// The tile that is in hand now, and those that fitted nowhere before it came.
  void compareDraw(const GameRecord::Part& part)
  {
    const auto view = m_replay.game->view();
    const auto played = namesOf(m_replay.game->table(), view.setAside);
    const auto setAside = std::vector<std::string>(
        played.begin() + static_cast<std::ptrdiff_t>(m_setAside), played.end());
    m_setAside = played.size();
    ++m_move;
    compare("player", std::to_string(part.player), std::to_string(view.decision.player));
    compare("set-aside", listed(part.setAside), listed(setAside));
    compare("tile", part.tile,
            view.tileInHand < 0 ? "" : m_replay.game->table().kind(view.tileInHand).id);
    --m_move;
  }

  const GameRecord& m_record;
  Replay& m_replay;
  int m_move = 0;
  std::size_t m_setAside = 0;
  std::string m_pointer;
};

} // namespace

GameRecord recordOf(const Game& game, std::vector<std::string> players)
{
  auto record = GameRecord{.scenario = game.table().playable(), .players = std::move(players)};
  storeDeal(game.table(), game.deal(), record);
  for (int step = 0; step < game.moves(); ++step) {
    const auto& move = game.move(step);
    const auto chosen = move.kind == MoveKind::TakeTile || move.kind == MoveKind::DrawTile;
    const auto begun = step > 0 && game.decision(step - 1).kind == DecisionKind::Draw;
    if (chosen || (move.kind == MoveKind::PlaceTile && !begun))
      record.parts.emplace_back().player = game.decision(step).player;
    if (move.kind == MoveKind::PlaceTile) {
      auto& part = record.parts.back();
      for (const auto& event : game.events(step)) {
        if (event.kind == EventKind::SetAside)
          part.setAside.push_back(game.table().kind(event.tile).id);
        if (event.kind == EventKind::Drawn || event.kind == EventKind::IslandTile)
          part.tile = game.table().kind(event.tile).id;
      }
    }
    record.parts.back().moves.push_back(move);
    record.parts.back().scores = game.scores(step + 1);
  }
  record.end = game.view().end;
  record.scores = game.scores();
  return record;
}

std::string_view toString(EndReason reason)
{
  switch (reason) {
  case EndReason::LastTile:
    return "last-tile";
  case EndReason::NoSquareLeft:
    return "no-square-left";
  case EndReason::NoTileFits:
    return "no-tile-fits";
  case EndReason::None:
    break;
  }
  return "";
}

std::string_view toString(FigureKind kind)
{
  switch (kind) {
  case FigureKind::Meeple:
    break;
  case FigureKind::Large:
    return "large";
  case FigureKind::Abbot:
    return "abbot";
  case FigureKind::Builder:
    return "builder";
  case FigureKind::Pig:
    return "pig";
  }
  return "meeple";
}

Replay replay(const GameRecord& record)
{
  auto result = Replay{};
  Replayer(record, result).run();
  return result;
}

} // namespace kartenwerk
