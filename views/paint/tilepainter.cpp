// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/tilepainter.h"

#include <algorithm>

#include <QPainter>
#include <QTransform>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/symbols.h"
#include "views/paint/tilelayout.h"
#include "views/paint/tilesymbols.h"

namespace kartenwerk {

namespace {

QTransform turned(Rotation rotation)
{
  auto turn = QTransform{};
  turn.translate(0.5, 0.5);
  turn.rotate(degrees(rotation));
  turn.translate(-0.5, -0.5);
  return turn;
}

/// Draws one tile; shapes are turned, what stands on them is not.
class TileSketch
{
public:
  TileSketch(QPainter& painter, const TileKind& kind, Rotation rotation, const MapColours& colours)
      : m_sketch(painter), m_kind(kind), m_layout(tileLayout(kind)), m_turn(turned(rotation)),
        m_rotation(rotation), m_colours(colours)
  {
  }

  void draw()
  {
    m_sketch.fill(QRectF(0, 0, 1, 1), m_colours.field);
    drawMeadow();
    drawRivers();
    for (const auto& city : m_layout.cities)
      m_sketch.fill(m_turn.map(city.area), m_colours.tileCity);
    drawRoofs();
    drawRoads();
    for (const auto& city : m_layout.cities) {
      for (const auto& wall : city.walls)
        drawWall(wall);
      for (const auto& corner : city.corners)
        drawTurret(at(corner));
    }
    drawGates();
    drawJunction();
    drawBuildings();
  }

private:
  const Feature& feature(int i) const { return m_kind.features[static_cast<std::size_t>(i)]; }
  QPointF at(QPointF point) const { return m_turn.map(point); }

  void drawMeadow()
  {
    if (m_sketch.pixels() < 36)
      return;
    for (const auto& furrow : m_layout.furrows) {
      const auto centre = at(furrow);
      for (int i = -1; i <= 1; ++i)
        m_sketch.line(centre + QPointF(-0.075 + 0.012 * i, 0.028 * i),
                      centre + QPointF(0.065 + 0.012 * i, 0.028 * i - 0.02), m_colours.fieldLight,
                      0.016, Qt::RoundCap);
    }
    for (const auto& tuft : m_layout.tufts)
      drawTuft(m_sketch, at(tuft), 0.035, m_colours.fieldShade);
    for (const auto& tree : m_layout.trees)
      drawTree(m_sketch, at(tree) + QPointF(0, 0.05), 0.14, m_colours);
  }

  void drawRivers()
  {
    for (const auto& river : m_layout.rivers) {
      const auto line = m_turn.map(river.line);
      m_sketch.stroke(line, m_colours.riverBank, riverWidth + 2 * riverBank);
      m_sketch.stroke(line, m_colours.river, riverWidth);
    }
    for (const auto& river : m_layout.rivers) {
      const auto end = feature(river.feature).end;
      if (end == RoadEnd::Lake) {
        m_sketch.ellipse(at(river.end), 0.28 + riverBank, 0.24 + riverBank, m_colours.riverBank);
        m_sketch.ellipse(at(river.end), 0.28, 0.24, m_colours.river);
        joinRiver(river);
      } else if (end == RoadEnd::Spring) {
        m_sketch.disc(at(river.end), 0.14 + riverBank, m_colours.riverBank);
        m_sketch.disc(at(river.end), 0.14, m_colours.river);
        joinRiver(river);
        drawMountain(m_sketch, at(river.end) + QPointF(-0.13, -0.06), 0.26, m_colours);
        drawMountain(m_sketch, at(river.end) + QPointF(0.08, -0.09), 0.20, m_colours);
      }
      if (m_sketch.pixels() >= 60)
        for (const auto t : {0.22, 0.72})
          drawWave(m_sketch, at(river.line.pointAtPercent(t)), 0.09, m_colours.halo);
    }
  }

  /// The water of a river runs into its lake without a bank between them.
  void joinRiver(const LineShape& river)
  {
    m_sketch.stroke(m_turn.map(river.line), m_colours.river, riverWidth);
  }

  void drawRoofs()
  {
    const auto px = m_sketch.pixels();
    auto i = 0U;
    for (const auto& roof : m_layout.roofs) {
      ++i;
      if (px < 40 && i % 3 != 0)
        continue;
      const auto mix = scatter(i, 5);
      const auto size = px < 40 ? 1.5 : 1.0;
      const auto w = size * (0.072 + 0.012 * ((mix >> 3) % 3) / 2);
      const auto h = size * 0.064;
      const auto upright = (mix >> 6) % 2 == 0;
      const auto extent = upright ? QSizeF(h, w) : QSizeF(w, h);
      const auto rect = QRectF(at(roof) - QPointF(extent.width(), extent.height()) / 2, extent);
      const auto red = mix % 4 == 0;
      drawRoof(m_sketch, rect, upright, red ? m_colours.tileRoof : m_colours.cityRoof,
               red ? m_colours.tileRoofShade : m_colours.cityRoofShade);
    }
  }

  void drawRoads()
  {
    const auto casing = std::max(roadCasing, 0.7 / m_sketch.pixels());
    for (const auto& road : m_layout.roads)
      m_sketch.stroke(m_turn.map(road.line), m_colours.casing, roadWidth + 2 * casing);
    // All casings lie under all surfaces: roads run into a square without a line across them.
    if (m_layout.junction)
      m_sketch.disc(at(*m_layout.junction), 0.085 + casing, m_colours.casing);
    for (const auto& road : m_layout.roads)
      m_sketch.stroke(m_turn.map(road.line), m_colours.road, roadWidth);
    if (m_layout.junction)
      m_sketch.disc(at(*m_layout.junction), 0.085, m_colours.road);
    for (const auto& bridge : m_layout.bridges)
      drawBridge(bridge);
  }

  void drawBridge(const Bridge& bridge)
  {
    m_sketch.save();
    m_sketch.translate(at(bridge.at));
    m_sketch.rotate(bridge.angle + degrees(m_rotation));
    constexpr auto half = 0.15;
    m_sketch.fill(QRectF(-half, -roadWidth / 2, 2 * half, roadWidth), m_colours.road);
    for (const auto y : {-roadWidth / 2 - 0.045, roadWidth / 2}) {
      m_sketch.fill(QRectF(-half, y, 2 * half, 0.045), m_colours.stoneShade);
      if (m_sketch.pixels() >= 40)
        m_sketch.fill(QRectF(-half, y + 0.010, 2 * half, 0.018), m_colours.stoneLight);
    }
    m_sketch.restore();
  }

  void drawWall(const CityWall& wall)
  {
    m_sketch.fill(m_turn.map(wall.band(0, 1)), m_colours.stoneShade);
    if (m_sketch.pixels() < 30)
      return;
    m_sketch.fill(m_turn.map(wall.band(0.26, 1)), m_colours.stone);
    m_sketch.fill(m_turn.map(wall.band(0.36, 0.80)), m_colours.stoneLight);
    if (m_sketch.pixels() < 64)
      return;
    for (int i = 1; i < 12; ++i) {
      const auto outer = at(wall.at(i / 12.0));
      m_sketch.disc(outer, 0.011, m_colours.stoneShade);
    }
  }

  /// The quarter of a round tower that stands in this tile, in the tones of the wall.
  void drawTurret(QPointF corner)
  {
    const auto quarter = [&](double share, const QColor& colour) {
      const auto radius = share * wallFoot;
      const auto box = QRectF(corner - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
      // Counter-clockwise degrees from the east, towards the middle of the tile.
      const auto start =
          corner.x() < 0.5 ? (corner.y() < 0.5 ? 270 : 0) : (corner.y() < 0.5 ? 180 : 90);
      auto path = QPainterPath(corner);
      path.arcTo(box, start, 90);
      path.closeSubpath();
      m_sketch.fill(path, colour);
    };
    quarter(1, m_sketch.pixels() < 30 ? m_colours.stoneShade : m_colours.stone);
    if (m_sketch.pixels() < 30)
      return;
    quarter(0.80, m_colours.stoneLight);
    quarter(0.36, m_colours.stone);
    quarter(0.26, m_colours.stoneShade);
  }

  void drawGates()
  {
    for (const auto& gate : m_layout.gates) {
      m_sketch.save();
      m_sketch.translate(at(gate.at));
      m_sketch.rotate(gate.angle + degrees(m_rotation));
      constexpr auto half = roadWidth / 2;
      m_sketch.fill(QRectF(-half, -0.01, 2 * half, cityWall + 0.035), m_colours.road);
      for (const auto x : {-half - 0.075, half + 0.005}) {
        m_sketch.fill(QRectF(x, -0.025, 0.07, 0.095), m_colours.stoneShade);
        if (m_sketch.pixels() >= 30)
          m_sketch.fill(QRectF(x + 0.014, -0.011, 0.042, 0.067), m_colours.stoneLight);
      }
      m_sketch.restore();
    }
  }

  void drawJunction()
  {
    if (!m_layout.junction)
      return;
    const auto centre = at(*m_layout.junction);

    if (m_kind.crossing == Crossing::Plain) {
      m_sketch.disc(centre, 0.035, m_colours.tree);
      return;
    }
    for (const auto& corner :
         {QPointF(-0.13, -0.08), QPointF(0.14, -0.07), QPointF(-0.13, 0.17), QPointF(0.15, 0.16)})
      drawHouse(m_sketch, centre + corner, 0.13, m_colours);
  }

  void drawBuildings()
  {
    for (const auto& inn : m_layout.inns)
      drawInn(m_sketch, at(inn), 0.24, m_colours);
    for (const auto& garden : m_layout.gardens)
      drawGarden(m_sketch, at(garden), 0.25, m_colours);
    for (const auto& [place, picture] : m_layout.pictures)
      drawIllustration(m_sketch, picture, at(place), 0.15, m_colours);
    for (const auto& [place, i] : m_layout.landmarks)
      if (feature(i).cathedral)
        drawCathedral(m_sketch, at(place), 0.42, m_colours);
      else
        drawDarmstadtium(m_sketch, at(place), 0.44, m_colours);
    if (m_layout.monastery) {
      const auto church = std::ranges::any_of(m_kind.features, &Feature::church);
      drawMonastery(m_sketch, at(*m_layout.monastery), 0.36, church, m_colours);
    }
    for (const auto& shield : m_layout.shields)
      drawShield(m_sketch, at(shield), 0.15, m_colours);
    for (const auto& [place, i] : m_layout.goods)
      drawGoods(m_sketch, feature(i).goods, at(place), 0.18, m_colours);
  }

  Sketch m_sketch;
  const TileKind& m_kind;
  TileLayout m_layout;
  QTransform m_turn;
  Rotation m_rotation;
  const MapColours& m_colours;
};

} // namespace

void paintTile(QPainter& painter, const TileKind& kind, Rotation rotation, const QRectF& rect,
               const MapColours& colours)
{
  painter.save();
  painter.translate(rect.topLeft());
  painter.scale(rect.width(), rect.height());
  TileSketch(painter, kind, rotation, colours).draw();
  painter.restore();
}

QPointF anchor(const TileKind& kind, int feature, Rotation rotation)
{
  const auto known = feature >= 0 && feature < static_cast<int>(kind.features.size());
  if (!known)
    return {0.5, 0.5};
  return turned(rotation).map(tileLayout(kind).anchors[static_cast<std::size_t>(feature)]);
}

void paintFigureOnTile(QPainter& painter, const TileKind& kind, Rotation rotation,
                       const PlacedFigure& figure, const QRectF& rect, const MapColours& colours)
{
  const auto at = anchor(kind, figure.feature, rotation);
  const auto centre = rect.topLeft() + QPointF(at.x() * rect.width(), at.y() * rect.height());
  paintFigure(painter, figure, centre, 0.27 * rect.width(), colours);
}

QImage renderTile(const TileKind& kind, Rotation rotation, int pixels, const MapColours& colours)
{
  pixels = std::clamp(pixels, 1, 4096);
  auto image = QImage(pixels, pixels, QImage::Format_RGB32);
  auto painter = QPainter(&image);
  paintTile(painter, kind, rotation, QRectF(0, 0, pixels, pixels), colours);
  return image;
}

} // namespace kartenwerk
