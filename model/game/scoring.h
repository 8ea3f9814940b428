// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/scoringextras.h"
#include "model/game/sharedscoring.h"

namespace kartenwerk {

template <class Size, class Recorder>
void scoreClosed(const Compiled& c, PositionOf<Size>& p, Segment root, const Recorder& recorder)
{
  p.evaluated = true;
  if (c.shares)
    return scoreShared(c, p, root, recorder);
  auto votes = Votes{};
  auto there = BitMask<(Size::capacity.figures + 63) / 64>{};
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto& figure = p.figures[i];
    if (figure.segment >= c.firstField || findRoot(p, figure.segment) != root)
      continue;
    votes[figure.player] = static_cast<std::uint8_t>(votes[figure.player] + figure.votes());
    there.insert(static_cast<int>(i));
  }
  const auto points = pointsOf(c, factsOf(c, p, root));
  award(votes, points, p.scores);
  if constexpr (Recorder::on)
    recordScoring(recorder, explainFeature(c, p, root), votes, points, false);
  for (auto i = static_cast<int>(p.figureCount) - 1; i >= 0; --i)
    if (there.has(i))
      sendHome(c, p, static_cast<std::size_t>(i), recorder);
  p.mask[root].erase(PositionOf<Size>::occupiedBit);
}

/// Monasteries in reach of the tile just laid.
template <class Size, class Recorder>
void scoreMonasteries(const Compiled& c, PositionOf<Size>& p, const Recorder& recorder)
{
  const auto laid = static_cast<int>(p.lastTile().cell);
  for (auto i = static_cast<int>(p.figureCount) - 1; i >= 0; --i) {
    const auto figure = p.figures[static_cast<std::size_t>(i)];
    if (figure.segment < c.firstMonastery)
      continue;
    const auto cell = p.tiles[figure.tile].cell;
    if (std::abs(laid - static_cast<int>(cell)) > c.stride + 1)
      continue;
    const auto filled = filledAround(c, p, cell);
    if (filled != c.existing[cell])
      continue;
    p.evaluated = true;
    const auto& tile = p.tiles[figure.tile];
    if (c.shares &&
        (c.kinds[tile.kindAndRotation / 4U].monasteries >> c.featureOf[figure.segment] & 1U) != 0) {
      scoreSharedMonastery(c, p, tile, &figure, recorder);
      sendHome(c, p, static_cast<std::size_t>(i), recorder);
      continue;
    }
    auto votes = Votes{};
    votes[figure.player] = static_cast<std::uint8_t>(figure.votes());
    award(votes, 1 + filled, p.scores);
    if constexpr (Recorder::on)
      recordScoring(recorder, explainMonastery(c, p, figure), votes, 1 + filled, false);
    sendHome(c, p, static_cast<std::size_t>(i), recorder);
  }
}

/// Scores what the tile just laid has completed.
template <class Size, class Recorder>
void settle(const Compiled& c, PositionOf<Size>& p, const Recorder& recorder)
{
  if (c.churches)
    scoreChurches(c, p, recorder);
  for (std::size_t i = 0; i < p.closedCount; ++i) {
    if (c.goods)
      takeGoods(c, p, p.closed[i], recorder);
    if (isOccupied(p, p.closed[i]))
      scoreClosed(c, p, p.closed[i], recorder);
  }
  p.closed = {};
  p.closedCount = 0;
  if (c.leipzig)
    scoreEmptyMonasteries(c, p, recorder);
  if (p.monks > 0)
    scoreMonasteries(c, p, recorder);
}

/// The final scoring of everything that stands; also what a game would end with now.
template <class Size, class Scores, class Recorder>
void scoreFinally(const Compiled& c, const PositionOf<Size>& p, Scores& scores,
                  const Recorder& recorder)
{
  constexpr auto most = static_cast<std::size_t>(Size::capacity.figures);
  std::array<Segment, most> roots; // NOLINT: written before it is read
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto segment = p.figures[i].segment;
    roots[i] = segment < c.firstMonastery ? rootOf(p, segment) : segment;
  }
  auto done = BitMask<(Size::capacity.figures + 63) / 64>{};
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    if (done.has(static_cast<int>(i)))
      continue;
    auto votes = Votes{};
    auto pigs = 0U;
    for (std::size_t j = i; j < p.figureCount; ++j) {
      if (roots[j] != roots[i])
        continue;
      const auto player = p.figures[j].player;
      votes[player] = static_cast<std::uint8_t>(votes[player] + p.figures[j].votes());
      pigs |= p.figures[j].kind == FigureKind::Pig ? 1U << player : 0U;
      done.insert(static_cast<int>(j));
    }
    const auto monastery = roots[i] >= c.firstMonastery;
    const auto points = monastery ? 1 + filledAround(c, p, p.tiles[p.figures[i].tile].cell)
                        : roots[i] >= c.firstField ? pointsPerCity * completedCities(c, p, roots[i])
                                                   : pointsOf(c, factsOf(c, p, roots[i]));
    award(votes, points, scores);
    const auto pigPoints = pigs == 0 ? 0 : points / pointsPerCity * pointsPerPig;
    for (auto seats = pigsOfOwners(votes, pigs); seats != 0; seats &= seats - 1)
      scores[static_cast<std::size_t>(std::countr_zero(seats))] += pigPoints;
    const auto tanners = c.leipzig && !monastery && roots[i] >= c.firstField
                             ? tannersOf(c, p, roots[i], votes)
                             : Bonuses{};
    if (c.leipzig)
      payBonuses(tanners, scores);
    if constexpr (Recorder::on)
      recordScoring(recorder,
                    monastery ? explainMonastery(c, p, p.figures[i])
                              : explainFeature(c, p, roots[i]),
                    votes, points, true, pigs, tanners);
  }
  if (c.goods)
    scoreGoods(p, scores, recorder);
}

} // namespace kartenwerk
