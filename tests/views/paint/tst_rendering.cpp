// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>

#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include "model/map/mapfile.h"
#include "tests/support/drawn.h"
#include "views/paint/fonts.h"
#include "views/paint/rendering.h"

using namespace kartenwerk;

namespace {

Map deutschland()
{
  return loadMap(KARTENWERK_SOURCE_DIR "/maps/deutschland.kwmap").value.value();
}

std::vector<PlacedChip> someChips()
{
  return {{at("F3"), Colour::Purple, 0},
          {at("H6"), Colour::LightBlue, 1},
          {at("D9"), Colour::Orange, 2}};
}

/// The mean difference of two pictures' channels, 0…255.
double meanDifference(const QImage& a, const QImage& b)
{
  auto sum = 0.0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const auto p = a.pixel(x, y);
      const auto q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) +
             std::abs(qBlue(p) - qBlue(q));
    }
  return sum / (3.0 * a.width() * a.height());
}

} // namespace

class TestRendering : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void aPictureIsAsLargeAsItsSquares()
  {
    const auto map = drawn({"...", ".S."});
    const auto image = renderMap({map}, 50).value.value();
    const auto bounds = pictureBounds({map});
    QVERIFY(image.width() >= 150 && image.width() <= bounds.width() * 50 + 2);
    QVERIFY(image.height() >= 100 && image.height() <= bounds.height() * 50 + 2);
  }

  void aTooLargePictureIsRefusedWithPixelsAndMillimetres()
  {
    const auto map = Map(500, 500);
    const auto loaded = renderMap({map}, 64);
    QVERIFY(!loaded.value);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    const auto& problem = loaded.problems.front();
    QCOMPARE(problem.rule, std::string(pictureTooLarge));
    QCOMPARE(problem.details.size(), std::size_t{5});
    QCOMPARE(problem.details[0], std::string("32013"));  // 500.2 squares of 64 px
    QCOMPARE(problem.details[2], std::string("8470.1")); // at 96 to the inch
    QCOMPARE(problem.details[4], std::string("20000 px"));
    QVERIFY(!mapSvg({map}, 64).value);
    QVERIFY(!renderMap({map}, std::numeric_limits<int>::max()).value);
  }

  void aTooLargePageIsRefused()
  {
    const auto map = Map(500, 500);
    const auto loaded = mapPdf({map}, 45);
    QVERIFY(!loaded.value);
    QCOMPARE(loaded.problems.front().rule, std::string(pictureTooLarge));
    QCOMPARE(loaded.problems.front().details[4], std::string("5080 mm"));
    QVERIFY(!mapPdf({map}, std::numeric_limits<double>::infinity()).value);
  }

  void squaresOfNoSizeAreRefused()
  {
    const auto map = Map(2, 2);
    for (const auto px : {1, 0, -5})
      QCOMPARE(renderMap({map}, px).problems.front().rule, std::string(pictureSizeOutOfRange));
    for (const auto mm : {0.5, 0.0, -1.0, std::nan("")})
      QCOMPARE(mapPdf({map}, mm).problems.front().rule, std::string(pictureSizeOutOfRange));
  }

  void theSvgOfDeutschlandIsSmallAndLooksLikeThePicture()
  {
    const auto map = deutschland();
    const auto chips = someChips();
    auto picture = MapPicture{map, chips};
    picture.options.rulers = true;
    const auto svg = mapSvg(picture, 32).value.value();
    QVERIFY(svg.size() > 50'000);
    QVERIFY2(svg.size() < 2'000'000, qPrintable(QString::number(svg.size())));
    const auto image = renderMap(picture, 32).value.value();
    auto renderer = QSvgRenderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.defaultSize(), image.size());
    auto drawn = QImage(image.size(), QImage::Format_RGB32);
    drawn.fill(Qt::white);
    auto painter = QPainter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    const auto difference = meanDifference(image, drawn);
    QVERIFY2(difference < 4.0, qPrintable(QString::number(difference)));
  }

  void theSvgKnowsNoClipAndNoPicture()
  {
    const auto svg = mapSvg({deutschland()}, 48).value.value();
    for (const auto* word : {"clip", "<image", "rgba(", "nan", "inf", "Gradient"})
      QVERIFY2(!svg.contains(word), word);
    QVERIFY(svg.contains("<title>Deutschland</title>"));
  }

  void equalMapsGiveEqualBytes()
  {
    QCOMPARE(mapSvg({deutschland()}, 24).value.value(), mapSvg({deutschland()}, 24).value.value());
    QCOMPARE(renderMap({deutschland()}, 24).value.value(),
             renderMap({deutschland()}, 24).value.value());
  }

  void darkPicturesAreDarker()
  {
    const auto map = deutschland();
    auto picture = MapPicture{map};
    const auto light = renderMap(picture, 16).value.value();
    picture.options.dimming = Dimming::Dark;
    const auto dark = renderMap(picture, 16).value.value();
    const auto grey = [](const QImage& image) {
      return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
    };
    QVERIFY(qGray(grey(dark)) < qGray(grey(light)) * 0.85);
    QVERIFY(qGray(grey(dark)) > qGray(grey(light)) * 0.5);
  }

  void everySizeOfSquareCanBePainted()
  {
    const auto map = drawn({"~%^", "S1t", "#DH"});
    for (int px = 2; px < 40; ++px)
      QVERIFY(renderMap({map}, px).value);
    QVERIFY(renderMap({Map(1, 1)}, 300).value);
  }

  void theFirstPaintOfDeutschlandIsQuick()
  {
    const auto map = deutschland();
    const auto before = std::clock();
    QVERIFY(renderMap({map}, 48).value);
    const auto milliseconds = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
#ifdef NDEBUG
    QVERIFY2(milliseconds < 60, qPrintable(QString::number(milliseconds)));
#else
    QVERIFY2(milliseconds < 400, qPrintable(QString::number(milliseconds)));
#endif
  }

  void pngBytesAreAPng()
  {
    const auto image = renderMap({drawn({"S."})}, 20).value.value();
    QCOMPARE(QImage::fromData(pngBytes(image), "PNG").convertToFormat(QImage::Format_RGB32), image);
  }
};

QTEST_MAIN(TestRendering)
#include "tst_rendering.moc"
