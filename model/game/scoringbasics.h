// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "model/game/explain.h"
#include "model/game/features.h"
#include "model/game/points.h"
#include "model/game/recorder.h"
#include "model/game/votes.h"

// Votes and who gets the points.
namespace kartenwerk {

/// What each seat gets of a quarter of Leipzig beside the feature; count 0: nothing.
using Bonuses = std::array<Term, 6>;

template <class Scores>
void payBonuses(const Bonuses& bonuses, Scores& scores)
{
  for (std::size_t seat = 0; seat < bonuses.size(); ++seat)
    scores[seat] += bonuses[seat].count * bonuses[seat].each;
}

/// Everybody with the most votes gets all the points. `scores` may be other than the position's.
template <class Scores>
void award(const Votes& votes, int points, Scores& scores)
{
  const auto most = *std::ranges::max_element(votes);
  if (most == 0)
    return;
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    if (votes[seat] == most)
      scores[seat] += points;
}

/// Seats of those with the most votes who have a pig there, as bits.
inline unsigned pigsOfOwners(const Votes& votes, unsigned pigs)
{
  if (pigs == 0)
    return 0;
  const auto most = *std::ranges::max_element(votes);
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    if (votes[seat] == 0 || votes[seat] != most)
      pigs &= ~(1U << seat);
  return pigs;
}

template <class Recorder>
void recordScoring(const Recorder& recorder, Scoring scoring, const Votes& votes, int points,
                   bool final, unsigned pigs = 0, const Bonuses& bonuses = {})
{
  const auto most = *std::ranges::max_element(votes);
  scoring.final = final;
  scoring.points = points;
  for (std::size_t seat = 0; seat < votes.size(); ++seat)
    if (votes[seat] > 0)
      scoring.awards.push_back(
          {static_cast<int>(seat), votes[seat], votes[seat] == most ? points : 0});
  for (auto& award : scoring.awards)
    if (award.points != 0 && (pigs >> award.player & 1U) != 0) {
      award.terms.push_back({TermId::Pig, points / pointsPerCity, pointsPerPig});
      award.points += points / pointsPerCity * pointsPerPig;
    }
  for (auto& award : scoring.awards) {
    const auto& bonus = bonuses[static_cast<std::size_t>(award.player)];
    addTerm(award.terms, bonus.id, bonus.count, bonus.each);
    award.points += bonus.count * bonus.each;
  }
  recorder.add({.kind = EventKind::Scored, .scoring = std::move(scoring)});
}

} // namespace kartenwerk
