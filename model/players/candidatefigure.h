// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/candidategain.h"

// What a figure on the tile of a candidate gains, and what expansions pay: the last part of
// candidate.h.
namespace kartenwerk {

/// Goods of newly completed cities go to the player.
template <class Size>
long Candidate<Size>::gainOfGoods() const
{
  if (!m.goods || m_newCityCount == 0)
    return 0;
  auto goods = m_p.goods;
  for (std::size_t i = 0; i < m_newCityCount; ++i)
    for (std::size_t kind = 0; kind < m.goodsBits.size(); ++kind) {
      auto& has = goods[m_p.player][kind];
      has = static_cast<std::uint16_t>(has + m_newCities[i].countIn(m.goodsBits[kind]));
    }
  return m_outlook.standpoint.awardGoods(goods) - m_outlook.standpoint.awardGoods(m_p.goods);
}

template <class Size>
void Candidate<Size>::findChurches(CellIndex cell)
{
  m_churchCount = 0;
  if (!m.churches)
    return;
  const auto add = [&](int church) {
    const auto at = static_cast<CellIndex>(church);
    m_churches[m_churchCount++] = {at, packed(followersAround(m, m_p, at))};
  };
  if (m_kind->churches != 0 && filledAround(m, m_p, cell) == m.existing[cell])
    add(cell);
  for (const auto step : m.around)
    if (churchAt(m, m_p, cell + step) >= 0 &&
        filledAround(m, m_p, static_cast<CellIndex>(cell + step)) + 1 == m.existing[cell + step])
      add(cell + step);
}

/// What the churches pay with so many heads or votes more of the player on the tile; `abbot` is the
/// cell from which his abbot has gone home, −1: none.
template <class Size>
long Candidate<Size>::gainAtChurches(int more, int abbot) const
{
  auto gain = 0L;
  const auto one = inSeat(m_p.player, 1);
  for (std::size_t i = 0; i < m_churchCount; ++i) {
    const auto& church = m_churches[i];
    auto votes = church.votes + one * static_cast<PackedSeats>(more);
    if (abbot >= 0 && inReach(m, abbot, church.cell))
      votes -= one;
    gain += m_outlook.standpoint.award(votes, pointsPerChurch);
  }
  return gain;
}

template <class Size>
bool Candidate<Size>::extendsBuilder() const
{
  if (m_outlook.builder == noSegment)
    return false;
  for (std::size_t i = 0; i < m_metCount; ++i)
    if (m_met[i].root == m_outlook.builder)
      return true;
  return false;
}

/// The best place on the tile for that follower, the churches left out.
template <class Size>
long Candidate<Size>::gainOfFollower(FigureKind kind, CellIndex cell) const
{
  const auto& standpoint = m_outlook.standpoint;
  auto best = std::numeric_limits<long>::min();
  const auto consider = [&](int points, int waiting, bool home) {
    best = std::max(
        best, standpoint.mine(100 * points + waiting - (home ? 0 : standpoint.handValue(kind))));
  };
  if (m_kind->monasteries != 0 || (kind == FigureKind::Abbot && m_kind->gardens != 0)) {
    const auto filled = filledAround(m, m_p, cell);
    const auto waiting = kind == FigureKind::Abbot ? abbotWaiting * (m.existing[cell] - filled) : 0;
    const auto complete = filled == m.existing[cell];
    const auto change = complete && m_kind->monasteries != 0 ? changeAt(cell, cell) : 0;
    consider(1 + filled + change, waiting, complete);
  }
  if (kind == FigureKind::Abbot)
    return best;
  for (auto features =
           static_cast<unsigned>(m_kind->cities | m_kind->roads | (m.fields ? m_kind->fields : 0));
       features != 0; features &= features - 1) {
    const auto feature = static_cast<unsigned>(std::countr_zero(features));
    const auto& group = m_groups[feature];
    if (m_groupOf[feature] != feature || group.votes != 0)
      continue;
    if (isField(feature))
      consider(pointsPerCity * citiesOfField(group) +
                   (ofSeat(m_outlook.tanners, m_p.player) != 0
                        ? pointsPerTannersPicture * group.pictures
                        : 0),
               0, false);
    else
      consider(pointsOfEdge(feature), 0, group.complete);
  }
  return best;
}

/// Beside an own follower; 0: nowhere.
template <class Size>
long Candidate<Size>::gainOfBuilderOrPig() const
{
  const auto& standpoint = m_outlook.standpoint;
  const auto builder = m_p.inHand(m_p.player, FigureKind::Builder);
  const auto pig = m.fields && m_p.inHand(m_p.player, FigureKind::Pig);
  auto best = 0L;
  for (unsigned feature = 0; feature < m_kind->features; ++feature) {
    const auto& group = m_groups[feature];
    if (m_groupOf[feature] != feature || ofSeat(group.votes, m_p.player) == 0)
      continue;
    const auto edge = ((m_kind->cities | m_kind->roads) >> feature & 1U) != 0;
    if (edge && builder && !group.complete)
      best = std::max(best, standpoint.mine(-standpoint.handValue(FigureKind::Builder)));
    if (isField(feature) && pig) {
      const auto mine = standpoint.owners(group.votes) & inSeat(m_p.player, 1);
      best = std::max(best, standpoint.worth(mine, 100 * pointsPerPig * citiesOfField(group)) -
                                standpoint.mine(standpoint.handValue(FigureKind::Pig)));
    }
  }
  return best;
}

/// The churches left out.
template <class Size>
long Candidate<Size>::gainOfAbbotHome(CellIndex cell) const
{
  const auto abbot = standing(m_p, m_p.player, FigureKind::Abbot);
  const auto at = m_p.tiles[m_p.figures[*abbot].tile].cell;
  const auto filled = filledAround(m, m_p, at) + (inReach(m, cell, at) ? 1 : 0);
  const auto missing = m.existing[at] - filled;
  const auto& standpoint = m_outlook.standpoint;
  if (missing == 0 &&
      m.kinds[m_p.tiles[m_p.figures[*abbot].tile].kindAndRotation / 4U].monasteries != 0)
    return standpoint.mine(-100 * changeAt(at, cell));
  return missing == 0
             ? 0
             : standpoint.mine(standpoint.handValue(FigureKind::Abbot) - abbotWaiting * missing);
}

/// The best answer to the figure step, with what completed churches pay then.
template <class Size>
long Candidate<Size>::gainOfFigure(CellIndex cell) const
{
  if (!m.otherFigures && m_churchCount == 0)
    return m_p.meeples[m_p.player] == 0 ? 0
                                        : std::max(0L, gainOfFollower(FigureKind::Meeple, cell));
  auto best = gainAtChurches(0, -1);
  if (m.otherFigures)
    best += gainOfBuilderOrPig();
  for (const auto kind : {FigureKind::Meeple, FigureKind::Large, FigureKind::Abbot}) {
    if (!m_p.inHand(m_p.player, kind))
      continue;
    const auto figure = FigureState{.kind = kind};
    const auto gain = gainOfFollower(kind, cell);
    if (gain != std::numeric_limits<long>::min())
      best = std::max(best, gain + gainAtChurches(m.churchByVotes ? figure.votes() : 1, -1));
  }
  if (m.abbot && standing(m_p, m_p.player, FigureKind::Abbot)) {
    const auto abbot = m_p.figures[*standing(m_p, m_p.player, FigureKind::Abbot)].tile;
    best = std::max(best, gainOfAbbotHome(cell) + gainAtChurches(0, m_p.tiles[abbot].cell));
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
  gain += gainOfBookbinders(cell);
  gain += gainOfGoods();
  findChurches(cell);
  return gain + gainOfFigure(cell) +
         worthOfCovering(m, m_p, cell, extendsBuilder(), m_outlook.standpoint);
}

} // namespace kartenwerk
