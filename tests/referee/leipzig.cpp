// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

static constexpr std::array quarters{Quarter::Wainwrights, Quarter::Coiners, Quarter::Bookbinders,
                                     Quarter::Tanners};

bool Referee::merchantIn(int player, Quarter quarter) const
{
  return std::ranges::any_of(m_merchants, [&](const Merchant& merchant) {
    return merchant.player == player && merchant.quarter == quarter;
  });
}

// Each who has the majority on a completed road that leads to Leipzig; D30: any follower.
std::vector<std::vector<SendChoice>> Referee::roadChoices(int player) const
{
  auto result = std::vector<std::vector<SendChoice>>{};
  if (!m_rules.leipzig.on)
    return result;
  const auto roads = roadsToLeipzig(m_top, m_rules.leipzig.anyCrossingConnects);
  for (const auto& group : m_complete) {
    const auto owners = most(votesOf(group.figures));
    if (group.type != FeatureType::Road || !roads.contains(*group.whole.pieces.begin()) ||
        std::ranges::find(owners, player) == owners.end() ||
        std::ranges::find(group.decided, player) != group.decided.end())
      continue;
    auto choices = std::vector<SendChoice>{};
    for (const auto& figure : group.figures)
      for (const auto quarter : quarters)
        if (figure.player == player && figure.follower() && !merchantIn(player, quarter))
          choices.push_back({figure.piece, quarter});
    std::ranges::sort(choices);
    if (!choices.empty())
      result.push_back(choices);
  }
  return result;
}

// Its upgrade chip, if any, leaves the game; it stays to the end.
void Referee::send(int player, const SendChoice& choice)
{
  for (auto& group : m_complete) {
    for (const auto& figure : group.figures) {
      if (figure.player != player || figure.piece != choice.figure)
        continue;
      group.sent.push_back(figure);
      group.decided.push_back(player);
      m_merchants.push_back({player, choice.quarter, figure.sort});
      std::erase(m_figures, figure);
      fire("sent to Leipzig");
      fire("sent to quarter " + std::to_string(static_cast<int>(choice.quarter)));
      fire("sent large", figure.sort == Sort::Large);
      fire("sent upgraded", figure.under > 0);
      return;
    }
  }
}

void Referee::keep(int player, const Piece& figure)
{
  for (auto& group : m_complete)
    if (group.whole.pieces.contains(figure))
      group.decided.push_back(player);
}

// D18: majority before sending, and one who has no other follower on the road scores nothing; or
// counted again without those sent. Wainwrights: the real number of tiles, for a sender too.
std::vector<int> Referee::scorersOfRoad(const Group& group) const
{
  auto staying = group.figures;
  for (const auto& figure : group.sent)
    std::erase(staying, figure);
  const auto stays = votesOf(staying);
  auto scoring = most(m_rules.leipzig.majorityAfter ? stays : votesOf(group.figures));
  std::erase_if(scoring, [&](int player) { return !stays.contains(player); });
  return scoring;
}

void Referee::scoreRoad(const Group& group)
{
  const auto points = roadPoints(group.whole);
  const auto before = owners(group.figures);
  const auto scoring = scorersOfRoad(group);
  auto driving = scoring;
  for (const auto& figure : group.sent)
    if (std::ranges::find(driving, figure.player) == driving.end())
      driving.push_back(figure.player);
  fire("sender scores with another", !group.sent.empty() && driving == scoring);
  fire("majority changed by sending", m_rules.leipzig.majorityAfter && !group.sent.empty() &&
                                          !scoring.empty() && scoring != before);
  for (const auto player : scoring)
    pay(player, points);
  const auto tiles = census(m_top, group.whole).tiles;
  for (const auto& [player, chips] : group.spent)
    pay(player, chips * tiles); // D36: the real number
  fire("two owners spend chips", group.spent.size() > 1);
  for (const auto player : driving) {
    if (!merchantIn(player, Quarter::Wainwrights))
      continue;
    pay(player, tiles);
    fire("wainwrights");
    fire("wainwrights of a sender", std::ranges::find(scoring, player) == scoring.end());
  }
}

} // namespace referee
