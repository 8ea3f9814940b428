// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/problem.h"
#include "model/board/darmstadtium.h"
#include "model/game/compiled.h"

namespace kartenwerk {

/// Turns a scenario into the engine's tables, step by step; each step needs those before it.
class Compiler
{
public:
  Compiler(Compiled& compiled, Problems& problems) : m(compiled), m_problems(problems) {}

  /// False when there are problems; `compiled` is then incomplete.
  bool compile(const PlayableScenario& scenario);

private:
  /// What an edge segment starts with.
  struct EdgeStart
  {
    int open = 0;
    int tiles = 0;
    int coats = 0;
    int points = 0;
    int bit = -1;
  };
  struct Gate
  {
    Place place;
    Side side = Side::North;
    Segment segment = 0;
  };

  // compiler.cpp: the scenario's numbers
  bool checkNumbers();
  bool checkKinds();
  bool checkDraws();
  void takeRules();
  void startAtSpring();
  bool listStarts();
  bool listLaid();
  void report(std::string_view rule, std::vector<std::string> details, std::string place = {});

  // compilestarts.cpp: which tile may lie where before the first turn
  void findStartFits();
  bool checkStartTile();
  std::uint8_t startFit(int kind, Place place) const;
  std::vector<FixedTile> fixedTiles() const;

  // compilegrid.cpp: squares and borders
  void layOutGrid();
  void describeCells();
  void placeSites();
  void placeChips();
  void placeDepots();
  void linkBorders();
  BorderLink link(Place place, Side side) const;
  Segment piece(PrintedPiece::Kind kind, int index) const;
  std::vector<Side> gatesOf(Place square) const;

  // compilekinds.cpp: kinds
  void describeKinds();
  std::array<KindSide, 4> sidesOf(const TileKind& kind, Rotation rotation) const;

  // compiletiles.cpp: segments
  void numberEdges();
  void numberLargeCity(int index);
  void numberGates(int index);
  void numberPrint(int index);
  void numberFerry(int index);
  Segment addEdge(bool city, EdgeStart start);
  void markSymbols(const Feature& feature, int bit);
  void numberFields();
  void numberMonasteries();
  static int edgesOf(const Feature& feature);
  static bool isEdge(const Feature& feature);
  static int takeBits(int count, int& next);

  // compileexpansions.cpp: Leipzig and the Land Surveyors
  void layLeipzigBlock();
  bool besideLeipzigBlock(Place place) const;
  void findLeipzigOnMap();
  void describeLeipzig();
  void describeSurveyors();
  void markSurveyed(const TileKind& kind, int row);

  // compilesize.cpp: the limits and the blank position
  bool checkSize();
  void reportTooLarge();
  int meeples() const;
  Capacity needed() const;
  bool chooseSize();
  template <class Size>
  void makeBlank();

  Compiled& m;
  Problems& m_problems;
  std::vector<EdgeStart> m_edges;            ///< for each edge segment
  std::vector<std::vector<int>> m_fieldBits; ///< for each field segment: city bits it touches
  std::vector<Gate> m_gates;
  int m_cityBits = 0;
  int m_roadBits = 0;
};

} // namespace kartenwerk
