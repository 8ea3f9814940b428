// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/tilelayout.h"

#include <algorithm>
#include <cmath>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/terrain.h"
#include "views/paint/tilelines.h"

namespace kartenwerk {

namespace {

constexpr auto middle = tileMiddle;

class Layout
{
public:
  explicit Layout(const TileKind& kind) : m_kind(kind) {}

  TileLayout make()
  {
    m_layout.anchors.assign(m_kind.features.size(), middle);
    m_layout.cities = cityShapes(m_kind);
    findCentres();
    for (std::size_t i = 0; i < m_kind.features.size(); ++i)
      addLines(static_cast<int>(i));
    addBridges();
    addInns();
    const auto terrain = Terrain(m_kind, m_layout);
    for (std::size_t i = 0; i < m_kind.features.size(); ++i)
      addSpots(terrain, static_cast<int>(i));
    addTexture(terrain);
    return std::move(m_layout);
  }

private:
  const Feature& feature(int i) const { return m_kind.features[static_cast<std::size_t>(i)]; }
  QPointF& anchorOf(int i) { return m_layout.anchors[static_cast<std::size_t>(i)]; }

  bool any(FeatureType type) const
  {
    return std::ranges::any_of(m_kind.features, [&](const Feature& f) { return f.type == type; });
  }

  /// A monastery stands in the middle, unless a river or a road runs through it.
  QPointF monasteryPlace() const
  {
    auto place = middle;
    for (const auto& line : m_kind.features) {
      if ((line.type != FeatureType::Road && line.type != FeatureType::River) || !hasTwoPorts(line))
        continue;
      const auto sides = sidesOf(line);
      if (opposite(sides[0]) == sides[1])
        place = sides[0] == Side::North ? QPointF(0.24, 0.5) : QPointF(0.5, 0.24);
      else
        place = middle - 0.24 * (sideMiddle(sides[0]) + sideMiddle(sides[1]) - 2 * middle);
    }
    return place;
  }

  void findCentres()
  {
    if (any(FeatureType::Monastery))
      m_layout.monastery = monasteryPlace();
    const auto crosses = std::ranges::any_of(
        m_kind.features, [](const Feature& f) { return f.end == RoadEnd::Crossing; });
    if (crosses || m_kind.crossing != Crossing::None)
      m_layout.junction = middle;
  }

  /// The road to a city: straight, or in a bend to the city's nearest wall.
  QPainterPath roadToCity(const CityShape& city, Side side)
  {
    const auto from = sideMiddle(side);
    auto path = QPainterPath(from);
    if (const auto gate = gateOf(city.area, side)) {
      path.lineTo(*gate);
      m_layout.gates.push_back({*gate, angleFrom(side)});
      return path;
    }
    const auto gate = nearestWall(city);
    const auto out = middle - gate;
    path.cubicTo(from + 0.7 * (middle - from), gate + 0.8 * out, gate);
    m_layout.gates.push_back({gate, std::atan2(out.x(), -out.y()) * 180 / 3.14159265});
    return path;
  }

  const CityShape* cityOf(const Feature& road) const
  {
    if (road.end == RoadEnd::City)
      for (const auto& city : m_layout.cities)
        if (feature(city.feature).id == road.endCity)
          return &city;
    return nullptr;
  }

  QPointF endOf(const Feature& line, Side side) const
  {
    if (line.end == RoadEnd::Monastery && m_layout.monastery)
      return *m_layout.monastery;
    if (line.end == RoadEnd::None)
      return middle + 0.35 * (sideMiddle(side) - middle);
    return middle;
  }

  void addLines(int i)
  {
    const auto& line = feature(i);
    const auto road = line.type == FeatureType::Road;
    if (!road && line.type != FeatureType::River)
      return;
    const auto sides = sidesOf(line);
    if (sides.empty())
      return;
    auto shape = LineShape{i, {}, middle};
    if (sides.size() == 2) {
      shape.line = through(sides[0], sides[1]);
      anchorOf(i) = shape.line.pointAtPercent(0.5);
    } else if (const auto* city = cityOf(line); city && sides.size() == 1) {
      shape.line = roadToCity(*city, sides[0]);
      shape.end = shape.line.currentPosition();
      anchorOf(i) = shape.line.pointAtPercent(0.5);
    } else {
      for (const auto side : sides) {
        shape.end = sides.size() == 1 ? endOf(line, side) : middle;
        shape.line.moveTo(sideMiddle(side));
        shape.line.lineTo(shape.end);
      }
      const auto share =
          line.end == RoadEnd::Monastery || line.end == RoadEnd::Crossing ? 0.4 : 0.5;
      const auto from = sideMiddle(sides[0]);
      anchorOf(i) = sides.size() == 1 ? from + share * (shape.end - from) : middle;
    }
    (road ? m_layout.roads : m_layout.rivers).push_back(std::move(shape));
  }

  void addBridge(int road, const QPainterPath& below)
  {
    const auto& line = m_layout.roads[static_cast<std::size_t>(road)].line;
    for (int i = 5; i < 95; ++i) {
      const auto t = line.percentAtLength(line.length() * i / 100.0);
      const auto point = line.pointAtPercent(t);
      for (int j = 5; j < 95; ++j)
        if (distance(point, below.pointAtPercent(j / 100.0)) < 0.012) {
          m_layout.bridges.push_back({road, point, -line.angleAtPercent(t)});
          return;
        }
    }
  }

  void addBridges()
  {
    for (int i = 0; i < static_cast<int>(m_layout.roads.size()); ++i) {
      for (const auto& river : m_layout.rivers)
        addBridge(i, river.line);
      const auto& road = m_layout.roads[static_cast<std::size_t>(i)];
      for (int j = 0; j < i; ++j) {
        const auto& other = m_layout.roads[static_cast<std::size_t>(j)];
        if (hasTwoPorts(feature(road.feature)) && hasTwoPorts(feature(other.feature)))
          addBridge(i, other.line);
      }
    }
    // Two straight roads that cross: figures stand beside the bridge, not on it.
    for (const auto& bridge : m_layout.bridges)
      for (const auto& road : m_layout.roads)
        if (distance(anchorOf(road.feature), bridge.at) < 0.12)
          anchorOf(road.feature) = road.line.pointAtPercent(0.22);
  }

  /// The inn stands beside the middle of its road, on the side that has more room.
  void addInns()
  {
    for (const auto& road : m_layout.roads) {
      if (!feature(road.feature).inn)
        continue;
      const auto two = hasTwoPorts(feature(road.feature));
      const auto at = two ? 0.5 : 0.42;
      const auto point = road.line.pointAtPercent(at);
      const auto angle = road.line.angleAtPercent(at) * 3.14159265 / 180;
      const auto aside = 0.21 * QPointF(std::sin(angle), std::cos(angle));
      const auto blocked = [&](QPointF p) {
        return std::ranges::any_of(m_layout.cities, [&](const CityShape& city) {
          return city.area.contains(p) || city.area.contains(p + 0.5 * (p - point));
        });
      };
      const auto left = point - aside;
      const auto right = point + aside;
      m_layout.inns.push_back(
          blocked(right) || (!blocked(left) && distance(left, middle) < distance(right, middle))
              ? left
              : right);
      if (two)
        anchorOf(road.feature) = road.line.pointAtPercent(0.24);
    }
  }

  void addCitySpots(const Terrain& terrain, int i, std::vector<QPointF>& taken)
  {
    const auto& city = feature(i);
    if (city.cathedral || city.darmstadtium)
      m_layout.landmarks.push_back({terrain.spot(i, taken), i});
    anchorOf(i) = terrain.spot(i, taken);
    for (int coat = 0; coat < std::min(city.coats, 4); ++coat)
      m_layout.shields.push_back(terrain.spot(i, taken));
    if (city.goods != Goods::None)
      m_layout.goods.push_back({terrain.spot(i, taken), i});
  }

  void addSpots(const Terrain& terrain, int i)
  {
    auto& taken = m_taken;
    const auto& it = feature(i);
    switch (it.type) {
    case FeatureType::City:
      return addCitySpots(terrain, i, taken);
    case FeatureType::Field:
      anchorOf(i) = terrain.spot(i, taken);
      for (const auto picture : it.illustrations)
        m_layout.pictures.push_back({terrain.spot(i, taken), picture});
      return;
    case FeatureType::Garden:
      m_layout.gardens.push_back(terrain.spot(largestField(terrain), taken));
      anchorOf(i) = m_layout.gardens.back();
      return;
    case FeatureType::Monastery:
      anchorOf(i) = m_layout.monastery.value_or(middle);
      return;
    case FeatureType::Road:
    case FeatureType::River:
      return;
    }
  }

  /// Gardens are not tied to a field; they lie where there is most room.
  int largestField(const Terrain& terrain) const
  {
    auto best = -1;
    auto most = -1.0;
    for (int i = 0; i < static_cast<int>(m_kind.features.size()); ++i)
      if (feature(i).type == FeatureType::Field) {
        auto alone = std::vector<QPointF>{};
        const auto room = terrain.room(terrain.spot(i, alone));
        if (terrain.at(alone.back()) == i && room > most) {
          most = room;
          best = i;
        }
      }
    return best;
  }

  bool crowded(QPointF point, double reach) const
  {
    const auto near = [&](QPointF other) { return distance(point, other) < reach; };
    const auto nearPair = [&](const auto& pair) { return near(pair.first); };
    return std::ranges::any_of(m_layout.shields, near) ||
           std::ranges::any_of(m_layout.gardens, near) ||
           std::ranges::any_of(m_layout.gates, [&](const Gate& gate) { return near(gate.at); }) ||
           std::ranges::any_of(m_layout.goods, nearPair) ||
           std::ranges::any_of(m_layout.pictures, nearPair) ||
           std::ranges::any_of(m_layout.landmarks, [&](const auto& pair) {
             return distance(point, pair.first) < 0.21;
           });
  }

  /// Houses in rows, a street between every two.
  void addRoofs(const Terrain& terrain)
  {
    constexpr auto columns = 9U;
    constexpr auto rows = 10U;
    for (std::uint32_t i = 0; i < columns * rows; ++i) {
      const auto row = i / columns;
      const auto x = (i % columns + 0.5 + (row / 2 % 2 == 0 ? 0.0 : 0.3)) / columns;
      const auto y = (row + 0.5 + (row % 2 == 0 ? 0.10 : -0.10)) / rows;
      const auto point = QPointF(x, y) + 0.012 * QPointF(scattered(i, 1) - 0.5, scattered(i, 2));
      const auto owner = terrain.at(point);
      if (owner >= 0 && feature(owner).type == FeatureType::City && terrain.room(point) > 0.062 &&
          !crowded(point, 0.115))
        m_layout.roofs.push_back(point);
    }
  }

  void addTexture(const Terrain& terrain)
  {
    auto seed = 0U;
    for (const auto letter : m_kind.id)
      seed = scatter(seed, static_cast<unsigned char>(letter));
    addRoofs(terrain);
    constexpr auto steps = 7;
    for (std::uint32_t i = 0; i < steps * steps; ++i) {
      const auto jitter = QPointF(scattered(i, 1), scattered(i, 2)) - middle;
      const auto column = i % steps;
      const auto row = i / steps;
      const auto point = (QPointF(column, row) + middle + 0.35 * jitter) / steps;
      const auto owner = terrain.at(point);
      if (owner < 0)
        continue;
      const auto room = terrain.room(point);
      if (feature(owner).type == FeatureType::Field && room > 0.075 && !crowded(point, 0.16)) {
        const auto chance = scatter(seed, i) % 8;
        if (chance == 0 && room > 0.10)
          m_layout.trees.push_back(point);
        else if (chance == 1 && room > 0.13)
          m_layout.furrows.push_back(point);
        else if (chance < 5)
          m_layout.tufts.push_back(point);
      }
    }
  }

  const TileKind& m_kind;
  TileLayout m_layout;
  std::vector<QPointF> m_taken;
};

} // namespace

TileLayout tileLayout(const TileKind& kind)
{
  return Layout(kind).make();
}

} // namespace kartenwerk
