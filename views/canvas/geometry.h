// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include "model/base/place.h"
#include "views/tools/tool.h"

namespace kartenwerk {

/// Where the squares of a map lie in a viewport. All lengths are logical pixels; squares have a
/// whole number of device pixels, so that the atlas and the grid are crisp.
struct CanvasGeometry
{
  /// Sizes of a square in device pixels.
  static constexpr int smallestSquare = 2;
  static constexpr int largestSquare = 256;

  int columns = 1;
  int rows = 1;
  int squarePx = 48; ///< device pixels
  double ratio = 1;  ///< device pixels to a logical one
  QSize viewport;
  QPoint scroll; ///< values of the scroll bars

  double square() const { return squarePx / ratio; }
  /// Free space round the grid, for prints at the rim and for looking beyond it.
  int margin() const;
  /// The grid with its margins.
  QSize contentSize() const;
  /// The largest values of the scroll bars; 0 where everything is in view.
  QPoint scrollRange() const;
  /// The north-west corner of A1 in the viewport, on a whole device pixel.
  QPointF origin() const;

  QRectF rectOf(Place place) const;
  QRectF rectOf(QRectF squares) const;
  /// The squares that a rectangle of the viewport touches; it may reach off the grid.
  QRect squaresIn(QRectF area) const;
  Spot spotAt(QPointF point) const;

  /// The same with another size of squares: what lies at `anchor` stays there as far as the
  /// scroll range allows.
  CanvasGeometry zoomed(int newSquarePx, QPointF anchor) const;
  /// The same scrolled so that the middle of these squares is in the middle of the viewport.
  CanvasGeometry centredOn(QRectF squares) const;
  /// The largest size at which the whole grid is in view.
  int fittingSquarePx() const;
};

} // namespace kartenwerk
