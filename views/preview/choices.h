// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "model/game/game.h"

namespace kartenwerk {

/// Where the tile in hand may be laid and how a person goes through the places and turns: only
/// what is legal is ever offered.
class TileChoice
{
public:
  TileChoice() = default;
  /// The legal answers to a decision on a tile.
  explicit TileChoice(const std::vector<Move>& legal);

  const std::vector<Place>& places() const { return m_places; }
  bool legalAt(Place place) const;

  /// The pointer is there: its first legal turn is offered, or nothing. True if that changed what
  /// is offered.
  bool pointAt(std::optional<Place> place);
  /// To the nearest legal place in that direction, from the place offered now; without one, the
  /// first place of all. True if there is one.
  bool moveTo(Side side);
  /// By so many legal turns, forwards or back, round and round.
  void turn(int by);

  /// What is offered.
  std::optional<Move> offered() const;

private:
  std::vector<Rotation> turnsAt(Place place) const;

  std::vector<Move> m_moves; ///< sorted by place and rotation
  std::vector<Place> m_places;
  std::optional<Place> m_place;
  std::size_t m_turn = 0;
};

/// One answer that a button offers: put a figure, take the abbot home, upgrade a meeple, send one
/// to Leipzig, sell a wine, take an island's tile, or none of these.
struct Option
{
  Move move;
  Place place;      ///< the square it is about
  int feature = -1; ///< of the tile there; -1: none

  bool operator==(const Option&) const = default;
};

/// The answers to any decision but on a tile's place at that step, "none" last.
std::vector<Option> optionsAt(const Game& game, int step);

/// Of several figures for one feature only one is shown: the highlighted one, or else the first.
/// `same` says of two items whether they are about one feature.
template <class Items, class Same>
bool isShown(const Items& items, std::size_t item, int highlighted, Same same)
{
  if (highlighted >= 0 && highlighted < static_cast<int>(items.size()) &&
      same(items[item], items[static_cast<std::size_t>(highlighted)]))
    return static_cast<int>(item) == highlighted;
  for (std::size_t i = 0; i < item; ++i)
    if (same(items[i], items[item]))
      return false;
  return true;
}
/// Whether two options are about one feature and, of meeples that are sent, the same quarter.
bool sameFeature(const Option& one, const Option& other);
/// Whether there is a choice of figures for any feature.
bool severalFigures(const std::vector<Option>& options);
/// The next option about the same feature, round and round; `by` is 1 or −1.
int nextOption(const std::vector<Option>& options, int option, int by);

/// The tile laid last at that step, or nothing.
std::optional<TileOnBoard> lastTile(const Game& game, int step);

} // namespace kartenwerk
