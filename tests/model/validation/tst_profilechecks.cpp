// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/game/sizes.h"
#include "model/rules/switches.h"
#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

namespace {

CountedTile tileWith(std::string_view id, Feature feature, int count = 1)
{
  auto tile = tileOf(id, "FFFF", count);
  feature.id = "x";
  tile.kind.features.push_back(std::move(feature));
  return tile;
}

PlayableScenario withoutMap(std::vector<CountedTile> tiles)
{
  auto playable = playableOn(drawn({"S"}), std::move(tiles));
  playable.map.reset();
  playable.scenario.map.reset();
  return playable;
}

PlayableScenario mendedOnce(const PlayableScenario& playable, Rule rule)
{
  const auto issues = only(validate(playable), rule);
  return issues.empty() ? playable : mended(playable, issues.front()).value_or(playable);
}

/// A map with one large city of 2 × 2 squares whose outer sides are all closed but one gate.
Map mapWithLeipzig()
{
  const auto map = drawn({"S...", ".11.", ".11.", "...S"});
  auto city = map.largeCities().front();
  city.name = "Leipzig";
  city.mark = "leipzig";
  city.sides.clear();
  for (const auto* place : {"B2", "C2", "B3", "C3"})
    for (const auto side : allSides)
      if (!city.has(neighbour(at(place), side)))
        city.sides.push_back({at(place), side, CitySideKind::Closed});
  city.sides.front().kind = CitySideKind::Road;
  return map.withLargeCity(std::move(city));
}

} // namespace

class TestProfileChecks : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theRiverRuleOnAMapIsAnError();
  void theRiverAndLeipzigExcludeEachOther();
  void theRiverHasOneSpringAndOneLake();
  void leipzigOnAMapNeedsACityMarkedAsLeipzig();
  void leipzigIsTwoByTwoWithGatesAndClosedSides();
  void thereIsOneLeipzig();
  void aRuleThatNoTileNeeds_data();
  void aRuleThatNoTileNeeds();
  void emptyPilesOfTheLandSurveyors();
  void theAbbotNeedsGardensOrMonasteries();
  void darmstadtNeedsItsTiles();
  void withTheBaseGameAloneTwoMonasteriesAreTakenOut();
  void figuresThatNoGameHolds();
};

void TestProfileChecks::theRiverRuleOnAMapIsAnError()
{
  auto playable = playableOn(drawn({"S..S"}));
  QVERIFY(!has(validate(playable), Rule::RiverRuleOnMap));
  playable.scenario.rules.river = true;
  QVERIFY(only(validate(playable), Rule::RiverRuleOnMap).front().severity == Severity::Error);
  QVERIFY(!mendedOnce(playable, Rule::RiverRuleOnMap).scenario.rules.river);
  auto table = withoutMap({tileOf("river", "VFVF", 2)});
  table.scenario.rules.river = true;
  QVERIFY(!has(validate(table), Rule::RiverRuleOnMap));
}

void TestProfileChecks::theRiverAndLeipzigExcludeEachOther()
{
  auto playable = withoutMap({tileOf("river", "VFVF", 2)});
  playable.scenario.rules.river = true;
  QVERIFY(!has(validate(playable), Rule::RiverAndLeipzig));
  playable.scenario.rules.leipzig.on = true;
  QVERIFY(has(validate(playable), Rule::RiverAndLeipzig));
  const auto mended = mendedOnce(playable, Rule::RiverAndLeipzig);
  QVERIFY(!mended.scenario.rules.river && mended.scenario.rules.leipzig.on);
}

void TestProfileChecks::theRiverHasOneSpringAndOneLake()
{
  auto spring = tileOf("spring", "VFFF", 1);
  spring.kind.features.push_back({.id = "v", .type = FeatureType::River, .end = RoadEnd::Spring});
  auto lake = tileOf("lake", "VFFF", 1);
  lake.kind.features.push_back({.id = "v", .type = FeatureType::River, .end = RoadEnd::Lake});
  auto playable = withoutMap({spring, lake});
  QVERIFY(!has(validate(playable), Rule::RiverEnds)); // the rule is off
  playable.scenario.rules.river = true;
  QVERIFY(!has(validate(playable), Rule::RiverEnds));
  lake.count = 2;
  playable = withoutMap({spring, lake});
  playable.scenario.rules.river = true;
  const auto issue = only(validate(playable), Rule::RiverEnds).front();
  QCOMPARE(issue.details, (std::vector<std::string>{"1", "2"}));
  playable = withoutMap({lake});
  playable.scenario.rules.river = true;
  QVERIFY(has(validate(playable), Rule::RiverEnds));
}

void TestProfileChecks::leipzigOnAMapNeedsACityMarkedAsLeipzig()
{
  auto playable = playableOn(drawn({"S...", ".11.", ".11.", "...S"}));
  QVERIFY(!has(validate(playable), Rule::LeipzigMissing));
  playable.scenario.rules.leipzig.on = true;
  QVERIFY(has(validate(playable), Rule::LeipzigMissing));
  QVERIFY(!mendedOnce(playable, Rule::LeipzigMissing).scenario.rules.leipzig.on);
  playable.map = mapWithLeipzig();
  QVERIFY(!has(validate(playable), Rule::LeipzigMissing));
  auto table = withoutMap({tileOf("a", "FFFF", 2)});
  table.scenario.rules.leipzig.on = true;
  QVERIFY(!has(validate(table), Rule::LeipzigMissing)); // the double tiles lie on the table
}

void TestProfileChecks::leipzigIsTwoByTwoWithGatesAndClosedSides()
{
  auto playable = playableOn(mapWithLeipzig());
  playable.scenario.rules.leipzig.on = true;
  QVERIFY(!has(validate(playable), Rule::LeipzigShape));
  auto city = playable.map->largeCities().front();
  city.sides.pop_back(); // now an open city side
  playable.map = playable.map->withLargeCity(city);
  QCOMPARE(placesOf(validate(playable), Rule::LeipzigShape),
           (std::vector<std::vector<Place>>{places({"B2", "C2", "B3", "C3"})}));
  auto line = drawn({"S....", ".1111", "....S"});
  auto other = line.largeCities().front();
  other.mark = "leipzig";
  for (const auto* place : {"B2", "C2", "D2", "E2"})
    for (const auto side : allSides)
      if (!other.has(neighbour(at(place), side)))
        other.sides.push_back({at(place), side, CitySideKind::Closed});
  playable.map = line.withLargeCity(other);
  QVERIFY(has(validate(playable), Rule::LeipzigShape));
  playable.scenario.rules.leipzig.on = false;
  QVERIFY(!has(validate(playable), Rule::LeipzigShape));
}

void TestProfileChecks::thereIsOneLeipzig()
{
  auto map = drawn({"S11..", ".11.S", ".22..", ".22.."});
  for (auto city : std::vector(map.largeCities())) {
    city.mark = "leipzig";
    map = map.withLargeCity(std::move(city));
  }
  auto playable = playableOn(map);
  QVERIFY(!has(validate(playable), Rule::LeipzigTwice));
  playable.scenario.rules.leipzig.on = true;
  QCOMPARE(only(validate(playable), Rule::LeipzigTwice).front().details,
           (std::vector<std::string>{"2"}));
}

void TestProfileChecks::aRuleThatNoTileNeeds_data()
{
  QTest::addColumn<std::string>("id");
  QTest::addColumn<Feature>("feature");
  auto road = Feature{.type = FeatureType::Road, .inn = true};
  QTest::newRow("inns") << std::string("inns") << road;
  QTest::newRow("cathedrals") << std::string("cathedrals")
                              << Feature{.type = FeatureType::City, .cathedral = true};
  QTest::newRow("goods") << std::string("goods")
                         << Feature{.type = FeatureType::City, .goods = Goods::Wine};
  QTest::newRow("river") << std::string("river") << Feature{.type = FeatureType::River};
}

void TestProfileChecks::aRuleThatNoTileNeeds()
{
  QFETCH(std::string, id);
  QFETCH(Feature, feature);
  auto playable = withoutMap({tileOf("a", "FFFF", 2)});
  QVERIFY(!has(validate(playable), Rule::RuleWithoutTiles));
  findSwitch(id)->write(playable.scenario.rules, 1);
  QCOMPARE(only(validate(playable), Rule::RuleWithoutTiles).front().details,
           (std::vector<std::string>{id}));
  QCOMPARE(findSwitch(id)->read(mendedOnce(playable, Rule::RuleWithoutTiles).scenario.rules), 0);
  auto with = withoutMap({tileOf("a", "FFFF", 2), tileWith("b", feature)});
  with.scenario.rules = playable.scenario.rules;
  QVERIFY(!has(validate(with), Rule::RuleWithoutTiles));
}

void TestProfileChecks::emptyPilesOfTheLandSurveyors()
{
  auto playable = withoutMap({tileOf("a", "FFFF", 2)});
  playable.scenario.rules.surveyors = {.on = true, .city = {}, .road = {}, .monastery = {}};
  QVERIFY(has(validate(playable), Rule::RuleWithoutTiles));
  playable.scenario.rules.surveyors.road = {SurveyorTile::Highway};
  QVERIFY(!has(validate(playable), Rule::RuleWithoutTiles));
}

void TestProfileChecks::theAbbotNeedsGardensOrMonasteries()
{
  auto playable = withoutMap({tileOf("a", "FFFF", 2)});
  playable.scenario.rules.abbot = true;
  QCOMPARE(only(validate(playable), Rule::AbbotWithoutBuildings).front().details,
           (std::vector<std::string>{"both"}));
  QVERIFY(!mendedOnce(playable, Rule::AbbotWithoutBuildings).scenario.rules.abbot);
  auto monastery = withoutMap({tileWith("a", {.type = FeatureType::Monastery})});
  monastery.scenario.rules.abbot = true;
  QCOMPARE(only(validate(monastery), Rule::AbbotWithoutBuildings).front().details,
           (std::vector<std::string>{"garden"}));
  auto garden = withoutMap({tileWith("a", {.type = FeatureType::Garden})});
  garden.scenario.rules.abbot = true;
  QVERIFY(!has(validate(garden), Rule::AbbotWithoutBuildings));
}

void TestProfileChecks::darmstadtNeedsItsTiles()
{
  auto playable = withoutMap({tileOf("a", "FFFF", 2)});
  playable.scenario.rules.darmstadt.on = true;
  QVERIFY(has(validate(playable), Rule::DarmstadtWithoutTiles));
  const auto mended = mendedOnce(playable, Rule::DarmstadtWithoutTiles);
  QCOMPARE(mended.scenario.tiles.back().set.bundled, std::string("darmstadt"));
  auto church = withoutMap({tileWith("a", {.type = FeatureType::Monastery, .church = true})});
  church.scenario.rules.darmstadt.on = true;
  QVERIFY(!has(validate(church), Rule::DarmstadtWithoutTiles));
}

void TestProfileChecks::withTheBaseGameAloneTwoMonasteriesAreTakenOut()
{
  const auto monastery = Feature{.type = FeatureType::Monastery};
  const auto church = Feature{.type = FeatureType::Monastery, .church = true};
  auto playable = withoutMap({tileWith("base-A", monastery, 2), tileWith("base-B", monastery, 4),
                              tileWith("da-02", church)});
  playable.scenario.tiles.front().set = {.bundled = "base-1"};
  QVERIFY(!has(validate(playable), Rule::DarmstadtMonasteries));
  playable.scenario.rules.darmstadt.on = true;
  QVERIFY(has(validate(playable), Rule::DarmstadtMonasteries));
  const auto mended = mendedOnce(playable, Rule::DarmstadtMonasteries);
  QVERIFY((mended.scenario.tiles.front().changes ==
           std::vector<std::pair<std::string, int>>{{"base-B", 2}}));
  QVERIFY(!has(validate(mended), Rule::DarmstadtMonasteries));
  playable = withoutMap(
      {tileWith("base-A", monastery, 6), tileOf("ic-01", "FFFF"), tileWith("da-02", church)});
  playable.scenario.rules.darmstadt.on = true;
  QVERIFY(!has(validate(playable), Rule::DarmstadtMonasteries)); // more than the base game
}

void TestProfileChecks::figuresThatNoGameHolds()
{
  auto playable = withoutMap({tileOf("a", "FFFF", 2)});
  playable.scenario.players = 6;
  auto& rules = playable.scenario.rules;
  rules.meeples = 20;
  rules.largeMeeple = rules.builder = rules.pig = rules.abbot = true;
  QCOMPARE(figuresOf(rules), 24);
  QVERIFY(!has(validate(playable), Rule::FiguresTooMany));
  rules.leipzig.on = true;
  QCOMPARE(figuresOf(rules), 25);
  QCOMPARE(only(validate(playable), Rule::FiguresTooMany).front().details,
           (std::vector<std::string>{"150", "144"}));
  QCOMPARE(mendedOnce(playable, Rule::FiguresTooMany).scenario.rules.meeples, 19);
  QCOMPARE(mostFigures, HugeSize::capacity.figures);
}

QTEST_APPLESS_MAIN(TestProfileChecks)
#include "tst_profilechecks.moc"
