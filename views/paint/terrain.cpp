// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/terrain.h"

#include <algorithm>
#include <cmath>

#include <QImage>
#include <QPainter>

#include "views/paint/palette.h"
#include "views/paint/tilelayout.h"

namespace kartenwerk {

namespace {

constexpr auto cells = Terrain::size;

/// The raster's colour for a feature, and back; black is what nobody claims.
QColor colourOf(int feature)
{
  return {(feature + 1) & 0xFF, 0, 0};
}

int featureOf(QRgb colour)
{
  return qRed(colour) - 1;
}

/// The cells along half an edge.
std::vector<int> halfEdge(Port port)
{
  const auto side = static_cast<int>(sideOf(port));
  const auto left = static_cast<int>(port) % 2 == 0;
  auto found = std::vector<int>{};
  for (int i = 0; i < cells / 2; ++i) {
    // Clockwise along the side, the left half comes first.
    const auto step = left ? i : i + cells / 2;
    const auto x = side == 0 ? step : side == 1 ? cells - 1 : side == 2 ? cells - 1 - step : 0;
    const auto y = side == 0 ? 0 : side == 1 ? step : side == 2 ? cells - 1 : cells - 1 - step;
    found.push_back(y * cells + x);
  }
  return found;
}

QImage raster(const TileLayout& layout)
{
  auto image = QImage(cells, cells, QImage::Format_RGB32);
  image.fill(Qt::black);
  auto painter = QPainter(&image);
  painter.scale(cells, cells);
  for (const auto& city : layout.cities)
    painter.fillPath(city.area, colourOf(city.feature));
  for (const auto& river : layout.rivers)
    painter.strokePath(river.line, QPen(colourOf(river.feature), riverWidth + 0.03));
  for (const auto& road : layout.roads)
    painter.strokePath(road.line, QPen(colourOf(road.feature), roadWidth + 2 * roadCasing));
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 255, 0));
  if (layout.junction)
    painter.drawEllipse(*layout.junction, 0.12, 0.12);
  if (layout.monastery)
    painter.drawEllipse(*layout.monastery, 0.19, 0.19);
  for (const auto& inn : layout.inns)
    painter.drawEllipse(inn, 0.13, 0.11);
  return image;
}

std::size_t indexOf(int x, int y)
{
  return static_cast<std::size_t>(y) * cells + static_cast<std::size_t>(x);
}

/// The cell at a point; points beyond the tile belong to the cells at its rim.
std::size_t indexAt(QPointF point)
{
  const auto within = [](double value) {
    return std::clamp(static_cast<int>(value * cells), 0, cells - 1);
  };
  return indexOf(within(point.x()), within(point.y()));
}

QPointF centreOf(int cell)
{
  const auto column = cell % cells;
  const auto row = cell / cells;
  return {(column + 0.5) / cells, (row + 0.5) / cells};
}

} // namespace

Terrain::Terrain(const TileKind& kind, const TileLayout& layout)
{
  const auto image = raster(layout);
  for (int i = 0; i < size * size; ++i) {
    const auto colour = image.pixel(i % size, i / size);
    m_owner[static_cast<std::size_t>(i)] = qGreen(colour) != 0 ? none
                                           : qRed(colour) == 0 ? unclaimed
                                                               : featureOf(colour);
  }
  for (std::size_t f = 0; f < kind.features.size(); ++f) {
    const auto& feature = kind.features[f];
    auto seeds = std::vector<int>{};
    if (feature.type == FeatureType::Field)
      for (int p = 4; p < portCount; ++p)
        if (feature.ports.has(static_cast<Port>(p)))
          for (const auto cell : halfEdge(static_cast<Port>(p)))
            seeds.push_back(cell);
    flood(static_cast<int>(f), seeds);
  }
  // Fields without ports take what is left, each the next piece.
  for (std::size_t f = 0; f < kind.features.size(); ++f)
    if (kind.features[f].type == FeatureType::Field && kind.features[f].ports.empty())
      for (int y = size / 2, i = 0; i < size * size; ++i) {
        const auto cell = (y * size + size / 2 + i) % (size * size);
        if (m_owner[static_cast<std::size_t>(cell)] == unclaimed) {
          flood(static_cast<int>(f), {cell});
          break;
        }
      }
  measure();
}

void Terrain::flood(int feature, std::vector<int> seeds)
{
  while (!seeds.empty()) {
    const auto cell = seeds.back();
    seeds.pop_back();
    auto& owner = m_owner[static_cast<std::size_t>(cell)];
    if (owner != unclaimed)
      continue;
    owner = feature;
    const auto x = cell % size;
    const auto y = cell / size;
    if (x > 0)
      seeds.push_back(cell - 1);
    if (x + 1 < size)
      seeds.push_back(cell + 1);
    if (y > 0)
      seeds.push_back(cell - size);
    if (y + 1 < size)
      seeds.push_back(cell + size);
  }
}

void Terrain::measure()
{
  // Two passes of a chamfer distance, in cells; the edge of the tile is half a cell away.
  const auto near = [&](int x, int y, int owner, double step) {
    if (x < 0 || y < 0 || x >= size || y >= size)
      return 0.5 * step;
    const auto i = indexOf(x, y);
    return m_owner[i] == owner ? m_room[i] + step : 0.5 * step;
  };
  m_room.fill(size);
  const auto relax = [&](int x, int y, int by) {
    const auto i = indexOf(x, y);
    const auto owner = m_owner[i];
    constexpr auto diagonal = 1.4142;
    for (const auto distance :
         {near(x + by, y, owner, 1), near(x, y + by, owner, 1),
          near(x + by, y + by, owner, diagonal), near(x - by, y + by, owner, diagonal)})
      m_room[i] = std::min(m_room[i], distance);
  };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      relax(x, y, -1);
  for (int y = size - 1; y >= 0; --y)
    for (int x = size - 1; x >= 0; --x)
      relax(x, y, 1);
}

int Terrain::at(QPointF point) const
{
  return std::max(none, m_owner[indexAt(point)]);
}

double Terrain::room(QPointF point) const
{
  return m_room[indexAt(point)] / size;
}

QPointF Terrain::spot(int feature, std::vector<QPointF>& taken) const
{
  auto best = QPointF(0.5, 0.5);
  auto most = 0.0;
  for (int i = 0; i < size * size; ++i) {
    if (m_owner[static_cast<std::size_t>(i)] != feature)
      continue;
    const auto point = centreOf(i);
    auto free = m_room[static_cast<std::size_t>(i)] / size;
    for (const auto& other : taken)
      free = std::min(free, 0.5 * std::hypot(point.x() - other.x(), point.y() - other.y()));
    // Of points with equal room the one nearer to the middle.
    const auto score = free - 0.02 * std::hypot(point.x() - 0.5, point.y() - 0.5);
    if (score > most) {
      most = score;
      best = point;
    }
  }
  taken.push_back(best);
  return best;
}

} // namespace kartenwerk
