// SPDX-License-Identifier: GPL-3.0-or-later
// Contact sheets of everything that is drawn, for the eye; they are left in the build folder.
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTest>

#include "model/map/mapfile.h"
#include "model/tiles/tilesetfile.h"
#include "tests/support/drawn.h"
#include "views/paint/fonts.h"
#include "views/paint/rendering.h"
#include "views/paint/tilepainter.h"

using namespace kartenwerk;

namespace {

QString folder()
{
  const auto path = QStringLiteral(KARTENWERK_BINARY_DIR "/gallery");
  QDir().mkpath(path);
  return path;
}

Map sampler()
{
  auto map = drawn({"%%%%^^^~~", "%..t.^~~~", "~S112...~", "~.11#.t~~", "~~..H~..~", "^^.D..~.~"});
  auto one = *map.largeCity(at("C3"));
  one.name = "Königsberg";
  one.squares[0].coats = 2;
  one.squares[3].coats = 1;
  one.sides = {{at("C3"), Side::North, CitySideKind::Road},
               {at("C4"), Side::West, CitySideKind::Closed},
               {at("C4"), Side::South, CitySideKind::Closed},
               {at("D4"), Side::South, CitySideKind::Road},
               {at("D4"), Side::East, CitySideKind::Closed}};
  auto two = *map.largeCity(at("E3"));
  two.name = "Ulm";
  two.mark = "leipzig";
  two.squares[0].coats = 1;
  map = map.withLargeCity(one).withLargeCity(two);
  map = map.withPrint({at("D2"), Side::North, PrintKind::City, 2, 3, "Dänemark"});
  map = map.withPrint({at("B2"), Side::West, PrintKind::Road, 1, 1, "Polen"});
  map = map.withPrint({at("C6"), Side::South, PrintKind::Road, 2, 1, "Schweiz"});
  map = map.withPrint({at("E6"), Side::South, PrintKind::City, 1, 1, "Österreich"});
  map = map.withFerry({{at("G4"), Side::East}, {at("H5"), Side::North}, 2, 2, "Bodenseefähre"});
  map = map.withFerry({{at("F6"), Side::East}, {at("H6"), Side::West}});
  map = map.withSite({at("B4"), SiteKind::Island, "", "", 3});
  map = map.withSite({at("F4"), SiteKind::Chumak});
  map = map.withSite({at("G3"), SiteKind::ChipMark, "", "", 0, Colour::Orange});
  map = map.withSite({at("G4"), SiteKind::Town, "Weinheim", "white wine"});
  map = map.withRegions({{"Norden", Colour::Purple, {at("C5"), at("D5"), at("C6")}}});
  map = map.withBoxes({{"Isle of Man", "Place a tile here", Side::East}});
  return map;
}

const std::vector<PlacedChip>& chips()
{
  static const auto list =
      std::vector<PlacedChip>{{at("C2"), Colour::Purple, 0},    {at("E2"), Colour::LightBlue, 0},
                              {at("F3"), Colour::Orange, 0},    {at("H3"), Colour::Purple, 2},
                              {at("F5"), Colour::LightBlue, 1}, {at("H6"), Colour::Orange, 2},
                              {at("G5"), Colour::None, 0}};
  return list;
}

std::vector<TileKind> kinds()
{
  auto all = std::vector<TileKind>{};
  for (const auto* set : {"base-1", "inns-cathedrals", "traders-builders", "darmstadt", "river"}) {
    const auto path = std::string(KARTENWERK_SOURCE_DIR "/maps/") + set + ".kwtiles";
    const auto loaded = loadTileSet(path);
    for (const auto& tile : loaded.value.value().tiles)
      all.push_back(tile.kind);
  }
  return all;
}

QImage tileSheet(const std::vector<TileKind>& all, int px, Rotation rotation, Dimming dimming)
{
  const auto columns = std::max(4, 1440 / (px + 8));
  const auto rows = (static_cast<int>(all.size()) + columns - 1) / columns;
  auto image = QImage(columns * (px + 8), rows * (px + 8), QImage::Format_RGB32);
  image.fill(Qt::white);
  auto painter = QPainter(&image);
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const auto& kind = all[static_cast<std::size_t>(i)];
    const auto rect = QRectF(i % columns * (px + 8) + 4, i / columns * (px + 8) + 4, px, px);
    painter.setClipRect(rect);
    paintTile(painter, kind, rotation, rect, mapColours(dimming));
    if (px >= 100)
      for (int f = 0; f < static_cast<int>(kind.features.size()); ++f)
        if (kind.features[static_cast<std::size_t>(f)].type == FeatureType::Field)
          paintFigureOnTile(painter, kind, rotation, {Figure::Meeple, f % 6, f, true}, rect,
                            mapColours(dimming));
  }
  return image;
}

} // namespace

class TestGallery : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void theMapAtAllSizes()
  {
    const auto map = sampler();
    for (const auto px : {12, 24, 48, 128})
      for (const auto dimming : {Dimming::None, Dimming::Dark}) {
        auto picture = MapPicture{map, chips()};
        picture.options.rulers = true;
        picture.options.dimming = dimming;
        const auto image = renderMap(picture, px).value.value();
        const auto name = QStringLiteral("/map-%1%2.png")
                              .arg(px)
                              .arg(dimming == Dimming::Dark ? QStringLiteral("-dark") : QString());
        QVERIFY(image.save(folder() + name));
      }
  }

  void deutschland()
  {
    const auto map = loadMap(KARTENWERK_SOURCE_DIR "/maps/deutschland.kwmap");
    QVERIFY(map.complete());
    auto picture = MapPicture{*map.value};
    picture.options.rulers = true;
    QVERIFY(renderMap(picture, 48).value->save(folder() + QStringLiteral("/deutschland-48.png")));
    auto svg = QFile(folder() + QStringLiteral("/deutschland.svg"));
    QVERIFY(svg.open(QIODevice::WriteOnly));
    svg.write(mapSvg(picture, 48).value.value());
    auto pdf = QFile(folder() + QStringLiteral("/deutschland.pdf"));
    QVERIFY(pdf.open(QIODevice::WriteOnly));
    pdf.write(mapPdf(picture, 20).value.value());
  }

  void tilesAtAllSizes()
  {
    const auto all = kinds();
    QVERIFY(all.size() > 70);
    for (const auto px : {24, 48, 128})
      QVERIFY(tileSheet(all, px, Rotation::None, Dimming::None)
                  .save(folder() + QStringLiteral("/tiles-%1.png").arg(px)));
    QVERIFY(tileSheet(all, 128, Rotation::Quarter, Dimming::Dark)
                .save(folder() + QStringLiteral("/tiles-128-turned-dark.png")));
  }

  void figures()
  {
    auto image = QImage(1200, 700, QImage::Format_RGB32);
    image.fill(mapColours().field);
    auto painter = QPainter(&image);
    for (int player = 0; player < 6; ++player)
      for (int figure = 0; figure < 5; ++figure) {
        const auto at = QPointF(60 + 180 * player, 60 + 110 * figure);
        paintFigure(painter, {static_cast<Figure>(figure), player}, at, 70, mapColours());
        paintFigure(painter, {static_cast<Figure>(figure), player, -1, true}, at + QPointF(65, 10),
                    32, mapColours());
        paintFigure(painter, {static_cast<Figure>(figure), player}, at + QPointF(105, 10), 13,
                    mapColours());
      }
    for (int colour = 0; colour < 4; ++colour)
      for (int value = 0; value < 3; ++value)
        for (const auto& [size, shift] : {std::pair{64, 0}, {26, 60}, {13, 85}})
          paintChip(painter, {static_cast<Colour>(colour), value},
                    QPointF(60 + 280 * colour + 100 * value + shift * 0.7, 640 - shift / 2), size,
                    mapColours());
    paintFigure(painter, {Figure::Meeple, 1, -1, false, ChipFace{Colour::Purple, 2}}, {1150, 300},
                70, mapColours());
    painter.end();
    QVERIFY(image.save(folder() + QStringLiteral("/figures.png")));
  }
};

QTEST_MAIN(TestGallery)
#include "tst_gallery.moc"
