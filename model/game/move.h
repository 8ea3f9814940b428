// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "model/base/place.h"
#include "model/map/elements.h"
#include "model/rules/profile.h"

namespace kartenwerk {

/// Followers are meeple, large meeple and abbot; builder and pig have no weight.
enum class FigureKind : std::uint8_t { Meeple, Large, Abbot, Builder, Pig };

/// What is to be decided next. Leipzig: whether to score a completed road or to send a meeple of
/// it to Leipzig; it may be asked of any seat, once a road.
enum class DecisionKind : std::uint8_t {
  Tile,
  Figure,
  Upgrade,
  Leipzig,
  Draw,      ///< Benelux: an open tile of an island, or a drawn one
  Sale,      ///< France: to sell a wine, or not
  RoadChips, ///< Nordics: chips to spend for a completed road; asked like Leipzig
  Over
};

struct Decision
{
  DecisionKind kind = DecisionKind::Over;
  int player = 0; ///< seat from 0; meaningless when the game is over

  bool operator==(const Decision&) const = default;
};

/// Answers: PlaceTile to Tile; PlaceFigure, AbbotHome or NoFigure to Figure; Upgrade or NoUpgrade
/// to Upgrade; SendToLeipzig or ScoreRoad to Leipzig. AbbotHome takes the player's abbot back
/// instead of putting a figure.
enum class MoveKind : std::uint8_t {
  PlaceTile,
  PlaceFigure,
  AbbotHome,
  NoFigure,
  Upgrade,
  NoUpgrade,
  SendToLeipzig,
  ScoreRoad,
  TakeTile, ///< answers Draw, as DrawTile does
  DrawTile,
  SellAtBorder, ///< answer Sale, as NoSale does
  SellInTown,
  NoSale,
  SpendChips ///< answers RoadChips; none is an answer, too
};

/// One answer to a decision. Members that its kind does not name are at their defaults.
struct Move
{
  MoveKind kind = MoveKind::NoFigure;
  Rotation rotation = Rotation::None;     ///< PlaceTile
  FigureKind figure = FigureKind::Meeple; ///< PlaceFigure
  /// PlaceFigure, Upgrade, SendToLeipzig: index into TileKind::features; SpendChips: colours as
  /// bits, purple 1, light blue 2, orange 4.
  std::uint8_t feature = 0;
  std::uint8_t ones = 0; ///< Upgrade, sales: chips of value 1 that are paid
  std::uint8_t twos = 0; ///< Upgrade, sales: chips of value 2 that are paid
  Place place; ///< PlaceTile; Upgrade, SendToLeipzig: where the meeple stands; TakeTile: the depot
  Quarter quarter = Quarter::Wainwrights; ///< SendToLeipzig
  Colour colour = Colour::None;           ///< SellAtBorder, SellInTown: of the wine

  bool operator==(const Move&) const = default;
};

constexpr Move placeTile(Place place, Rotation rotation)
{
  return {.kind = MoveKind::PlaceTile, .rotation = rotation, .place = place};
}
constexpr Move placeFigure(int feature, FigureKind figure = FigureKind::Meeple)
{
  return {.kind = MoveKind::PlaceFigure,
          .figure = figure,
          .feature = static_cast<std::uint8_t>(feature)};
}
constexpr Move abbotHome()
{
  return {.kind = MoveKind::AbbotHome};
}
constexpr Move noFigure()
{
  return {.kind = MoveKind::NoFigure};
}
constexpr Move upgradeMeeple(Place place, int feature, int ones, int twos)
{
  return {.kind = MoveKind::Upgrade,
          .feature = static_cast<std::uint8_t>(feature),
          .ones = static_cast<std::uint8_t>(ones),
          .twos = static_cast<std::uint8_t>(twos),
          .place = place};
}
constexpr Move noUpgrade()
{
  return {.kind = MoveKind::NoUpgrade};
}
constexpr Move sendToLeipzig(Place place, int feature, Quarter quarter)
{
  return {.kind = MoveKind::SendToLeipzig,
          .feature = static_cast<std::uint8_t>(feature),
          .place = place,
          .quarter = quarter};
}
/// Keeps all meeples on the road.
constexpr Move scoreRoad()
{
  return {.kind = MoveKind::ScoreRoad};
}
constexpr Move takeTile(Place depot)
{
  return {.kind = MoveKind::TakeTile, .place = depot};
}
constexpr Move drawTile()
{
  return {.kind = MoveKind::DrawTile};
}
constexpr Move sellWine(MoveKind where, Colour colour, int ones, int twos)
{
  return {.kind = where,
          .ones = static_cast<std::uint8_t>(ones),
          .twos = static_cast<std::uint8_t>(twos),
          .colour = colour};
}
constexpr Move noSale()
{
  return {.kind = MoveKind::NoSale};
}
constexpr Move spendChips(unsigned colours)
{
  return {.kind = MoveKind::SpendChips, .feature = static_cast<std::uint8_t>(colours)};
}

} // namespace kartenwerk
