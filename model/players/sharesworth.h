// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/worth.h"

// Quarters of Leipzig and scoring tiles in the evaluation, which takes it that nobody is sent.
namespace kartenwerk {

/// 1 for each seat that stands in the quarter.
template <class Size>
PackedSeats standingIn(const PositionOf<Size>& p, Quarter quarter)
{
  auto seats = PackedSeats{0};
  for (std::size_t seat = 0; seat < p.meeples.size(); ++seat)
    seats |= inSeat(static_cast<int>(seat), inQuarter(p, quarter, seat) ? 1 : 0);
  return seats;
}

template <class Size>
std::optional<SurveyorTile> surveyorOf(const PositionOf<Size>& p, const FeatureFacts& facts)
{
  return activeSurveyor(p, facts.city ? SurveyorPileId::City : SurveyorPileId::Road);
}

/// Points of a city or road with its scoring tile, if it is complete.
template <class Size>
int surveyedPoints(const Compiled& c, const PositionOf<Size>& p, const FeatureFacts& facts,
                   const BitMask<Size::words>& mask)
{
  const auto points = pointsOf(c, facts);
  const auto tile = c.surveyors && facts.complete ? surveyorOf(p, facts) : std::nullopt;
  return tile ? points + surveyedEdges(c, *tile, facts, mask) : points;
}

/// A city or road with these votes.
template <class Size>
long worthOfEdge(const Compiled& c, const PositionOf<Size>& p, const FeatureFacts& facts,
                 const BitMask<Size::words>& mask, PackedSeats votes, const Standpoint& standpoint)
{
  const auto points = surveyedPoints(c, p, facts, mask);
  if (!c.shares || !facts.complete)
    return standpoint.award(votes, points);
  const auto jury = facts.city && surveyorOf(p, facts) == SurveyorTile::CitizensJury;
  const auto owners = standpoint.owners(votes);
  const auto voters = standpoint.voters(votes);
  const auto bonus = facts.city ? standpoint.worth(voters & standingIn(p, Quarter::Coiners),
                                                   100 * pointsPerCoinersCoat * facts.coats)
                                : standpoint.worth(owners & standingIn(p, Quarter::Wainwrights),
                                                   100 * pointsPerWainwrightTile * facts.tiles);
  return standpoint.worth(jury ? voters : owners, 100 * points) + bonus;
}

/// The same for a follower of the seat that is alone there, in points.
template <class Size>
int soloPoints(const Compiled& c, const PositionOf<Size>& p, const FeatureFacts& facts,
               const BitMask<Size::words>& mask, std::size_t seat)
{
  const auto points = surveyedPoints(c, p, facts, mask);
  if (!c.leipzig || !facts.complete)
    return points;
  if (facts.city)
    return points + (inQuarter(p, Quarter::Coiners, seat) ? pointsPerCoinersCoat * facts.coats : 0);
  return points +
         (inQuarter(p, Quarter::Wainwrights, seat) ? pointsPerWainwrightTile * facts.tiles : 0);
}

/// What the scoring tile changes of a completed monastery in that cell; `shown` as in
/// surveySquares().
template <class Size, class Shown>
int monasteryChange(const Compiled& c, const PositionOf<Size>& p, CellIndex cell, Shown shown)
{
  const auto tile = c.surveyors ? activeSurveyor(p, SurveyorPileId::Monastery) : std::nullopt;
  if (!tile)
    return 0;
  const auto change = surveySquares(c, *tile, cell, shown);
  return change.count * change.each;
}

template <class Size>
int monasteryChange(const Compiled& c, const PositionOf<Size>& p, CellIndex cell)
{
  return monasteryChange(c, p, cell, [&](int at, bool city) { return shows(c, p, at, city); });
}

} // namespace kartenwerk
