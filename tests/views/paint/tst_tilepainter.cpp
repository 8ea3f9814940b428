// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QPainter>
#include <QTest>

#include "model/tiles/tilesetfile.h"
#include "views/paint/palette.h"
#include "views/paint/terrain.h"
#include "views/paint/tilelayout.h"
#include "views/paint/tilepainter.h"

using namespace kartenwerk;

namespace {

std::vector<TileKind> kindsOf(std::initializer_list<const char*> sets)
{
  auto all = std::vector<TileKind>{};
  for (const auto* set : sets) {
    const auto path = std::string(KARTENWERK_SOURCE_DIR "/maps/") + set + ".kwtiles";
    const auto loaded = loadTileSet(path);
    for (const auto& tile : loaded.value.value().tiles)
      all.push_back(tile.kind);
  }
  return all;
}

std::vector<TileKind> allKinds()
{
  return kindsOf({"base-2", "inns-cathedrals-2", "traders-builders-2", "darmstadt", "river-2"});
}

/// The pixels along an edge, from north to south or from west to east.
std::vector<QRgb> edgePixels(const QImage& image, Side side)
{
  const auto last = image.width() - 1;
  auto line = std::vector<QRgb>{};
  for (int i = 0; i <= last; ++i)
    line.push_back(side == Side::North   ? image.pixel(i, 0)
                   : side == Side::South ? image.pixel(i, last)
                   : side == Side::West  ? image.pixel(0, i)
                                         : image.pixel(last, i));
  return line;
}

int difference(QRgb a, QRgb b)
{
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                   std::abs(qBlue(a) - qBlue(b))});
}

/// The largest difference along a seam; a tone may be off by two pixels of 64, for a wall that
/// meets the edge aslant has moved on within the outermost pixel. The corners, where the walls of
/// the next edges begin, are left out.
int seam(const std::vector<QRgb>& a, const std::vector<QRgb>& b)
{
  auto worst = 0;
  for (int i = 3; i < static_cast<int>(a.size()) - 3; ++i) {
    auto best = 255;
    for (int j = std::max(0, i - 2); j <= std::min(i + 2, static_cast<int>(b.size()) - 1); ++j)
      best = std::min(best,
                      difference(a[static_cast<std::size_t>(i)], b[static_cast<std::size_t>(j)]));
    worst = std::max(worst, best);
  }
  return worst;
}

struct Turned
{
  const TileKind* kind;
  Rotation rotation;
  std::array<std::vector<QRgb>, 4> edges;
};

std::vector<Turned> turned(const std::vector<TileKind>& kinds, int pixels)
{
  auto all = std::vector<Turned>{};
  for (const auto& kind : kinds)
    for (const auto rotation : allRotations) {
      const auto image = renderTile(kind, rotation, pixels, mapColours());
      auto tile = Turned{&kind, rotation, {}};
      for (const auto side : allSides)
        tile.edges[static_cast<std::size_t>(side)] = edgePixels(image, side);
      all.push_back(std::move(tile));
    }
  return all;
}

} // namespace

class TestTilePainter : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void anyTwoTilesThatMayTouchMeetWithoutASeam()
  {
    const auto kinds = kindsOf({"base-1"});
    const auto tiles = turned(kinds, 64);
    auto pairs = 0;
    for (const auto& a : tiles)
      for (const auto& b : tiles)
        for (const auto side : {Side::East, Side::South}) {
          if (a.kind->edge(side, a.rotation) != b.kind->edge(opposite(side), b.rotation))
            continue;
          ++pairs;
          const auto worst = seam(a.edges[static_cast<std::size_t>(side)],
                                  b.edges[static_cast<std::size_t>(opposite(side))]);
          QVERIFY2(worst < 30, qPrintable(QStringLiteral("%1 %2, %3 %4: %5")
                                              .arg(QString::fromStdString(a.kind->id))
                                              .arg(degrees(a.rotation))
                                              .arg(QString::fromStdString(b.kind->id))
                                              .arg(degrees(b.rotation))
                                              .arg(worst)));
        }
    QVERIFY(pairs > 4000);
  }

  void tilesWithDifferentEdgesDoShowASeam()
  {
    const auto kinds = kindsOf({"base-1"});
    const auto tiles = turned(kinds, 64);
    for (const auto& a : tiles)
      for (const auto& b : tiles)
        if (a.kind->edge(Side::East, a.rotation) != b.kind->edge(Side::West, b.rotation))
          QVERIFY(seam(a.edges[1], b.edges[3]) >= 30);
  }

  void figuresStandOnTheirFeature()
  {
    for (const auto& kind : allKinds()) {
      const auto layout = tileLayout(kind);
      const auto terrain = Terrain(kind, layout);
      for (int i = 0; i < static_cast<int>(kind.features.size()); ++i) {
        const auto type = kind.features[static_cast<std::size_t>(i)].type;
        const auto at = anchor(kind, i, Rotation::None);
        QVERIFY(QRectF(0.03, 0.03, 0.94, 0.94).contains(at));
        if (type == FeatureType::City || type == FeatureType::Field)
          QVERIFY2(terrain.at(at) == i, kind.id.c_str());
        if (type == FeatureType::Road) {
          const auto road = std::ranges::find(layout.roads, i, &LineShape::feature);
          QVERIFY(road != layout.roads.end());
          auto stroker = QPainterPathStroker{};
          stroker.setWidth(roadWidth);
          QVERIFY2(stroker.createStroke(road->line).contains(at), kind.id.c_str());
        }
      }
    }
  }

  void figuresOfDifferentFeaturesStandApart()
  {
    for (const auto& kind : allKinds())
      for (int i = 0; i < static_cast<int>(kind.features.size()); ++i)
        for (int j = 0; j < i; ++j) {
          const auto a = anchor(kind, i, Rotation::None);
          const auto b = anchor(kind, j, Rotation::None);
          QVERIFY2(std::hypot(a.x() - b.x(), a.y() - b.y()) > 0.07, kind.id.c_str());
        }
  }

  void anAnchorTurnsWithItsTile()
  {
    for (const auto& kind : kindsOf({"base-1"}))
      for (int i = 0; i < static_cast<int>(kind.features.size()); ++i) {
        const auto at = anchor(kind, i, Rotation::None);
        const auto quarter = anchor(kind, i, Rotation::Quarter);
        QVERIFY(std::abs(quarter.x() - (1 - at.y())) < 1e-9);
        QVERIFY(std::abs(quarter.y() - at.x()) < 1e-9);
      }
  }

  void anUnknownFeatureStandsInTheMiddle()
  {
    const auto kind = kindsOf({"base-1"}).front();
    QCOMPARE(anchor(kind, -1, Rotation::Half), QPointF(0.5, 0.5));
    QCOMPARE(anchor(kind, 99, Rotation::Half), QPointF(0.5, 0.5));
  }

  void fieldsThatTheRulesPartAreParted()
  {
    // Every field reaches all of its own half-edges and none of another's.
    for (const auto& kind : allKinds()) {
      const auto terrain = Terrain(kind, tileLayout(kind));
      for (int f = 0; f < static_cast<int>(kind.features.size()); ++f) {
        const auto& feature = kind.features[static_cast<std::size_t>(f)];
        if (feature.type != FeatureType::Field)
          continue;
        for (int p = 4; p < portCount; ++p) {
          const auto port = static_cast<Port>(p);
          const auto side = sideOf(port);
          const auto turn = p % 2 == 0 ? -0.30 : 0.30;
          const auto corner = tileCorner(static_cast<int>(side));
          const auto next = tileCorner(static_cast<int>(side) + 1);
          const auto inwards = 0.03 * (QPointF(0.5, 0.5) - sideMiddle(side));
          const auto at = sideMiddle(side) + turn * (next - corner) + inwards;
          if (feature.ports.has(port))
            QVERIFY2(terrain.at(at) == f, (kind.id + " " + std::string(toString(port))).c_str());
          else
            QVERIFY2(terrain.at(at) != f, (kind.id + " " + std::string(toString(port))).c_str());
        }
      }
    }
  }

  void aTileFillsItsRectangleAndNoPixelBeyond()
  {
    for (const auto& kind : allKinds())
      for (const auto rotation : allRotations) {
        auto image = QImage(96, 96, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        auto painter = QPainter(&image);
        paintTile(painter, kind, rotation, QRectF(16, 16, 64, 64), mapColours());
        painter.end();
        for (int i = 0; i < 96; ++i)
          for (const auto edge : {15, 80}) {
            QCOMPARE(image.pixelColor(edge, i), QColor(Qt::magenta));
            QCOMPARE(image.pixelColor(i, edge), QColor(Qt::magenta));
          }
        for (int i = 16; i < 80; ++i)
          for (const auto edge : {16, 79}) {
            QVERIFY(image.pixelColor(edge, i) != QColor(Qt::magenta));
            QVERIFY(image.pixelColor(i, edge) != QColor(Qt::magenta));
          }
      }
  }

  void everyKindOfASetLooksDifferent()
  {
    const auto kinds = allKinds();
    for (const auto pixels : {24, 64}) {
      auto images = std::vector<QImage>{};
      for (const auto& kind : kinds)
        images.push_back(renderTile(kind, Rotation::None, pixels, mapColours()));
      for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          QVERIFY2(images[i] != images[j], (kinds[i].id + " " + kinds[j].id).c_str());
    }
  }
};

QTEST_MAIN(TestTilePainter)
#include "tst_tilepainter.moc"
