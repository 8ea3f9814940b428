// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "model/base/place.h"
#include "model/map/elements.h"
#include "model/rules/profile.h"
#include "model/scenario/playlimits.h"

namespace kartenwerk {

class Table;

struct LaidStart
{
  Place place;
  std::uint16_t kind = 0; ///< index into Table::kinds()
  Rotation rotation = Rotation::None;

  bool operator==(const LaidStart&) const = default;
};

/// Not ChipFace: that is how a chip is painted (views/paint/figurepainter.h).
struct DealtFace
{
  Colour colour = Colour::None;
  std::uint8_t value = 1; ///< 1 or 2

  bool operator==(const DealtFace&) const = default;
};

/// A pile of scoring tiles, the first one active at the start.
struct SurveyorPile
{
  static constexpr std::size_t most = 12;
  std::array<SurveyorTile, most> tiles{};
  std::uint8_t count = 0;

  std::span<const SurveyorTile> all() const { return {tiles.data(), count}; }
  /// The one that is active after so many turns of the piles; nothing if the pile is empty.
  std::optional<SurveyorTile> at(int turned) const
  {
    return count == 0 ? std::nullopt
                      : std::optional(tiles[static_cast<std::size_t>(turned) % count]);
  }
  bool operator==(const SurveyorPile& other) const;
};

/// What chance has dealt before the first turn. `laid`, the quarters, the top of each pile and the
/// first scoring tiles lie open. The order of the stack, the tiles under the tops and the faces of
/// chips are hidden: a position never holds them, so no player can look (model/game/redraw.h).
struct Deal
{
  static constexpr int mostStarts = mostStartsInPlay;
  static constexpr int mostTiles = mostTilesInPlay;
  static constexpr int mostChips = 256;

  std::uint64_t seed = 0;
  std::uint16_t laidCount = 0;
  std::uint16_t tileCount = 0;
  std::uint16_t chipCount = 0;
  std::uint16_t pileCount = 0;  ///< piles on depots, of pileHeight tiles each
  std::uint16_t pileHeight = 0; ///< tilesOnADepot, or what there is
  std::array<LaidStart, mostStarts> laidTiles{};
  /// Kinds, in the order of drawing; then pile by pile, from the top.
  std::array<std::uint16_t, mostTiles> order{};
  std::array<DealtFace, mostChips> faces{}; ///< of Table::chips(), in order
  std::array<Quarter, 4> quarters{};        ///< of Leipzig, clockwise from the north-west
  std::array<SurveyorPile, 3> surveyors{};  ///< city, road, monastery; empty if the rule is off

  std::span<const LaidStart> laid() const { return {laidTiles.data(), laidCount}; }
  std::span<const std::uint16_t> stack() const { return {order.data(), tileCount}; }
  std::span<const std::uint16_t> piles() const
  {
    return {order.data() + tileCount, static_cast<std::size_t>(pileCount) * pileHeight};
  }
  /// The tiles of a depot (Compiled::depots), from the top; empty when it has none.
  std::span<const std::uint16_t> pile(std::size_t depot) const
  {
    return depot < pileCount ? piles().subspan(depot * pileHeight, pileHeight)
                             : std::span<const std::uint16_t>{};
  }
  std::span<const DealtFace> chips() const { return {faces.data(), chipCount}; }
  bool operator==(const Deal& other) const;
};

/// Deals by the rules (D4, D7, D14, D19): the used starts, their tiles and rotations from the
/// stream Starts, the stack from Stack, the chips from ChipValues, the quarters from Leipzig, the
/// piles of scoring tiles from Surveyors. The same table and seed give the same deal.
[[nodiscard]] Deal deal(const Table& table, std::uint64_t seed);
void deal(const Table& table, std::uint64_t seed, Deal& into);

/// What lies open beside the tiles.
struct OpenDeal
{
  std::array<Quarter, 4> quarters{};
  std::array<SurveyorPile, 3> surveyors{};

  bool operator==(const OpenDeal&) const = default;
};
/// As the rules profile lists them, without chance.
[[nodiscard]] OpenDeal openDeal(const Table& table);

/// A deal made by hand or read from a record; nothing if dealFaults() finds anything wrong with it
/// (model/game/dealcheck.h).
[[nodiscard]] std::optional<Deal> dealOf(const Table& table, std::uint64_t seed,
                                         std::span<const LaidStart> laid,
                                         std::span<const std::uint16_t> stack,
                                         std::span<const DealtFace> chips, const OpenDeal& open,
                                         std::span<const std::uint16_t> piles = {});
/// With the quarters and piles of openDeal().
[[nodiscard]] std::optional<Deal> dealOf(const Table& table, std::uint64_t seed,
                                         std::span<const LaidStart> laid,
                                         std::span<const std::uint16_t> stack,
                                         std::span<const DealtFace> chips);

} // namespace kartenwerk
