// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "model/base/random.h"
#include "model/game/game.h"

namespace kartenwerk {

enum class PlayerKind : std::uint8_t {
  Random, ///< uniform over legal placements, then over figure options, none included
  Greedy  ///< the best difference of projected scores after the move
};

struct PlayerSettings
{
  PlayerKind kind = PlayerKind::Greedy;
  int meepleValue = 250; ///< Greedy: what a meeple in hand is worth, in hundredths of a point

  bool operator==(const PlayerSettings&) const = default;
};

/// "random", "greedy".
std::string_view toString(PlayerKind kind);
std::optional<PlayerKind> playerKindFrom(std::string_view id);

/// Somebody who answers decisions, seeing no more than a person at the table. Its chance comes
/// from the stream Player of its seat.
class AutoPlayer
{
public:
  AutoPlayer(PlayerSettings settings, std::uint64_t seed, int seat);

  const PlayerSettings& settings() const { return m_settings; }
  /// An answer to the decision due at that step, which must be this player's.
  Move choose(const Game& game, int step);
  Move choose(const Game& game) { return choose(game, game.moves()); }

private:
  PlayerSettings m_settings;
  Random m_random;
};

/// Plays a whole game by the seats' settings; as many as the table has players.
Game playGame(std::shared_ptr<const Table> table, std::uint64_t seed,
              std::span<const PlayerSettings> seats);

/// The outcome of a game played without
/// recording anything: the same as playGame's, much faster.
struct GameOutcome
{
  std::array<int, 6> scores{};
  EndReason end = EndReason::None;
  int turns = 0;
  int setAside = 0;
  std::uint64_t placements = 0; ///< legal placements, summed over all tiles laid

  bool operator==(const GameOutcome&) const = default;
};
GameOutcome playOutcome(const Table& table, std::uint64_t seed,
                        std::span<const PlayerSettings> seats);

/// Plays many such games one after the other, for one thread: play() never allocates.
class GameRunner
{
public:
  /// The table must outlive it.
  GameRunner(const Table& table, std::span<const PlayerSettings> seats);
  ~GameRunner();
  GameOutcome play(std::uint64_t seed);

  class Implementation;

private:
  std::unique_ptr<Implementation> m_implementation;
};

} // namespace kartenwerk
