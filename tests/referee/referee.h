// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "model/rules/profile.h"
#include "model/scenario/scenario.h"
#include "tests/referee/census.h"
#include "tests/referee/figures.h"
#include "tests/referee/tabletop.h"

namespace referee {

/// One game, told move by move. Whose turn it is and what is drawn is for the caller to say.
class Referee
{
public:
  explicit Referee(const kartenwerk::PlayableScenario& scenario);

  /// A tile that lies before the first turn.
  void prelay(const std::string& kind, const Placement& placement);
  /// Why a tile must not lie there before the first turn; empty: it may.
  std::string prelayProblem(const std::string& kind, const Placement& placement) const;
  /// Whether it is a Darmstadtium that joins no city there, when all tiles lie.
  bool lacksCity(const std::string& kind, const Placement& placement) const;
  void layLeipzig(Place northWest) { m_top.layLeipzig(northWest); }
  /// So many figures in hand, whatever the rules say.
  void give(int player, Sort sort, int count)
  {
    m_supply[static_cast<std::size_t>(player)][sort] = count;
  }
  /// A pile of the Land Surveyors as it was shuffled: city, road, monastery.
  void setPile(std::size_t pile, std::vector<kartenwerk::SurveyorTile> tiles)
  {
    m_piles[pile] = std::move(tiles);
  }

  std::vector<Placement> placements(const std::string& kind) const; ///< sorted
  /// No playable square is left: no reached empty square (D6).
  bool full() const { return m_top.reached().empty(); }
  /// The squares of the river from its spring to its end; the place after the last one, if a river
  /// tile is to go on there.
  std::optional<Place> riverEnd() const;

  /// Lays a tile in a player's turn; these are the faces of the chips that it takes.
  void place(int player, const std::string& kind, const Placement& placement,
             const std::vector<Chip>& chips = {});
  /// Whether that tile gives a second part of the turn: it covers a town (variant a) or extends
  /// what a builder of his stands on.
  bool givesSecondPart() const { return m_secondPart; }

  // What chips do on the other maps (mapchips.cpp).
  /// The squares of the chips that a tile there takes, each as often as chips lie there, sorted.
  std::vector<Place> chipsTakenAt(Place place) const;
  /// Where chips lie, each its square, sorted.
  std::vector<Place> chipsLeft() const;
  /// Where tiles lie in piles by the rules, by place.
  std::vector<IslandPile> emptyDepots() const;
  void setIslandPiles(std::vector<IslandPile> piles) { m_islands = std::move(piles); }
  const std::vector<IslandPile>& islandPiles() const { return m_islands; }
  /// The depots from which the player may take the open tile, sorted, if there is one to draw.
  std::vector<Place> islandTiles(int player) const;
  /// The tile; a chip pays for it.
  std::string takeIslandTile(int player, Place depot);
  std::vector<SaleChoice> sales(int player) const; ///< sorted
  void sell(int player, const SaleChoice& sale);
  /// Completed roads for which he is still to be asked for chips.
  int roadsToSpendOn(int player) const;
  /// The colours of which he may spend a chip for the road with that piece.
  std::vector<kartenwerk::Colour> spendable(int player, const Piece& road) const;
  void spend(int player, const Piece& road, const std::vector<kartenwerk::Colour>& colours);
  /// Chips that he has kept, if their colours matter.
  int held(int player, const Chip& chip) const;

  std::vector<FigureOption> figureOptions(int player) const; ///< sorted
  void putFigure(int player, const FigureOption& option);
  /// Abbots of the player that he may take back instead.
  std::vector<Piece> abbots(int player) const;
  void takeBack(int player, const Piece& abbot);

  /// The meeples of a player that a chip may go under, and what he may pay.
  std::vector<Piece> upgradable(int player) const;
  std::vector<ChipCount> payments(int player) const;
  void upgrade(int player, const Piece& meeple, const ChipCount& payment, int under);

  /// Finds what is complete; then come the choices about Leipzig, then score().
  void beginScoring();
  /// The completed roads whose figures the player may still send to Leipzig, with all the ways to
  /// do so, each sorted.
  std::vector<std::vector<SendChoice>> roadChoices(int player) const;
  void send(int player, const SendChoice& choice);
  /// He scores the road that this figure of his stands on.
  void keep(int player, const Piece& figure);
  /// Scores all that is complete and sends its figures home; `player` has the turn.
  void score(int player);
  /// After the whole turn: the tiles of the Land Surveyors, if a figure was evaluated.
  void endTurn();
  /// Scores what is left at the end; figures stay.
  void scoreFinal();

  const std::vector<int>& scores() const { return m_scores; }
  int supply(int player, Sort sort = Sort::Meeple) const
  {
    return m_supply[static_cast<std::size_t>(player)].at(sort);
  }
  ChipCount chips(int player) const { return m_chips[static_cast<std::size_t>(player)]; }
  int goods(int player, kartenwerk::Goods goods) const;
  const std::vector<Figure>& figures() const { return m_figures; }
  const std::vector<Merchant>& merchants() const { return m_merchants; }
  std::optional<kartenwerk::SurveyorTile> active(int pile) const;
  const Tabletop& top() const { return m_top; }
  const kartenwerk::RulesProfile& rules() const { return m_rules; }
  /// How often each rule made a difference, by its name in words.
  const std::map<std::string, int>& fired() const { return m_fired; }

private:
  /// One whole feature with figures on it.
  struct Group
  {
    Whole whole;
    std::vector<Figure> figures;
    std::vector<Figure> sent;   ///< to Leipzig
    std::vector<int> decided{}; ///< players who have chosen
    std::vector<int> asked{};   ///< players who have been asked for chips
    std::map<int, int> spent{}; ///< chips, by player
    FeatureType type = FeatureType::Field;
    Place place; ///< of the first figure
  };
  using Votes = std::map<int, int>;

  const TileKind& kindOf(const std::string& id) const;
  bool encloses(Place place) const;
  bool riverTile(const TileKind& kind) const;
  bool riverMayGo(const TileKind& kind, const Placement& placement) const;
  bool town(Place place) const;
  void lay(const std::string& kind, const Placement& placement);
  bool extendsBuilder(int player) const;
  bool mayStand(int player, Sort sort, int feature) const;
  bool mayJoin(int player, Sort sort, const Whole& whole) const;

  std::vector<Group> groups() const;
  bool complete(const Group& group) const;
  bool monasteryComplete(Place place) const;
  std::vector<Place> monasteriesCompleted() const;
  bool showsActive(int pile, kartenwerk::SurveyorTile tile) const;
  int wealth(int pile) const;
  int cityPoints(const Whole& whole) const;
  int unfinishedCityPoints(const Whole& whole) const;
  int roadPoints(const Whole& whole) const;
  int unfinishedRoadPoints(const Whole& whole) const;
  int monasteryPoints(Place place) const;
  int visibleTowns(const Whole& whole) const;
  void scoreCity(const Group& group);
  std::vector<int> scorersOfRoad(const Group& group) const;
  void scoreRoad(const Group& group);
  void scoreMonastery(const Group& group);
  void scoreGoods(int player);
  void scoreBuildings();
  void scoreField(const Group& group);
  void scoreGoodsAtEnd();
  void sendHome(const Group& group);
  void pay(int player, int points) { m_scores[static_cast<std::size_t>(player)] += points; }
  /// Counts; it is no part of the game.
  void fire(const std::string& rule, bool when = true) const { m_fired[rule] += when ? 1 : 0; }
  static std::vector<int> most(const Votes& votes);
  static Votes votesOf(const std::vector<Figure>& figures);
  std::vector<int> owners(const std::vector<Figure>& figures) const;
  bool merchantIn(int player, kartenwerk::Quarter quarter) const;
  bool chipsAre(kartenwerk::ChipUse use) const;
  void layChips(const kartenwerk::ChipLayout& layout);
  void takeChips(int player, const std::vector<Chip>& chips);
  void payOne(int player, kartenwerk::Colour colour);
  bool holds(int player, kartenwerk::Colour colour) const;
  bool asksForChips(const Group& group, int player) const;

  const kartenwerk::Map* m_map;
  kartenwerk::RulesProfile m_rules;
  std::map<std::string, TileKind> m_kinds;
  std::map<Place, int> m_board; ///< chips that lie there
  Tabletop m_top;
  Place m_last;
  bool m_secondPart = false;
  bool m_sold = false;      ///< wine, in this turn
  bool m_evaluated = false; ///< in this turn a feature with a figure
  std::array<std::vector<kartenwerk::SurveyorTile>, 3> m_piles;
  std::vector<Figure> m_figures;
  std::vector<Merchant> m_merchants;
  std::vector<Group> m_complete;     ///< while a turn is scored
  std::map<Place, Votes> m_churches; ///< completed ones, with the followers round them
  std::vector<int> m_scores;
  std::vector<std::map<Sort, int>> m_supply;
  std::vector<ChipCount> m_chips;
  std::vector<std::map<Chip, int>> m_kept; ///< chips by colour, where it matters
  std::vector<IslandPile> m_islands;
  std::vector<std::map<kartenwerk::Goods, int>> m_goods;
  mutable std::map<std::string, int> m_fired;
};

} // namespace referee
