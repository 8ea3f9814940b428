// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/explain.h"
#include "model/game/leipzig.h"
#include "model/game/scoringbasics.h"
#include "model/game/surveyors.h"

// Who gets what when a quarter of Leipzig or a scoring tile of the Land Surveyors has a part in it.
namespace kartenwerk {

inline constexpr int pointsPerWainwrightTile = 1;
inline constexpr int pointsPerCoinersCoat = 3;
inline constexpr int pointsPerBoundBook = 4;
inline constexpr int pointsPerTannersPicture = 2;

/// What the seats get for one feature.
struct Shares
{
  unsigned scorers = 0; ///< those who score the feature, as bits
  int points = 0;       ///< for each of them
  Bonuses bonus{};      ///< of a quarter
  Bonuses spent{};      ///< for chips, Nordics

  int of(std::size_t seat) const
  {
    return ((scorers >> seat & 1U) != 0 ? points : 0) + bonus[seat].count * bonus[seat].each +
           spent[seat].count * spent[seat].each;
  }
};

template <class Scores>
void pay(const Shares& shares, Scores& scores)
{
  for (std::size_t seat = 0; seat < shares.bonus.size(); ++seat)
    scores[seat] += shares.of(seat);
}

/// Gives those `seats` that stand in the quarter count × each.
template <class Size>
void addBonus(const PositionOf<Size>& p, Shares& shares, unsigned seats, Quarter quarter,
              Term bonus)
{
  for (std::size_t seat = 0; seat < shares.bonus.size(); ++seat)
    if ((seats >> seat & 1U) != 0 && inQuarter(p, quarter, seat))
      shares.bonus[seat] = bonus;
}

/// D18: owners are those with the majority before anybody leaves for Leipzig, or after; nobody
/// scores a road that none of his meeples stays on.
template <class Size>
Shares sharesOfRoad(const Compiled& c, const PositionOf<Size>& p, const RoadVotes& votes,
                    int points, int tiles)
{
  const auto owners = ownersOf(votes.all);
  const auto stay = votersOf(votes.staying);
  const auto scorers = c.majorityAfter ? ownersOf(votes.staying) : owners & stay;
  auto shares = Shares{.scorers = scorers, .points = points};
  addBonus(p, shares, scorers | (owners & leaversOf(votes)), Quarter::Wainwrights,
           {TermId::Wainwrights, tiles, pointsPerWainwrightTile});
  return shares;
}

/// Nordics: each chip spent for that road is 1 more per tile (D36).
template <class Size>
void addSpentChips(const PositionOf<Size>& p, Segment root, int tiles, Shares& shares)
{
  for (std::size_t road = 0; road < p.closedCount; ++road)
    for (std::size_t seat = 0; p.closed[road] == root && seat < shares.spent.size(); ++seat)
      if (p.spent[road][seat] > 0)
        shares.spent[seat] = {TermId::Chips, tiles, p.spent[road][seat]};
}

/// A completed city or road, during the game.
template <class Size>
Shares sharesOf(const Compiled& c, const PositionOf<Size>& p, Segment root, const RoadVotes& votes)
{
  const auto facts = factsOf(c, p, root);
  const auto pile = facts.city ? SurveyorPileId::City : SurveyorPileId::Road;
  const auto tile = activeSurveyor(p, pile);
  const auto points =
      pointsOf(c, facts) + (tile ? surveyedEdges(c, *tile, facts, p.mask[root]) : 0);
  if (!facts.city) {
    auto shares = sharesOfRoad(c, p, votes, points, facts.tiles);
    if (c.chipRoads)
      addSpentChips(p, root, facts.tiles, shares);
    return shares;
  }
  const auto jury = tile == SurveyorTile::CitizensJury;
  auto shares =
      Shares{.scorers = jury ? votersOf(votes.all) : ownersOf(votes.all), .points = points};
  addBonus(p, shares, votersOf(votes.all), Quarter::Coiners,
           {TermId::Coiners, facts.coats, pointsPerCoinersCoat});
  return shares;
}

/// The Tanners at the end: for owners of the field that stand there.
template <class Size>
Bonuses tannersOf(const Compiled& c, const PositionOf<Size>& p, Segment field, const Votes& votes)
{
  auto shares = Shares{};
  if (anyIn(p, Quarter::Tanners))
    addBonus(p, shares, ownersOf(votes), Quarter::Tanners,
             {TermId::Tanners, picturesIn(c, p, field), pointsPerTannersPicture});
  return shares.bonus;
}

/// A completed monastery; `votes` are nobody's if it is empty. Gardens are no matter of theirs.
template <class Size>
Shares sharesOfMonastery(const Compiled& c, const PositionOf<Size>& p, CellIndex cell,
                         const Votes& votes)
{
  const auto tile = activeSurveyor(p, SurveyorPileId::Monastery);
  const auto change = tile ? surveyMonastery(c, p, *tile, cell) : SurveyChange{};
  auto shares = Shares{.scorers = ownersOf(votes),
                       .points = 1 + filledAround(c, p, cell) + change.count * change.each};
  addBonus(p, shares, (1U << c.players) - 1, Quarter::Bookbinders,
           {TermId::Bookbinders, 1, pointsPerBoundBook});
  return shares;
}

/// Puts the change by the scoring tile among the terms of the feature.
inline void explainSurvey(Scoring& scoring, SurveyorTile tile, const SurveyChange& change)
{
  scoring.surveyor = tile;
  for (auto& term : scoring.terms) {
    if (term.id == TermId::Tiles && change.id == TermId::Highway)
      term = {TermId::Highway, change.count, term.each};
    if (change.id != TermId::BadNeighbourhood)
      continue;
    if (term.id == TermId::Tiles)
      term.count -= change.count;
    if (term.id == TermId::Coats)
      term.count -= change.coats;
  }
  std::erase_if(scoring.terms, [](const Term& term) { return term.count == 0; });
  // Tiles that do not score are told, though they are worth nothing.
  if (change.id != TermId::Highway && change.count != 0)
    scoring.terms.push_back({change.id, change.count, change.each});
}

template <class Size>
Scoring explainSurveyed(const Compiled& c, const PositionOf<Size>& p, Segment root)
{
  auto scoring = explainFeature(c, p, root);
  const auto facts = factsOf(c, p, root);
  if (const auto tile = activeSurveyor(p, facts.city ? SurveyorPileId::City : SurveyorPileId::Road))
    explainSurvey(scoring, *tile, surveyEdges(c, *tile, facts, p.mask[root]));
  return scoring;
}

template <class Recorder>
void recordShares(const Recorder& recorder, Scoring scoring, const Votes& votes,
                  const Shares& shares)
{
  scoring.points = shares.points;
  for (std::size_t seat = 0; seat < votes.size(); ++seat) {
    const auto& bonus = shares.bonus[seat];
    if (votes[seat] == 0 && bonus.count == 0)
      continue;
    auto award = Award{static_cast<int>(seat), votes[seat], shares.of(seat)};
    addTerm(award.terms, bonus.id, bonus.count, bonus.each);
    addTerm(award.terms, shares.spent[seat].id, shares.spent[seat].count, shares.spent[seat].each);
    scoring.awards.push_back(std::move(award));
  }
  recorder.add({.kind = EventKind::Scored, .scoring = std::move(scoring)});
}

} // namespace kartenwerk
