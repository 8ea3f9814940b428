// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/base/random.h"
#include "model/game/game.h"
#include "tests/referee/duel.h"
#include "tests/referee/referee.h"
#include "tests/referee/words.h"

namespace referee {

/// One game under way between the engine and the referee.
class Match
{
public:
  Match(const kartenwerk::PlayableScenario& scenario,
        std::shared_ptr<const kartenwerk::Table> table, std::uint64_t seed, Style style);

  Duel play();

private:
  enum class Stage { Tile, Sale, Figure, Upgrade, Leipzig, Chips, Done };

  // What the engine says (match.cpp).
  void hear(const kartenwerk::Event& event);
  void hearLaid(const kartenwerk::Event& event);
  void look();
  void answer();
  kartenwerk::Move choose();
  kartenwerk::Move chooseTile();
  kartenwerk::Move chooseFigure();
  int figuresJoined(const kartenwerk::Move& move) const;
  void tell(const kartenwerk::Move& move, int step);
  void tellTile(const kartenwerk::Move& move, int step);
  void tellChoice(const kartenwerk::Move& move, int chooses, const Piece& road);
  void advance(int step);
  void passOver();
  void endPart(int step);

  // What the referee says (comparisons.cpp).
  void compareStart();
  void compareEmptyStart(Place place);
  void compareDecision();
  void compareTile();
  void compareRiver();
  void compareFigure();
  void compareUpgrade();
  void compareLeipzig();
  void compareState();
  void compareSeat(int player);
  void compareSurveyors();
  void compareNextPlayer();
  // About the chips of other maps (mapchipcomparisons.cpp).
  void compareChipsDealt();
  void comparePilesDealt();
  void compareChips();
  void comparePiles();
  void compareDraw();
  void compareSale();
  void compareRoadChips();
  /// Who is asked next for chips for a road; -1: nobody.
  int spender() const;
  int firstClockwise(int (*roads)(const Referee&, int)) const;
  void compareEnd();
  std::vector<UpgradeChoice> upgrades() const;
  /// Whose choice about Leipzig comes next: the active player first, then clockwise; -1: nobody's.
  int chooser() const;

  std::string kindOf(int tile) const { return m_game.table().kind(tile).id; }
  bool ofLeipzig(const std::string& kind) const { return kind.starts_with("leipzig-"); }
  std::string featureOf(Place place, int feature) const;
  Piece pieceAt(Place place, int feature) const { return {Piece::Kind::Tile, place, feature}; }
  template <class A, class B>
  void same(const char* what, const A& engine, const B& referee)
  {
    if (m_duel.difference.empty() && !(engine == referee))
      differ(what, listed(engine), listed(referee));
  }
  void sameNumber(const char* what, int engine, int referee)
  {
    same(what, std::vector{engine}, std::vector{referee});
  }
  void differ(const std::string& what, const std::string& engine, const std::string& referee);

  const kartenwerk::Scenario& m_scenario;
  Referee m_referee;
  kartenwerk::Game m_game;
  kartenwerk::View m_view;               ///< of the decision that is due
  std::vector<kartenwerk::Move> m_legal; ///< answers to it
  kartenwerk::Random m_random;
  Style m_style;
  Duel m_duel;
  std::map<std::string, int> m_left; ///< tiles not yet seen, and the drawn one in hand, by kind
  int m_stack = 0;                   ///< tiles to be drawn
  std::vector<Placement> m_laid;     ///< before the first turn
  Stage m_stage = Stage::Tile;
  int m_player = -1;
  std::string m_tile;
  bool m_fromIsland = false;    ///< the tile in hand was taken off a pile
  std::vector<Place> m_offered; ///< depots of which the next player may take the open tile
  Place m_place;
  bool m_secondPart = false;
  kartenwerk::EndReason m_reason = kartenwerk::EndReason::None;
};

} // namespace referee
