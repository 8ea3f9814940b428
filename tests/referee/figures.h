// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "model/map/elements.h"
#include "model/rules/profile.h"
#include "tests/referee/tabletop.h"

namespace referee {

/// Followers are meeple, large meeple and abbot.
enum class Sort { Meeple, Large, Abbot, Builder, Pig };

struct Figure
{
  int player = 0;
  Piece piece; ///< always of a tile
  Sort sort = Sort::Meeple;
  int under = 0; ///< value of the chip under it; 0: none

  bool operator==(const Figure&) const = default;
  auto operator<=>(const Figure&) const = default;
  bool follower() const { return sort != Sort::Builder && sort != Sort::Pig; }
  int votes() const
  {
    if (!follower())
      return 0;
    return sort == Sort::Large || under > 0 ? 2 : 1;
  }
};

/// A figure that may be put on a feature of the tile laid last.
struct FigureOption
{
  std::string feature;
  Sort sort = Sort::Meeple;

  bool operator==(const FigureOption&) const = default;
  auto operator<=>(const FigureOption&) const = default;
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
};

/// A meeple, and what is paid for the chip under it.
struct UpgradeChoice
{
  Piece meeple;
  ChipCount payment;

  bool operator==(const UpgradeChoice&) const = default;
  auto operator<=>(const UpgradeChoice&) const = default;
};

/// A figure that may go to a quarter of Leipzig.
struct SendChoice
{
  Piece figure;
  kartenwerk::Quarter quarter = kartenwerk::Quarter::Wainwrights;

  bool operator==(const SendChoice&) const = default;
  auto operator<=>(const SendChoice&) const = default;
};

/// A chip as its faces show it.
struct Chip
{
  kartenwerk::Colour colour = kartenwerk::Colour::None;
  int value = 1;

  bool operator==(const Chip&) const = default;
  auto operator<=>(const Chip&) const = default;
};

/// A wine that may be sold, and the chips that it is made of.
struct SaleChoice
{
  int points = 0; ///< 5 at the border, 9 in a town
  kartenwerk::Colour colour = kartenwerk::Colour::None;
  ChipCount payment;

  bool operator==(const SaleChoice&) const = default;
  auto operator<=>(const SaleChoice&) const = default;
};

/// The tiles on a depot, from the top, which lies open.
struct IslandPile
{
  Place place;
  kartenwerk::Colour colour = kartenwerk::Colour::None;
  std::vector<std::string> tiles;
};

/// A figure that stands in Leipzig to the end.
struct Merchant
{
  int player = 0;
  kartenwerk::Quarter quarter = kartenwerk::Quarter::Wainwrights;
  Sort sort = Sort::Meeple;

  bool operator==(const Merchant&) const = default;
  auto operator<=>(const Merchant&) const = default;
};

} // namespace referee
