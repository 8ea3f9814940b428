// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/scoringbasics.h"

// What expansions pay beside the features themselves: goods and Darmstadt churches.
namespace kartenwerk {

/// Goods of a completed city go to the player whose turn completes it, owner or not.
template <class Size, class Recorder>
void takeGoods(const Compiled& c, PositionOf<Size>& p, Segment root, const Recorder& recorder)
{
  if (c.cityLike[root] == 0)
    return;
  for (std::size_t kind = 0; kind < c.goodsBits.size(); ++kind) {
    const auto count = p.mask[root].countIn(c.goodsBits[kind]);
    if (count == 0)
      continue;
    auto& has = p.goods[p.player][kind];
    has = static_cast<std::uint16_t>(has + count);
    if constexpr (Recorder::on)
      recorder.add({.kind = EventKind::GoodsTaken,
                    .player = p.player,
                    .place = c.placeOf(p.lastTile().cell),
                    .count = count,
                    .goods = static_cast<Goods>(kind + 1)});
  }
}

/// At the end 10 for each kind to everybody with the most, if that is more than none.
template <class Size, class Scores, class Recorder>
void scoreGoods(const PositionOf<Size>& p, Scores& scores, const Recorder& recorder)
{
  constexpr auto terms = std::array{TermId::Wine, TermId::Grain, TermId::Cloth};
  for (std::size_t kind = 0; kind < terms.size(); ++kind) {
    auto counts = Votes{};
    for (std::size_t seat = 0; seat < counts.size(); ++seat)
      counts[seat] = static_cast<std::uint8_t>(std::min<int>(p.goods[seat][kind], 255));
    award(counts, pointsPerGoods, scores);
    if constexpr (Recorder::on)
      if (counts != Votes{})
        recordScoring(recorder,
                      {.kind = ScoredKind::Goods,
                       .complete = true,
                       .place = {-1, -1},
                       .terms = {{terms[kind], 1, pointsPerGoods}}},
                      counts, pointsPerGoods, true);
  }
}

/// Whether the cells are the same or next to one another, also diagonally.
inline bool inReach(const Compiled& c, int cell, int church)
{
  return cell == church || std::ranges::find(c.around, cell - church) != c.around.end();
}

/// D16: followers on a church's tile and the eight squares round it; builder and pig are none.
template <class Size>
Votes followersAround(const Compiled& c, const PositionOf<Size>& p, CellIndex church)
{
  auto votes = Votes{};
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto& figure = p.figures[i];
    if (figure.follower() && inReach(c, p.tiles[figure.tile].cell, church))
      votes[figure.player] =
          static_cast<std::uint8_t>(votes[figure.player] + (c.churchByVotes ? figure.votes() : 1));
  }
  return votes;
}

/// The church in a cell, as the index of its feature; −1: none.
template <class Size>
int churchAt(const Compiled& c, const PositionOf<Size>& p, int cell)
{
  const auto value = p.cell(cell);
  if (!p.isTile(value))
    return -1;
  const auto churches = c.kinds[p.tiles[p.tileAt(value)].kindAndRotation / 4U].churches;
  return churches == 0 ? -1 : std::countr_zero(churches);
}

/// Calls `visit` with the cell and feature of each church that the tile just laid completes.
template <class Size, class Visit>
void forEachCompletedChurch(const Compiled& c, const PositionOf<Size>& p, Visit visit)
{
  const auto laid = static_cast<int>(p.lastTile().cell);
  const auto look = [&](int cell) {
    const auto at = static_cast<CellIndex>(cell);
    if (const auto church = churchAt(c, p, cell);
        church >= 0 && filledAround(c, p, at) == c.existing[at])
      visit(at, church);
  };
  look(laid);
  for (const auto step : c.around)
    look(laid + step);
}

template <class Size>
Scoring explainChurch(const Compiled& c, const PositionOf<Size>& p, CellIndex church, int feature)
{
  auto scoring = Scoring{.kind = ScoredKind::Church, .complete = true};
  scoring.place = c.placeOf(church);
  scoring.feature = feature;
  scoring.squares.push_back(scoring.place);
  for (const auto step : c.around)
    if (p.isFilled(p.cell(church + step)))
      scoring.squares.push_back(c.placeOf(church + step));
  sortSquares(scoring);
  addTerm(scoring.terms, TermId::Church, 1, pointsPerChurch);
  return scoring;
}

/// Churches that the tile just laid completes, before anybody goes home; also unoccupied ones.
template <class Size, class Recorder>
void scoreChurches(const Compiled& c, PositionOf<Size>& p, const Recorder& recorder)
{
  forEachCompletedChurch(c, p, [&](CellIndex cell, int feature) {
    const auto votes = followersAround(c, p, cell);
    award(votes, pointsPerChurch, p.scores);
    if constexpr (Recorder::on)
      if (votes != Votes{})
        recordScoring(recorder, explainChurch(c, p, cell, feature), votes, pointsPerChurch, false);
  });
}

} // namespace kartenwerk
