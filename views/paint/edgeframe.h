// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include "model/base/place.h"

namespace kartenwerk {

/// Coordinates at a side of a square, in squares: along it (clockwise, 0 in its middle) and out
/// over it. For what is printed beyond a side.
class EdgeFrame
{
public:
  EdgeFrame(Place place, Side side);

  QPointF at(double along, double out) const { return m_middle + along * m_along + out * m_out; }
  QPointF outwards() const { return m_out; }
  bool upright() const { return m_along.x() == 0; }
  /// A rectangle between two corners.
  QPainterPath box(double fromAlong, double toAlong, double fromOut, double toOut) const;

private:
  QPointF m_middle;
  QPointF m_along;
  QPointF m_out;
};

} // namespace kartenwerk
