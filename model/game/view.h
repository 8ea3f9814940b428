// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "model/base/place.h"
#include "model/game/event.h"
#include "model/game/move.h"

namespace kartenwerk {

struct TileOnBoard
{
  Place place;
  int kind = 0; ///< index into Table::kinds()
  Rotation rotation = Rotation::None;

  bool operator==(const TileOnBoard&) const = default;
};

struct FigureOnBoard
{
  Place place;
  int feature = 0; ///< index into the features of the tile's kind
  int player = 0;
  FigureKind kind = FigureKind::Meeple;
  bool upgraded = false;

  bool operator==(const FigureOnBoard&) const = default;
};

struct Seat
{
  int score = 0;
  int meeples = 0;    ///< in hand
  int ones = 0;       ///< collected chips of value 1
  int twos = 0;       ///< and of value 2
  bool large = false; ///< in hand, like those that follow
  bool abbot = false;
  bool builder = false;
  bool pig = false;
  std::array<int, 3> goods{}; ///< wine, grain, cloth
  /// Collected chips where colours matter: purple 1, purple 2, light blue 1, light blue 2, orange
  /// 1, orange 2.
  std::array<int, 6> chips{};

  bool operator==(const Seat&) const = default;
};

struct FigureInLeipzig
{
  Quarter quarter = Quarter::Wainwrights;
  int player = 0;
  FigureKind kind = FigureKind::Meeple;

  bool operator==(const FigureInLeipzig&) const = default;
};

/// The quarters clockwise from the north-west, and who stands there.
struct LeipzigView
{
  std::array<Quarter, 4> order{};
  std::array<Place, 4> squares{};
  std::vector<FigureInLeipzig> figures; ///< by quarter and seat

  bool operator==(const LeipzigView&) const = default;
};

/// The road that a decision on Leipzig is about.
struct RoadInQuestion
{
  Place place; ///< first tile in reading order
  int feature = 0;
  int points = 0; ///< what whoever is asked gets if all keep their meeples

  bool operator==(const RoadInQuestion&) const = default;
};

struct SurveyorsView
{
  ActiveSurveyors active;
  ActiveSurveyors next; ///< the piles lie open

  bool operator==(const SurveyorsView&) const = default;
};

/// The tiles on a depot, the top one open (Benelux).
struct PileOnBoard
{
  Place place;
  Colour colour = Colour::None; ///< of the chip that pays
  int tile = -1;                ///< kind of the open tile; -1: none is left
  int left = 0;                 ///< tiles, the open one included

  bool operator==(const PileOnBoard&) const = default;
};

/// What everyone at the table sees: no order of the stack, no faces of chips that lie face down.
struct View
{
  Decision decision;
  std::vector<TileOnBoard> tiles;     ///< in the order in which they were laid
  std::vector<FigureOnBoard> figures; ///< sorted by place and feature
  std::vector<Seat> seats;
  std::vector<Place> chips; ///< where a chip still lies, each its square, sorted
  std::vector<PileOnBoard> piles;
  std::vector<Place> open;    ///< empty squares that a tile may be laid next to, sorted
  std::vector<int> remaining; ///< for each kind: tiles not yet seen (stack)
  std::vector<int> setAside;  ///< kinds that fitted nowhere, in order
  int stack = 0;              ///< tiles still to be drawn
  int tileInHand = -1;        ///< kind of the tile to be laid; -1: none
  int turn = 0;               ///< turns begun, from 1; 0 before the first
  bool secondPart = false;    ///< of this turn
  EndReason end = EndReason::None;
  std::optional<LeipzigView> leipzig;
  std::optional<RoadInQuestion> road; ///< decisions of kind Leipzig and RoadChips
  std::optional<SurveyorsView> surveyors;

  bool operator==(const View&) const = default;
};

} // namespace kartenwerk
