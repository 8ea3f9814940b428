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
  for (const auto& tile : m_game.table().kinds())
    m_left[tile.kind.id] = ofLeipzig(tile.kind.id) ? 0 : tile.count;
  look();
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
  case EventKind::SetAside:
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
  m_player = m_view.decision.kind == DecisionKind::Leipzig ? m_player : m_view.decision.player;
  const auto chooses = m_view.decision.player;
  const auto step = m_game.moves();
  if (!m_game.apply(move)) {
    m_duel.difference = "a legal move is refused";
    return;
  }
  for (const auto& event : m_game.events(step + 1))
    countSeen(event, m_duel.seen);
  const auto road = m_view.road;
  look();
  if (move.kind == MoveKind::SendToLeipzig)
    m_referee.send(chooses, {pieceAt(move.place, move.feature), move.quarter});
  else if (move.kind == MoveKind::ScoreRoad)
    m_referee.keep(chooses, pieceAt(road->place, road->feature));
  else
    tell(move, step + 1);
  advance(step + 1);
}

void Match::tell(const Move& move, int step)
{
  switch (move.kind) {
  case MoveKind::PlaceTile:
    tellTile(move, step);
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
  auto value = 0;
  for (const auto& event : m_game.events(step))
    if (event.kind == EventKind::ChipTaken)
      value = event.points;
  sameNumber("a chip lies there", value > 0 ? 1 : 0, m_referee.chipAt(move.place) ? 1 : 0);
  --m_left[m_tile];
  m_referee.place(m_player, m_tile, {move.place, move.rotation}, value);
  m_place = move.place;
}

// The engine passes over decisions that leave no choice; the referee sees to it that there is none.
void Match::advance(int step)
{
  const auto next = m_view.decision.kind;
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
    m_stage = Stage::Done;
  }
  if (m_stage != Stage::Done) {
    sameNumber("whose choice it is", m_view.decision.player,
               m_stage == Stage::Leipzig ? chooser() : m_player);
    return;
  }
  endPart(step);
}

void Match::endPart(int step)
{
  m_referee.score(m_player);
  for (const auto& event : m_game.events(step))
    hear(event);
  m_secondPart = !m_secondPart && m_referee.givesSecondPart();
  if (m_view.decision.kind != DecisionKind::Tile) {
    sameNumber("the game is over", m_view.decision.kind == DecisionKind::Over ? 1 : 0, 1);
    return;
  }
  if (!m_secondPart)
    m_referee.endTurn();
  compareNextPlayer();
}

Move Match::choose()
{
  const auto any = [&] {
    return m_legal[static_cast<std::size_t>(m_random.below(m_legal.size()))];
  };
  if (m_style == Style::Uniform)
    return any();
  switch (m_view.decision.kind) {
  case DecisionKind::Tile:
    return m_random.below(3) > 0 ? chooseTile() : any();
  case DecisionKind::Figure:
    return m_random.below(8) > 0 ? chooseFigure() : any();
  default: {
    const auto move = any(); // "none" is one answer; rather not
    return move.kind == MoveKind::NoUpgrade || move.kind == MoveKind::ScoreRoad ? any() : move;
  }
  }
}

/// Where most of the nine squares are taken, or most figures come together in one road or city.
Move Match::chooseTile()
{
  const auto together = m_random.below(2) > 0;
  auto best = m_legal.front();
  auto most = -100;
  auto order = m_legal;
  m_random.shuffle(std::span(order));
  order.resize(std::min(order.size(), std::size_t{together ? 60U : 12U}));
  for (const auto& move : order) {
    const auto squares = nineSquares(move.place);
    const auto taken = static_cast<int>(
        std::ranges::count_if(squares, [&](Place place) { return !m_referee.top().empty(place); }));
    const auto worth = together ? 10 * figuresJoined(move) + taken : taken;
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/// How many figures the tile laid there brings into one road or city that is worth completing.
int Match::figuresJoined(const Move& move) const
{
  const auto& kind = m_game.table().kind(m_view.tileInHand);
  auto top = m_referee.top();
  top.lay(move.place, {&kind, move.rotation});
  auto most = -1;
  for (std::size_t i = 0; i < kind.features.size(); ++i) {
    if (kind.features[i].type != FeatureType::City && kind.features[i].type != FeatureType::Road)
      continue;
    const auto whole = top.whole(pieceAt(move.place, static_cast<int>(i)));
    most = std::max(most, static_cast<int>(
                              std::ranges::count_if(m_referee.figures(), [&](const Figure& figure) {
                                return whole.pieces.contains(figure.piece);
                              })));
  }
  return most;
}

/// Half of the time one of the figures that come in ones; and mostly no farmer, who stays.
Move Match::chooseFigure()
{
  auto special = std::vector<Move>{};
  auto others = std::vector<Move>{};
  const auto farmers = m_random.below(5) == 0;
  const auto& kind = *m_referee.top().tiles().at(m_place).kind;
  for (const auto& move : m_legal) {
    if (move.kind == MoveKind::NoFigure)
      continue;
    const auto one = move.kind == MoveKind::AbbotHome || move.figure != FigureKind::Meeple;
    if (one || farmers || kind.features[move.feature].type != FeatureType::Field)
      (one ? special : others).push_back(move);
  }
  const auto& from =
      others.empty() || (!special.empty() && m_random.below(2) > 0) ? special : others;
  return from.empty() ? m_legal[static_cast<std::size_t>(m_random.below(m_legal.size()))]
                      : from[static_cast<std::size_t>(m_random.below(from.size()))];
}

Duel duel(const PlayableScenario& scenario, std::uint64_t seed, Style style)
{
  const auto table = Table::compile(scenario);
  if (!table.value)
    return {};
  return Match(scenario, *table.value, seed, style).play();
}

} // namespace referee
