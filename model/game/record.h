// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/game/game.h"

namespace kartenwerk {

inline constexpr std::string_view gameFormat = "kartenwerk-game";
inline constexpr int gameVersion = 1;

/// A game as it is stored: all that it takes to play it again bit for bit, and the results that
/// the replay is checked against. The scenario is embedded with its map and tile sets. The deal is
/// stored beside the seed, so that a better way of dealing never changes an old game.
struct GameRecord
{
  PlayableScenario scenario;
  std::vector<std::string> players; ///< names of the seats, such as "greedy"
  std::uint64_t seed = 0;

  struct Laid
  {
    Place place;
    std::string kind;
    Rotation rotation = Rotation::None;
    bool operator==(const Laid&) const = default;
  };
  std::vector<Laid> laid;
  std::vector<std::string> stack; ///< kind ids, in the order of drawing
  std::vector<PlacedChip> chips;  ///< with colours and values
  OpenDeal open;                  ///< quarters and scoring tiles, if these rules are on
  std::vector<std::string> piles; ///< kind ids of the tiles on depots, pile by pile, from the top

  struct Part
  {
    int player = 0;
    std::vector<std::string> setAside; ///< drawn before and fitting nowhere
    std::string tile;
    std::vector<Move> moves; ///< from the choice of a tile, or from the tile on
    std::vector<int> scores; ///< when the next decision is due
    bool operator==(const Part&) const = default;
  };
  std::vector<Part> parts; ///< parts of turns
  EndReason end = EndReason::None;
  std::vector<int> scores; ///< final, or as they stand
  Extras extras;
};

GameRecord recordOf(const Game& game, std::vector<std::string> players);

/// "last-tile", "no-square-left", "no-tile-fits"; "" for none: as in files.
std::string_view toString(EndReason reason);

/// "meeple", "large", "abbot", "builder", "pig": as in files.
std::string_view toString(FigureKind kind);

/// Canonical JSON, version first, final newline: equal records give equal bytes.
std::string toText(const GameRecord& record);
/// `file` goes into the problems.
Loaded<GameRecord> gameRecordFrom(std::string_view text, const std::string& file);

struct Replay
{
  std::optional<Game> game; ///< up to the last legal move; nothing if it cannot even begin
  /// Those of the beginning (model/game/recorddeal.h), then "game.illegal-move" and "game.differs",
  /// whose details[0] is the move's number.
  Problems problems;
};
/// Checks the beginning of the record against its scenario, plays it again, and compares every
/// draw, score and result with what it says.
Replay replay(const GameRecord& record);

} // namespace kartenwerk
