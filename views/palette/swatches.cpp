// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/swatches.h"

#include <QPainter>

#include "model/map/map.h"
#include "views/paint/mappainter.h"

namespace kartenwerk {

namespace {

constexpr int swatchSize = 20;
constexpr int swatchRatio = 3; ///< sharp on fine screens too

} // namespace

const std::vector<Square>& offeredGrounds()
{
  static const auto grounds = std::vector<Square>{{Ground::Playable},
                                                  {Ground::Outside, OutsideLook::Sea},
                                                  {Ground::Outside, OutsideLook::Clouds},
                                                  {Ground::Outside, OutsideLook::Abroad},
                                                  {Ground::Blocked},
                                                  {.ground = Ground::Blocked, .waves = true},
                                                  {Ground::Depot},
                                                  {Ground::Highlight}};
  return grounds;
}

bool takesColour(const Square& square)
{
  return square.ground == Ground::Depot || square.ground == Ground::Highlight;
}

QIcon groundSwatch(const Square& square)
{
  // In the middle of its like, so that no coast runs through the picture.
  const auto map = Map(3, 3, square);
  const auto look = squareLook(map, {1, 1});
  auto picture = QPixmap(swatchSize * swatchRatio, swatchSize * swatchRatio);
  picture.fill(Qt::transparent);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(QBrush(renderSquare(look, swatchSize * swatchRatio, mapColours())));
  painter.setPen(QPen(QColor(0, 0, 0, 90), swatchRatio));
  painter.drawRoundedRect(QRectF(picture.rect()).adjusted(2, 2, -2, -2), 9, 9);
  painter.end();
  return QIcon(picture);
}

QIcon chipSwatch(Colour colour)
{
  auto picture = QPixmap(swatchSize * swatchRatio, swatchSize * swatchRatio);
  picture.fill(Qt::transparent);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintChip(painter, {colour, 0}, QRectF(picture.rect()).center(), swatchSize * swatchRatio - 4.0,
            mapColours());
  painter.end();
  return QIcon(picture);
}

} // namespace kartenwerk
