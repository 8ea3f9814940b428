// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

std::vector<Referee::Group> Referee::groups() const
{
  auto result = std::vector<Group>{};
  for (const auto& figure : m_figures) {
    auto group = std::ranges::find_if(
        result, [&](const Group& g) { return g.whole.pieces.contains(figure.piece); });
    if (group == result.end()) {
      auto fresh = Group{};
      fresh.whole = m_top.whole(figure.piece);
      fresh.type = m_top.feature(figure.piece).type;
      fresh.place = figure.piece.place;
      group = result.insert(group, fresh);
    }
    group->figures.push_back(figure);
  }
  return result;
}

bool Referee::monasteryComplete(Place place) const
{
  const auto round = m_top.round(place);
  return m_map ? round.filled == round.existing : round.filled == 8;
}

bool Referee::complete(const Group& group) const
{
  switch (group.type) {
  case FeatureType::City:
  case FeatureType::Road:
    return !group.whole.open;
  case FeatureType::Monastery:
  case FeatureType::Garden:
    return monasteryComplete(group.place);
  default:
    return false;
  }
}

/// Monastic buildings that the tile laid last completes, whoever is in them; gardens are none.
std::vector<Place> Referee::monasteriesCompleted() const
{
  auto result = std::vector<Place>{};
  for (const auto place : nineSquares(m_last)) {
    const auto tile = m_top.tiles().find(place);
    if (tile == m_top.tiles().end() || !monasteryComplete(place))
      continue;
    for (const auto& feature : tile->second.kind->features)
      if (feature.type == FeatureType::Monastery)
        result.push_back(place);
  }
  return result;
}

Referee::Votes Referee::votesOf(const std::vector<Figure>& figures)
{
  auto result = Votes{};
  for (const auto& figure : figures)
    if (figure.follower())
      result[figure.player] += figure.votes();
  return result;
}

std::vector<int> Referee::most(const Votes& votes)
{
  auto greatest = 0;
  for (const auto& [player, count] : votes)
    greatest = std::max(greatest, count);
  auto result = std::vector<int>{};
  for (const auto& [player, count] : votes)
    if (count == greatest)
      result.push_back(player);
  return result;
}

std::vector<int> Referee::owners(const std::vector<Figure>& figures) const
{
  const auto result = most(votesOf(figures));
  fire("several owners", result.size() > 1);
  auto heads = Votes{};
  for (const auto& figure : figures)
    if (figure.follower())
      ++heads[figure.player];
  if (most(heads) != result) {
    fire("large decides", std::ranges::any_of(figures, [](const Figure& figure) {
           return figure.sort == Sort::Large;
         }));
    fire("upgraded decides",
         std::ranges::any_of(figures, [](const Figure& figure) { return figure.under > 0; }));
  }
  return result;
}

// D16: the followers on the nine squares, before anybody goes home or to Leipzig.
void Referee::beginScoring()
{
  m_complete.clear();
  for (const auto& group : groups())
    if (complete(group))
      m_complete.push_back(group);
  m_churches.clear();
  for (const auto place : monasteriesCompleted()) {
    const auto& features = m_top.tiles().at(place).kind->features;
    if (!std::ranges::any_of(features, &Feature::church))
      continue;
    auto& votes = m_churches[place];
    const auto squares = nineSquares(place);
    for (const auto& figure : m_figures)
      if (figure.follower() && std::ranges::find(squares, figure.piece.place) != squares.end())
        votes[figure.player] += m_rules.darmstadt.churchByVotes ? figure.votes() : 1;
  }
}

void Referee::sendHome(const Group& group)
{
  for (const auto& figure : group.figures) {
    if (std::erase(m_figures, figure) > 0)
      ++m_supply[static_cast<std::size_t>(figure.player)][figure.sort];
  }
}

// Citizens' Jury: everybody with a meeple in the city. Coiners: all coats, majority or not.
void Referee::scoreCity(const Group& group)
{
  const auto points = cityPoints(group.whole);
  const auto majority = owners(group.figures);
  const auto jury = showsActive(0, SurveyorTile::CitizensJury);
  for (const auto& [player, votes] : votesOf(group.figures)) {
    const auto owner = std::ranges::find(majority, player) != majority.end();
    if (owner || jury)
      pay(player, points);
    fire("jury", jury && !owner);
    const auto coats = census(m_top, group.whole).coats;
    if (merchantIn(player, Quarter::Coiners)) {
      pay(player, 3 * coats);
      fire("coiners", coats > 0);
      fire("coiners without majority", coats > 0 && !owner);
    }
  }
}

void Referee::scoreMonastery(const Group& group)
{
  const auto points = group.type == FeatureType::Monastery ? monasteryPoints(group.place)
                                                           : 1 + m_top.round(group.place).filled;
  fire("garden", group.type == FeatureType::Garden);
  for (const auto player : owners(group.figures))
    pay(player, points);
}

void Referee::scoreGoods(int player)
{
  if (!m_rules.goods)
    return;
  auto cities = std::set<std::set<Piece>>{};
  const auto& features = m_top.tiles().at(m_last).kind->features;
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (features[i].type != FeatureType::City)
      continue;
    const auto whole = m_top.whole({Piece::Kind::Tile, m_last, static_cast<int>(i)});
    if (whole.open || !cities.insert(whole.pieces).second)
      continue;
    for (const auto goods : census(m_top, whole).goods) {
      ++m_goods[static_cast<std::size_t>(player)][goods];
      fire("goods");
    }
  }
}

// The churches' bonus and the Bookbinders: for completed buildings, also if nobody is in them.
void Referee::scoreBuildings()
{
  for (const auto& [place, votes] : m_churches) {
    if (!m_rules.darmstadt.on)
      continue;
    for (const auto player : most(votes))
      pay(player, 3);
    fire("church bonus", !votes.empty());
  }
  for (const auto place : monasteriesCompleted()) {
    for (const auto& merchant : m_merchants) {
      if (merchant.quarter != Quarter::Bookbinders)
        continue;
      pay(merchant.player, 4);
      fire("bookbinders");
      fire("bookbinders of an empty monastery",
           std::ranges::none_of(m_complete,
                                [&](const Group& group) { return group.place == place; }));
    }
  }
}

void Referee::score(int player)
{
  scoreBuildings();
  for (const auto& group : m_complete) {
    m_evaluated = true;
    switch (group.type) {
    case FeatureType::City:
      scoreCity(group);
      break;
    case FeatureType::Road:
      scoreRoad(group);
      break;
    default:
      scoreMonastery(group);
      break;
    }
    sendHome(group);
  }
  scoreGoods(player);
  m_complete.clear();
}

} // namespace referee
