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
FeatureFacts Candidate<Size>::factsOfEdge(unsigned feature) const
{
  const auto& group = m_groups[feature];
  const auto city = (m_kind->cities >> feature & 1U) != 0;
  return factsFrom<Size>(m, city, group.mask, group.tally);
}

/// For a follower of the player that is alone there.
template <class Size>
int Candidate<Size>::pointsOfEdge(unsigned feature) const
{
  return soloPoints(m, m_p, factsOfEdge(feature), m_groups[feature].mask, m_p.player);
}

/// What the scoring tile changes of a monastery that the tile completes in that cell.
template <class Size>
int Candidate<Size>::changeAt(CellIndex monastery, CellIndex cell) const
{
  return monasteryChange(m, m_p, monastery, [&](int at, bool city) {
    if (at == cell)
      return (city ? m_kind->cities : m_kind->roads) != 0;
    return shows(m, m_p, at, city);
  });
}

/// Monasteries that the tile completes, empty ones too.
template <class Size>
long Candidate<Size>::gainOfBookbinders(CellIndex cell) const
{
  if (!m.leipzig || m_outlook.bookbinders == 0)
    return 0;
  auto completed =
      m_kind->monasteries != 0 && filledAround(m, m_p, cell) == m.existing[cell] ? 1 : 0;
  for (const auto step : m.around) {
    const auto at = static_cast<CellIndex>(cell + step);
    const auto value = m_p.cell(at);
    if (m_p.isTile(value) &&
        m.kinds[m_p.tiles[m_p.tileAt(value)].kindAndRotation / 4U].monasteries != 0 &&
        filledAround(m, m_p, at) + 1 == m.existing[at])
      ++completed;
  }
  return m_outlook.standpoint.worth(m_outlook.bookbinders, 100 * pointsPerBoundBook * completed);
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
    gain +=
        worthOfEdge(m, m_p, factsOfEdge(feature), group.mask, group.votes, m_outlook.standpoint) -
        group.before;
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
      gain += m_outlook.standpoint.awardField(group.votes, group.pigs, citiesOfField(group)) +
              m_outlook.worthOfPictures(group.votes, group.pictures) - group.before;
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
      gain += m_outlook.standpoint.worth(monk.owner,
                                         m_outlook.standpoint.handValue(monk.kind) +
                                             (monk.garden ? 0 : 100 * changeAt(monk.cell, cell)));
  }
  return gain;
}

} // namespace kartenwerk
