// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "model/base/place.h"
#include "model/map/elements.h"

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

/// What chance has dealt before the first turn. `laid` lies open; the order of the stack and the
/// faces of the chips are hidden: a position never holds them, so no player can look.
struct Deal
{
  static constexpr int mostStarts = 16;
  static constexpr int mostTiles = 512;
  static constexpr int mostChips = 256;

  std::uint64_t seed = 0;
  std::uint16_t laidCount = 0;
  std::uint16_t tileCount = 0;
  std::uint16_t chipCount = 0;
  std::array<LaidStart, mostStarts> laidTiles{};
  std::array<std::uint16_t, mostTiles> order{}; ///< kinds, in the order of drawing
  std::array<DealtFace, mostChips> faces{};     ///< of Table::chips(), in order

  std::span<const LaidStart> laid() const { return {laidTiles.data(), laidCount}; }
  std::span<const std::uint16_t> stack() const { return {order.data(), tileCount}; }
  std::span<const DealtFace> chips() const { return {faces.data(), chipCount}; }
  bool operator==(const Deal& other) const;
};

/// Deals by the rules (D4, D7): the used starts, their tiles and rotations from the stream Starts,
/// the stack from Stack, the chips from ChipValues. The same table and seed give the same deal.
[[nodiscard]] Deal deal(const Table& table, std::uint64_t seed);
void deal(const Table& table, std::uint64_t seed, Deal& into);

/// A deal made by hand or read from a record; nothing if the tiles are not those of the table,
/// or a laid tile does not fit its start.
[[nodiscard]] std::optional<Deal> dealOf(const Table& table, std::uint64_t seed,
                                         std::span<const LaidStart> laid,
                                         std::span<const std::uint16_t> stack,
                                         std::span<const DealtFace> chips);

} // namespace kartenwerk
