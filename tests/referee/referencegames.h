// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/scenario/scenario.h"
#include "tests/referee/referee.h"

namespace referee {

/// A figure and where: ("small", "c0").
using FigureChoice = std::pair<std::string, std::string>;

struct ReferenceTurn
{
  int player = 0;
  std::vector<std::string> discarded; ///< tiles that fitted nowhere before
  std::string tile;
  Placement placement; ///< the start tile lies at (32, 32)
  std::optional<FigureChoice> figure;

  // What the other engine saw; nothing: the file does not say.
  std::optional<int> legalCells;
  std::optional<int> legalPlacements;
  std::optional<std::vector<FigureChoice>> options; ///< sorted
  std::vector<int> scores;                          ///< after the turn
  std::vector<int> supply;                          ///< small figures after the turn
};

/// Points that a player got at once.
struct ReferenceEvent
{
  int player = 0;
  std::string feature; ///< "city", "road", "monastery", "field" …
  int points = 0;

  bool operator==(const ReferenceEvent&) const = default;
  auto operator<=>(const ReferenceEvent&) const = default;
};

/// A case or a game of tests/reference/games (see the README there).
struct ReferenceGame
{
  std::string id;
  bool fields = true;
  int smallCityPoints = 4;
  std::vector<std::string> sets; ///< ids of bundled tile sets
  std::vector<std::string> players;
  int supply = 7;
  std::map<std::string, int> supplies; ///< of each player: "small", "big", "pig" …
  bool goods = false;
  std::vector<ReferenceTurn> turns;
  bool finalScoring = true;
  std::vector<int> finalScores;                      ///< empty: not told
  std::vector<int> beforeFinal;                      ///< empty: not told
  std::optional<std::vector<ReferenceEvent>> events; ///< all of them but those of no points, sorted
  std::vector<ReferenceEvent> asserted;              ///< some that must be among them
};

/// All games of a file: a case (.json), games (.jsonl), or packed games (.jsonl.gz). A file that
/// is not one gives the reason and no games.
struct ReferenceFile
{
  std::vector<ReferenceGame> games;
  std::string problem;
};
ReferenceFile readReferenceFile(const std::string& path);

/// The scenario of a game, without a map; the bundled sets are read from that folder.
kartenwerk::PlayableScenario scenarioOf(const ReferenceGame& game, const std::string& mapsFolder);

/// Somebody who can play a reference game: the engine or the referee.
class Replayer
{
public:
  virtual ~Replayer() = default;
  /// Placements of the tile of the next turn, sorted; a discarded tile that has one is reported.
  virtual std::vector<Placement> placements(const ReferenceTurn& turn) = 0;
  virtual bool placeTile(const ReferenceTurn& turn) = 0;
  virtual std::vector<FigureChoice> options(const ReferenceTurn& turn) = 0; ///< sorted
  virtual bool finishTurn(const ReferenceTurn& turn) = 0;
  virtual std::vector<int> scores() const = 0; ///< without the final scoring
  virtual std::vector<int> supply() const = 0;
  virtual std::vector<int> finalScores() = 0;
  /// Points given so far, sorted, those of no points left out; nothing: it keeps no list.
  virtual std::optional<std::vector<ReferenceEvent>> events() const { return std::nullopt; }
  /// Something that went wrong, in words.
  virtual std::string complaint() const { return {}; }
};

/// Replays a game and compares everything that its file tells. The first difference in words;
/// empty: none.
std::string firstDifference(const ReferenceGame& game, Replayer& replayer);

} // namespace referee
