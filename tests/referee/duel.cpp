// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/duel.h"

#include <algorithm>
#include <optional>
#include <set>

#include "model/base/random.h"
#include "model/game/game.h"
#include "tests/referee/referee.h"
#include "tests/referee/seen.h"
#include "tests/referee/words.h"

namespace referee {

using namespace kartenwerk;

namespace {

/// One game under way.
class Match
{
public:
  Match(const PlayableScenario& scenario, std::shared_ptr<const Table> table, std::uint64_t seed)
      : m_referee(scenario), m_game(std::move(table), seed), m_random(seed, Purpose::Player)
  {
  }

  Duel play();

private:
  enum class Stage { Tile, Figure, Upgrade, Done };

  void hear(const Event& event);
  void look();
  void compareDecision();
  void compareTile();
  void compareFigure();
  void compareState();
  void compareEnd();
  void answer();
  void tell(const Move& move, int step);
  void advance(int step);
  void compareNextPlayer();
  std::vector<UpgradeChoice> upgrades() const;
  int left() const;
  std::string kindOf(int tile) const { return m_game.table().kind(tile).id; }
  std::string featureOf(Place place, int feature) const
  {
    const auto& tile = m_referee.top().tiles().at(place);
    return tile.kind->features[static_cast<std::size_t>(feature)].id;
  }
  template <class A, class B>
  void same(const char* what, const A& engine, const B& referee)
  {
    if (!m_duel.difference.empty() || engine == referee)
      return;
    m_duel.difference = "turn " + text(m_duel.turns) + ", " + what + ": engine " + listed(engine) +
                        ", referee " + listed(referee) + "; tile " + m_tile + " at " +
                        toString(m_place) + "; ";
    for (const auto& event : m_game.events(m_game.moves()))
      if (event.kind == EventKind::Scored)
        m_duel.difference += text(event.scoring);
  }
  void sameNumber(const char* what, int engine, int referee)
  {
    same(what, std::vector{engine}, std::vector{referee});
  }

  Referee m_referee;
  Game m_game;
  View m_view;               ///< of the decision that is due
  std::vector<Move> m_legal; ///< answers to it
  Random m_random;
  Duel m_duel;
  std::map<std::string, int> m_left; ///< tiles not yet seen, by kind
  Stage m_stage = Stage::Tile;
  int m_player = -1;
  std::string m_tile;
  Place m_place;
  bool m_secondPart = false;
  EndReason m_reason = EndReason::None;
};

Duel Match::play()
{
  m_duel.playable = true;
  for (const auto& tile : m_game.table().kinds())
    m_left[tile.kind.id] = tile.count;
  for (const auto& event : m_game.events(0))
    hear(event);
  look();
  while (m_duel.difference.empty() && m_view.decision.kind != DecisionKind::Over) {
    compareDecision();
    if (m_duel.difference.empty())
      answer();
  }
  if (m_duel.difference.empty())
    compareEnd();
  return m_duel;
}

void Match::hear(const Event& event)
{
  switch (event.kind) {
  case EventKind::Laid:
    --m_left[kindOf(event.tile)];
    if (!m_referee.top().matches(m_game.table().kind(event.tile), event.rotation, event.place))
      m_duel.difference = "a tile is laid before the first turn where it does not fit";
    m_referee.prelay(kindOf(event.tile), {event.place, event.rotation});
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

void Match::look()
{
  m_view = m_game.view();
  m_legal = m_game.legal();
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
  case DecisionKind::Upgrade: {
    auto engine = std::vector<UpgradeChoice>{};
    for (const auto& move : m_legal)
      if (move.kind == MoveKind::Upgrade)
        engine.push_back({{Piece::Kind::Tile, move.place, move.feature}, {move.ones, move.twos}});
    std::ranges::sort(engine);
    same("upgrades", engine, upgrades());
    break;
  }
  case DecisionKind::Leipzig:
  case DecisionKind::Over:
    break;
  }
}

void Match::compareTile()
{
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
    unseen.push_back(m_left[tile.kind.id] - (tile.kind.id == m_tile ? 1 : 0));
  same("tiles not yet seen", m_view.remaining, unseen);
  m_duel.placements += static_cast<long long>(own.size());
  ++m_duel.turns;
}

void Match::compareFigure()
{
  auto engine = std::vector<FigureOption>{};
  auto none = 0;
  for (const auto& move : m_legal) {
    if (move.kind == MoveKind::NoFigure)
      ++none;
    else
      engine.push_back({featureOf(m_place, move.feature), static_cast<Sort>(move.figure)});
  }
  std::ranges::sort(engine);
  same("figure options", engine, m_referee.figureOptions(m_player));
  sameNumber("ways to decline a meeple", none, 1);
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

void Match::compareState()
{
  same("scores", m_game.scores(), m_referee.scores());
  for (std::size_t i = 0; i < m_view.seats.size(); ++i) {
    const auto player = static_cast<int>(i);
    sameNumber("supply", m_view.seats[i].meeples, m_referee.supply(player));
    sameNumber("chips of value 1", m_view.seats[i].ones, m_referee.chips(player).ones);
    sameNumber("chips of value 2", m_view.seats[i].twos, m_referee.chips(player).twos);
  }
  auto engine = std::vector<Figure>{};
  for (const auto& figure : m_view.figures)
    engine.push_back({figure.player,
                      {Piece::Kind::Tile, figure.place, figure.feature},
                      static_cast<Sort>(figure.kind),
                      figure.upgraded ? 1 : 0});
  std::ranges::sort(engine);
  auto own = m_referee.figures();
  std::ranges::sort(own);
  same("figures", engine, own);
}

int Match::left() const
{
  auto sum = 0;
  for (const auto& [kind, count] : m_left)
    sum += count;
  return sum;
}

// D6: last tile placed, or no playable square is left, or no remaining tile fits anywhere.
void Match::compareEnd()
{
  m_referee.scoreFinal();
  compareState();
  if (m_reason == EndReason::LastTile)
    sameNumber("tiles left at the end", left(), 0);
  if (m_reason == EndReason::NoSquareLeft)
    sameNumber("a square is left at the end", 0, m_referee.full() ? 0 : 1);
  for (const auto& [kind, count] : m_left)
    if (count > 0)
      sameNumber("placements of a tile that is left at the end", 0,
                 static_cast<int>(m_referee.placements(kind).size()));
}

void Match::answer()
{
  const auto move = m_legal[static_cast<std::size_t>(m_random.below(m_legal.size()))];
  m_player = m_view.decision.player;
  const auto step = m_game.moves();
  if (!m_game.apply(move)) {
    m_duel.difference = "a legal move is refused";
    return;
  }
  for (const auto& event : m_game.events(step + 1))
    countSeen(event, m_duel.seen);
  look();
  tell(move, step + 1);
  advance(step + 1);
}

/// Tells the referee of a move that led to that step.
void Match::tell(const Move& move, int step)
{
  switch (move.kind) {
  case MoveKind::PlaceTile: {
    auto value = 0;
    for (const auto& event : m_game.events(step))
      if (event.kind == EventKind::ChipTaken)
        value = event.points;
    sameNumber("a chip lies there", value > 0 ? 1 : 0, m_referee.chipAt(move.place) ? 1 : 0);
    --m_left[m_tile];
    m_referee.place(m_player, m_tile, {move.place, move.rotation}, value);
    m_place = move.place;
    m_stage = Stage::Figure;
    break;
  }
  case MoveKind::PlaceFigure:
    m_referee.putFigure(m_player,
                        {featureOf(m_place, move.feature), static_cast<Sort>(move.figure)});
    m_stage = Stage::Upgrade;
    break;
  case MoveKind::AbbotHome:
  case MoveKind::NoFigure:
    m_stage = Stage::Upgrade;
    break;
  case MoveKind::Upgrade:
    m_referee.upgrade(m_player, {Piece::Kind::Tile, move.place, move.feature},
                      {move.ones, move.twos}, 1);
    break;
  case MoveKind::NoUpgrade:
  case MoveKind::SendToLeipzig:
  case MoveKind::ScoreRoad:
    m_stage = Stage::Done;
    break;
  }
}

// The engine passes over decisions that leave no choice; the referee sees to it that there is none.
void Match::advance(int step)
{
  const auto next = m_view.decision.kind;
  if (m_stage == Stage::Figure && next != DecisionKind::Figure) {
    same("figure options passed over", std::vector<FigureOption>{},
         m_referee.figureOptions(m_player));
    m_stage = Stage::Upgrade;
  }
  if (m_stage == Stage::Upgrade && next != DecisionKind::Upgrade) {
    same("upgrades passed over", std::vector<UpgradeChoice>{}, upgrades());
    m_stage = Stage::Done;
  }
  if (m_stage != Stage::Done) {
    sameNumber("whose figure or upgrade it is", m_view.decision.player, m_player);
    return;
  }
  m_referee.beginScoring();
  m_referee.score(m_player);
  for (const auto& event : m_game.events(step))
    hear(event);
  if (next == DecisionKind::Tile)
    compareNextPlayer();
  else
    sameNumber("the game is over", next == DecisionKind::Over ? 1 : 0, 1);
}

// D28: at most one second part a turn.
void Match::compareNextPlayer()
{
  m_secondPart = !m_secondPart && m_referee.givesSecondPart();
  const auto next = m_secondPart ? m_player : (m_player + 1) % m_game.table().players();
  sameNumber("whose tile it is", m_view.decision.player, next);
  sameNumber("second part", m_view.secondPart ? 1 : 0, m_secondPart ? 1 : 0);
}

} // namespace

Duel duel(const PlayableScenario& scenario, std::uint64_t seed)
{
  const auto table = Table::compile(scenario);
  if (!table.value)
    return {};
  return Match(scenario, *table.value, seed).play();
}

} // namespace referee
