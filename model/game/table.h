// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "model/base/problem.h"
#include "model/board/board.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

struct Compiled;

/// A scenario compiled for play: immutable and shared by all threads. A game without a map is
/// played on an open board of 64 × 64 squares with one start in the middle, at "AG33".
class Table
{
public:
  /// What cannot be played gives problems "game.…" and no table; "game.too-large" says how many
  /// squares and tiles the largest size of a position holds.
  static Loaded<std::shared_ptr<const Table>> compile(const PlayableScenario& scenario);

  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const PlayableScenario& playable() const;
  const RulesProfile& rules() const { return playable().scenario.rules; }
  const Board& board() const;
  bool hasMap() const { return playable().map.has_value(); }
  int players() const { return playable().scenario.players; }

  /// The kinds of tiles in play with their counts, in the order of the sets; those of the block of
  /// Leipzig come last (isLeipzigKind() in model/game/leipzigblock.h).
  const std::vector<CountedTile>& kinds() const;
  const TileKind& kind(int index) const { return kinds()[static_cast<std::size_t>(index)].kind; }
  /// Nothing for an id that is not in play.
  std::optional<int> findKind(std::string_view id) const;
  /// All tiles, the start tile included where it is in play; the block of Leipzig is none of them.
  int tiles() const;

  /// Squares with a chip at the start, sorted.
  const std::vector<PlacedChip>& chips() const;
  /// Uncovered towns matter for variants a, b, c: towns and unused starts (D28) depend on the
  /// deal; these are the squares that a town or a start is printed in, sorted.
  bool isTown(Place place) const;

  /// The compiled tables that the engine reads (model/game/compiled.h).
  const Compiled& compiled() const { return *m_compiled; }

private:
  Table();
  std::unique_ptr<Compiled> m_compiled;
};

} // namespace kartenwerk
