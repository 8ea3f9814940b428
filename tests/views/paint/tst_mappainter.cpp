// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QPainter>
#include <QTest>

#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "views/paint/fonts.h"
#include "views/paint/mappainter.h"

using namespace kartenwerk;

namespace {

constexpr auto px = 40;

/// The grid alone, painted whole.
QImage painted(const MapPicture& picture)
{
  auto image = QImage(px * picture.map.columns(), px * picture.map.rows(), QImage::Format_RGB32);
  image.fill(Qt::white);
  auto painter = QPainter(&image);
  painter.scale(px, px);
  paintMap(painter, picture);
  return image;
}

/// The squares in which two pictures differ.
std::vector<Place> differences(const QImage& a, const QImage& b)
{
  auto places = std::vector<Place>{};
  for (int row = 0; row < a.height() / px; ++row)
    for (int column = 0; column < a.width() / px; ++column)
      if (a.copy(px * column, px * row, px, px) != b.copy(px * column, px * row, px, px))
        places.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
  return places;
}

/// L* of a colour, 0…100.
double lightness(QColor colour)
{
  const auto linear = [](double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  const auto y = 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                 0.0722 * linear(colour.blueF());
  return y <= 0.008856 ? 903.3 * y : 116 * std::cbrt(y) - 16;
}

} // namespace

class TestMapPainter : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void aRectangleOfSquaresIsPaintedAsInTheWhole()
  {
    const auto map = drawn({"~~~~~", "~.S.~", "~t11~", "~...~", "~~~~~"});
    const auto picture = MapPicture{map};
    const auto whole = painted(picture);
    auto part = QImage(whole.size(), QImage::Format_RGB32);
    part.fill(Qt::white);
    auto painter = QPainter(&part);
    painter.setClipRect(px, px, 2 * px, 2 * px);
    painter.scale(px, px);
    // Grid lines are shared with the squares beside.
    paintMap(painter, picture, QRect(0, 0, 4, 4));
    painter.end();
    // A clip changes the coverage of a few pixels at most.
    auto different = 0;
    for (int y = px; y < 3 * px; ++y)
      for (int x = px; x < 3 * px; ++x)
        different += part.pixel(x, y) != whole.pixel(x, y) ? 1 : 0;
    QVERIFY2(different < 2 * px, qPrintable(QString::number(different)));
  }

  void aTileCoversTheHousesAndTheNameOfATown()
  {
    const auto bare = drawn({"...", "...", "..."});
    const auto town = bare.withSite({.place = at("B2"), .kind = SiteKind::Town, .name = "Bremen"});
    const auto tile = tileOf("x", "FFFF");
    const auto tiles = std::vector<ShownTile>{{at("B2"), &tile.kind}};
    QCOMPARE(painted({.map = town, .tiles = tiles}), painted({.map = bare, .tiles = tiles}));
    QVERIFY(painted({.map = town}) != painted({.map = bare}));
  }

  void aTileCoversTheChip()
  {
    const auto map = drawn({"...", "..."});
    const auto tile = tileOf("x", "FRFR");
    const auto tiles = std::vector<ShownTile>{{at("B1"), &tile.kind}};
    const auto chips = std::vector<PlacedChip>{{at("B1"), Colour::Orange, 1}};
    QCOMPARE(painted({.map = map, .chips = chips, .tiles = tiles}),
             painted({.map = map, .tiles = tiles}));
  }

  void aChipChangesItsSquareOnly()
  {
    const auto map = drawn({"...", "...", "..."});
    const auto chips = std::vector<PlacedChip>{{at("B2"), Colour::Purple, 0}};
    QCOMPARE(differences(painted({.map = map}), painted({.map = map, .chips = chips})),
             std::vector{at("B2")});
  }

  void chipColoursDifferInGreyPrint()
  {
    const auto& colours = mapColours();
    const auto purple = lightness(colours.chip(Colour::Purple));
    const auto blue = lightness(colours.chip(Colour::LightBlue));
    const auto orange = lightness(colours.chip(Colour::Orange));
    QVERIFY(std::abs(purple - blue) > 20);
    QVERIFY(std::abs(purple - orange) > 20);
    // Light blue and orange are alike in grey: letter and hatch tell them apart.
    auto letters = std::array{chipLetter(Colour::Purple), chipLetter(Colour::LightBlue),
                              chipLetter(Colour::Orange)};
    std::ranges::sort(letters);
    QVERIFY(std::ranges::adjacent_find(letters) == letters.end());
  }

  void drawingsReachNoFurtherThanTheySay()
  {
    const auto map = drawn({"~~~~~~~~~", "~~~~~~~~~", "~~~~~~~~~", "~~~...~~~", "~~~...~~~",
                            "~~~...~~~", "~~~~~~~~~", "~~~~~~~~~", "~~~~~~~~~"});
    const auto bare = painted({.map = map});
    const auto check = [&](const Map& changed, const QRectF& reach) {
      const auto image = painted({.map = changed});
      const auto area = QRectF(reach.topLeft() * px, reach.size() * px).toAlignedRect();
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          if (image.pixel(x, y) != bare.pixel(x, y))
            QVERIFY2(area.contains(x, y), qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
      QVERIFY(image != bare);
    };
    for (const auto side : allSides)
      for (const auto kind : {PrintKind::Road, PrintKind::City}) {
        const auto place = side == Side::North   ? at("E4")
                           : side == Side::South ? at("E6")
                           : side == Side::West  ? at("D5")
                                                 : at("F5");
        const auto print = Print{place, side, kind, 3, 2, "Österreich-Ungarn"};
        check(map.withPrint(print), reach(print));
      }
    const auto ferry = Ferry{{at("D4"), Side::North}, {at("F4"), Side::East}, 3, 2, "Lange Fähre"};
    check(map.withFerry(ferry), reach(ferry));
    const auto town =
        Site{.place = at("E5"), .kind = SiteKind::Town, .name = "Lutherstadt Wittenberg"};
    check(map.withSite(town), reach(town));
  }

  void unusedStartSquaresStepBack()
  {
    const auto map = drawn({"S.S", "..."});
    auto picture = MapPicture{map};
    const auto all = painted(picture);
    picture.options.startsInUse = {at("A1")};
    QCOMPARE(differences(all, painted(picture)), std::vector{at("C1")});
  }

  void gridLinesAreOpaqueAndOnePixelAtLeast()
  {
    const auto map = drawn({"...", "...", "..."});
    for (const auto size : {7, 16, 40}) {
      auto image = QImage(3 * size, 3 * size, QImage::Format_RGB32);
      image.fill(Qt::white);
      auto painter = QPainter(&image);
      painter.scale(size, size);
      paintGrid(painter, {map});
      painter.end();
      QCOMPARE(image.pixelColor(size, size / 2), mapColours().grid);
      QCOMPARE(image.pixelColor(size / 2, size), mapColours().grid);
      QCOMPARE(image.pixelColor(size / 2, size / 2), QColor(Qt::white));
    }
  }

  void thereAreNoGridLinesOverTheSeaAndBetweenTiles()
  {
    const auto sea = Map(3, 1);
    auto image = QImage(3 * px, px, QImage::Format_RGB32);
    image.fill(Qt::white);
    const auto blank = image;
    {
      auto painter = QPainter(&image);
      painter.scale(px, px);
      paintGrid(painter, {sea});
    }
    QCOMPARE(image, blank);
    const auto land = drawn({"..."});
    const auto tile = tileOf("x", "FFFF");
    const auto tiles = std::vector<ShownTile>{{at("A1"), &tile.kind}, {at("B1"), &tile.kind}};
    {
      auto painter = QPainter(&image);
      painter.scale(px, px);
      paintGrid(painter, {.map = land, .tiles = tiles});
    }
    QCOMPARE(image.pixelColor(px, px / 2), QColor(Qt::white));
    QCOMPARE(image.pixelColor(2 * px, px / 2), mapColours().grid);
  }

  void figuresAndPlayersAreDistinct()
  {
    auto images = std::vector<QImage>{};
    for (int figure = 0; figure < 5; ++figure)
      for (int player = 0; player < 6; ++player) {
        auto image = QImage(32, 32, QImage::Format_RGB32);
        image.fill(mapColours().field);
        auto painter = QPainter(&image);
        paintFigure(painter, {static_cast<Figure>(figure), player}, {16, 16}, 20, mapColours());
        painter.end();
        images.push_back(image);
      }
    for (std::size_t i = 0; i < images.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        QVERIFY(images[i] != images[j]);
  }

  void playersDifferForColourBlindEyes()
  {
    // Without hue: any two differ in lightness, or in their mark; neighbours in order in both.
    for (int player = 0; player < 6; ++player)
      for (int other = 0; other < player; ++other) {
        auto marks = std::array<QImage, 2>{};
        for (std::size_t i = 0; i < 2; ++i) {
          marks[i] = QImage(24, 24, QImage::Format_RGB32);
          marks[i].fill(Qt::white);
          auto painter = QPainter(&marks[i]);
          paintPlayerMark(painter, i == 0 ? player : other, {12, 12}, 22, mapColours());
          painter.end();
          marks[i] = marks[i].convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
        }
        const auto lighter = std::abs(lightness(mapColours().player(player)) -
                                      lightness(mapColours().player(other)));
        QVERIFY(lighter > 5 || marks[0] != marks[1]);
      }
  }
};

QTEST_MAIN(TestMapPainter)
#include "tst_mappainter.moc"
