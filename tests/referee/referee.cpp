// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/referee.h"

#include <algorithm>
#include <cassert>

namespace referee {

using namespace kartenwerk;

Referee::Referee(const PlayableScenario& scenario)
    : m_map(scenario.map ? &*scenario.map : nullptr), m_rules(scenario.scenario.rules), m_top(m_map)
{
  for (const auto& tile : scenario.tiles())
    m_kinds.emplace(tile.kind.id, tile.kind);
  const auto players = static_cast<std::size_t>(scenario.scenario.players);
  const auto extra = m_rules.leipzig.on && m_rules.leipzig.extraMeeple ? 1 : 0;
  m_scores.assign(players, 0);
  m_supply.assign(players, {{Sort::Meeple, m_rules.meeples + extra},
                            {Sort::Large, m_rules.largeMeeple ? 1 : 0},
                            {Sort::Abbot, m_rules.abbot ? 1 : 0},
                            {Sort::Builder, m_rules.builder ? 1 : 0},
                            {Sort::Pig, m_rules.pig ? 1 : 0}});
  m_chips.assign(players, {});
  m_kept.assign(players, {});
  m_goods.assign(players, {});
  if (const auto* layout = scenario.chipLayout(); layout && m_rules.chips.on)
    layChips(*layout);
}

const TileKind& Referee::kindOf(const std::string& id) const
{
  return m_kinds.at(id);
}

void Referee::lay(const std::string& kind, const Placement& placement)
{
  m_top.lay(placement.place, {&kindOf(kind), placement.rotation});
}

void Referee::prelay(const std::string& kind, const Placement& placement)
{
  lay(kind, placement);
}

std::string Referee::prelayProblem(const std::string& id, const Placement& placement) const
{
  return m_top.matches(kindOf(id), placement.rotation, placement.place)
             ? ""
             : "a tile is laid before the first turn where it does not fit";
}

// D32: one of the Darmstadtium's city edges must join a city. In a turn it always does: what makes
// a square reached wants an edge.
bool Referee::lacksCity(const std::string& id, const Placement& placement) const
{
  const auto& kind = kindOf(id);
  const auto seat = std::ranges::any_of(kind.features, &Feature::darmstadtium);
  const auto joins = std::ranges::any_of(allSides, [&](Side side) {
    const auto beyond = neighbour(placement.place, side);
    return m_top.tiles().contains(beyond) || m_top.largeCity(beyond) ||
           (m_map && m_map->print(placement.place, side)); // all its edges are city
  });
  fire("darmstadtium on a start", seat && m_rules.darmstadt.on && joins);
  return seat && m_rules.darmstadt.on && !joins;
}

// Start squares bear a small town, and one that is not used stays a town; a used one has its tile
// before the first turn.
bool Referee::town(Place place) const
{
  return m_map && (m_map->site(place, SiteKind::Town) || m_map->site(place, SiteKind::Start));
}

void Referee::place(int player, const std::string& kind, const Placement& placement,
                    const std::vector<Chip>& chips)
{
  lay(kind, placement);
  m_last = placement.place;
  m_secondPart = false;
  fire("river", m_rules.river && !m_map && riverTile(kindOf(kind)));
  if (m_rules.townExtraTile && town(m_last)) {
    m_secondPart = true;
    fire("town gives a tile");
  }
  if (extendsBuilder(player)) {
    m_secondPart = true;
    fire("builder gives a tile");
  }
  if (m_rules.townCosts && town(m_last)) {
    pay(player, -2);
    fire("town costs");
  }
  const auto* island = m_map ? m_map->site(m_last, SiteKind::Island) : nullptr;
  if (island && m_rules.islandCoats) {
    pay(player, 2 * island->coats);
    fire("island coats");
  }
  takeChips(player, chips);
}

bool Referee::extendsBuilder(int player) const
{
  const auto& features = m_top.tiles().at(m_last).kind->features;
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (features[i].type != FeatureType::City && features[i].type != FeatureType::Road)
      continue;
    const auto whole = m_top.whole({Piece::Kind::Tile, m_last, static_cast<int>(i)});
    for (const auto& figure : m_figures)
      if (figure.player == player && figure.sort == Sort::Builder &&
          whole.pieces.contains(figure.piece))
        return true;
  }
  return false;
}

void Referee::takeBack(int player, const Piece& abbot)
{
  pay(player, 1 + m_top.round(abbot.place).filled);
  std::erase_if(m_figures, [&](const Figure& figure) {
    return figure.player == player && figure.piece == abbot;
  });
  ++m_supply[static_cast<std::size_t>(player)][Sort::Abbot];
  fire("abbot home");
}

std::vector<Piece> Referee::upgradable(int player) const
{
  auto result = std::vector<Piece>{};
  for (const auto& figure : m_figures)
    if (figure.player == player && figure.sort == Sort::Meeple && figure.under == 0)
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
  fire("upgrade");
}

int Referee::goods(int player, Goods goods) const
{
  const auto& own = m_goods[static_cast<std::size_t>(player)];
  const auto found = own.find(goods);
  return found == own.end() ? 0 : found->second;
}

std::optional<SurveyorTile> Referee::active(int pile) const
{
  const auto& tiles = m_piles[static_cast<std::size_t>(pile)];
  return tiles.empty() ? std::nullopt : std::optional(tiles.front());
}

// All three go under their piles.
void Referee::endTurn()
{
  m_sold = false;
  if (m_evaluated && m_rules.surveyors.on) {
    for (auto& pile : m_piles)
      if (!pile.empty())
        std::ranges::rotate(pile, pile.begin() + 1);
    fire("surveyors turn");
  }
  m_evaluated = false;
}

} // namespace referee
