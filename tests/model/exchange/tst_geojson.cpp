// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <string>

#include "model/base/problemrules.h"
#include "model/exchange/geojson.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

/// A flat world: near the equator a degree is as wide as it is high.
const auto flat = ConicProjection{0, 0, 0};

std::string number(double value)
{
  return std::to_string(value);
}

std::string ring(double west, double south, double east, double north)
{
  const auto corner = [](double x, double y) { return "[" + number(x) + "," + number(y) + "]"; };
  return "[" + corner(west, south) + "," + corner(east, south) + "," + corner(east, north) + "," +
         corner(west, north) + "," + corner(west, south) + "]";
}

std::string country(const std::string& name, const std::string& rings)
{
  return R"({"type":"Feature","properties":{"name":")" + name +
         R"(","kind":"country"},"geometry":{"type":"Polygon","coordinates":[)" + rings + "]}}";
}

std::string point(const std::string& kind, const std::string& name, double x, double y)
{
  return R"({"type":"Feature","properties":{"name":")" + name + R"(","kind":")" + kind +
         R"("},"geometry":{"type":"Point","coordinates":[)" + number(x) + "," + number(y) + "]}}";
}

std::string collection(std::initializer_list<std::string> features)
{
  auto text = std::string(R"({"type":"FeatureCollection","features":[)");
  for (const auto& feature : features)
    text += (text.back() == '[' ? "" : ",") + feature;
  return text + "]}";
}

GeoJsonOptions grid(int columns, int rows, double land = 0.5)
{
  return {columns, rows, land, {}, flat};
}

/// The ground as a drawing: . playable, C large city, ^ abroad, ~ sea, rows divided by "/".
std::string drawing(const Map& map)
{
  auto text = std::string{};
  for (int row = 0; row < map.rows(); ++row) {
    if (row > 0)
      text += '/';
    for (int column = 0; column < map.columns(); ++column)
      text += signOf(map.at({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}));
  }
  return text;
}

bool reported(const Problems& problems, std::string_view id, Severity severity,
              const std::vector<std::string>& details)
{
  return std::ranges::any_of(problems, [&](const Problem& problem) {
    return problem.rule == id && problem.severity == severity && problem.details == details;
  });
}

} // namespace

class GeoJsonTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void cellsAreFittedByTheLongerSideAndCentred()
  {
    // 2 by 4 degrees on 4 by 4 squares: a column of sea on either hand
    const auto map = mapFromGeoJson(collection({country("Home", ring(0, 0, 2, 4))}), grid(4, 4));
    QVERIFY(map.complete());
    QCOMPARE(drawing(*map.value), std::string("~..~/~..~/~..~/~..~"));
    QCOMPARE(map.value->info().title, std::string("Home"));
  }

  void aSquareIsLandWhenAtLeastThatShareLiesInTheCountry()
  {
    // a notch leaves 45 % of the right square; so small that the earth is flat
    const auto text = collection(
        {country("Home", ring(0, 0, 0.02, 0.01) + "," + ring(0.01, 0.0045, 0.02, 0.01))});
    const auto at = [&](double land) {
      return drawing(mapFromGeoJson(text, grid(2, 1, land)).value.value());
    };
    QCOMPARE(at(0.449998), std::string(".."));
    QCOMPARE(at(0.45), std::string(".."));
    QCOMPARE(at(0.450002), std::string(".~"));
  }

  void aLakeInACountryIsTakenFromItsLand()
  {
    const auto text = collection({country("Home", ring(0, 0, 3, 3) + "," + ring(1, 1, 2, 2))});
    QCOMPARE(drawing(mapFromGeoJson(text, grid(3, 3)).value.value()), std::string(".../.~./..."));
  }

  void otherCountriesAreLandAbroadAndTheRestIsSea()
  {
    const auto text =
        collection({country("Home", ring(0, 0, 2, 3)), country("West", ring(-5, 1, 0, 9)),
                    country("Isle", ring(2.3, 0, 2.7, 1))});
    QCOMPARE(drawing(mapFromGeoJson(text, {4, 3, 0.5, "Home", flat}).value.value()),
             std::string("^..~/^..~/~..~"));
  }

  void theHomeCountryIsTheOneWithMostPoints()
  {
    const auto text = collection({country("West", ring(0, 0, 2, 2)),
                                  country("East", ring(2, 0, 4, 2)), point("town", "A", 1, 1),
                                  point("town", "B", 2.5, 1), point("town", "C", 3.5, 1)});
    QCOMPARE(mapFromGeoJson(text, grid(2, 2)).value->info().title, std::string("East"));
    QCOMPARE(mapFromGeoJson(text, {2, 2, 0.5, "West", flat}).value->info().title,
             std::string("West"));
  }

  void pointsBecomeSites()
  {
    const auto text =
        collection({country("Home", ring(0, 0, 3, 1)), point("start", "S", 0.5, 0.5),
                    point("large city", "L", 1.5, 0.5), point("town", "T", 2.5, 0.5)});
    const auto map = mapFromGeoJson(text, grid(3, 1)).value.value();
    QCOMPARE(drawing(map), std::string(".C."));
    QCOMPARE(map.site(at("A1"), SiteKind::Start)->name, std::string("S"));
    QCOMPARE(map.largeCity(at("B1"))->name, std::string("L"));
    QCOMPARE(map.site(at("C1"), SiteKind::Town)->name, std::string("T"));
  }

  void ofSeveralPointsOnOneSquareTheFirstKindWins()
  {
    const auto text =
        collection({country("Home", ring(0, 0, 2, 1)), point("town", "T", 0.2, 0.2),
                    point("large city", "L", 0.4, 0.4), point("start", "S", 0.6, 0.6),
                    point("town", "First", 1.5, 0.5), point("town", "Second", 1.6, 0.5)});
    const auto loaded = mapFromGeoJson(text, grid(2, 1));
    const auto& map = loaded.value.value();
    QCOMPARE(map.sites().size(), std::size_t{2});
    QCOMPARE(map.site(at("A1"), SiteKind::Start)->name, std::string("S"));
    QCOMPARE(map.site(at("B1"), SiteKind::Town)->name, std::string("First"));
    QVERIFY(map.largeCities().empty());
    QVERIFY(reported(loaded.problems, rule::geoPointTaken, Severity::Info, {"L", "A1", "S"}));
    QVERIFY(reported(loaded.problems, rule::geoPointTaken, Severity::Info, {"T", "A1", "S"}));
    QVERIFY(
        reported(loaded.problems, rule::geoPointTaken, Severity::Info, {"Second", "B1", "First"}));
    QCOMPARE(loaded.problems.size(), std::size_t{3});
  }

  void aPointOffTheLandMovesToTheNearestLandWithinOneStep()
  {
    // land is the middle column of three; rows count from the north
    const auto text = collection({country("Home", ring(0, 0, 1, 3)),
                                  point("town", "Near", 1.4, 1.1), point("town", "Far", 2.5, 1.5)});
    const auto loaded = mapFromGeoJson(text, grid(3, 3));
    QCOMPARE(loaded.value->sites().size(), std::size_t{1});
    QCOMPARE(loaded.value->site(at("B2"), SiteKind::Town)->name, std::string("Near"));
    QVERIFY(reported(loaded.problems, rule::geoPointOff, Severity::Info, {"Far"}));
    QCOMPARE(loaded.problems.size(), std::size_t{1});
  }

  void ferryPointsAreListed()
  {
    const auto text =
        collection({country("Home", ring(0, 0, 1, 1)), point("ferry", "Port", 0.5, 0.5)});
    const auto loaded = mapFromGeoJson(text, grid(1, 1));
    QVERIFY(loaded.complete());
    QVERIFY(loaded.value->ferries().empty());
    QVERIFY(reported(loaded.problems, rule::geoFerry, Severity::Info, {"Port", "A1"}));
  }

  void brokenInputGivesProblems_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    const auto good = country("Home", ring(0, 0, 1, 1));
    const auto add = [](const char* name, const std::string& text, std::string_view id) {
      QTest::newRow(name) << QString::fromStdString(text)
                          << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    add("nothing", "", rule::jsonEmpty);
    add("cut off", R"({"type":"FeatureCollection","features":[)", rule::jsonTruncated);
    add("a list", "[]", rule::geoCollection);
    add("one feature", good, rule::geoCollection);
    add("features are no list", R"({"type":"FeatureCollection","features":3})",
        rule::geoCollection);
    add("no country", collection({point("town", "T", 0, 0)}), rule::geoNoCountry);
    add("a position of words",
        collection({good, R"({"properties":{"kind":"town"},"geometry":{"type":"Point",)"
                          R"("coordinates":["1","2"]}})"}),
        rule::geoPosition);
    add("a position off the earth", collection({good, point("town", "T", 181, 0)}),
        rule::geoPosition);
    add("one coordinate", collection({good, R"({"geometry":{"type":"Point","coordinates":[1]}})"}),
        rule::geoPosition);
    add("no coordinates", collection({good, R"({"geometry":{"type":"Polygon"}})"}),
        rule::geoPosition);
    add("two corners",
        collection({good, R"({"geometry":{"type":"Polygon","coordinates":[[[0,0],[1,1]]]}})"}),
        rule::geoRing);
    add("a country without extent", collection({country("Dot", ring(1, 1, 1, 1))}),
        rule::geoExtent);
  }
  void brokenInputGivesProblems()
  {
    QFETCH(QString, text);
    QFETCH(QString, id);
    const auto loaded = mapFromGeoJson(text.toStdString(), grid(3, 3), "land.geojson");
    QVERIFY(!loaded.complete());
    QVERIFY(std::ranges::any_of(loaded.problems, [&](const Problem& problem) {
      return problem.rule == id.toStdString() && problem.severity == Severity::Error;
    }));
    for (const auto& problem : loaded.problems)
      QCOMPARE(problem.file, std::string("land.geojson"));
  }

  void whatIsNoAreaOrPointIsLeftOutWithAWarning()
  {
    const auto loaded = mapFromGeoJson(
        collection({country("Home", ring(0, 0, 1, 1)),
                    R"({"geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}})",
                    R"({"geometry":null})", point("volcano", "V", 0.5, 0.5), "7"}),
        grid(1, 1));
    QVERIFY(loaded.complete());
    QVERIFY(loaded.value->sites().empty());
    QVERIFY(reported(loaded.problems, rule::geoGeometry, Severity::Warning, {"LineString"}));
    QVERIFY(reported(loaded.problems, rule::geoKind, Severity::Warning, {"volcano"}));
    QCOMPARE(loaded.problems.size(), std::size_t{4});
  }

  void aProblemSaysWhereItIs()
  {
    const auto loaded =
        mapFromGeoJson("{\"type\":\"FeatureCollection\",\"features\":[\n"
                       " {\"geometry\":{\"type\":\"Point\",\n  \"coordinates\":[500,0]}}]}",
                       grid(1, 1));
    QCOMPARE(loaded.problems.front().rule, std::string(rule::geoPosition));
    QCOMPARE(loaded.problems.front().at, (TextPosition{3, 17}));
    QCOMPARE(loaded.problems.front().pointer, std::string("/features/0/geometry/coordinates"));
  }

  void optionsOutOfRangeAreErrors()
  {
    const auto text = collection({country("Home", ring(0, 0, 1, 1))});
    for (const auto& options :
         {grid(0, 3), grid(3, 0), grid(501, 3), grid(3, 501), grid(3, 3, -0.1), grid(3, 3, 1.1),
          GeoJsonOptions{3, 3, 0.5, {}, ConicProjection{91, 0, 0}}}) {
      const auto loaded = mapFromGeoJson(text, options);
      QVERIFY(!loaded.value);
      QCOMPARE(loaded.problems.front().rule, std::string(rule::geoOption));
    }
    const auto unknown = mapFromGeoJson(text, {3, 3, 0.5, "Nowhere", flat});
    QVERIFY(reported(unknown.problems, rule::geoHome, Severity::Error, {"Nowhere"}));
  }

  void theDefaultProjectionIsFittedToTheCountry()
  {
    const auto text = collection({country("Home", ring(10, 40, 20, 46))});
    const auto fitted = mapFromGeoJson(text, {5, 4, 0.5, {}, {}});
    const auto given = mapFromGeoJson(text, {5, 4, 0.5, {}, ConicProjection{41, 45, 15}});
    QCOMPARE(drawing(fitted.value.value()), drawing(given.value.value()));
    QVERIFY(fitted.value->at(at("C3")).ground == Ground::Playable);
  }
};

QTEST_APPLESS_MAIN(GeoJsonTest)
#include "tst_geojson.moc"
