// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QPointF>

#include "model/map/elements.h"

class QPainter;

namespace kartenwerk {

struct MapColours;

enum class Figure : std::uint8_t { Meeple, LargeMeeple, Builder, Pig, Abbot };

/// The face of a chip. Value 0: face down, or not decided; colour None: not decided.
struct ChipFace
{
  Colour colour = Colour::None;
  int value = 0;

  bool operator==(const ChipFace&) const = default;
};

/// A figure on a tile.
struct PlacedFigure
{
  Figure figure = Figure::Meeple;
  int player = 0;               ///< 0…5
  int feature = -1;             ///< index in TileKind::features; -1: the middle of the tile
  bool lying = false;           ///< a farmer
  std::optional<ChipFace> chip; ///< an upgraded meeple stands on its chip

  bool operator==(const PlacedFigure&) const = default;
};

/// Draws a figure so that its middle is at `centre`; `size` is the height of a standing meeple
/// (a large one is a third taller). In squares or in pixels, as the painter is set.
void paintFigure(QPainter& painter, const PlacedFigure& figure, QPointF centre, double size,
                 const MapColours& colours);

/// Draws a chip: a disc in its colour with its letter (face down) or its value, and its own hatch.
void paintChip(QPainter& painter, const ChipFace& chip, QPointF centre, double diameter,
               const MapColours& colours);

/// A player's mark alone, as on the figures: for score tables and legends.
void paintPlayerMark(QPainter& painter, int player, QPointF centre, double size,
                     const MapColours& colours);

} // namespace kartenwerk
