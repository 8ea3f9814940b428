// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/overview.h"

#include "views/paint/squarelook.h"

namespace kartenwerk {

const QImage& Overview::image(const Map& map, Dimming dimming)
{
  const auto whole = QRect(0, 0, map.columns(), map.rows());
  if (m_image.size() != whole.size() || dimming != m_dimming) {
    m_image = QImage(whole.size(), QImage::Format_RGB32);
    m_dimming = dimming;
    m_stale = whole;
  }
  const auto stale = m_stale & whole;
  for (int row = stale.top(); row <= stale.bottom(); ++row) {
    auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(row));
    for (int column = stale.left(); column <= stale.right(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      line[column] = overviewColour(squareLook(map, place), mapColours(dimming)).rgb();
    }
  }
  m_stale = {};
  return m_image;
}

void Overview::forget(QRect squares)
{
  if (squares.isNull())
    m_image = {};
  else
    m_stale |= squares;
}

} // namespace kartenwerk
