// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QImage>
#include <QRect>
#include <QRectF>

#include "model/map/map.h"
#include "model/scenario/scenario.h"
#include "model/tiles/tilekind.h"
#include "views/paint/figurepainter.h"
#include "views/paint/leipzigpainter.h"
#include "views/paint/palette.h"
#include "views/paint/squarelook.h"

class QPainter;

namespace kartenwerk {

/// A tile that lies on the map, with who stands on it.
struct ShownTile
{
  Place place;
  const TileKind* kind = nullptr; ///< borrowed
  Rotation rotation = Rotation::None;
  std::vector<PlacedFigure> figures;
};

/// A square set off from the others.
enum class MarkKind : std::uint8_t { Selected, Hover, Legal, LastMove, Info, Warning, Error };
struct Mark
{
  Place place;
  MarkKind kind = MarkKind::Selected;

  bool operator==(const Mark&) const = default;
};

struct PictureOptions
{
  bool grid = true;
  bool names = true;
  bool regions = true;
  bool rulers = false; ///< letters and numbers along the grid; a canvas draws its own that stay
  Dimming dimming = Dimming::None;
  std::vector<Place> startsInUse; ///< empty: all start squares alike; else the others are pale
  QRect part;                     ///< the picture shows only these squares of the map; null: all

  bool operator==(const PictureOptions&) const = default;
};

/// What is to be painted: plain data, borrowed while the call lasts.
struct MapPicture
{
  const Map& map;
  std::span<const PlacedChip> chips = {};
  std::span<const ShownTile> tiles = {};
  std::span<const Mark> marks = {};
  PictureOptions options = {};
  std::span<const ShownQuarter> quarters = {};
};

/// The squares that the picture shows, in columns and rows.
QRect shownSquares(const MapPicture& picture);

/// What a picture of the map takes up, in squares: the grid that is shown, and beyond it prints at
/// the rim, boxes beside the grid, rulers. The whole grid is (0, 0, columns, rows).
QRectF pictureBounds(const MapPicture& picture);

// Everything below paints in square units: the caller has scaled the painter so that square D7 is
// the rectangle (3, 6, 1, 1). `squares` limits the work to a rectangle of squares, in columns and
// rows (also off the grid); a null rectangle means all that is shown. Nothing clips: a caller that
// repaints a part sets its own clip.

/// The whole picture: the layers below, one above the other.
void paintMap(QPainter& painter, const MapPicture& picture, QRect squares = {});

/// Layer 1: each square alone (what an atlas of SquareLook holds), and laid tiles.
void paintGround(QPainter& painter, const MapPicture& picture, QRect squares = {});
/// Layer 2: grid lines, opaque, at least one device pixel wide. They go round squares that are
/// inside; over the sea there are none.
void paintGrid(QPainter& painter, const MapPicture& picture, QRect squares = {});
/// Layer 3: what reaches beyond its square: regions, prints, ferries, names, boxes.
void paintDecorations(QPainter& painter, const MapPicture& picture, QRect squares = {});
/// Layer 4: chips, quarters of Leipzig, figures on tiles, marks.
void paintPieces(QPainter& painter, const MapPicture& picture, QRect squares = {});
/// Layer 5: rulers, when options.rulers is set.
void paintRulers(QPainter& painter, const MapPicture& picture);

/// How far an element's drawing reaches, in squares: repaint that when it changes.
QRectF reach(const Print& print);
QRectF reach(const Ferry& ferry);
QRectF reach(const LargeCity& city); ///< with its name
QRectF reach(const Site& site);      ///< with its name

/// One mark in square units; for overlays of a canvas.
void paintMark(QPainter& painter, const Mark& mark, const MapColours& colours);

/// One square as an opaque picture of `pixels` × `pixels` device pixels (1…4096), for an atlas.
QImage renderSquare(const SquareLook& look, int pixels, const MapColours& colours);

} // namespace kartenwerk
