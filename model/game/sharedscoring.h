// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/sendhome.h"
#include "model/game/shares.h"

// Scoring with quarters of Leipzig and scoring tiles of the Land Surveyors.
namespace kartenwerk {

/// A completed city or road with figures on it.
template <class Size, class Recorder>
void scoreShared(const Compiled& c, PositionOf<Size>& p, Segment root, const Recorder& recorder)
{
  const auto votes = roadVotes(c, p, root);
  const auto shares = sharesOf(c, p, root, votes);
  pay(shares, p.scores);
  if constexpr (Recorder::on)
    recordShares(recorder, explainSurveyed(c, p, root), votes.all, shares);
  clearFeature(c, p, root, recorder);
}

/// A completed monastery with quarters and scoring tiles; `figure` null: nobody is on it.
template <class Size, class Recorder>
void scoreSharedMonastery(const Compiled& c, PositionOf<Size>& p, const TileState& tile,
                          const FigureState* figure, const Recorder& recorder)
{
  auto votes = Votes{};
  if (figure != nullptr)
    addVotes(votes, *figure);
  const auto shares = sharesOfMonastery(c, p, tile.cell, votes);
  pay(shares, p.scores);
  if constexpr (Recorder::on) {
    const unsigned monasteries = c.kinds[tile.kindAndRotation / 4U].monasteries;
    const auto segment = c.rowSegments(tile.row)[std::countr_zero(monasteries)];
    auto scoring = explainMonastery(
        c, p, {.segment = segment, .tile = static_cast<std::uint16_t>(&tile - p.tiles.data())});
    if (const auto active = activeSurveyor(p, SurveyorPileId::Monastery))
      explainSurvey(scoring, *active, surveyMonastery(c, p, *active, tile.cell));
    recordShares(recorder, std::move(scoring), votes, shares);
  }
}

template <class Size>
bool isEmpty(const PositionOf<Size>& p, const Compiled& c, unsigned tile)
{
  for (std::size_t i = 0; i < p.figureCount; ++i)
    if (p.figures[i].tile == tile && p.figures[i].segment >= c.firstMonastery)
      return false;
  return true;
}

/// Empty monasteries that the tile just laid has completed: they pay Bookbinders.
template <class Size, class Recorder>
void scoreEmptyMonasteries(const Compiled& c, PositionOf<Size>& p, const Recorder& recorder)
{
  if (!anyIn(p, Quarter::Bookbinders))
    return;
  const auto visit = [&](int cell) {
    const auto value = p.cell(cell);
    if (!p.isTile(value))
      return;
    const auto& tile = p.tiles[p.tileAt(value)];
    if (c.kinds[tile.kindAndRotation / 4U].monasteries != 0 &&
        filledAround(c, p, tile.cell) == c.existing[tile.cell] && isEmpty(p, c, p.tileAt(value)))
      scoreSharedMonastery(c, p, tile, nullptr, recorder);
  };
  const auto laid = static_cast<int>(p.lastTile().cell);
  visit(laid);
  for (const auto step : c.around)
    visit(laid + step);
}

} // namespace kartenwerk
