// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>

#include "views/paint/palette.h"
#include "views/paint/squarelook.h"

namespace kartenwerk {

/// Pictures of squares at exact device pixels, each look painted once. A change of size or colours
/// empties it.
class SquareAtlas
{
public:
  void prepare(int squarePx, Dimming dimming);
  const QPixmap& picture(const SquareLook& look);
  qsizetype size() const { return m_pictures.size(); }

private:
  /// Some 64 MB at 64 × 64 pixels; a map rarely has more than some hundred looks.
  static constexpr qsizetype mostPictures = 4096;

  int m_squarePx = 0;
  Dimming m_dimming = Dimming::None;
  QHash<SquareLook, QPixmap> m_pictures;
};

} // namespace kartenwerk
