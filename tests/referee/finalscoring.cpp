// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

// 3 a completed city, 4 for an owner with a pig there; Tanners: 2 a farmhouse and shed.
void Referee::scoreField(const Group& group)
{
  const auto cities = m_top.citiesAt(group.whole);
  const auto completed = static_cast<int>(
      std::ranges::count_if(cities, [&](const Piece& city) { return !m_top.whole(city).open; }));
  for (const auto player : owners(group.figures)) {
    const auto pig = std::ranges::any_of(group.figures, [&](const Figure& figure) {
      return figure.player == player && figure.sort == Sort::Pig;
    });
    pay(player, (pig ? 4 : 3) * completed);
    fire("field", completed > 0);
    fire("pig", pig && completed > 0);
    if (!merchantIn(player, Quarter::Tanners))
      continue;
    const auto buildings = farmBuildings(m_top, group.whole);
    pay(player, 2 * buildings);
    fire("tanners", buildings > 0);
  }
}

// 10 a kind to each with most, none for none.
void Referee::scoreGoodsAtEnd()
{
  if (!m_rules.goods)
    return;
  for (const auto kind : {Goods::Wine, Goods::Grain, Goods::Cloth}) {
    auto greatest = 0;
    for (std::size_t player = 0; player < m_goods.size(); ++player)
      greatest = std::max(greatest, goods(static_cast<int>(player), kind));
    for (std::size_t player = 0; greatest > 0 && player < m_goods.size(); ++player) {
      if (goods(static_cast<int>(player), kind) != greatest)
        continue;
      pay(static_cast<int>(player), 10);
      fire("most goods");
    }
  }
}

// No scoring tile, no Darmstadt bonus, and of Leipzig's quarters only the Tanners count now.
void Referee::scoreFinal()
{
  for (const auto& group : groups()) {
    if (group.type == FeatureType::Field) {
      scoreField(group);
      continue;
    }
    auto points = 0;
    if (group.type == FeatureType::City)
      points = unfinishedCityPoints(group.whole);
    else if (group.type == FeatureType::Road)
      points = unfinishedRoadPoints(group.whole);
    else
      points = 1 + m_top.round(group.place).filled;
    fire("unfinished garden", group.type == FeatureType::Garden);
    for (const auto player : owners(group.figures))
      pay(player, points);
  }
  scoreGoodsAtEnd();
}

} // namespace referee
