// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/tilecity.h"

#include <algorithm>
#include <cmath>

#include "views/paint/palette.h"

namespace kartenwerk {

namespace {

Side sideAt(int i)
{
  return static_cast<Side>(((i % 4) + 4) % 4);
}

/// The feature that owns a port, or -1.
int owner(const TileKind& kind, Port port)
{
  const auto found = std::ranges::find_if(
      kind.features, [&](const Feature& feature) { return feature.ports.has(port); });
  return found == kind.features.end() ? -1 : static_cast<int>(found - kind.features.begin());
}

bool isCity(const TileKind& kind, int side)
{
  return kind.edges[static_cast<std::size_t>(sideAt(side))] == Edge::City;
}

bool owns(const Feature& city, int side)
{
  return city.ports.has(edgePort(sideAt(side)));
}

int portsOf(const Feature& city)
{
  return static_cast<int>(
      std::ranges::count_if(allSides, [&](Side s) { return city.ports.has(edgePort(s)); }));
}

/// Whether different fields meet at the corner between side i - 1 and side i.
bool fieldsPartAtCorner(const TileKind& kind, int i)
{
  if (isCity(kind, i - 1) || isCity(kind, i))
    return false;
  const auto before = owner(kind, rightPort(sideAt(i - 1)));
  const auto after = owner(kind, leftPort(sideAt(i)));
  return before >= 0 && after >= 0 && before != after;
}

/// Whether a city of one edge has to reach the middle, to part the fields on its two sides.
bool reachesTheMiddle(const TileKind& kind, const Feature& city, int side)
{
  if (isCity(kind, side - 1) || isCity(kind, side + 1))
    return false;
  const auto before = owner(kind, rightPort(sideAt(side - 1)));
  const auto after = owner(kind, leftPort(sideAt(side + 1)));
  if (before < 0 || after < 0 || before == after)
    return false;
  return std::ranges::none_of(kind.features, [&](const Feature& feature) {
    return feature.type == FeatureType::Road && feature.end == RoadEnd::City &&
           feature.endCity == city.id;
  });
}

struct Handles
{
  QPointF first;
  QPointF second;
};

/// The handles of the cubic from corner i over `count` free sides.
Handles handles(const TileKind& kind, const Feature& city, int i, int count)
{
  const auto a = tileCorner(i);
  const auto b = tileCorner(i + count);
  const auto along = tileCorner(i + 1) - a;
  const auto back = tileCorner(i + count - 1) - b;
  auto crowded = false;
  for (int side = i; side < i + count; ++side)
    crowded = crowded || isCity(kind, side);
  // In the tip of a city both its walls keep close to the edges.
  const auto tipAtStart = !owns(city, i - 1);
  const auto tipAtEnd = !owns(city, i + count);
  if (count == 1) {
    const auto inward = tileCorner(i + 2) - tileCorner(i + 1);
    const auto handle = [&](bool tip) {
      return tip ? QPointF(0.32, 0.19) : crowded ? QPointF(0.26, 0.46) : QPointF(0.22, 0.34);
    };
    const auto first = handle(tipAtStart);
    const auto second = handle(tipAtEnd);
    return {a + first.x() * along + first.y() * inward,
            b - second.x() * along + second.y() * inward};
  }
  if (count == 2) {
    const auto handle = [&](bool tip) {
      return tip ? QPointF(0.32, 0.19) : crowded ? QPointF(0.14, 0.34) : QPointF(0.17, 0.31);
    };
    const auto first = handle(tipAtStart);
    const auto second = handle(tipAtEnd);
    return {a + first.x() * along - first.y() * back, b + second.x() * back - second.y() * along};
  }
  const auto across = b - a;
  const auto deep = reachesTheMiddle(kind, city, i - 1);
  const auto handle = [&](bool narrow) {
    return narrow ? QPointF(0.31, 0.29) : QPointF(0.20, deep ? 0.53 : 0.36);
  };
  const auto first = handle(isCity(kind, i));
  const auto second = handle(isCity(kind, i + 2));
  return {a + first.x() * across + first.y() * along, b - second.x() * across + second.y() * back};
}

/// Where the inner line of a wall ends at a corner: along the city's own edge, or, in the tip of a
/// city that only touches the corner, towards the middle.
QPointF wallEnd(const Feature& city, int corner, int cityEdge, int towards)
{
  const auto at = tileCorner(corner);
  const auto to = owns(city, cityEdge) ? tileCorner(towards) : QPointF(0.5, 0.5);
  const auto reach = owns(city, cityEdge) ? wallFoot : 3 * wallFoot;
  return at + reach * (to - at);
}

void addRun(CityShape& shape, const TileKind& kind, const Feature& city, int i, int count)
{
  const auto [first, second] = handles(kind, city, i, count);
  const auto a = tileCorner(i);
  const auto b = tileCorner(i + count);
  shape.area.cubicTo(first, second, b);
  const auto run = second - first;
  const auto inward = cityWall / std::hypot(run.x(), run.y()) * QPointF(-run.y(), run.x());
  shape.walls.push_back({{a, first, second, b},
                         {wallEnd(city, i, i - 1, i - 1), first + inward, second + inward,
                          wallEnd(city, i + count, i + count, i + count + 1)}});
}

CityShape cityShape(const TileKind& kind, int feature)
{
  const auto& city = kind.features[static_cast<std::size_t>(feature)];
  auto shape = CityShape{.feature = feature};

  for (int i = 0; i < 4; ++i)
    if (owns(city, i - 1) && owns(city, i))
      shape.corners.push_back(tileCorner(i));
  if (portsOf(city) == 4) {
    shape.area.addRect(0, 0, 1, 1);
    return shape;
  }
  auto start = 0;
  while (!owns(city, start))
    ++start;
  shape.area.moveTo(tileCorner(start));
  for (int i = start; i < start + 4;) {
    if (owns(city, i)) {
      shape.area.lineTo(tileCorner(++i));
      continue;
    }
    auto count = 1;
    while (i + count < start + 4 && !owns(city, i + count) && !fieldsPartAtCorner(kind, i + count))
      ++count;
    addRun(shape, kind, city, i, count);
    i += count;
  }
  shape.area.closeSubpath();
  return shape;
}

QPointF onCubic(const std::array<QPointF, 4>& p, double t)
{
  const auto s = 1 - t;
  return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
}

} // namespace

QPointF tileCorner(int i)
{
  constexpr std::array<QPointF, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  return corners[static_cast<std::size_t>(((i % 4) + 4) % 4)];
}

QPointF sideMiddle(Side side)
{
  const auto i = static_cast<int>(side);
  return (tileCorner(i) + tileCorner(i + 1)) / 2;
}

QPainterPath CityWall::band(double from, double to) const
{
  const auto mix = [&](std::size_t i, double share) {
    return outer[i] + share * (inner[i] - outer[i]);
  };
  auto path = QPainterPath(mix(0, from));
  path.cubicTo(mix(1, from), mix(2, from), mix(3, from));
  path.lineTo(mix(3, to));
  path.cubicTo(mix(2, to), mix(1, to), mix(0, to));
  path.closeSubpath();
  return path;
}

QPointF CityWall::at(double t) const
{
  return (onCubic(outer, t) + onCubic(inner, t)) / 2;
}

std::vector<CityShape> cityShapes(const TileKind& kind)
{
  auto shapes = std::vector<CityShape>{};
  for (std::size_t i = 0; i < kind.features.size(); ++i) {
    const auto& feature = kind.features[i];
    if (feature.type == FeatureType::City && portsOf(feature) > 0)
      shapes.push_back(cityShape(kind, static_cast<int>(i)));
  }
  return shapes;
}

} // namespace kartenwerk
