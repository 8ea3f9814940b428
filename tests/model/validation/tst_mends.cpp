// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <array>

#include <algorithm>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

class TestMends : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMendTakesItsIssueAway_data();
  void aMendTakesItsIssueAway();
  void everyMendableRuleIsMendedHere();
  void aMendChangesOnlyWhatTheIssueIsAbout();
  void noMendForRulesWithoutAClearOne();
  void noMendForAnIssueOfAnotherValue();
};

namespace {

struct Case
{
  Rule rule{};
  PlayableScenario playable;
};

PlayableScenario on(Map map)
{
  return playableOn(std::move(map));
}

template <class Change>
PlayableScenario changed(Map map, Change change)
{
  auto playable = playableOn(std::move(map));
  change(playable.scenario);
  return playable;
}

Print groupedPrint(std::string_view place, int coats)
{
  auto print = Print{at(place), Side::North};
  print.group = "alps";
  print.coats = coats;
  return print;
}

Map withGateToTheSea()
{
  const auto map = drawn({"S1S", ".~."});
  auto city = map.largeCities().front();
  city.sides = {{at("B1"), Side::South, CitySideKind::Road}};
  return map.withLargeCity(city);
}

template <class Change>
PlayableScenario wishing(Change change)
{
  return changed(drawn({"S..", "...", "..S"}), [&](Scenario& scenario) {
    scenario.rules.chips.on = true;
    scenario.rules.chips.count = 1;
    change(scenario.chipWishes);
  });
}

const std::vector<Case>& cases()
{
  static const auto land = drawn({"S..S"});
  static const auto sea = drawn({"S~~S"});
  static const auto all = std::vector<Case>{
      {Rule::StartOffSquares, on(land.withSquare(at("A1"), {}))},
      {Rule::TownOffSquares, on(drawn({"StS"}).withSquare(at("B1"), {}))},
      {Rule::SiteOffSquares, on(sea.withSite({at("B1"), SiteKind::Island, {}, {}, 1}))},
      {Rule::StartIsTown, on(land.withSite({at("A1"), SiteKind::Town, "Rostock"}))},
      {Rule::StraySquare, on(drawn({"S..S~~."}))},
      {Rule::PrintOffSquares, on(sea.withPrint({at("B1"), Side::North}))},
      {Rule::PrintInside, on(land.withPrint({at("A1"), Side::East}))},
      {Rule::PrintGroupDiffers,
       on(land.withPrint(groupedPrint("A1", 1)).withPrint(groupedPrint("B1", 2)))},
      {Rule::LandingOffSquares,
       on(sea.withFerry({{at("A1"), Side::East}, {at("B1"), Side::East}}))},
      {Rule::LandingInside, on(land.withFerry({{at("A1"), Side::East}, {at("D1"), Side::East}}))},
      {Rule::FerryOneEnd, on(sea.withFerry({{at("A1"), Side::East}, {at("A1"), Side::East}}))},
      {Rule::FerrySameSquare, on(sea.withFerry({{at("A1"), Side::East}, {at("A1"), Side::South}}))},
      {Rule::SideTwice, on(sea.withFerry({{at("A1"), Side::East}, {at("D1"), Side::West}})
                               .withPrint({at("A1"), Side::East}))},
      {Rule::GateLeadsNowhere, on(withGateToTheSea())},
      {Rule::ChangeUnknown, changed(land,
                                    [](Scenario& s) {
                                      s.tiles.front().changes = {{"nothing", 2}};
                                    })},
      {Rule::UsedStartUnknown, changed(land,
                                       [](Scenario& s) {
                                         s.starts = {at("A1"), at("B1"), at("D1")};
                                       })},
      {Rule::UsedStartRepeated, changed(land,
                                        [](Scenario& s) {
                                          s.starts = {at("A1"), at("D1"), at("A1")};
                                        })},
      {Rule::UsedStartsTooMany, changed(land, [](Scenario& s) { s.rules.startsUsed = 5; })},
      {Rule::PlayersOutOfRange, changed(land, [](Scenario& s) { s.players = 9; })},
      {Rule::LaidOffStart, changed(land,
                                   [](Scenario& s) {
                                     s.laid = {{at("B1"), "", {}}};
                                   })},
      {Rule::LaidOffTable, changed(land,
                                   [](Scenario& s) {
                                     s.laid = {{at("E1"), "", {}}};
                                   })},
      {Rule::LaidTwice, changed(land,
                                [](Scenario& s) {
                                  s.laid = {{at("A1"), "", {}}, {at("A1"), "", {}}};
                                })},
      {Rule::DrawsMissing, changed(land, [](Scenario& s) { s.drawOrder = DrawOrder::Fixed; })},
      {Rule::WishRegionUnknown, wishing([](ChipWishes& w) {
         w.quotas = {{"East", 1}};
       })},
      {Rule::WishPinForbidden, wishing([](ChipWishes& w) { w.pinned = {at("A1")}; })},
      {Rule::WishPinBanned, wishing([](ChipWishes& w) { w.pinned = w.banned = {at("C2")}; })},
      {Rule::WishBanOffMap, wishing([](ChipWishes& w) { w.banned = {at("Z9")}; })},
      {Rule::WishBanWithoutEffect, wishing([](ChipWishes& w) { w.banned = {at("A1")}; })},
  };
  return all;
}

/// On an open table, with plain tiles and that rule.
template <class Change>
PlayableScenario onTheTable(std::vector<CountedTile> tiles, Change change)
{
  auto playable = playableOn(drawn({"S"}), std::move(tiles));
  playable.map.reset();
  playable.scenario.map.reset();
  change(playable.scenario);
  return playable;
}

const std::vector<Case>& casesOfTheProfile()
{
  static const auto plain = std::vector{tileOf("a", "FFFF", 2)};
  static const auto river = std::vector{tileOf("river", "VFVF", 2)};
  static const auto churches = [] {
    auto tiles = std::vector{tileOf("base-A", "FFFF", 2), tileOf("base-B", "FFFF", 4),
                             tileOf("da-02", "FFFF")};
    for (auto& tile : tiles)
      tile.kind.features.push_back({.id = "m", .type = FeatureType::Monastery});
    tiles.back().kind.features.back().church = true;
    return tiles;
  }();
  static const auto all = std::vector<Case>{
      {Rule::RiverRuleOnMap, changed(drawn({"S..S"}), [](Scenario& s) { s.rules.river = true; })},
      {Rule::RiverAndLeipzig,
       onTheTable(river, [](Scenario& s) { s.rules.river = s.rules.leipzig.on = true; })},
      {Rule::LeipzigMissing,
       changed(drawn({"S..S"}), [](Scenario& s) { s.rules.leipzig.on = true; })},
      {Rule::RuleWithoutTiles, onTheTable(plain, [](Scenario& s) { s.rules.inns = true; })},
      {Rule::AbbotWithoutBuildings, onTheTable(plain, [](Scenario& s) { s.rules.abbot = true; })},
      {Rule::DarmstadtMonasteries, onTheTable(churches,
                                              [](Scenario& s) {
                                                s.rules.darmstadt.on = true;
                                                s.tiles.front().set = {.bundled = "base-1"};
                                              })},
      {Rule::FiguresTooMany, onTheTable(plain,
                                        [](Scenario& s) {
                                          s.players = 6;
                                          s.rules.meeples = 20;
                                          s.rules.largeMeeple = s.rules.builder = true;
                                          s.rules.pig = s.rules.leipzig.on = true;
                                          s.rules.leipzig.extraMeeple = true;
                                          s.rules.abbot = true;
                                        })},
  };
  return all;
}

const std::vector<Case>& allCases()
{
  static const auto all = [] {
    auto result = cases();
    result.insert(result.end(), casesOfTheProfile().begin(), casesOfTheProfile().end());
    return result;
  }();
  return all;
}

/// Their mend names a tile set, which has to be found before it can be judged: tst_profilechecks.
constexpr auto needsALookup = std::array{Rule::DarmstadtWithoutTiles};

} // namespace

void TestMends::aMendTakesItsIssueAway_data()
{
  QTest::addColumn<int>("number");
  auto number = 0;
  for (const auto& one : allCases())
    QTest::newRow(std::string(infoOf(one.rule).id).c_str()) << number++;
}

void TestMends::aMendTakesItsIssueAway()
{
  QFETCH(int, number);
  const auto [rule, playable] = allCases()[static_cast<std::size_t>(number)];
  const auto issues = validate(playable);
  const auto found = only(issues, rule);
  QCOMPARE(found.size(), std::size_t{1});
  const auto result = mended(playable, found.front());
  QVERIFY(result.has_value());
  const auto after = validate(*result);
  QVERIFY(!has(after, rule));
  for (const auto& issue : after) // nothing new comes up instead
    if (issue.severity == Severity::Error)
      QVERIFY2(has(issues, issue.rule), std::string(infoOf(issue.rule).id).c_str());
}

void TestMends::everyMendableRuleIsMendedHere()
{
  const auto& all = allCases();
  for (const auto& info : rules())
    QCOMPARE(std::ranges::any_of(all, [&](const Case& one) { return one.rule == info.rule; }) ||
                 std::ranges::find(needsALookup, info.rule) != needsALookup.end(),
             info.mendable);
}

void TestMends::aMendChangesOnlyWhatTheIssueIsAbout()
{
  const auto map = drawn({"S~~S"})
                       .withPrint({at("A1"), Side::North, PrintKind::Road, 2})
                       .withPrint({at("B1"), Side::North});
  const auto playable = playableOn(map);
  const auto issue = only(validate(playable), Rule::PrintOffSquares).front();
  const auto result = mended(playable, issue);
  QVERIFY(result.has_value());
  QCOMPARE(*result->map, map.withoutPrint(at("B1"), Side::North));
  QCOMPARE(result->scenario, playable.scenario);
}

void TestMends::noMendForRulesWithoutAClearOne()
{
  const auto playable = playableOn(drawn({"S..."}));
  const auto issues = only(validate(playable), Rule::TooFewStarts);
  QVERIFY(!mended(playable, issues.front()).has_value());
}

void TestMends::noMendForAnIssueOfAnotherValue()
{
  const auto issue =
      only(validate(drawn({"S..S"}).withPrint({at("A1"), Side::East})), Rule::PrintInside).front();
  QVERIFY(!mended(playableOn(drawn({"S..S"})), issue).has_value());
  QVERIFY(!mended(drawn({"S..S"}), issue).has_value());
}

QTEST_APPLESS_MAIN(TestMends)
#include "tst_mends.moc"
