// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/edgeframe.h"

#include <array>

namespace kartenwerk {

EdgeFrame::EdgeFrame(Place place, Side side)
{
  constexpr std::array<QPointF, 4> outwards{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  m_out = outwards[static_cast<std::size_t>(side)];
  m_along = QPointF(-m_out.y(), m_out.x());
  m_middle = QPointF(place.column + 0.5, place.row + 0.5) + 0.5 * m_out;
}

QPainterPath EdgeFrame::box(double fromAlong, double toAlong, double fromOut, double toOut) const
{
  auto path = QPainterPath(at(fromAlong, fromOut));
  path.lineTo(at(toAlong, fromOut));
  path.lineTo(at(toAlong, toOut));
  path.lineTo(at(fromAlong, toOut));
  path.closeSubpath();
  return path;
}

} // namespace kartenwerk
