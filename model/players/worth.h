// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>

#include "model/game/answers.h"
#include "model/players/standpoint.h"

// What a position is worth to a standpoint.
namespace kartenwerk {

/// Figures in hand but meeples, and abbots that still wait for tiles round them.
template <class Size>
long worthOfOthers(const Compiled& c, const PositionOf<Size>& p, const Standpoint& standpoint)
{
  auto sum = 0L;
  for (const auto kind :
       {FigureKind::Large, FigureKind::Abbot, FigureKind::Builder, FigureKind::Pig}) {
    auto seats = PackedSeats{0};
    for (int seat = 0; seat < c.players; ++seat)
      seats |= inSeat(seat, p.inHand(seat, kind) ? 1 : 0);
    sum += standpoint.worth(seats, standpoint.handValue(kind));
  }
  if (c.abbot)
    for (std::size_t i = 0; i < p.figureCount; ++i)
      if (p.figures[i].kind == FigureKind::Abbot) {
        const auto cell = p.tiles[p.figures[i].tile].cell;
        sum += standpoint.worth(inSeat(p.figures[i].player, 1),
                                abbotWaiting * (c.existing[cell] - filledAround(c, p, cell)));
      }
  return sum;
}

/// The whole position, as if the game ended now.
template <class Size>
long worthOf(const Compiled& c, const PositionOf<Size>& p, const Standpoint& standpoint)
{
  auto scores = p.scores;
  scoreFinally(c, p, scores, NoRecorder{});
  auto sum = c.otherFigures ? worthOfOthers(c, p, standpoint) : 0L;
  for (int seat = 0; seat < c.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const auto has = 100L * scores[at] + long{standpoint.meepleValue} * p.meeples[at];
    sum += seat == standpoint.seat ? (c.players - 1) * has : -has;
  }
  return sum;
}

/// Nordics: chips of large cities that a tile there would take.
template <class Size>
int chipsBeside(const Compiled& c, const PositionOf<Size>& p, CellIndex cell)
{
  if (c.cityChips.empty() || c.linkAt[cell] == 0)
    return 0;
  auto count = 0;
  for (std::size_t i = 0; i < c.cityChips.size(); ++i) {
    auto beside = (p.chipsTaken >> i & 1U) == 0;
    auto any = false;
    for (const auto& link : c.links[c.linkAt[cell] - 1U])
      any = any || (link.beyond == Beyond::LargeCity && link.group == c.cityChips[i].city);
    count += beside && any ? c.cityChips[i].count : 0;
  }
  return count;
}

/// France: what the chips that the player has now would fetch there.
template <class Size>
int bestSale(const PositionOf<Size>& p, const CellSite& site)
{
  auto best = 0;
  for (const auto colour : chipColourList)
    forEachWine(p, colour, [&](int, int) {
      best =
          std::max({best, site.coatAtBorder ? borderSale : 0, site.wine == colour ? townSale : 0});
    });
  return best;
}

/// What covering a square brings by itself, with a second part of the turn if the tile extends the
/// player's builder; of a chip the mean, for its face is hidden.
template <class Size>
long worthOfCovering(const Compiled& c, const PositionOf<Size>& p, CellIndex cell,
                     bool extendsBuilder, const Standpoint& standpoint)
{
  const auto second = extendsBuilder && !p.secondPart ? secondPartValue : 0;
  if (!c.anySites)
    return standpoint.mine(second);
  const auto& site = c.sites[cell];
  auto hundredths = second;
  if (site.town && c.townCosts)
    hundredths -= 100 * pointsPerTown;
  if (site.town && c.townExtraTile && !p.secondPart && second == 0)
    hundredths += secondPartValue;
  if (c.islandCoats)
    hundredths += 100 * pointsPerIslandCoat * site.coats;
  hundredths += c.chipWorth * (site.chipCount + chipsBeside(c, p, cell));
  if (c.wine && !p.sold)
    hundredths += 100 * bestSale(p, site);
  return standpoint.mine(hundredths);
}

/// What a meeple in a quarter may still bring, in hundredths of a point for each tile that is left:
/// an estimate from games of this player, no rule.
template <class Size>
int prospectsOf(const PositionOf<Size>& p, Quarter quarter)
{
  constexpr std::array<int, 4> eachTile{20, 12, 16, 10};
  auto left = 0;
  for (const auto kind : p.unseen)
    left += kind;
  return left * eachTile[static_cast<std::size_t>(quarter)];
}

/// Tells `better` the worth of every answer to the figure step for the tile laid last, tried on
/// copies.
template <class Size, class Better>
void tryFigures(const Compiled& c, const PositionOf<Size>& laid, const Standpoint& standpoint,
                Better better)
{
  const auto tryOne = [&](const Move& move) {
    auto trial = laid;
    if (move.kind == MoveKind::PlaceFigure)
      putFigure(c, trial, move.feature, move.figure, NoRecorder{});
    else if (move.kind == MoveKind::AbbotHome)
      takeAbbotHome(c, trial, NoRecorder{});
    settle(c, trial, NoRecorder{});
    better(worthOf(c, trial, standpoint), move);
  };
  tryOne(noFigure());
  const auto options = figureOptions(c, laid);
  for (int i = 0; i < options.count(); ++i)
    tryOne(options.at(i));
}

/// The worth of laying the tile in hand there with the best figure, tried on copies.
template <class Size>
long tryPlacement(const Compiled& c, const PositionOf<Size>& p, CellIndex cell, Rotation rotation,
                  const Standpoint& standpoint)
{
  auto laid = p;
  layTile(c, laid, cell,
          4U * static_cast<unsigned>(p.tileInHand) + static_cast<unsigned>(rotation));
  auto best = std::numeric_limits<long>::min();
  tryFigures(c, laid, standpoint, [&](long worth, const Move&) { best = std::max(best, worth); });
  return best + worthOfCovering(c, p, cell, c.builder && extendsBuilder(c, laid), standpoint);
}

} // namespace kartenwerk
