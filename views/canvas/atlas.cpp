// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/atlas.h"

#include "views/paint/mappainter.h"

namespace kartenwerk {

void SquareAtlas::prepare(int squarePx, Dimming dimming)
{
  if (squarePx == m_squarePx && dimming == m_dimming && m_pictures.size() < mostPictures)
    return;
  m_pictures.clear();
  m_squarePx = squarePx;
  m_dimming = dimming;
}

const QPixmap& SquareAtlas::picture(const SquareLook& look)
{
  const auto found = m_pictures.constFind(look);
  if (found != m_pictures.constEnd())
    return *found;
  const auto image = renderSquare(look, m_squarePx, mapColours(m_dimming));
  return *m_pictures.insert(look, QPixmap::fromImage(image));
}

} // namespace kartenwerk
