// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "model/rules/profile.h"
#include "model/scenario/scenario.h"
#include "tests/referee/tabletop.h"

namespace referee {

struct Figure
{
  int player = 0;
  Piece piece;   ///< always of a tile
  int under = 0; ///< value of the chip under it; 0: none

  bool operator==(const Figure&) const = default;
  auto operator<=>(const Figure&) const = default;
};

/// Square and turn of a tile.
struct Placement
{
  Place place;
  Rotation rotation = Rotation::None;

  bool operator==(const Placement&) const = default;
  auto operator<=>(const Placement&) const = default;
};

/// How many chips of value 1 and of value 2.
struct ChipCount
{
  int ones = 0;
  int twos = 0;

  bool operator==(const ChipCount&) const = default;
  auto operator<=>(const ChipCount&) const = default;
  int points() const { return ones + 2 * twos; }
};

/// A meeple, and what is paid for the chip under it.
struct UpgradeChoice
{
  Piece meeple;
  ChipCount payment;

  bool operator==(const UpgradeChoice&) const = default;
  auto operator<=>(const UpgradeChoice&) const = default;
};

/// One game, told move by move. Whose turn it is and what is drawn is for the caller to say.
class Referee
{
public:
  explicit Referee(const kartenwerk::PlayableScenario& scenario);

  /// A tile that lies before the first turn.
  void prelay(const std::string& kind, const Placement& placement);

  std::vector<Placement> placements(const std::string& kind) const; ///< sorted
  /// No playable square is left: no reached empty square (D6).
  bool full() const { return m_top.reached().empty(); }

  /// Lays a tile in a player's turn; the chip there, if any, has that value.
  void place(int player, const std::string& kind, const Placement& placement, int chipValue = 0);
  /// The features of the tile laid last on which the player may put a meeple.
  std::vector<std::string> figureOptions(int player) const;
  void putMeeple(int player, const std::string& feature);
  /// The meeples of a player that a chip may go under, and what he may pay.
  std::vector<Piece> upgradable(int player) const;
  std::vector<ChipCount> payments(int player) const;
  void upgrade(int player, const Piece& meeple, const ChipCount& payment, int under);
  /// Scores all that is complete and sends its figures home.
  void scoreComplete();
  /// Scores what is left at the end; figures stay.
  void scoreFinal();

  /// Whether covering this square gives a second tile (town variant a).
  bool givesSecondTile(Place place) const;

  const std::vector<int>& scores() const { return m_scores; }
  int supply(int player) const { return m_supply[static_cast<std::size_t>(player)]; }
  ChipCount chips(int player) const { return m_chips[static_cast<std::size_t>(player)]; }
  const std::vector<Figure>& figures() const { return m_figures; }
  const Tabletop& top() const { return m_top; }
  bool chipAt(Place place) const { return m_board.contains(place); }

private:
  struct Group;
  const TileKind& kindOf(const std::string& id) const;
  std::vector<Group> groups() const;
  bool complete(const Group& group) const;
  int points(const Group& group, bool done) const;
  int cityPoints(const Whole& whole, bool done) const;
  int roadPoints(const Whole& whole, bool done) const;
  int fieldPoints(const Whole& whole) const;
  int visibleTowns(const Whole& whole) const;
  bool town(Place place) const;
  void pay(const Group& group, int points);

  const kartenwerk::Map* m_map;
  kartenwerk::RulesProfile m_rules;
  std::map<std::string, TileKind> m_kinds;
  std::set<Place> m_board; ///< squares with a chip
  Tabletop m_top;
  Place m_last;
  std::vector<Figure> m_figures;
  std::vector<int> m_scores;
  std::vector<int> m_supply;
  std::vector<ChipCount> m_chips;
};

} // namespace referee
