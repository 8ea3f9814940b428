// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "model/game/event.h"
#include "model/game/mask.h"
#include "model/game/move.h"
#include "model/game/sizes.h"

namespace kartenwerk {

/// In place of a SurveyorTile: that pile has none.
inline constexpr std::uint8_t noSurveyor = 0xFF;
/// Depots with piles of tiles that a game may have (Benelux).
inline constexpr std::size_t mostDepots = 16;
/// Printed places in large cities that may bear chips (Nordics).
inline constexpr std::size_t mostCityChips = 64;

/// What is in a cell: below firstTile one of these, then tiles by the order of laying, and from the
/// top of the type downwards the slots of the frontier.
struct CellValue
{
  static constexpr unsigned outside = 0;
  static constexpr unsigned largeCity = 1;
  static constexpr unsigned empty = 2; ///< playable, and no tile may be laid there yet
  static constexpr unsigned firstTile = 3;
};

struct TileState
{
  std::uint16_t kindAndRotation = 0; ///< 4 × kind + rotation
  std::uint16_t row = 0;             ///< which copy: a row of Compiled::segments
  std::uint16_t cell = 0;

  bool operator==(const TileState&) const = default;
};

struct FigureState
{
  std::uint16_t segment = 0;
  std::uint16_t tile = 0; ///< index into PositionOf::tiles
  std::uint8_t player = 0;
  FigureKind kind = FigureKind::Meeple;
  bool upgraded = false;
  bool leaving = false; ///< for Leipzig, when its road has been scored

  bool operator==(const FigureState&) const = default;
  /// Large and upgraded meeples have two, builder and pig none.
  int votes() const
  {
    return static_cast<int>(0x00121U >> 4U * static_cast<unsigned>(kind) & 15U) +
           (upgraded ? 1 : 0);
  }
  bool follower() const { return kind < FigureKind::Builder; }
};

/// A game in progress: plain data without heap or pointers, copied by assignment, compared by
/// value. It holds what everyone at the table sees; the order of the stack and the faces of chips
/// lie in the Deal. Numbers of segments and cells are those of the Table it was begun on.
template <class Size>
struct PositionOf
{
  static constexpr Capacity capacity = Size::capacity;
  static constexpr int occupiedBit = 64 * Size::words - 1; ///< of a root's mask
  static constexpr std::size_t segmentCount = static_cast<std::size_t>(capacity.segments);
  static constexpr std::size_t slotCount = static_cast<std::size_t>(capacity.frontier);
  using Cell = typename Size::Cell;

  // Features: a forest of segments. Of a root, the mask is the set of city segments (cities),
  // road segments (roads) or touched city segments (fields), and the tally counts what is open.
  std::array<BitMask<Size::words>, segmentCount> mask{};
  std::array<typename Size::Tally, static_cast<std::size_t>(capacity.edges)> tally{};
  std::array<std::uint16_t, segmentCount> parent{};

  // Open squares, in no order, with what each of their sides demands.
  alignas(16) std::array<std::uint8_t, slotCount> northEast{};
  alignas(16) std::array<std::uint8_t, slotCount> southWest{};
  std::array<std::uint16_t, slotCount> slotCell{};

  std::array<TileState, static_cast<std::size_t>(capacity.tiles)> tiles{};
  std::array<FigureState, static_cast<std::size_t>(capacity.figures)> figures{};
  std::array<std::uint8_t, static_cast<std::size_t>(capacity.kinds)> used{};   ///< laid copies
  std::array<std::uint8_t, static_cast<std::size_t>(capacity.kinds)> unseen{}; ///< in the stack
  BitMask<Size::words> connected{}; ///< large cities and ferries that a tile touches

  std::array<std::int32_t, 6> scores{};
  std::array<std::uint8_t, 6> meeples{}; ///< in hand
  std::array<std::uint8_t, 6> ones{};    ///< collected chips
  std::array<std::uint8_t, 6> twos{};
  std::array<std::uint16_t, 6> others{}; ///< large, abbot, builder, pig in hand: sums of handUnit
  std::array<std::array<std::uint16_t, 3>, 6> goods{}; ///< wine, grain, cloth

  // Expansions.
  std::array<std::array<std::uint8_t, 6>, 4> sent{}; ///< in Leipzig: 1 + FigureKind, by quarter
  std::array<std::uint8_t, 3> surveyors{noSurveyor, noSurveyor, noSurveyor}; ///< active tiles
  std::uint16_t surveyorsTurned = 0;
  bool evaluated = false;     ///< in this turn something with a figure on it has been scored
  std::uint8_t asked = 0;     ///< decisions of kind Leipzig and RoadChips: the seat
  std::uint8_t askedRoad = 0; ///< and the road: index into `closed`
  /// Chips collected by colour, ones and twos: purple 1, purple 2, light blue 1 …
  std::array<std::array<std::uint8_t, 6>, 6> chips{};
  std::array<std::int16_t, mostDepots> openTile{};   ///< kind on top of each pile; -1: none
  std::array<std::uint8_t, mostDepots> pilesTaken{}; ///< tiles taken off each pile
  BitMask<(capacity.tiles + 63) / 64> ofIslands{};   ///< tiles that were taken off piles

  std::uint16_t tileCount = 0;
  std::uint16_t slots = 0;
  std::uint16_t figureCount = 0;
  std::uint16_t monks = 0; ///< figures on monasteries
  std::uint16_t drawn = 0; ///< tiles taken off the stack, set aside ones included
  std::uint16_t setAside = 0;
  std::uint16_t turn = 0;
  std::int16_t tileInHand = -1;
  std::array<std::uint16_t, 4> closed{}; ///< features that the tile just laid has completed
  std::uint8_t closedCount = 0;
  DecisionKind decision = DecisionKind::Over;
  std::uint8_t player = 0;
  bool secondPart = false;
  bool islandTile = false;                            ///< the tile in hand was taken off a pile
  bool sold = false;                                  ///< wine, in this turn
  std::array<std::array<std::uint8_t, 6>, 4> spent{}; ///< chips for a road: by `closed` and seat
  std::uint64_t chipsTaken = 0; ///< of cities, as bits: see Compiled::cityChips
  SecondPartReason extraTile = SecondPartReason::None; ///< why a second part follows
  EndReason end = EndReason::None;
  std::uint8_t riverBend = 0; ///< the last one: 0 none, 1 to one hand, 3 to the other

  std::array<Cell, static_cast<std::size_t>(capacity.cells)> cells{};

  bool operator==(const PositionOf&) const = default;

  // Cells.
  static constexpr unsigned firstSlot = static_cast<unsigned>(static_cast<Cell>(-1));
  static bool isTile(unsigned value)
  {
    return value - CellValue::firstTile < static_cast<unsigned>(capacity.tiles);
  }
  static bool isSlot(unsigned value)
  {
    return value >= CellValue::firstTile + static_cast<unsigned>(capacity.tiles);
  }
  static bool isFilled(unsigned value) { return isTile(value) || value == CellValue::largeCity; }
  static unsigned tileAt(unsigned value) { return value - CellValue::firstTile; }
  static unsigned slotAt(unsigned value) { return firstSlot - value; }
  unsigned cell(int index) const { return cells[static_cast<std::size_t>(index)]; }
  /// The seat whose decision is due.
  int decider() const
  {
    return decision == DecisionKind::Leipzig || decision == DecisionKind::RoadChips ? asked
                                                                                    : player;
  }
  const TileState& lastTile() const { return tiles[tileCount - 1U]; }

  // Figures of the other kinds than meeples, of which a player has one each.
  static constexpr unsigned handUnit(FigureKind kind)
  {
    return 1U << 4U * (static_cast<unsigned>(kind) - 1U);
  }
  bool inHand(int seat, FigureKind kind) const
  {
    const auto at = static_cast<std::size_t>(seat);
    return kind == FigureKind::Meeple ? meeples[at] > 0 : (others[at] & 15U * handUnit(kind)) != 0;
  }
};

static_assert(std::is_trivially_copyable_v<PositionOf<SmallSize>>);
static_assert(std::is_trivially_copyable_v<PositionOf<HugeSize>>);
static_assert(CellValue::firstTile + SmallSize::capacity.tiles + SmallSize::capacity.frontier <=
              256);

} // namespace kartenwerk
