// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/referee.h"

#include <algorithm>
#include <cassert>

namespace referee {

using namespace kartenwerk;

/// One whole feature with figures on it.
struct Referee::Group
{
  Piece first; ///< where the first figure stands
  Whole whole;
  std::vector<Figure> figures;
};

Referee::Referee(const PlayableScenario& scenario)
    : m_map(scenario.map ? &*scenario.map : nullptr), m_rules(scenario.scenario.rules), m_top(m_map)
{
  for (const auto& tile : scenario.tiles())
    m_kinds.emplace(tile.kind.id, tile.kind);
  const auto players = static_cast<std::size_t>(scenario.scenario.players);
  m_scores.assign(players, 0);
  m_supply.assign(players, m_rules.meeples);
  m_chips.assign(players, {});
  if (const auto* layout = scenario.chipLayout(); layout && m_rules.chips.on)
    for (const auto& chip : layout->chips)
      m_board.insert(chip.place);
}

const TileKind& Referee::kindOf(const std::string& id) const
{
  return m_kinds.at(id);
}

void Referee::prelay(const std::string& kind, const Placement& placement)
{
  m_top.lay(placement.place, {&kindOf(kind), placement.rotation});
}

std::vector<Placement> Referee::placements(const std::string& kind) const
{
  auto result = std::vector<Placement>{};
  for (const auto place : m_top.reached())
    for (const auto rotation : allRotations)
      if (m_top.matches(kindOf(kind), rotation, place))
        result.push_back({place, rotation});
  return result;
}

// Start squares bear a small town, and one that is not used stays a town; a used one has its tile
// before the first turn.
bool Referee::town(Place place) const
{
  return m_map && (m_map->site(place, SiteKind::Town) || m_map->site(place, SiteKind::Start));
}

bool Referee::givesSecondTile(Place place) const
{
  return m_rules.townExtraTile && town(place);
}

void Referee::place(int player, const std::string& kind, const Placement& placement, int chipValue)
{
  const auto p = static_cast<std::size_t>(player);
  m_top.lay(placement.place, {&kindOf(kind), placement.rotation});
  m_last = placement.place;
  if (m_rules.townCosts && town(placement.place))
    m_scores[p] -= 2;
  const auto* island = m_map ? m_map->site(placement.place, SiteKind::Island) : nullptr;
  if (island && m_rules.islandCoats)
    m_scores[p] += 2 * island->coats;
  if (m_board.erase(placement.place) == 0)
    return;
  m_scores[p] += chipValue;
  if (m_rules.chips.use == ChipUse::Upgrade)
    (chipValue == 2 ? m_chips[p].twos : m_chips[p].ones) += 1;
}

std::vector<std::string> Referee::figureOptions(int player) const
{
  auto result = std::vector<std::string>{};
  if (supply(player) == 0)
    return result;
  const auto& features = m_top.tiles().at(m_last).kind->features;
  for (std::size_t i = 0; i < features.size(); ++i) {
    const auto type = features[i].type;
    const auto allowed = type == FeatureType::City || type == FeatureType::Road ||
                         type == FeatureType::Monastery ||
                         (type == FeatureType::Field && m_rules.fields);
    const auto whole = m_top.whole({Piece::Kind::Tile, m_last, static_cast<int>(i)});
    const auto occupied = std::ranges::any_of(
        m_figures, [&](const Figure& figure) { return whole.pieces.contains(figure.piece); });
    if (allowed && !occupied)
      result.push_back(features[i].id);
  }
  return result;
}

void Referee::putMeeple(int player, const std::string& feature)
{
  const auto& features = m_top.tiles().at(m_last).kind->features;
  const auto at = std::ranges::find(features, feature, &Feature::id);
  assert(at != features.end());
  m_figures.push_back(
      {player, {Piece::Kind::Tile, m_last, static_cast<int>(at - features.begin())}, 0});
  --m_supply[static_cast<std::size_t>(player)];
}

std::vector<Piece> Referee::upgradable(int player) const
{
  auto result = std::vector<Piece>{};
  for (const auto& figure : m_figures)
    if (figure.player == player && figure.under == 0)
      result.push_back(figure.piece);
  std::ranges::sort(result);
  return result;
}

// Chips worth exactly 4: 1+1+1+1, 1+1+2, 2+2.
std::vector<ChipCount> Referee::payments(int player) const
{
  auto result = std::vector<ChipCount>{};
  if (!m_rules.chips.on || m_rules.chips.use != ChipUse::Upgrade)
    return result;
  const auto own = chips(player);
  for (int twos = 0; twos <= 2; ++twos)
    if (own.twos >= twos && own.ones >= 4 - 2 * twos)
      result.push_back({4 - 2 * twos, twos});
  return result;
}

void Referee::upgrade(int player, const Piece& meeple, const ChipCount& payment, int under)
{
  auto& own = m_chips[static_cast<std::size_t>(player)];
  own.ones -= payment.ones;
  own.twos -= payment.twos;
  for (auto& figure : m_figures)
    if (figure.player == player && figure.piece == meeple)
      figure.under = under;
}

std::vector<Referee::Group> Referee::groups() const
{
  auto result = std::vector<Group>{};
  for (const auto& figure : m_figures) {
    auto group = std::ranges::find_if(
        result, [&](const Group& g) { return g.whole.pieces.contains(figure.piece); });
    if (group == result.end())
      group = result.insert(group, {figure.piece, m_top.whole(figure.piece), {}});
    group->figures.push_back(figure);
  }
  return result;
}

bool Referee::complete(const Group& group) const
{
  switch (m_top.feature(group.first).type) {
  case FeatureType::City:
  case FeatureType::Road:
    return !group.whole.open;
  case FeatureType::Monastery: {
    const auto round = m_top.round(group.first.place);
    return m_map ? round.filled == round.existing : round.filled == 8;
  }
  default:
    return false;
  }
}

int Referee::points(const Group& group, bool done) const
{
  switch (m_top.feature(group.first).type) {
  case FeatureType::City:
    return cityPoints(group.whole, done);
  case FeatureType::Road:
    return roadPoints(group.whole, done);
  case FeatureType::Monastery:
    return 1 + m_top.round(group.first.place).filled;
  default:
    return fieldPoints(group.whole);
  }
}

int Referee::cityPoints(const Whole& whole, bool done) const
{
  const auto count = m_top.count(whole);
  const auto small = m_rules.smallCityPoints == 2 && count.tiles == 2;
  return (done && !small ? 2 : 1) * (count.tiles + count.coats);
}

int Referee::roadPoints(const Whole& whole, bool done) const
{
  const auto count = m_top.count(whole);
  const auto towns = m_rules.townRoadBonus ? 2 * visibleTowns(whole) : 0;
  return count.tiles + (done ? 2 : 1) * count.coats + count.ferryPoints + towns;
}

int Referee::fieldPoints(const Whole& whole) const
{
  const auto cities = m_top.citiesAt(whole);
  return 3 * static_cast<int>(std::ranges::count_if(
                 cities, [&](const Piece& city) { return !m_top.whole(city).open; }));
}

int Referee::visibleTowns(const Whole& whole) const
{
  auto towns = std::set<Place>{};
  for (const auto& piece : whole.pieces) {
    if (piece.kind != Piece::Kind::Tile && piece.kind != Piece::Kind::Gate)
      continue;
    for (const auto side : allSides) {
      const auto beside = neighbour(piece.place, side);
      if (m_top.empty(beside) && town(beside))
        towns.insert(beside);
    }
  }
  return static_cast<int>(towns.size());
}

void Referee::pay(const Group& group, int points)
{
  auto votes = std::map<int, int>{};
  for (const auto& figure : group.figures)
    votes[figure.player] += figure.under > 0 ? 2 : 1;
  auto most = 0;
  for (const auto& [player, count] : votes)
    most = std::max(most, count);
  for (const auto& [player, count] : votes)
    if (count == most)
      m_scores[static_cast<std::size_t>(player)] += points;
}

void Referee::scoreComplete()
{
  for (const auto& group : groups()) {
    if (!complete(group))
      continue;
    pay(group, points(group, true));
    for (const auto& figure : group.figures) {
      ++m_supply[static_cast<std::size_t>(figure.player)];
      std::erase(m_figures, figure);
    }
  }
}

void Referee::scoreFinal()
{
  for (const auto& group : groups())
    pay(group, points(group, false));
}

} // namespace referee
