// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "tests/referee/match.h"

// How the players of a match choose.
namespace referee {

using namespace kartenwerk;

Move Match::choose()
{
  const auto any = [&] {
    return m_legal[static_cast<std::size_t>(m_random.below(m_legal.size()))];
  };
  if (m_style == Style::Uniform)
    return any();
  switch (m_view.decision.kind) {
  case DecisionKind::Tile:
    return m_random.below(3) > 0 ? chooseTile() : any();
  case DecisionKind::Figure:
    return m_random.below(8) > 0 ? chooseFigure() : any();
  default: {
    const auto move = any(); // "none" is one answer; rather not
    return move.kind == MoveKind::NoUpgrade || move.kind == MoveKind::ScoreRoad ||
                   move.kind == MoveKind::DrawTile || move == spendChips(0)
               ? any()
               : move;
  }
  }
}

/// Where most of the nine squares are taken, or most figures come together in one road or city.
Move Match::chooseTile()
{
  const auto together = m_random.below(2) > 0;
  auto best = m_legal.front();
  auto most = -100;
  auto order = m_legal;
  m_random.shuffle(std::span(order));
  order.resize(std::min(order.size(), std::size_t{together ? 60U : 12U}));
  for (const auto& move : order) {
    const auto squares = nineSquares(move.place);
    const auto taken = static_cast<int>(
        std::ranges::count_if(squares, [&](Place place) { return !m_referee.top().empty(place); }));
    const auto worth = together ? 10 * figuresJoined(move) + taken : taken;
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/// How many figures the tile laid there brings into one road or city that is worth completing.
int Match::figuresJoined(const Move& move) const
{
  const auto& kind = m_game.table().kind(m_view.tileInHand);
  auto top = m_referee.top();
  top.lay(move.place, {&kind, move.rotation});
  auto most = -1;
  for (std::size_t i = 0; i < kind.features.size(); ++i) {
    if (kind.features[i].type != FeatureType::City && kind.features[i].type != FeatureType::Road)
      continue;
    const auto whole = top.whole(pieceAt(move.place, static_cast<int>(i)));
    most = std::max(most, static_cast<int>(
                              std::ranges::count_if(m_referee.figures(), [&](const Figure& figure) {
                                return whole.pieces.contains(figure.piece);
                              })));
  }
  return most;
}

/// Half of the time one of the figures that come in ones; and mostly no farmer, who stays.
Move Match::chooseFigure()
{
  auto special = std::vector<Move>{};
  auto others = std::vector<Move>{};
  const auto farmers = m_random.below(5) == 0;
  const auto& kind = *m_referee.top().tiles().at(m_place).kind;
  for (const auto& move : m_legal) {
    if (move.kind == MoveKind::NoFigure)
      continue;
    const auto one = move.kind == MoveKind::AbbotHome || move.figure != FigureKind::Meeple;
    if (one || farmers || kind.features[move.feature].type != FeatureType::Field)
      (one ? special : others).push_back(move);
  }
  const auto& from =
      others.empty() || (!special.empty() && m_random.below(2) > 0) ? special : others;
  return from.empty() ? m_legal[static_cast<std::size_t>(m_random.below(m_legal.size()))]
                      : from[static_cast<std::size_t>(m_random.below(from.size()))];
}

} // namespace referee
