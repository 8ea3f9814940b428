// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/match.h"

#include <algorithm>
#include <array>
#include <span>

#include "tests/referee/seen.h"

namespace referee {

using namespace kartenwerk;

Match::Match(const PlayableScenario& scenario, std::shared_ptr<const Table> table,
             std::uint64_t seed, Style style)
    : m_scenario(scenario.scenario), m_referee(scenario), m_game(std::move(table), seed),
      m_random(seed, Purpose::Player), m_style(style)
{
}

std::string Match::featureOf(Place place, int feature) const
{
  const auto& tile = m_referee.top().tiles().at(place);
  return tile.kind->features[static_cast<std::size_t>(feature)].id;
}

void Match::differ(const std::string& what, const std::string& engine, const std::string& referee)
{
  m_duel.difference = "turn " + text(m_duel.turns) + ", " + what + ": engine " + engine +
                      ", referee " + referee + "; tile " + m_tile + " at " + text(m_place) + "; ";
  for (const auto& event : m_game.events(m_game.moves()))
    if (event.kind == EventKind::Scored)
      m_duel.difference += text(event.scoring);
}

Duel Match::play()
{
  m_duel.playable = true;
  for (const auto& tile : m_game.table().kinds()) {
    m_left[tile.kind.id] = ofLeipzig(tile.kind.id) ? 0 : tile.count;
    m_stack += m_left[tile.kind.id];
  }
  look();
  comparePilesDealt();
  if (m_view.leipzig && !m_referee.top().map())
    m_referee.layLeipzig(m_view.leipzig->squares[0]);
  for (const auto& event : m_game.events(0))
    hear(event);
  compareStart();
  while (m_duel.difference.empty() && m_view.decision.kind != DecisionKind::Over) {
    compareDecision();
    if (m_duel.difference.empty())
      answer();
  }
  if (m_duel.difference.empty())
    compareEnd();
  for (const auto& [rule, count] : m_referee.fired())
    m_duel.seen[rule] += count;
  return m_duel;
}

void Match::hear(const Event& event)
{
  switch (event.kind) {
  case EventKind::Laid:
    hearLaid(event);
    break;
  case EventKind::Drawn:
    --m_stack;
    m_fromIsland = false;
    break;
  case EventKind::SetAside:
    --m_stack;
    --m_left[kindOf(event.tile)];
    sameNumber("placements of a tile set aside", 0,
               static_cast<int>(m_referee.placements(kindOf(event.tile)).size()));
    break;
  case EventKind::Ended:
    m_reason = event.reason;
    break;
  default:
    break;
  }
}

void Match::hearLaid(const Event& event)
{
  const auto kind = kindOf(event.tile);
  if (ofLeipzig(kind))
    return;
  --m_left[kind];
  --m_stack;
  const auto placement = Placement{event.place, event.rotation};
  if (const auto problem = m_referee.prelayProblem(kind, placement); !problem.empty())
    m_duel.difference = problem + ": " + kind + " at " + text(placement);
  m_referee.prelay(kind, placement);
  m_laid.push_back(placement);
}

void Match::look()
{
  m_view = m_game.view();
  m_legal = m_game.legal();
}

void Match::answer()
{
  const auto move = choose();
  const auto asked = m_view.road.has_value(); // perhaps another player
  m_player = asked ? m_player : m_view.decision.player;
  const auto chooses = m_view.decision.player;
  const auto step = m_game.moves();
  if (!m_game.apply(move)) {
    m_duel.difference = "a legal move is refused";
    return;
  }
  for (const auto& event : m_game.events(step + 1))
    countSeen(event, m_duel.seen);
  const auto road = m_view.road.value_or(RoadInQuestion{});
  look();
  if (asked)
    tellChoice(move, chooses, pieceAt(road.place, road.feature));
  else
    tell(move, step + 1);
  advance(step + 1);
}

/// The colours that the bits of a move name.
static std::vector<Colour> coloursOf(const Move& move)
{
  auto colours = std::vector<Colour>{};
  for (int i = 0; i < 3; ++i)
    if ((move.feature >> i & 1) != 0)
      colours.push_back(static_cast<Colour>(i + 1));
  return colours;
}

void Match::tellChoice(const Move& move, int chooses, const Piece& road)
{
  if (move.kind == MoveKind::SendToLeipzig)
    m_referee.send(chooses, {pieceAt(move.place, move.feature), move.quarter});
  else if (move.kind == MoveKind::ScoreRoad)
    m_referee.keep(chooses, road);
  else
    m_referee.spend(chooses, road, coloursOf(move));
}

void Match::tell(const Move& move, int step)
{
  switch (move.kind) {
  case MoveKind::TakeTile:
    m_tile = m_referee.takeIslandTile(m_player, move.place);
    m_fromIsland = true;
    for (const auto& pile : m_referee.islandPiles())
      if (pile.place == move.place && !pile.tiles.empty())
        --m_left[pile.tiles.front()];
    break;
  case MoveKind::DrawTile:
    for (const auto& event : m_game.events(step))
      hear(event);
    break;
  case MoveKind::PlaceTile:
    tellTile(move, step);
    m_stage = Stage::Sale;
    break;
  case MoveKind::SellAtBorder:
  case MoveKind::SellInTown:
    m_referee.sell(
        m_player, {move.kind == MoveKind::SellInTown ? 9 : 5, move.colour, {move.ones, move.twos}});
    m_stage = Stage::Figure;
    break;
  case MoveKind::NoSale:
    m_stage = Stage::Figure;
    break;
  case MoveKind::PlaceFigure:
    m_referee.putFigure(m_player,
                        {featureOf(m_place, move.feature), static_cast<Sort>(move.figure)});
    m_stage = Stage::Upgrade;
    break;
  case MoveKind::AbbotHome:
    m_referee.takeBack(m_player, m_referee.abbots(m_player).front());
    m_stage = Stage::Upgrade;
    break;
  case MoveKind::Upgrade:
    m_referee.upgrade(m_player, pieceAt(move.place, move.feature), {move.ones, move.twos}, 1);
    break;
  case MoveKind::NoUpgrade:
    m_stage = Stage::Leipzig;
    m_referee.beginScoring();
    break;
  default:
    m_stage = Stage::Upgrade;
    break;
  }
}

void Match::tellTile(const Move& move, int step)
{
  auto places = std::vector<Place>{};
  auto chips = std::vector<Chip>{};
  for (const auto& event : m_game.events(step)) {
    if (event.kind != EventKind::ChipTaken)
      continue;
    places.push_back(event.place);
    chips.push_back({event.colour, event.points});
  }
  std::ranges::sort(places);
  same("chips taken", places, m_referee.chipsTakenAt(move.place));
  m_left[m_tile] -= m_fromIsland ? 0 : 1;
  m_referee.place(m_player, m_tile, {move.place, move.rotation}, chips);
  m_place = move.place;
}

// The engine passes over decisions that leave no choice; the referee sees to it that there is none.
void Match::passOver()
{
  const auto next = m_view.decision.kind;
  if (m_stage == Stage::Sale && next != DecisionKind::Sale) {
    same("sales passed over", std::vector<SaleChoice>{}, m_referee.sales(m_player));
    m_stage = Stage::Figure;
  }
  if (m_stage == Stage::Figure && next != DecisionKind::Figure) {
    same("figure options passed over", std::vector<FigureOption>{},
         m_referee.figureOptions(m_player));
    same("an abbot passed over", std::vector<Piece>{}, m_referee.abbots(m_player));
    m_stage = Stage::Upgrade;
  }
  if (m_stage == Stage::Upgrade && next != DecisionKind::Upgrade) {
    same("upgrades passed over", std::vector<UpgradeChoice>{}, upgrades());
    m_stage = Stage::Leipzig;
    m_referee.beginScoring();
  }
  if (m_stage == Stage::Leipzig && next != DecisionKind::Leipzig) {
    sameNumber("a choice about Leipzig passed over", -1, chooser());
    m_stage = Stage::Chips;
  }
  if (m_stage == Stage::Chips && next != DecisionKind::RoadChips) {
    sameNumber("chips for a road passed over", -1, spender());
    m_stage = Stage::Done;
  }
}

void Match::advance(int step)
{
  passOver();
  if (m_stage == Stage::Done) {
    endPart(step);
    m_stage = Stage::Tile;
    return;
  }
  if (m_view.decision.kind == DecisionKind::Over)
    return; // no tile that was drawn fitted
  sameNumber("whose choice it is", m_view.decision.player,
             m_stage == Stage::Leipzig ? chooser()
             : m_stage == Stage::Chips ? spender()
                                       : m_player);
}

void Match::endPart(int step)
{
  m_referee.score(m_player);
  m_secondPart = !m_secondPart && m_referee.givesSecondPart();
  const auto next = m_secondPart ? m_player : (m_player + 1) % m_game.table().players();
  m_offered = m_stack > 0 ? m_referee.islandTiles(next) : std::vector<Place>{};
  for (const auto& event : m_game.events(step))
    hear(event);
  if (m_view.decision.kind != DecisionKind::Draw)
    same("open tiles of islands passed over", std::vector<Place>{}, m_offered);
  if (m_view.decision.kind == DecisionKind::Over)
    return;
  sameNumber(
      "a tile is drawn or chosen",
      m_view.decision.kind == DecisionKind::Tile || m_view.decision.kind == DecisionKind::Draw ? 1
                                                                                               : 0,
      1);
  if (!m_secondPart)
    m_referee.endTurn();
  compareNextPlayer();
}

Duel duel(const PlayableScenario& scenario, std::uint64_t seed, Style style)
{
  const auto table = Table::compile(scenario);
  if (!table.value)
    return {};
  return Match(scenario, *table.value, seed, style).play();
}

} // namespace referee
