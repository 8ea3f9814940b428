// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/tilelines.h"

#include <cmath>

namespace kartenwerk {

double distance(QPointF a, QPointF b)
{
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

std::vector<Side> sidesOf(const Feature& feature)
{
  auto sides = std::vector<Side>{};
  for (const auto side : allSides)
    if (feature.ports.has(edgePort(side)))
      sides.push_back(side);
  return sides;
}

QPainterPath through(Side from, Side to)
{
  const auto a = sideMiddle(from);
  const auto b = sideMiddle(to);
  auto path = QPainterPath(a);
  if (opposite(from) == to)
    path.lineTo(b);
  else
    path.cubicTo(a + 0.6 * (tileMiddle - a), b + 0.6 * (tileMiddle - b), b);
  return path;
}

std::optional<QPointF> gateOf(const QPainterPath& city, Side side)
{
  const auto from = sideMiddle(side);
  for (int i = 0; i <= 100; ++i) {
    const auto point = from + i / 100.0 * (tileMiddle - from) * 1.6;
    if (city.contains(point))
      return point;
  }
  return std::nullopt;
}

QPointF nearestWall(const CityShape& city)
{
  auto best = tileMiddle;
  auto least = 2.0;
  for (const auto& wall : city.walls)
    for (const auto t : {0.3, 0.4, 0.5, 0.6, 0.7})
      if (distance(wall.at(t), tileMiddle) < least) {
        least = distance(wall.at(t), tileMiddle);
        best = wall.at(t);
      }
  return best;
}

double angleFrom(Side side)
{
  return 90.0 * static_cast<int>(side);
}

bool hasTwoPorts(const Feature& feature)
{
  return sidesOf(feature).size() == 2;
}

} // namespace kartenwerk
