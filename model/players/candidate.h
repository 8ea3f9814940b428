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
    PackedSeats pigs = 0;
    long home = 0;    ///< what its figures are worth in hand
    long before = 0;  ///< worth of what stands on it now
    int pictures = 0; ///< farmhouses and sheds of a field, if there are Tanners
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
  long gainOfGoods() const;
  void findChurches(CellIndex cell);
  long gainAtChurches(int more, int abbot) const;
  long gainOfFigure(CellIndex cell) const;
  long gainOfFollower(FigureKind kind, CellIndex cell) const;
  long gainOfBuilderOrPig() const;
  long gainOfAbbotHome(CellIndex cell) const;
  bool extendsBuilder() const;
  int citiesOfField(const Group& group) const;
  FeatureFacts factsOfEdge(unsigned feature) const;
  int pointsOfEdge(unsigned feature) const;
  int changeAt(CellIndex monastery, CellIndex cell) const;
  long gainOfBookbinders(CellIndex cell) const;
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
  struct Church
  {
    CellIndex cell = 0;
    PackedSeats votes = 0;
  };
  std::array<Church, 9> m_churches; ///< that the placement completes
  std::size_t m_churchCount = 0;
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
    group.pigs = 0;
    group.home = 0;
    group.before = 0;
    group.pictures = m_outlook.pictures[segment];
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
  to.pigs |= other.pigs;
  to.home += other.home;
  to.pictures += other.pictures;
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
  else
    group.pictures += m_outlook.pictures[root];
  if (const auto claim = m_outlook.claimOf[root]; claim != 0) {
    const auto& standing = m_outlook.claims[claim - 1U];
    group.votes += standing.votes;
    group.pigs |= standing.pigs;
    group.home += standing.home;
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

} // namespace kartenwerk

#include "model/players/candidatefigure.h"
