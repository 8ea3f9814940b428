// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/choices.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace kartenwerk {

namespace {

// How far and how far aside a place lies in that direction; nothing if it does not lie there.
std::optional<int> cost(Place from, Place to, Side side)
{
  const auto columns = to.column - from.column;
  const auto rows = to.row - from.row;
  const auto upright = side == Side::North || side == Side::South;
  const auto along = upright ? rows : columns;
  const auto aside = std::abs(upright ? columns : rows);
  const auto ahead = side == Side::North || side == Side::West ? -along : along;
  if (ahead <= 0)
    return std::nullopt;
  return ahead + 2 * aside;
}

} // namespace

TileChoice::TileChoice(const std::vector<Move>& legal)
{
  for (const auto& move : legal) {
    if (move.kind != MoveKind::PlaceTile)
      continue;
    m_moves.push_back(move);
    m_places.push_back(move.place);
  }
  std::ranges::sort(m_places);
  const auto [first, last] = std::ranges::unique(m_places);
  m_places.erase(first, last);
}

bool TileChoice::legalAt(Place place) const
{
  return std::ranges::binary_search(m_places, place);
}

std::vector<Rotation> TileChoice::turnsAt(Place place) const
{
  auto turns = std::vector<Rotation>();
  for (const auto& move : m_moves)
    if (move.place == place)
      turns.push_back(move.rotation);
  std::ranges::sort(turns);
  return turns;
}

bool TileChoice::pointAt(std::optional<Place> place)
{
  const auto legal = place && legalAt(*place) ? place : std::nullopt;
  if (legal == m_place)
    return false;
  m_place = legal;
  m_turn = 0;
  return true;
}

bool TileChoice::moveTo(Side side)
{
  if (m_places.empty())
    return false;
  if (!m_place)
    return pointAt(m_places.front());
  auto best = std::optional<int>();
  auto next = *m_place;
  for (const auto place : m_places) {
    const auto c = cost(*m_place, place, side);
    if (c && (!best || *c < *best)) {
      best = c;
      next = place;
    }
  }
  pointAt(next);
  return best.has_value();
}

void TileChoice::turn(int by)
{
  if (!m_place)
    return;
  const auto turns = static_cast<int>(turnsAt(*m_place).size());
  m_turn = static_cast<std::size_t>(((static_cast<int>(m_turn) + by) % turns + turns) % turns);
}

std::optional<Move> TileChoice::offered() const
{
  if (!m_place)
    return std::nullopt;
  return placeTile(*m_place, turnsAt(*m_place)[m_turn]);
}

std::optional<TileOnBoard> lastTile(const Game& game, int step)
{
  const auto view = game.view(step);
  return view.tiles.empty() ? std::nullopt : std::optional(view.tiles.back());
}

namespace {

/// Where the abbot stands that would go home.
Option abbotOption(const Game& game, int step)
{
  const auto view = game.view(step);
  const auto abbot = std::ranges::find_if(view.figures, [&](const FigureOnBoard& figure) {
    return figure.kind == FigureKind::Abbot && figure.player == view.decision.player;
  });
  if (abbot == view.figures.end())
    return {abbotHome(), Place(), -1};
  return {abbotHome(), abbot->place, abbot->feature};
}

} // namespace

std::vector<Option> optionsAt(const Game& game, int step)
{
  const auto kind = game.decision(step).kind;
  if (kind == DecisionKind::Tile || kind == DecisionKind::Over)
    return {};
  const auto last = lastTile(game, step);
  auto options = std::vector<Option>();
  for (const auto& move : game.legal(step)) {
    switch (move.kind) {
    case MoveKind::PlaceFigure:
      options.push_back({move, last ? last->place : Place(), move.feature});
      break;
    case MoveKind::AbbotHome:
      options.push_back(abbotOption(game, step));
      break;
    case MoveKind::Upgrade:
    case MoveKind::SendToLeipzig:
      options.push_back({move, move.place, move.feature});
      break;
    case MoveKind::TakeTile:
      options.push_back({move, move.place, -1});
      break;
    default:
      options.push_back({move, last ? last->place : Place(), -1});
    }
  }
  const auto spendsNone = [](const Option& option) {
    return option.move.kind == MoveKind::SpendChips && option.move.feature == 0;
  };
  std::stable_partition(options.begin(), options.end(), std::not_fn(spendsNone));
  return options;
}

bool sameFeature(const Option& one, const Option& other)
{
  return one.feature >= 0 && one.feature == other.feature && one.place == other.place &&
         one.move.kind == other.move.kind && one.move.quarter == other.move.quarter;
}

bool severalFigures(const std::vector<Option>& options)
{
  for (std::size_t i = 1; i < options.size(); ++i)
    if (sameFeature(options[i - 1], options[i]))
      return true;
  return false;
}

int nextOption(const std::vector<Option>& options, int option, int by)
{
  const auto count = static_cast<int>(options.size());
  auto next = option;
  do
    next = (next + by + count) % count;
  while (next != option && !sameFeature(options[static_cast<std::size_t>(next)],
                                        options[static_cast<std::size_t>(option)]));
  return next;
}

} // namespace kartenwerk
