// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cmath>

#include "model/exchange/landshare.h"
#include "model/exchange/projection.h"

using namespace kartenwerk;

namespace {

PlaneRing box(double left, double top, double right, double bottom)
{
  return {{left, top}, {right, top}, {right, bottom}, {left, bottom}, {left, top}};
}

LandShares sharesOf(int columns, int rows, const PlanePolygon& polygon)
{
  auto shares = LandShares(columns, rows);
  shares.add(polygon);
  return shares;
}

bool near(double a, double b)
{
  return std::abs(a - b) < 1e-9;
}

} // namespace

class LandShareTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aPolygonOverAWholeSquareCoversItWholly()
  {
    const auto shares = sharesOf(3, 3, {box(1, 1, 2, 2), {}});
    QVERIFY(near(shares.at(1, 1), 1));
    QVERIFY(near(shares.at(0, 1) + shares.at(2, 1) + shares.at(1, 0) + shares.at(1, 2), 0));
  }

  void aPolygonAcrossSquaresIsCutAtTheirSides()
  {
    const auto shares = sharesOf(2, 2, {box(0.5, 0.25, 1.75, 1.5), {}});
    QVERIFY(near(shares.at(0, 0), 0.5 * 0.75));
    QVERIFY(near(shares.at(1, 0), 0.75 * 0.75));
    QVERIFY(near(shares.at(0, 1), 0.5 * 0.5));
    QVERIFY(near(shares.at(1, 1), 0.75 * 0.5));
  }

  void aHoleIsTakenAway()
  {
    const auto shares = sharesOf(1, 1, {box(0, 0, 1, 1), {box(0.25, 0.25, 0.75, 0.75)}});
    QVERIFY(near(shares.at(0, 0), 0.75));
  }

  void aConcavePolygonIsMeasuredExactly()
  {
    // a U over three columns: its arms in the outer two, its foot below all
    const auto ring = PlaneRing{{0, 0}, {1, 0}, {1, 1.5}, {2, 1.5}, {2, 0}, {3, 0}, {3, 2}, {0, 2}};
    const auto shares = sharesOf(3, 2, {ring, {}});
    QVERIFY(near(shares.at(0, 0), 1));
    QVERIFY(near(shares.at(1, 0), 0));
    QVERIFY(near(shares.at(2, 0), 1));
    QVERIFY(near(shares.at(1, 1), 0.5));
  }

  void theSharesAddUpToTheAreaInsideTheGrid()
  {
    // a slanted triangle that also leaves the grid on all sides
    const auto shares = sharesOf(7, 5, {{{-3, -2}, {11, 1}, {2, 9}}, {}});
    const auto finer =
        sharesOf(1, 1, {{{-3.0 / 7, -2.0 / 5}, {11.0 / 7, 0.2}, {2.0 / 7, 1.8}}, {}});
    auto sum = 0.0;
    for (int row = 0; row < 5; ++row)
      for (int column = 0; column < 7; ++column)
        sum += shares.at(column, row);
    QVERIFY(sum > 20 && sum < 35);
    QVERIFY(near(sum, 35 * finer.at(0, 0)));
  }

  void aRingThatRunsTheOtherWayCoversTheSame()
  {
    auto ring = PlaneRing{{0.2, 0.1}, {1.9, 0.4}, {1.1, 1.8}};
    const auto there = sharesOf(2, 2, {ring, {}});
    std::reverse(ring.begin(), ring.end());
    const auto back = sharesOf(2, 2, {ring, {}});
    for (int row = 0; row < 2; ++row)
      for (int column = 0; column < 2; ++column)
        QVERIFY(near(there.at(column, row), back.at(column, row)));
  }

  void theProjectionIsTrueToArea()
  {
    // half a degree by half a degree at two latitudes: areas as on the sphere
    const auto cell = [](double latitude) {
      const auto projection = ConicProjection{48, 54, 10.5};
      auto ring = PlaneRing{};
      for (const auto& [east, north] : {std::pair{0.0, 0.0}, {0.5, 0.0}, {0.5, 0.5}, {0.0, 0.5}})
        ring.push_back(projected(GeoPoint{7 + east, latitude + north}, projection));
      auto twice = 0.0;
      for (std::size_t i = 0; i < 4; ++i)
        twice += ring[i].x * ring[(i + 1) % 4].y - ring[(i + 1) % 4].x * ring[i].y;
      return std::abs(twice) / 2;
    };
    const auto sphere = [](double latitude) {
      constexpr double degree = 3.14159265358979323846 / 180;
      return 0.5 * degree * (std::sin((latitude + 0.5) * degree) - std::sin(latitude * degree));
    };
    // straight instead of curved sides cost some millionths
    QVERIFY(std::abs(cell(47) / sphere(47) - 1) < 1e-4);
    QVERIFY(std::abs(cell(55) / sphere(55) - 1) < 1e-4);
  }

  void parallelsRoundTheEquatorGiveACylinder()
  {
    const auto cylinder = ConicProjection{-10, 10, 0};
    const auto slim = ConicProjection{-10, 10.001, 0};
    for (const auto point : {GeoPoint{5, 3}, {-20, -8}, {0, 0}}) {
      const auto a = projected(point, cylinder);
      const auto b = projected(point, slim);
      const auto origin = projected(GeoPoint{0, 0}, slim);
      QVERIFY(std::abs(a.x - (b.x - origin.x)) < 1e-4);
      QVERIFY(std::abs(a.y - (b.y - origin.y)) < 1e-4);
    }
  }

  void northIsUp()
  {
    const auto projection = ConicProjection{48, 54, 10.5};
    const auto south = projected(GeoPoint{10.5, 47}, projection);
    const auto north = projected(GeoPoint{10.5, 55}, projection);
    const auto east = projected(GeoPoint{15, 50}, projection);
    QVERIFY(north.y < south.y);
    QVERIFY(east.x > north.x);
    const auto southernCone = ConicProjection{-20, -40, 25};
    QVERIFY(projected(GeoPoint{25, -20}, southernCone).y <
            projected(GeoPoint{25, -40}, southernCone).y);
    QVERIFY(projected(GeoPoint{26, -30}, southernCone).x >
            projected(GeoPoint{25, -30}, southernCone).x);
  }
};

QTEST_APPLESS_MAIN(LandShareTest)
#include "tst_landshare.moc"
