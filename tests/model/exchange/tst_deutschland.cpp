// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "model/base/files.h"
#include "model/base/problemrules.h"
#include "model/board/board.h"
#include "model/chips/legality.h"
#include "model/exchange/geojson.h"
#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "model/validation/validation.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

const std::string source = KARTENWERK_SOURCE_DIR;

/// The bundled map.
Map germany()
{
  return loadMap(source + "/maps/deutschland.kwmap").value.value_or(Map());
}

/// The map as the import makes it: `convert germany.geojson --columns 13 --rows 17 --land 0.45`.
Loaded<Map> imported()
{
  const auto text = readFile(source + "/tests/reference/germany.geojson");
  auto options = GeoJsonOptions{};
  options.columns = 13;
  options.rows = 17;
  options.land = 0.45;
  options.projection = ConicProjection{48, 54, 10.5};
  return mapFromGeoJson(text.value.value_or(""), options);
}

std::vector<Place> places(const Map& map)
{
  auto result = std::vector<Place>{};
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column)
      result.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
  return result;
}

/// The bundled scenario with all that it names.
PlayableScenario scenario()
{
  const auto loaded = loadScenario(source + "/maps/deutschland.kwscenario");
  const auto lookup = DiskLookup({source + "/maps"}, source + "/maps");
  return resolve(loaded.value.value_or(Scenario{}), lookup).value.value_or(PlayableScenario{});
}

bool isLand(const Square& square)
{
  return square.ground == Ground::Playable || square.ground == Ground::LargeCity;
}

} // namespace

class DeutschlandTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase()
  {
    const auto loaded = loadMap(source + "/maps/deutschland.kwmap");
    QVERIFY(loaded.complete());
    QCOMPARE(loaded.problems.size(), std::size_t{0});
    QCOMPARE(mapText(*loaded.value), readFile(source + "/maps/deutschland.kwmap").value.value());
  }

  void onTwelveBySixteenTheImportLooksLikeTheReference()
  {
    auto options = GeoJsonOptions{};
    options.columns = 12;
    options.rows = 16;
    options.land = 0.45;
    options.projection = ConicProjection{48, 54, 10.5};
    const auto text = readFile(source + "/tests/reference/germany.geojson");
    const auto map = mapFromGeoJson(text.value.value(), options).value.value();
    auto drawing = std::string{};
    for (const auto place : places(map)) {
      drawing += isLand(map.at(place)) ? '#' : '.';
      if (place.column == 11)
        drawing += '\n';
    }
    QCOMPARE(drawing, std::string("....#.......\n"
                                  "....###.##..\n"
                                  "....######..\n"
                                  "..#########.\n"
                                  "..#########.\n"
                                  "..#########.\n"
                                  ".##########.\n"
                                  "############\n"
                                  "###########.\n"
                                  ".########...\n"
                                  "#########...\n"
                                  ".########...\n"
                                  "...#######..\n"
                                  "..########..\n"
                                  "..#######...\n"
                                  ".....###....\n"));
  }

  void landSeaAndLandAbroadAreThoseOfTheImport()
  {
    const auto raw = imported();
    QVERIFY(raw.complete());
    const auto map = germany();
    QCOMPARE(map.columns(), raw.value->columns());
    QCOMPARE(map.rows(), raw.value->rows());
    const auto lake = std::set{at("E17"), at("F17")}; // Lake Constance, put by hand
    for (const auto place : places(map)) {
      const auto& own = map.at(place);
      const auto& made = raw.value->at(place);
      if (lake.contains(place))
        QCOMPARE(own.look, OutsideLook::Sea);
      else
        QVERIFY2(isLand(own) == isLand(made) && own.look == made.look, toString(place).c_str());
    }
  }

  void sitesAreThoseOfTheImportWithoutTheTownsThatWentByHand()
  {
    const auto gone = std::set<std::string>{"Osnabrück", "Cottbus",  "Koblenz",     "Mainz",
                                            "Bayreuth",  "Augsburg", "Saarbrücken", "Ulm"};
    auto expected = imported().value->sites();
    std::erase_if(expected, [&](const Site& site) { return gone.contains(site.name); });
    QVERIFY(germany().sites() == expected);
  }

  void largeCitiesCoverTheirPoints()
  {
    const auto map = germany();
    const auto raw = imported();
    for (const auto& city : raw.value->largeCities()) {
      const auto* own = map.largeCity(city.squares.front().place);
      QVERIFY(own);
      QCOMPARE(own->name, city.name);
    }
  }

  void pointsWithoutASquareAreListed()
  {
    const auto problems = imported().problems;
    for (const auto& problem : problems)
      QCOMPARE(problem.rule, std::string(rule::geoFerry));
    QCOMPARE(problems.size(), std::size_t{6});
  }

  void startSquaresAreRostockErfurtAndStuttgart()
  {
    auto names = std::vector<std::string>{};
    const auto map = germany();
    for (const auto& site : map.sites())
      if (site.kind == SiteKind::Start)
        names.push_back(site.name);
    QCOMPARE(names, (std::vector<std::string>{"Rostock", "Erfurt", "Stuttgart"}));
  }

  void sixLargeCitiesOfOneToFourSquares()
  {
    auto names = std::set<std::string>{};
    const auto map = germany();
    for (const auto& city : map.largeCities()) {
      names.insert(city.name);
      QVERIFY(!city.squares.empty() && city.squares.size() <= 4);
    }
    QCOMPARE(names, (std::set<std::string>{"Hamburg", "Berlin", "Hannover", "Ruhrgebiet",
                                           "Frankfurt", "München"}));
  }

  void berlinCanBeCompletedWithSixTilesAndFourCoats()
  {
    const auto map = germany();
    const auto* berlin = map.largeCity(at("K6"));
    QCOMPARE(berlin->name, std::string("Berlin"));
    auto openSides = 0;
    for (const auto& square : berlin->squares)
      for (const auto side : allSides)
        if (map.at(neighbour(square.place, side)).ground == Ground::Playable &&
            berlin->sideAt(square.place, side) == CitySideKind::City)
          ++openSides;
    QCOMPARE(static_cast<int>(berlin->squares.size()) + openSides, 6);
    QCOMPARE(berlin->coats(), 4);
  }

  void aPrintLeadsTowardsEveryNeighbour()
  {
    auto names = std::set<std::string>{};
    const auto map = germany();
    for (const auto& print : map.prints()) {
      names.insert(print.name);
      QVERIFY(print.coats <= 2);
      QCOMPARE(map.at(neighbour(print.place, print.side)).look, OutsideLook::Abroad);
    }
    QCOMPARE(names,
             (std::set<std::string>{"Dänemark", "Polen", "Tschechien", "Österreich", "Schweiz",
                                    "Frankreich", "Luxemburg", "Belgien", "Niederlande"}));
  }

  void theRoadToDenmarkHasTwoCoatsAndSoHasABorderCity()
  {
    const auto map = germany();
    QVERIFY(std::ranges::any_of(map.prints(), [](const Print& print) {
      return print.name == "Dänemark" && print.kind == PrintKind::Road && print.coats == 2;
    }));
    QVERIFY(std::ranges::any_of(map.prints(), [](const Print& print) {
      return print.kind == PrintKind::City && print.coats == 2;
    }));
  }

  void ferriesJoinDifferentSquaresOverWater()
  {
    const auto map = germany();
    QVERIFY(map.ferries().size() >= 2);
    for (const auto& ferry : map.ferries()) {
      QVERIFY(ferry.from.place != ferry.to.place);
      for (const auto& end : {ferry.from, ferry.to})
        QCOMPARE(map.at(neighbour(end.place, end.side)), Square{});
    }
    QVERIFY(std::ranges::any_of(map.ferries(), [](const Ferry& f) { return f.coats == 2; }));
  }

  void thereAreAboutHundredAndTwentySquaresForTilesAndATownOnOneInSix()
  {
    const auto map = germany();
    const auto squares = static_cast<int>(Board(map).squares().size());
    QVERIFY(squares >= 117 && squares <= 123);
    const auto towns = std::ranges::count(map.sites(), SiteKind::Town, &Site::kind);
    QVERIFY(towns >= squares / 6 - 3 && towns <= squares / 6 + 3);
  }

  void theScenarioHasTheTilesOfTheBaseGameAndTwoExpansions()
  {
    auto tiles = 0;
    for (const auto& tile : scenario().tiles())
      tiles += tile.count;
    QCOMPARE(tiles, 114);
    QCOMPARE(scenario().startTile(), std::string("base-D"));
  }

  void theScenarioUsesTwoOfThreeStartsAndThirtyChipsThatLieByTheRules()
  {
    const auto playable = scenario();
    QCOMPARE(playable.scenario.starts.size(), std::size_t{2});
    QCOMPARE(playable.scenario.players, 2);
    QVERIFY(playable.scenario.rules == preset("germany"));
    QVERIFY(playable.chipLayout());
    auto chips = std::vector<Place>{};
    for (const auto& chip : playable.chipLayout()->chips)
      chips.push_back(chip.place);
    QCOMPARE(chips.size(), std::size_t{30});
    const auto settings = chipSettings(playable.scenario.rules.chips, playable.scenario.starts);
    QVERIFY(brokenChipRules(playable.map.value(), settings, chips).empty());
  }

  void theScenarioHasNoErrorsAndNoWarnings()
  {
    for (const auto& issue : validate(scenario()))
      QVERIFY2(issue.severity == Severity::Info, std::string(infoOf(issue.rule).id).c_str());
  }

  void everySquareCanBeReachedFromAnyTwoStarts()
  {
    const auto board = Board(germany());
    const auto starts = startSquares(board.map());
    for (std::size_t i = 0; i < starts.size(); ++i)
      for (std::size_t j = i + 1; j < starts.size(); ++j)
        QCOMPARE(board.reachable({starts[i], starts[j]}), board.squares());
  }
};

QTEST_APPLESS_MAIN(DeutschlandTest)
#include "tst_deutschland.moc"
