// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/outlook.h"

namespace kartenwerk {

/// What a placement would change, found without laying the tile: its features are joined to their
/// neighbours in a few small groups, and only these, the fields that touch a newly completed city
/// and the monasteries round about differ from what stands now.
template <class Size>
class Candidate
{
public:
  Candidate(const Compiled& c, const PositionOf<Size>& p, const Outlook<Size>& outlook)
      : m(c), m_p(p), m_outlook(outlook)
  {
  }

  /// The gain of laying the tile in hand there with the best figure. Variant c is not seen.
  long gain(CellIndex cell, unsigned kindAndRotation);

private:
  using Mask = BitMask<Size::words>;
  using Sums = Tally<typename Size::Tally>;

  struct Group
  {
    Mask mask;
    typename Size::Tally tally = 0;
    PackedSeats votes = 0;
    PackedSeats heads = 0;
    long before = 0; ///< worth of what stands on it now
    bool complete = false;
  };

  void start(unsigned kindAndRotation);
  void joinSides(CellIndex cell, unsigned kindAndRotation);
  void joinTile(const KindSide& own, const TileState& other, unsigned side);
  void joinLink(const KindSide& own, const BorderLink& link);
  void join(unsigned feature, Segment segment);
  void merge(unsigned into, unsigned from);
  long gainOfGroups();
  long gainOfFields();
  long gainOfMonks(CellIndex cell) const;
  long gainOfFigure(CellIndex cell) const;
  int pointsOfField(const Group& group) const;
  int pointsOfEdge(unsigned feature) const;
  bool isField(unsigned feature) const { return (m_kind->fields >> feature & 1U) != 0; }

  const Compiled& m;
  const PositionOf<Size>& m_p;
  const Outlook<Size>& m_outlook;
  const CompiledKind* m_kind = nullptr;
  std::array<Group, Compiled::featuresPerTile> m_groups; ///< of the feature that leads the group
  std::array<std::uint8_t, Compiled::featuresPerTile> m_groupOf;
  struct Met
  {
    Segment root;
    std::uint8_t feature;
  };
  std::array<Met, 12> m_met;
  std::size_t m_metCount = 0;
  std::array<Mask, 4> m_newCities;
  std::size_t m_newCityCount = 0;
};

template <class Size>
void Candidate<Size>::start(unsigned kindAndRotation)
{
  m_kind = &m.kinds[kindAndRotation / 4];
  m_metCount = 0;
  m_newCityCount = 0;
  const auto row = m_kind->firstRow + m_p.used[kindAndRotation / 4];
  const auto* segments = m.rowSegments(row);
  for (unsigned feature = 0; feature < m_kind->features; ++feature) {
    const auto segment = segments[feature];
    auto& group = m_groups[feature];
    m_groupOf[feature] = static_cast<std::uint8_t>(feature);
    if (segment >= m.firstMonastery)
      continue;
    group.mask = m_p.mask[segment];
    group.tally = segment < m.firstField ? m_p.tally[segment] : 0;
    group.votes = 0;
    group.heads = 0;
    group.before = 0;
    group.complete = false;
  }
}

template <class Size>
void Candidate<Size>::merge(unsigned into, unsigned from)
{
  auto& to = m_groups[into];
  const auto& other = m_groups[from];
  to.mask |= other.mask;
  to.tally += other.tally;
  to.votes += other.votes;
  to.heads += other.heads;
  to.before += other.before;
  for (unsigned feature = 0; feature < m_kind->features; ++feature)
    if (m_groupOf[feature] == from)
      m_groupOf[feature] = static_cast<std::uint8_t>(into);
}

template <class Size>
void Candidate<Size>::join(unsigned feature, Segment segment)
{
  const auto root = rootOf(m_p, segment);
  const unsigned leader = m_groupOf[feature];
  for (std::size_t i = 0; i < m_metCount; ++i)
    if (m_met[i].root == root) {
      const unsigned other = m_groupOf[m_met[i].feature];
      if (other != leader)
        merge(leader, other);
      return;
    }
  m_met[m_metCount++] = {root, static_cast<std::uint8_t>(feature)};
  auto& group = m_groups[leader];
  group.mask |= m_p.mask[root];
  if (root < m.firstField)
    group.tally += m_p.tally[root];
  if (const auto claim = m_outlook.claimOf[root]; claim != 0) {
    const auto& standing = m_outlook.claims[claim - 1U];
    group.votes += standing.votes;
    group.heads += standing.heads;
    group.before += standing.worth;
  }
}

template <class Size>
void Candidate<Size>::joinTile(const KindSide& own, const TileState& other, unsigned side)
{
  const auto& theirs = m.sides[other.kindAndRotation][(side + 2) % 4];
  const auto* others = m.rowSegments(other.row);
  if (own.feature != noFeature) {
    join(own.feature, others[theirs.feature]);
    m_groups[m_groupOf[own.feature]].tally -= 2;
  }
  if (own.left == noFeature || !m.fields)
    return;
  const auto right = own.right == noFeature ? own.left : own.right;
  const auto theirRight = theirs.right == noFeature ? theirs.left : theirs.right;
  join(own.left, others[theirRight]);
  if (own.right != noFeature || theirs.right != noFeature)
    join(right, others[theirs.left]);
}

template <class Size>
void Candidate<Size>::joinLink(const KindSide& own, const BorderLink& link)
{
  if (own.feature != noFeature) {
    if (link.beyond == Beyond::Neutral) {
      m_groups[m_groupOf[own.feature]].tally -= 1;
    } else {
      join(own.feature, link.segment);
      m_groups[m_groupOf[own.feature]].tally -= 2;
    }
  }
  if (link.beyond == Beyond::LargeCity)
    for (const auto field : {own.left, own.right})
      if (field != noFeature)
        m_groups[m_groupOf[field]].mask.insert(m.opened[link.group].cityBit);
}

template <class Size>
void Candidate<Size>::joinSides(CellIndex cell, unsigned kindAndRotation)
{
  const auto& sides = m.sides[kindAndRotation];
  const auto* links = m.linkAt[cell] == 0 ? nullptr : &m.links[m.linkAt[cell] - 1U];
  for (unsigned side = 0; side < 4; ++side) {
    if (links != nullptr && (*links)[side].beyond != Beyond::Square) {
      joinLink(sides[side], (*links)[side]);
      continue;
    }
    const auto value = m_p.cell(cell + m.step[side]);
    if (m_p.isTile(value))
      joinTile(sides[side], m_p.tiles[m_p.tileAt(value)], side);
  }
}

template <class Size>
int Candidate<Size>::pointsOfField(const Group& group) const
{
  auto field = group.mask;
  field.erase(PositionOf<Size>::occupiedBit);
  auto cities = m_outlook.citiesIn(field);
  for (std::size_t i = 0; i < m_newCityCount; ++i)
    cities += field.meets(m_newCities[i]) ? 1 : 0;
  return pointsPerCity * cities;
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
      gain += m_outlook.standpoint.worth(group.heads, m_outlook.standpoint.meepleValue);
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
      gain += m_outlook.standpoint.award(group.votes, pointsOfField(group)) - group.before;
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
      gain += m_outlook.standpoint.award(claim.votes, pointsPerCity * cities);
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
    gain += m_outlook.standpoint.worth(monk.owner, 100);
    if (monk.filled + 1 == monk.existing)
      gain += m_outlook.standpoint.worth(monk.owner, m_outlook.standpoint.meepleValue);
  }
  return gain;
}

/// The best that one more meeple of the player on the tile brings; 0: none is better.
template <class Size>
long Candidate<Size>::gainOfFigure(CellIndex cell) const
{
  const auto& standpoint = m_outlook.standpoint;
  if (m_p.meeples[m_p.player] == 0)
    return 0;
  auto best = 0L;
  const auto consider = [&](int points, bool home) {
    best = std::max(best, standpoint.mine(100 * points - (home ? 0 : standpoint.meepleValue)));
  };
  if (m_kind->monasteries != 0) {
    const auto filled = filledAround(m, m_p, cell);
    consider(1 + filled, filled == m.existing[cell]);
  }
  for (auto features =
           static_cast<unsigned>(m_kind->cities | m_kind->roads | (m.fields ? m_kind->fields : 0));
       features != 0; features &= features - 1) {
    const auto feature = static_cast<unsigned>(std::countr_zero(features));
    const auto& group = m_groups[feature];
    if (m_groupOf[feature] != feature || group.votes != 0)
      continue;
    if (isField(feature))
      consider(pointsOfField(group), false);
    else
      consider(pointsOfEdge(feature), group.complete);
  }
  return best;
}

template <class Size>
long Candidate<Size>::gain(CellIndex cell, unsigned kindAndRotation)
{
  start(kindAndRotation);
  joinSides(cell, kindAndRotation);
  auto gain = gainOfGroups();
  if (m.fields)
    gain += gainOfFields();
  gain += gainOfMonks(cell);
  return gain + gainOfFigure(cell) + worthOfCovering(m, m_p, cell, m_outlook.standpoint);
}

} // namespace kartenwerk
