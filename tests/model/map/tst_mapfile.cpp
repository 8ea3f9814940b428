// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "model/base/files.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"
#include "tests/support/fullmap.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

/// Reading and writing .kwmap files that are well-formed JSON.
class TestMapFile : public QObject
{
  Q_OBJECT

private:
  /// A document with those rows and more keys, in a known place: the keys begin on line 2.
  static std::string document(const std::string& rows, const std::string& more = {})
  {
    return R"({"format": "kartenwerk-map", "version": 1, "rows": [)" + rows + "]" +
           (more.empty() ? "" : ",\n" + more) + "}";
  }
  static std::string problemsOf(const std::string& text)
  {
    return told(readMap(text, "f").problems);
  }

private Q_SLOTS:
  void everyElementComesBackEqual()
  {
    const auto map = fullMap();
    const auto again = readMap(mapText(map), "f");
    QCOMPARE(told(again.problems), ""s);
    QVERIFY(*again.value == map);
  }

  void equalMapsWriteEqualBytes()
  {
    auto other = Map(6, 5).withExtras(fullMap().extras()).withInfo(fullMap().info());
    const auto full = fullMap();
    for (std::int16_t row = 4; row >= 0; --row)
      for (std::int16_t column = 5; column >= 0; --column)
        if (full.at({column, row}).ground != Ground::LargeCity)
          other = other.withSquare({column, row}, full.at({column, row}));
    for (auto i = full.sites().size(); i > 0; --i)
      other = other.withSite(full.sites()[i - 1]);
    for (auto i = full.prints().size(); i > 0; --i)
      other = other.withPrint(full.prints()[i - 1]);
    for (auto i = full.largeCities().size(); i > 0; --i) {
      auto city = full.largeCities()[i - 1];
      std::ranges::reverse(city.squares);
      std::ranges::reverse(city.sides);
      other = other.withLargeCity(city);
    }
    for (auto ferry : full.ferries()) {
      std::swap(ferry.from, ferry.to);
      other = other.withFerry(ferry);
    }
    auto regions = full.regions();
    std::ranges::reverse(regions.front().squares);
    other = other.withRegions(regions).withBoxes(full.boxes());
    QVERIFY(other == full);
    QCOMPARE(mapText(other), mapText(full));
  }

  void aMapIsOneStringPerRow()
  {
    const auto text = mapText(fullMap());
    QVERIFY(text.starts_with("{\n  \"format\": \"kartenwerk-map\",\n  \"version\": 1,\n"));
    QVERIFY(text.find("  \"rows\": [\n    \"~%^..b\",\n    \"..CC..\",\n    \".CC..p\",\n"
                      "    \".C#..O\",\n    \"h.....\"\n  ],\n") != std::string::npos);
    QVERIFY(text.ends_with("\n}\n"));
  }

  void everySignIsASquareAndBack()
  {
    const auto signs = "~%^.#dpbohPBO="s;
    const auto map = readMap(document('"' + signs + '"'), "f");
    QVERIFY(map.complete());
    auto back = ""s;
    for (const auto& square : *map.value->row(0))
      back += signOf(square);
    QCOMPARE(back, signs);
    const auto& highlight = map.value->at({12, 0});
    QVERIFY(highlight.ground == Ground::Highlight && highlight.colour == Colour::Orange);
  }

  void columnsMayGoBeyondZ()
  {
    auto map = Map(500, 2, {Ground::Playable});
    map = map.withSite({.place = at("SF2"), .name = "Last"});
    const auto again = readMap(mapText(map), "f");
    QVERIFY(again.complete());
    QVERIFY(*again.value == map);
    QVERIFY(mapText(map).find("\"SF2\"") != std::string::npos);
  }

  void unknownKeysMoveWithTheirRecord()
  {
    const auto text =
        document(R"("..", "..")", R"("sites": [{"place": "B1", "kind": "town", "q": 1},
      {"place": "A1", "kind": "town", "q": 2}], "colour scheme": {"a":[ ]})");
    const auto map = readMap(text, "f");
    QVERIFY(map.complete());
    QCOMPARE(map.value->site(at("B1"), SiteKind::Town)->extras.front().second, "1"s);
    QVERIFY((map.value->extras() == Extras{{"colour scheme", R"({"a": []})"}}));
    QVERIFY(mapText(*map.value).ends_with("\"colour scheme\": {\"a\": []}\n}\n"));
  }

  void aWrongRecordIsAProblem_data()
  {
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("problems");
    const auto row = [](const char* name, std::string more, std::string problems) {
      QTest::newRow(name) << std::move(more) << std::move(problems);
    };
    row("site off the grid", R"("sites": [{"place": "D1", "kind": "town"}])",
        "2:21 map.off-grid (D1, C3) /sites/0/place at D1\n");
    row("site without a place", R"("sites": [{"kind": "town"}])",
        "2:11 record.missing (place) /sites/0\n");
    row("unknown kind", R"("sites": [{"place": "A1", "kind": "castle"}])",
        "2:35 record.choice (kind, castle, start, town, island, chip-mark, chumak) "
        "/sites/0/kind at A1\n");
    row("two towns",
        R"("sites": [{"place": "A1", "kind": "town"}, {"place": "A1", "kind": "town"}])",
        "2:44 map.two-sites (town, 2) /sites/1 at A1\n");
    row("coats out of range", R"("sites": [{"place": "A1", "kind": "island", "coats": 10}])",
        "2:54 record.range (coats, 10, 0, 9) /sites/0/coats at A1\n");
    row("unknown colour", R"("sites": [{"place": "A1", "kind": "chip-mark", "colour": "red"}])",
        "2:58 record.choice (colour, red, purple, light-blue, orange) /sites/0/colour at A1\n");
    row("sites are no list", R"("sites": {})", "2:10 record.type (sites, array, object) /sites\n");
    row("site is no record", R"("sites": [7])", "2:11 record.type (, object, integer) /sites/0\n");
    row("two prints", R"("prints": [{"place": "A1", "side": "west", "kind": "road"},
{"place": "A1", "side": "west", "kind": "city"}])",
        "3:1 map.two-prints (2) /prints/1 at A1 west\n");
    row("unknown side", R"("prints": [{"place": "A1", "side": "up", "kind": "road"}])",
        "2:36 record.choice (side, up, north, east, south, west) /prints/0/side at A1\n");
    row("tiles out of range",
        R"("prints": [{"place": "A1", "side": "west", "kind": "road", "tiles": -1}])",
        "2:69 record.range (tiles, -1, 0, 9) /prints/0/tiles at A1 west\n");
    row("city on other ground", R"("largeCities": [{"name": "X", "squares": ["C3", "A1"]}])",
        "2:49 map.city-unmarked (X, .) /largeCities/0/squares at A1\n");
    row("city off the grid", R"("largeCities": [{"squares": ["C3", "C9"]}])",
        "2:36 map.off-grid (C9, C3) /largeCities/0/squares at C9\n");
    row("square in two cities", R"("largeCities": [{"squares": ["C3"]},
 {"squares": ["C3"]}])",
        "3:15 map.city-twice (2) /largeCities/1/squares at C3\n");
    row("square twice in a city", R"("largeCities": [{"squares": ["C3", "C3"]}])",
        "2:36 map.city-twice (2) /largeCities/0/squares at C3\n");
    row("city without squares",
        R"("largeCities": [{"squares": ["C3"]}, {"name": "N", "squares": []}])",
        "2:38 map.city-empty (N) /largeCities/1\n");
    row("coats beside the city", R"("largeCities": [{"squares": ["C3"], "coats": {"A1": 2}}])",
        "2:47 record.place (coats, A1) /largeCities/0/coats/A1\n");
    row("coats of a city out of range",
        R"("largeCities": [{"squares": ["C3"], "coats": {"C3": 99}}])",
        "2:53 record.range (C3, 99, 0, 9) /largeCities/0/coats/C3 at C3\n");
    row("side beside the city",
        R"("largeCities": [{"name": "X", "squares": ["C3"], "sides": {"A1 north": "road"}}])",
        "2:60 map.city-side (X) /largeCities/0/sides/A1 north at A1 north\n");
    row("side without a side", R"("largeCities": [{"squares": ["C3"], "sides": {"C3": "road"}}])",
        "2:47 record.place (sides, C3) /largeCities/0/sides/C3\n");
    row("ferry on itself", R"("ferries": [{"from": "A1 north", "to": "A1 north"}])",
        "2:13 map.ferry-itself () /ferries/0 at A1 north\n");
    row("two ferries at a landing", R"("ferries": [{"from": "A1 north", "to": "B1 north"},
{"from": "C2 east", "to": "B1 north"}])",
        "3:1 map.two-ferries (2) /ferries/1 at B1 north\n");
    row("ferry off the grid", R"("ferries": [{"from": "A1 north", "to": "A9 north"}])",
        "2:40 map.off-grid (A9, C3) /ferries/0/to at A9\n");
    row("ferry without a side", R"("ferries": [{"from": "A1", "to": "B1 north"}])",
        "2:22 record.place (from, A1) /ferries/0/from\n");
    row("ferry without an end", R"("ferries": [{"from": "A1 north"}])",
        "2:13 record.missing (to) /ferries/0 at A1 north\n");
    row("region with a square twice",
        R"("regions": [{"name": "R", "squares": ["A1", "B1", "A1"]}])",
        "2:38 map.region-twice (R) /regions/0/squares at A1\n");
    row("region without squares", R"("regions": [{"name": "R"}])",
        "2:13 record.missing (squares) /regions/0\n");
    row("box without a side", R"("boxes": [{"name": "B"}])",
        "2:11 record.missing (side) /boxes/0\n");
    row("title is no text", R"("title": ["x"])",
        "2:10 record.type (title, string, array) /title\n");
    row("columns is not the width", R"("columns": 4)", "2:12 map.columns (4, 3) /columns\n");
    row("a thousand million columns", R"("columns": 1000000000)",
        "2:12 record.range (columns, 1000000000, 1, 500) /columns\n");
  }
  /// And the rest of the map is there all the same.
  void aWrongRecordIsAProblem()
  {
    QFETCH(std::string, more);
    QFETCH(std::string, problems);
    const auto cities = more.find("largeCities") != std::string::npos
                            ? ""s
                            : R"(, "largeCities": [{"squares": ["C3"]}])"s;
    const auto map = readMap(document(R"("...", "...", "..C")", more + cities), "f");
    QCOMPARE(told(map.problems), problems);
    QVERIFY(map.value && !map.complete());
    QCOMPARE(map.value->columns(), 3);
    QVERIFY(map.value->largeCity(at("C3")));
    QVERIFY(readMap(mapText(*map.value), "f").complete());
  }

  void wrongRowsAreProblems_data()
  {
    QTest::addColumn<std::string>("rows");
    QTest::addColumn<std::string>("problems");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, std::string rows, std::string problems,
                        std::string text) {
      QTest::newRow(name) << std::move(rows) << std::move(problems) << std::move(text);
    };
    row("ragged", R"("..", "...", "..")", "1:60 map.ragged-row (2, 3, 2) /rows/1\n",
        ".. ~|...|.. ~");
    row("unknown sign", R"("~x.")", "1:55 map.unknown-sign (x) /rows/0 at B1\n", "~~.");
    row("unknown sign of several bytes", "\"ü.?\"",
        "1:54 map.unknown-sign (ü) /rows/0 at A1\n1:57 map.unknown-sign (?) /rows/0 at C1\n",
        "~.~");
    row("city sign without a city", R"("C.")", "1:54 map.city-unlisted () /rows/0 at A1\n", "..");
    row("a row is no text", R"("..", 7)", "1:59 record.type (, string, integer) /rows/1\n",
        "..|~~");
    row("no rows", "", "1:52 map.size (0, 0, 500) /rows\n", "");
    row("empty rows", R"("", "")", "1:52 map.size (0, 2, 500) /rows\n", "");
  }
  void wrongRowsAreProblems()
  {
    QFETCH(std::string, rows);
    QFETCH(std::string, problems);
    QFETCH(std::string, text);
    const auto map = readMap(document(rows), "f");
    QCOMPARE(told(map.problems), problems);
    auto read = ""s;
    for (int i = 0; map.value && i < map.value->rows(); ++i) {
      read += i == 0 ? "" : "|";
      for (const auto& square : *map.value->row(i))
        read += signOf(square);
    }
    std::erase(text, ' ');
    QCOMPARE(read, text);
  }

  void mapsBeyondTheLimitAreReadUpToIt()
  {
    const auto wide = readMap(document('"' + std::string(501, '.') + '"'), "f");
    QCOMPARE(told(wide.problems), "1:52 map.size (501, 1, 500) /rows\n"s);
    QCOMPARE(wide.value->columns(), 500);
    auto rows = "\".\""s;
    for (int i = 0; i < 500; ++i)
      rows += ",\".\"";
    const auto high = readMap(document(rows), "f");
    QCOMPARE(told(high.problems), "1:52 map.size (1, 501, 500) /rows\n"s);
    QCOMPARE(high.value->rows(), 500);
  }

  void everyProblemOfAFileIsReported()
  {
    const auto text = document(R"("..", ".x")", R"("sites": [{"place": "Z9", "kind": "town"},
{"place": "A1", "kind": "x"}], "title": 3)");
    QCOMPARE(
        problemsOf(text),
        "1:61 map.unknown-sign (x) /rows/1 at B2\n"
        "2:21 map.off-grid (Z9, B2) /sites/0/place at Z9\n"
        "3:25 record.choice (kind, x, start, town, island, chip-mark, chumak) /sites/1/kind at "
        "A1\n3:41 record.type (title, string, integer) /title\n"s);
  }

  void otherDocumentsAreRefusedByName()
  {
    QCOMPARE(problemsOf(R"({"format": "kartenwerk-tiles", "version": 1})"),
             "1:12 document.other-format (kartenwerk-tiles, kartenwerk-map) /format\n"s);
    QCOMPARE(problemsOf(R"({"width": 3})"), "1:1 document.no-format (kartenwerk-map)\n"s);
    QCOMPARE(problemsOf("[]"), "1:1 record.type (, object, array)\n"s);
    const auto newer = R"({"format": "kartenwerk-map", "version": 2, "rows": ["."]})"s;
    QCOMPARE(problemsOf(newer), "1:41 document.newer (2, 1) /version\n"s);
    QVERIFY(!readMap(newer, "f").value);
  }

  void duplicateKeysKeepTheFirstAndMakeTheMapIncomplete()
  {
    const auto map = readMap(document("\".\"", R"("title": "a", "title": "b")"), "f");
    QCOMPARE(told(map.problems), "2:15 json.duplicate-key (title, 2, 1) /title\n"s);
    QCOMPARE(map.value->info().title, "a"s);
    QVERIFY(!map.complete());
  }

  void positionsTellWhereAnElementStandsInTheFile()
  {
    auto positions = MapPositions{};
    const auto text = mapText(fullMap());
    QVERIFY(readMap(text, "f", &positions).complete());
    const auto lineAt = [&](TextPosition position) {
      auto begin = std::size_t{0};
      for (int line = 1; line < position.line; ++line)
        begin = text.find('\n', begin) + 1;
      begin += static_cast<std::size_t>(position.column) - 1;
      return text.substr(begin, text.find('\n', begin) - begin);
    };
    QVERIFY(lineAt(positions.square(at("C1"))).starts_with("^..b\""));
    QVERIFY(lineAt(positions.site(at("B2"), SiteKind::Town)).starts_with("{\"place\": \"B2\", "));
    QVERIFY(lineAt(positions.any(at("D4"))).find("chumak") != std::string::npos);
    QVERIFY(lineAt(positions.any(at("C1"))).starts_with("^..b\""));
    QVERIFY(lineAt(positions.print(at("E5"), Side::South)).find("Alpen") != std::string::npos);
    QVERIFY(positions.largeCity(at("C3")) == positions.largeCity(at("C2")));
    QVERIFY(positions.any(at("B4")) == positions.largeCity(at("B3")));
    QVERIFY(positions.ferry(at("A4"), Side::South) == positions.ferry(at("B5"), Side::West));
    QVERIFY(lineAt(positions.region(1)).find("Rest") != std::string::npos);
    QVERIFY(positions.box(0).line > positions.region(1).line);
    QVERIFY(positions.site(at("A1"), SiteKind::Town) == TextPosition{});
    QVERIFY(positions.square(at("A9")) == TextPosition{});
    QVERIFY(positions.box(1) == TextPosition{});
  }

  void theLargestMapIsReadBack()
  {
    auto parts = MapParts{};
    for (std::int16_t row = 0; row < 500; ++row)
      for (std::int16_t column = 0; column < 500; column = static_cast<std::int16_t>(column + 50))
        parts.sites.push_back({.place = {column, row}, .name = "Town"});
    const auto map =
        Map::fromParts(std::vector<Map::Row>(500, Map::Row(500, {Ground::Playable})), parts);
    const auto again = readMap(mapText(map), "f");
    QVERIFY(again.complete());
    QVERIFY(*again.value == map);
  }
};

QTEST_APPLESS_MAIN(TestMapFile)
#include "tst_mapfile.moc"
