// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/players/players.h"

#include <cassert>

#include "model/game/steps.h"
#include "model/players/greedyplayer.h"
#include "model/players/randomplayer.h"

namespace kartenwerk {

namespace {

/// What an AutoPlayer answers, by its kind, in one size.
template <class Size>
Move answer(const Compiled& c, const PositionOf<Size>& p, const PlayerSettings& settings,
            Random& random)
{
  auto placements = Placements<Size>{};
  const auto ask = [&](auto& player) {
    if (p.decision == DecisionKind::Tile) {
      findPlacements(c, p, p.tileInHand, placements);
      const auto choice = player.tile(c, p, placements, random);
      return placeTile(c.placeOf(choice.cell), choice.rotation);
    }
    if (p.decision == DecisionKind::Figure)
      return player.figure(c, p, random);
    if (p.decision == DecisionKind::Leipzig)
      return player.leipzig(c, p, random);
    if (p.decision == DecisionKind::Upgrade)
      return player.upgrade(c, p, random);
    return player.other(c, p, random);
  };
  if (settings.kind == PlayerKind::Random) {
    auto player = RandomPlayer<Size>{};
    return ask(player);
  }
  const auto player = std::make_unique<GreedyPlayer<Size>>(settings.meepleValue);
  return ask(*player);
}

} // namespace

std::string_view toString(PlayerKind kind)
{
  return kind == PlayerKind::Random ? "random" : "greedy";
}

std::optional<PlayerKind> playerKindFrom(std::string_view id)
{
  for (const auto kind : {PlayerKind::Random, PlayerKind::Greedy})
    if (toString(kind) == id)
      return kind;
  return std::nullopt;
}

AutoPlayer::AutoPlayer(PlayerSettings settings, std::uint64_t seed, int seat)
    : m_settings(settings), m_random(seed, Purpose::Player, static_cast<std::uint64_t>(seat))
{
}

Move AutoPlayer::choose(const Game& game, int step)
{
  const auto& compiled = game.table().compiled();
  return withSize(compiled.size, [&]<class Size>(Size) {
    const auto& steps = static_cast<const GameStepsOf<Size>&>(game.steps());
    return answer(compiled, steps.at(game.allMoves(), step), m_settings, m_random);
  });
}

Game playGame(std::shared_ptr<const Table> table, std::uint64_t seed,
              std::span<const PlayerSettings> seats)
{
  auto game = Game(std::move(table), seed);
  auto players = std::vector<AutoPlayer>{};
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    players.emplace_back(seats[seat], seed, static_cast<int>(seat));
  while (!game.over()) {
    auto& player = players[static_cast<std::size_t>(game.decision().player)];
    [[maybe_unused]] const auto legal = game.apply(player.choose(game));
    assert(legal);
  }
  return game;
}

class GameRunner::Implementation
{
public:
  virtual ~Implementation() = default;
  virtual GameOutcome play(std::uint64_t seed) = 0;
};

namespace {

/// A whole game with the position alone. Every answer is the one that `answer` gives.
template <class Size>
class FastGames final : public GameRunner::Implementation
{
public:
  FastGames(const Table& table, std::span<const PlayerSettings> seats)
      : m_table(table), m(table.compiled())
  {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      m_greedyAt[i] = seats[i].kind == PlayerKind::Greedy;
      m_greedy.emplace_back(seats[i].meepleValue);
    }
  }

  GameOutcome play(std::uint64_t seed) override
  {
    const auto stream = [&](std::uint64_t seat) { return Random(seed, Purpose::Player, seat); };
    auto random = std::array{stream(0), stream(1), stream(2), stream(3), stream(4), stream(5)};
    auto outcome = GameOutcome{};
    deal(m_table, seed, m_deal);
    begin(m, m_deal, m_p, NoRecorder{});
    while (m_p.decision != DecisionKind::Over) {
      const auto seat = static_cast<std::size_t>(m_p.decider());
      if (m_greedyAt[seat])
        step(m_greedy[seat], random[seat], outcome);
      else
        step(m_random, random[seat], outcome);
    }
    outcome.scores = m_p.scores;
    outcome.end = m_p.end;
    outcome.turns = m_p.turn;
    outcome.setAside = m_p.setAside;
    return outcome;
  }

private:
  template <class Player>
  void step(Player& player, Random& random, GameOutcome& outcome)
  {
    const auto none = NoRecorder{};
    if (m_p.decision == DecisionKind::Tile) {
      findPlacements(m, m_p, m_p.tileInHand, m_placements);
      outcome.placements += static_cast<std::uint64_t>(m_placements.count);
      const auto choice = player.tile(m, m_p, m_placements, random);
      placeTile(m, m_deal, m_p, choice.cell, choice.rotation, none);
    } else if (m_p.decision == DecisionKind::Figure) {
      apply(m, m_deal, m_p, player.figure(m, m_p, random), none);
    } else if (m_p.decision == DecisionKind::Leipzig) {
      apply(m, m_deal, m_p, player.leipzig(m, m_p, random), none);
    } else if (m_p.decision == DecisionKind::Upgrade) {
      apply(m, m_deal, m_p, player.upgrade(m, m_p, random), none);
    } else {
      apply(m, m_deal, m_p, player.other(m, m_p, random), none);
    }
  }

  const Table& m_table;
  const Compiled& m;
  Deal m_deal;
  PositionOf<Size> m_p;
  Placements<Size> m_placements;
  RandomPlayer<Size> m_random;
  std::array<bool, 6> m_greedyAt{};
  std::vector<GreedyPlayer<Size>> m_greedy;
};

} // namespace

GameRunner::GameRunner(const Table& table, std::span<const PlayerSettings> seats)
    : m_implementation(
          withSize(table.compiled().size, [&]<class Size>(Size) -> std::unique_ptr<Implementation> {
            return std::make_unique<FastGames<Size>>(table, seats);
          }))
{
}

GameRunner::~GameRunner() = default;

GameOutcome GameRunner::play(std::uint64_t seed)
{
  return m_implementation->play(seed);
}

GameOutcome playOutcome(const Table& table, std::uint64_t seed,
                        std::span<const PlayerSettings> seats)
{
  return GameRunner(table, seats).play(seed);
}

} // namespace kartenwerk
