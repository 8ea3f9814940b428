// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <set>

#include "tests/referee/match.h"

namespace referee {

using namespace kartenwerk;

// D7: one tile on each used start, those that the scenario fixes among them. The active scoring
// tiles are told by the engine: they were shuffled.
void Match::compareStart()
{
  auto squares = std::set<Place>{};
  for (const auto& placement : m_laid) {
    squares.insert(placement.place);
    const auto* map = m_referee.top().map();
    if (map && !map->site(placement.place, SiteKind::Start))
      differ("a tile laid before the first turn", text(placement), "no start square");
    if (m_referee.lacksCity(m_referee.top().tiles().at(placement.place).kind->id, placement))
      differ("a Darmstadtium laid before the first turn", text(placement), "no city there");
  }
  sameNumber("tiles laid on one start", static_cast<int>(m_laid.size()),
             static_cast<int>(squares.size()));
  for (const auto& fixed : m_scenario.laid) {
    const auto& tiles = m_referee.top().tiles();
    const auto tile = tiles.find(fixed.place);
    if (tile == tiles.end()) {
      if (!fixed.kind.empty())
        differ("the fixed tile of " + text(fixed.place), "none", fixed.kind);
      continue;
    }
    if (!fixed.kind.empty())
      same("a fixed tile", std::vector{tile->second.kind->id}, std::vector{fixed.kind});
    if (fixed.rotation)
      sameNumber("a fixed rotation", degrees(tile->second.rotation), degrees(*fixed.rotation));
  }
  for (const auto place : m_scenario.starts)
    if (!squares.contains(place))
      compareEmptyStart(place);
  compareChipsDealt();
  for (std::size_t pile = 0; pile < 3; ++pile) {
    const auto tiles = m_game.deal().surveyors[pile].all();
    m_referee.setPile(pile, {tiles.begin(), tiles.end()});
  }
}

/// No tile that is left may fit there.
void Match::compareEmptyStart(Place place)
{
  for (const auto& [kind, count] : m_left)
    for (const auto rotation : allRotations)
      if (count > 0 && m_referee.prelayProblem(kind, {place, rotation}).empty() &&
          !m_referee.lacksCity(kind, {place, rotation}))
        differ("a named start", text(place) + " is empty", kind + " fits");
}

void Match::compareDecision()
{
  compareState();
  switch (m_view.decision.kind) {
  case DecisionKind::Tile:
    compareTile();
    break;
  case DecisionKind::Figure:
    compareFigure();
    break;
  case DecisionKind::Upgrade:
    compareUpgrade();
    break;
  case DecisionKind::Leipzig:
    compareLeipzig();
    break;
  case DecisionKind::Draw:
    compareDraw();
    break;
  case DecisionKind::Sale:
    compareSale();
    break;
  case DecisionKind::RoadChips:
    compareRoadChips();
    break;
  case DecisionKind::Over:
    break;
  }
}

void Match::compareTile()
{
  if (m_fromIsland)
    same("the tile of the island", std::vector{kindOf(m_view.tileInHand)}, std::vector{m_tile});
  m_tile = kindOf(m_view.tileInHand);
  auto engine = std::vector<Placement>{};
  for (const auto& move : m_legal)
    engine.push_back({move.place, move.rotation});
  std::ranges::sort(engine);
  const auto own = m_referee.placements(m_tile);
  same(("placements of " + m_tile).c_str(), engine, own);
  const auto reached = m_referee.top().reached();
  same("reached squares", m_view.open, std::vector(reached.begin(), reached.end()));
  auto unseen = std::vector<int>{};
  for (const auto& tile : m_game.table().kinds())
    unseen.push_back(m_left[tile.kind.id] - (tile.kind.id == m_tile && !m_fromIsland ? 1 : 0));
  same("tiles not yet seen", m_view.remaining, unseen);
  sameNumber("tiles to be drawn", m_view.stack, m_stack);
  if (m_scenario.rules.river && !m_referee.top().map())
    compareRiver();
  m_duel.placements += static_cast<long long>(own.size());
  ++m_duel.turns;
}

// The river is laid before all else, its lake last.
void Match::compareRiver()
{
  auto river = 0;
  auto hand = 0;
  auto lake = false;
  for (const auto& tile : m_game.table().kinds()) {
    for (const auto& feature : tile.kind.features) {
      if (feature.type != FeatureType::River)
        continue;
      river += m_left[tile.kind.id];
      hand += tile.kind.id == m_tile ? 1 : 0;
      lake = lake || (tile.kind.id == m_tile && feature.end == RoadEnd::Lake);
      break;
    }
  }
  if (hand == 0)
    sameNumber("river tiles left behind", river, 0);
  if (lake)
    sameNumber("river tiles left with the lake", river, 1);
}

void Match::compareFigure()
{
  auto engine = std::vector<FigureOption>{};
  auto none = 0;
  auto home = 0;
  for (const auto& move : m_legal) {
    none += move.kind == MoveKind::NoFigure ? 1 : 0;
    home += move.kind == MoveKind::AbbotHome ? 1 : 0;
    if (move.kind == MoveKind::PlaceFigure)
      engine.push_back({featureOf(m_place, move.feature), static_cast<Sort>(move.figure)});
  }
  std::ranges::sort(engine);
  same("figure options", engine, m_referee.figureOptions(m_player));
  sameNumber("ways to decline a figure", none, 1);
  sameNumber("abbots to be taken back", home, static_cast<int>(m_referee.abbots(m_player).size()));
}

void Match::compareUpgrade()
{
  auto engine = std::vector<UpgradeChoice>{};
  for (const auto& move : m_legal)
    if (move.kind == MoveKind::Upgrade)
      engine.push_back({pieceAt(move.place, move.feature), {move.ones, move.twos}});
  std::ranges::sort(engine);
  same("upgrades", engine, upgrades());
}

// A player may decide about his roads in any order; each decision is about one of them.
void Match::compareLeipzig()
{
  auto engine = std::vector<SendChoice>{};
  auto keep = 0;
  for (const auto& move : m_legal) {
    keep += move.kind == MoveKind::ScoreRoad ? 1 : 0;
    if (move.kind == MoveKind::SendToLeipzig)
      engine.push_back({pieceAt(move.place, move.feature), move.quarter});
  }
  std::ranges::sort(engine);
  sameNumber("ways to score the road", keep, 1);
  sameNumber("who chooses about Leipzig", m_view.decision.player, chooser());
  const auto roads = m_referee.roadChoices(m_view.decision.player);
  if (std::ranges::find(roads, engine) == roads.end())
    differ("choices about Leipzig", listed(engine), roads.empty() ? "none" : listed(roads.front()));
}

/// Of those who have a choice the active player comes first, then clockwise.
int Match::firstClockwise(int (*roads)(const Referee&, int)) const
{
  const auto players = m_game.table().players();
  for (int i = 0; i < players; ++i)
    if (const auto player = (m_player + i) % players; roads(m_referee, player) > 0)
      return player;
  return -1;
}

int Match::chooser() const
{
  return firstClockwise([](const Referee& referee, int player) {
    return static_cast<int>(referee.roadChoices(player).size());
  });
}

std::vector<UpgradeChoice> Match::upgrades() const
{
  auto result = std::vector<UpgradeChoice>{};
  for (const auto& piece : m_referee.upgradable(m_player))
    for (const auto& payment : m_referee.payments(m_player))
      result.push_back({piece, payment});
  std::ranges::sort(result);
  return result;
}

void Match::compareSeat(int player)
{
  const auto& seat = m_view.seats[static_cast<std::size_t>(player)];
  sameNumber("supply", seat.meeples, m_referee.supply(player));
  sameNumber("large meeples", seat.large ? 1 : 0, m_referee.supply(player, Sort::Large));
  sameNumber("abbots", seat.abbot ? 1 : 0, m_referee.supply(player, Sort::Abbot));
  sameNumber("builders", seat.builder ? 1 : 0, m_referee.supply(player, Sort::Builder));
  sameNumber("pigs", seat.pig ? 1 : 0, m_referee.supply(player, Sort::Pig));
  sameNumber("chips of value 1", seat.ones, m_referee.chips(player).ones);
  sameNumber("chips of value 2", seat.twos, m_referee.chips(player).twos);
  sameNumber("wine", seat.goods[0], m_referee.goods(player, Goods::Wine));
  sameNumber("grain", seat.goods[1], m_referee.goods(player, Goods::Grain));
  sameNumber("cloth", seat.goods[2], m_referee.goods(player, Goods::Cloth));
}

void Match::compareState()
{
  same("scores", m_game.scores(), m_referee.scores());
  for (std::size_t i = 0; i < m_view.seats.size(); ++i)
    compareSeat(static_cast<int>(i));
  compareChips();
  comparePiles();
  auto engine = std::vector<Figure>{};
  for (const auto& figure : m_view.figures)
    engine.push_back({figure.player, pieceAt(figure.place, figure.feature),
                      static_cast<Sort>(figure.kind), figure.upgraded ? 1 : 0});
  std::ranges::sort(engine);
  auto own = m_referee.figures();
  std::ranges::sort(own);
  same("figures", engine, own);
  auto inLeipzig = std::vector<Merchant>{};
  if (m_view.leipzig)
    for (const auto& figure : m_view.leipzig->figures)
      inLeipzig.push_back({figure.player, figure.quarter, static_cast<Sort>(figure.kind)});
  std::ranges::sort(inLeipzig);
  auto merchants = m_referee.merchants();
  std::ranges::sort(merchants);
  same("figures in Leipzig", inLeipzig, merchants);
  if (m_view.decision.kind != DecisionKind::Over)
    compareSurveyors();
}

void Match::compareSurveyors()
{
  sameNumber("surveyors are on", m_view.surveyors ? 1 : 0, m_scenario.rules.surveyors.on ? 1 : 0);
  if (!m_view.surveyors)
    return;
  const auto number = [](std::optional<SurveyorTile> tile) {
    return tile ? static_cast<int>(*tile) : -1;
  };
  const auto& active = m_view.surveyors->active;
  same("active scoring tiles",
       std::vector{number(active.city), number(active.road), number(active.monastery)},
       std::vector{number(m_referee.active(0)), number(m_referee.active(1)),
                   number(m_referee.active(2))});
}

// D28: at most one second part a turn.
void Match::compareNextPlayer()
{
  const auto next = m_secondPart ? m_player : (m_player + 1) % m_game.table().players();
  sameNumber("whose tile it is", m_view.decision.player, next);
  sameNumber("second part", m_view.secondPart ? 1 : 0, m_secondPart ? 1 : 0);
}

// D6: last tile placed, or no playable square is left, or no remaining tile fits anywhere.
void Match::compareEnd()
{
  m_referee.scoreFinal();
  compareState();
  if (m_reason == EndReason::LastTile)
    sameNumber("tiles left at the end", m_stack, 0);
  if (m_reason == EndReason::NoSquareLeft)
    sameNumber("a square is left at the end", 0, m_referee.full() ? 0 : 1);
  for (const auto& [kind, count] : m_left)
    if (count > 0 && m_reason != EndReason::LastTile) // tiles on islands are left behind
      sameNumber("placements of a tile that is left at the end", 0,
                 static_cast<int>(m_referee.placements(kind).size()));
}

} // namespace referee
