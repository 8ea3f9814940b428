// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/geometry.h"

#include <QTest>

#include "tests/support/drawn.h"

using namespace kartenwerk;

class TestGeometry : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void eachSquareIsFoundInItsMiddle();
  void theNearestSideComesFirst_data();
  void theNearestSideComesFirst();
  void zoomKeepsWhatIsUnderThePointer_data();
  void zoomKeepsWhatIsUnderThePointer();
  void aSmallMapLiesInTheMiddle();
  void fittingShowsTheWholeGrid();
  void squaresStartOnWholeDevicePixels();
  void centringBringsASquareToTheMiddle();
};

namespace {

CanvasGeometry wide()
{
  return {.columns = 100, .rows = 80, .squarePx = 40, .viewport = {600, 400}, .scroll = {500, 700}};
}

} // namespace

void TestGeometry::eachSquareIsFoundInItsMiddle()
{
  const auto geometry = wide();
  for (const auto* name : {"A1", "L15", "Z40", "CV80"}) {
    const auto place = at(name);
    QVERIFY(geometry.spotAt(geometry.rectOf(place).center()).place == place);
    QVERIFY(!geometry.spotAt(geometry.rectOf(place).center()).atSide);
  }
  QVERIFY((geometry.spotAt(geometry.rectOf(Place{-1, -1}).center()).place == Place{-1, -1}));
}

void TestGeometry::theNearestSideComesFirst_data()
{
  QTest::addColumn<QPointF>("within");
  QTest::addColumn<int>("side");
  QTest::newRow("north") << QPointF(0.5, 0.1) << static_cast<int>(Side::North);
  QTest::newRow("east") << QPointF(0.9, 0.4) << static_cast<int>(Side::East);
  QTest::newRow("south") << QPointF(0.4, 0.95) << static_cast<int>(Side::South);
  QTest::newRow("west") << QPointF(0.05, 0.5) << static_cast<int>(Side::West);
}

void TestGeometry::theNearestSideComesFirst()
{
  QFETCH(QPointF, within);
  QFETCH(int, side);
  const auto geometry = wide();
  const auto square = geometry.rectOf(at("M20"));
  const auto spot = geometry.spotAt(square.topLeft() + within * geometry.square());
  QVERIFY(spot.place == at("M20"));
  QVERIFY(spot.atSide);
  QCOMPARE(static_cast<int>(spot.sides[0]), side);
  QCOMPARE(static_cast<int>(spot.sides[3]), static_cast<int>(opposite(spot.sides[0])));
}

void TestGeometry::zoomKeepsWhatIsUnderThePointer_data()
{
  QTest::addColumn<int>("squarePx");
  QTest::newRow("in") << 60;
  QTest::newRow("far in") << 200;
  QTest::newRow("out") << 25;
}

void TestGeometry::zoomKeepsWhatIsUnderThePointer()
{
  QFETCH(int, squarePx);
  const auto geometry = wide();
  const auto anchor = QPointF(300, 200);
  const auto before = (anchor - geometry.origin()) / geometry.square();
  const auto zoomed = geometry.zoomed(squarePx, anchor);
  const auto after = (anchor - zoomed.origin()) / zoomed.square();
  QVERIFY(qAbs(before.x() - after.x()) * zoomed.square() <= 1);
  QVERIFY(qAbs(before.y() - after.y()) * zoomed.square() <= 1);
}

void TestGeometry::aSmallMapLiesInTheMiddle()
{
  const auto geometry =
      CanvasGeometry{.columns = 3, .rows = 2, .squarePx = 40, .viewport = {600, 400}};
  QCOMPARE(geometry.rectOf(QRectF(0, 0, 3, 2)).center(), QPointF(300, 200));
  QCOMPARE(geometry.scrollRange(), QPoint(0, 0));
}

void TestGeometry::fittingShowsTheWholeGrid()
{
  auto geometry = wide();
  geometry.columns = 13;
  geometry.rows = 17;
  geometry.squarePx = geometry.fittingSquarePx();
  geometry.scroll = {};
  const auto grid = geometry.rectOf(QRectF(0, 0, 13, 17));
  QVERIFY(QRectF(0, 0, 600, 400).contains(grid));
  geometry.squarePx += 1;
  QVERIFY(geometry.contentSize().height() > 400 || geometry.contentSize().width() > 600);
}

void TestGeometry::squaresStartOnWholeDevicePixels()
{
  auto geometry = wide();
  geometry.ratio = 1.5;
  for (int offset = 0; offset < 7; ++offset) {
    geometry.scroll = {300 + offset, 200 + offset};
    const auto corner = geometry.rectOf(at("K9")).topLeft() * geometry.ratio;
    QVERIFY(qAbs(corner.x() - qRound(corner.x())) < 1e-6);
    QVERIFY(qAbs(corner.y() - qRound(corner.y())) < 1e-6);
  }
}

void TestGeometry::centringBringsASquareToTheMiddle()
{
  const auto geometry = wide().centredOn(QRectF(50, 40, 1, 1));
  const auto off = geometry.rectOf(Place{50, 40}).center() - QPointF(300, 200);
  QVERIFY(qAbs(off.x()) <= 1 && qAbs(off.y()) <= 1);
}

QTEST_GUILESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
