// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/candidate.h"

// What the joined groups of a candidate gain: the second half of candidate.h.
namespace kartenwerk {

template <class Size>
int Candidate<Size>::citiesOfField(const Group& group) const
{
  auto field = group.mask;
  field.erase(PositionOf<Size>::occupiedBit);
  auto cities = m_outlook.citiesIn(field);
  for (std::size_t i = 0; i < m_newCityCount; ++i)
    cities += field.meets(m_newCities[i]) ? 1 : 0;
  return cities;
}

template <class Size>
int Candidate<Size>::pointsOfEdge(unsigned feature) const
{
  const auto& group = m_groups[feature];
  const auto city = (m_kind->cities >> feature & 1U) != 0;
  return pointsOf(m, factsFrom<Size>(m, city, group.mask, group.tally));
}

/// Cities and roads; completed ones send their figures home.
template <class Size>
long Candidate<Size>::gainOfGroups()
{
  auto gain = 0L;
  for (auto edges = static_cast<unsigned>(m_kind->cities | m_kind->roads); edges != 0;
       edges &= edges - 1) {
    const auto feature = static_cast<unsigned>(std::countr_zero(edges));
    if (m_groupOf[feature] != feature)
      continue;
    auto& group = m_groups[feature];
    group.complete = Sums::open(group.tally) == 0;
    if (group.complete && (m_kind->cities >> feature & 1U) != 0) {
      m_newCities[m_newCityCount] = group.mask;
      m_newCities[m_newCityCount++].erase(PositionOf<Size>::occupiedBit);
    }
    if (group.votes == 0)
      continue;
    gain += m_outlook.standpoint.award(group.votes, pointsOfEdge(feature)) - group.before;
    if (group.complete)
      gain += group.home;
  }
  return gain;
}

/// Fields of the tile, and all others that touch a newly completed city.
template <class Size>
long Candidate<Size>::gainOfFields()
{
  auto gain = 0L;
  for (unsigned fields = m_kind->fields; fields != 0; fields &= fields - 1) {
    const auto feature = static_cast<unsigned>(std::countr_zero(fields));
    const auto& group = m_groups[feature];
    if (m_groupOf[feature] == feature && group.votes != 0)
      gain += m_outlook.standpoint.awardField(group.votes, group.pigs, citiesOfField(group)) -
              group.before;
  }
  if (m_newCityCount == 0)
    return gain;
  for (std::size_t i = 0; i < m_outlook.claimCount; ++i) {
    const auto& claim = m_outlook.claims[i];
    if (claim.root < m.firstField)
      continue;
    auto here = false;
    for (std::size_t met = 0; met < m_metCount; ++met)
      here = here || m_met[met].root == claim.root;
    if (here)
      continue;
    auto cities = 0;
    for (std::size_t city = 0; city < m_newCityCount; ++city)
      cities += m_p.mask[claim.root].meets(m_newCities[city]) ? 1 : 0;
    if (cities > 0)
      gain += m_outlook.standpoint.awardField(claim.votes, claim.pigs, cities);
  }
  return gain;
}

/// Monasteries round about gain a point, and send their monk home when that completes them.
template <class Size>
long Candidate<Size>::gainOfMonks(CellIndex cell) const
{
  auto gain = 0L;
  for (std::size_t i = 0; i < m_outlook.monkCount; ++i) {
    const auto& monk = m_outlook.monks[i];
    const auto way = static_cast<int>(cell) - static_cast<int>(monk.cell);
    auto near = false;
    for (const auto step : m.around)
      near = near || step == way;
    if (!near)
      continue;
    const auto waiting = monk.kind == FigureKind::Abbot ? abbotWaiting : 0;
    gain += m_outlook.standpoint.worth(monk.owner, 100 - waiting);
    if (monk.filled + 1 == monk.existing)
      gain += m_outlook.standpoint.worth(monk.owner, m_outlook.standpoint.handValue(monk.kind));
  }
  return gain;
}

} // namespace kartenwerk
