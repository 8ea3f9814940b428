// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/game/game.h"
#include "model/game/record.h"
#include "model/players/playability.h"
#include "model/players/players.h"

namespace kartenwerk {

/// Who sits at a seat of the preview.
enum class SeatKind : std::uint8_t { Greedy, Random, Human };

struct PreviewSettings
{
  std::uint64_t seed = 1;
  std::vector<SeatKind> seats; ///< 2…6

  bool operator==(const PreviewSettings&) const = default;
};

/// A game that is watched, stepped through and played on: what the pane shows, without a widget.
/// It keeps its own copy of the scenario, so that nothing done here can change a document.
class PreviewGame
{
public:
  /// What a game with these settings is played on. Takes its time on large maps; may be asked in
  /// any thread.
  static Playability tableFor(PlayableScenario scenario, const PreviewSettings& settings);
  /// Begins a game on a table for these settings, at step 0.
  void begin(std::shared_ptr<const Table> table, PreviewSettings settings);
  /// Both in one; where the scenario cannot be played, the answer says why, and the
  /// game before stays.
  Playability begin(PlayableScenario scenario, PreviewSettings settings);
  /// Shows a record, at its start; problems say where it is wrong. False if nothing of it can be
  /// shown; the game before stays then.
  struct [[nodiscard]] Opened
  {
    bool shown = false;
    Problems problems;
  };
  Opened open(const GameRecord& record);

  bool hasGame() const { return m_game.has_value(); }
  /// The rest needs a game.
  const Game& game() const { return *m_game; }
  const PreviewSettings& settings() const { return m_settings; }

  /// Where we are, 0…game().moves().
  int step() const { return m_step; }
  Decision decision() const { return m_game->decision(m_step); }
  bool over() const { return decision().kind == DecisionKind::Over; }
  /// A person is asked, with nothing decided after this step yet or something to be undone.
  bool humanDue() const;
  /// There is a decided move to show, or a program to decide one.
  bool canGoForward() const;

  /// One decision on. False if a person has to make it or the game is over.
  bool forward();
  /// On until the next tile is to be laid, or a person is asked.
  bool turnForward();
  /// Back to the last step at which a tile was to be laid.
  bool turnBack();
  void goTo(int step);

  /// A person's answer at this step: what was decided after it is forgotten. False, and nothing
  /// happens, if it is not legal.
  bool answer(const Move& move);
  /// From now on that seat is played so; what has been decided stays.
  void setSeat(int seat, SeatKind kind);

  /// For a record: "greedy", "random", "human".
  std::vector<std::string> playerNames() const;
  GameRecord record() const { return recordOf(*m_game, playerNames()); }

private:
  bool stopsHere() const;
  void seatPlayers();

  PreviewSettings m_settings;
  std::optional<Game> m_game;
  std::vector<std::optional<AutoPlayer>> m_players;
  int m_step = 0;
};

std::string_view toString(SeatKind kind);
/// Unknown names, such as a person's, give Human.
SeatKind seatKindFrom(std::string_view name);

} // namespace kartenwerk
