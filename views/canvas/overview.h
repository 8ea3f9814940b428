// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>

#include "model/map/map.h"
#include "views/paint/palette.h"

namespace kartenwerk {

/// One pixel a square: what the canvas shows when squares are a few pixels wide.
class Overview
{
public:
  /// Below this many device pixels a square, the canvas shows the overview.
  static constexpr int largestSquare = 6;

  const QImage& image(const Map& map, Dimming dimming);
  /// These squares look different now; a null rectangle means all.
  void forget(QRect squares = {});

private:
  QImage m_image;
  QRect m_stale;
  Dimming m_dimming = Dimming::None;
};

} // namespace kartenwerk
