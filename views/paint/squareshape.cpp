// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/squareshape.h"

#include <algorithm>
#include <array>

#include <QTransform>

namespace kartenwerk {

namespace {

/// How far a cubic's handles reach to make a quarter circle of radius 1.
constexpr auto kappa = 0.5523;

bool has(std::uint8_t others, int neighbour)
{
  return ((others >> (neighbour % 8)) & 1) != 0;
}

struct Corner
{
  QPointF at;      ///< the square's corner
  QPointF along;   ///< one unit back along the side that comes first, clockwise
  QPointF onwards; ///< one unit on along the side that comes next
};

/// Corners clockwise from the north-east; corner i lies between sides i and i + 1.
constexpr std::array<Corner, 4> corners{{{{1, 0}, {-1, 0}, {0, 1}},
                                         {{1, 1}, {0, -1}, {-1, 0}},
                                         {{0, 1}, {1, 0}, {0, -1}},
                                         {{0, 0}, {0, 1}, {1, 0}}}};

void addCurve(QPainterPath& path, QPointF from, QPointF corner, QPointF to)
{
  path.lineTo(from);
  path.cubicTo(from + kappa * (corner - from), to + kappa * (corner - to), to);
}

void addCorner(QPainterPath& path, int i, std::uint8_t others, double inset, double radius,
               double bleed)
{
  const auto& c = corners[static_cast<std::size_t>(i)];
  const auto before = has(others, 2 * i);
  const auto after = has(others, 2 * i + 2);
  const auto point =
      c.at + (before ? inset : -bleed) * c.onwards + (after ? inset : -bleed) * c.along;
  if (before && after) {
    const auto r = std::max(radius - inset, radius * 0.35);
    addCurve(path, point + r * c.along, point, point + r * c.onwards);
  } else if (!before && !after && has(others, 2 * i + 1) && inset > 0) {
    // The curve stays one inset away from the corner: a quarter circle round it.
    const auto from = c.at + inset * c.along;
    const auto to = c.at + inset * c.onwards;
    path.lineTo(from - bleed * c.onwards);
    path.lineTo(from);
    path.cubicTo(from + kappa * inset * c.onwards, to + kappa * inset * c.along, to);
    path.lineTo(to - bleed * c.along);
  } else {
    path.lineTo(point);
  }
}

} // namespace

QPainterPath squareShape(std::uint8_t others, double inset, double radius, double bleed)
{
  auto path = QPainterPath{};
  path.moveTo(0.5, has(others, 0) ? inset : -bleed);
  for (int i = 0; i < 4; ++i)
    addCorner(path, i, others, inset, radius, bleed);
  path.closeSubpath();
  return path;
}

QPainterPath squareBand(std::uint8_t others, double outer, double inner, double radius,
                        double bleed)
{
  auto path = squareShape(others, outer, radius, bleed);
  path.addPath(squareShape(others, inner, radius, bleed));
  path.setFillRule(Qt::OddEvenFill);
  return path;
}

} // namespace kartenwerk
