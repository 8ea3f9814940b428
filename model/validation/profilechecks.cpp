// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/validation/found.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

constexpr std::string_view leipzigMark = "leipzig";
constexpr int monasteriesOfTheBaseGame = 6;

std::vector<const LargeCity*> leipzigs(const Setup& setup)
{
  auto result = std::vector<const LargeCity*>{};
  if (setup.playable.map)
    for (const auto& city : setup.board.map().largeCities())
      if (city.mark == leipzigMark)
        result.push_back(&city);
  return result;
}

bool isTwoByTwo(const LargeCity& city)
{
  const auto squares = placesOf(city);
  if (squares.size() != 4)
    return false;
  auto corner = squares.front();
  for (const auto place : squares)
    corner = {std::min(corner.column, place.column), std::min(corner.row, place.row)};
  return std::ranges::all_of(squares, [&](Place place) {
    return place.column - corner.column <= 1 && place.row - corner.row <= 1;
  });
}

/// D19: Leipzig has gates and closed sides only; open sides count where a tile can come.
bool hasOpenCitySide(const Setup& setup, const LargeCity& city)
{
  for (const auto place : placesOf(city))
    for (const auto side : allSides)
      if (city.sideAt(place, side) == CitySideKind::City &&
          setup.board.playable(neighbour(place, side)))
        return true;
  return false;
}

template <class Test>
bool anyFeature(const Setup& setup, Test test)
{
  return std::ranges::any_of(setup.tiles, [&](const CountedTile& tile) {
    return std::ranges::any_of(tile.kind.features, test);
  });
}

bool anyOfType(const Setup& setup, FeatureType type)
{
  return anyFeature(setup, [&](const Feature& feature) { return feature.type == type; });
}

bool anyOfDarmstadt(const Setup& setup)
{
  return anyFeature(setup,
                    [](const Feature& feature) { return feature.church || feature.darmstadtium; });
}

bool anyScoringTile(const SurveyorRules& rules)
{
  return !rules.city.empty() || !rules.road.empty() || !rules.monastery.empty();
}

} // namespace

Issues riverRuleOnMap(const Setup& setup)
{
  if (!setup.scenario.rules.river || !setup.playable.map)
    return {};
  return {found(Rule::RiverRuleOnMap)};
}

Issues riverAndLeipzig(const Setup& setup)
{
  const auto& rules = setup.scenario.rules;
  if (!rules.river || !rules.leipzig.on || setup.playable.map)
    return {};
  return {found(Rule::RiverAndLeipzig)};
}

/// A second spring or lake has nothing to join, and without a spring the river has no beginning.
Issues riverEnds(const Setup& setup)
{
  if (!setup.scenario.rules.river || setup.playable.map || !anyOfType(setup, FeatureType::River))
    return {};
  const auto number = [&](RoadEnd end) {
    auto tiles = 0;
    for (const auto& tile : setup.tiles)
      tiles += std::ranges::count(tile.kind.features, end, &Feature::end) > 0 ? tile.count : 0;
    return tiles;
  };
  const auto springs = number(RoadEnd::Spring);
  const auto lakes = number(RoadEnd::Lake);
  if (springs == 1 && lakes == 1)
    return {};
  return {found(Rule::RiverEnds, {}, {std::to_string(springs), std::to_string(lakes)})};
}

Issues leipzigMissing(const Setup& setup)
{
  if (!setup.scenario.rules.leipzig.on || !setup.playable.map || !leipzigs(setup).empty())
    return {};
  return {found(Rule::LeipzigMissing)};
}

Issues leipzigShape(const Setup& setup)
{
  auto issues = Issues{};
  if (setup.scenario.rules.leipzig.on)
    for (const auto* city : leipzigs(setup))
      if (!isTwoByTwo(*city) || hasOpenCitySide(setup, *city))
        issues.push_back(found(Rule::LeipzigShape, placesOf(*city), {city->name}));
  return issues;
}

Issues leipzigTwice(const Setup& setup)
{
  const auto cities = leipzigs(setup);
  if (!setup.scenario.rules.leipzig.on || cities.size() < 2)
    return {};
  auto squares = std::vector<Place>{};
  for (const auto* city : cities)
    squares.push_back(placesOf(*city).front());
  return {found(Rule::LeipzigTwice, squares, {std::to_string(cities.size())})};
}

Issues ruleWithoutTiles(const Setup& setup)
{
  const auto& rules = setup.scenario.rules;
  auto issues = Issues{};
  const auto expect = [&](bool on, std::string_view id, bool there) {
    if (on && !there && !setup.tiles.empty())
      issues.push_back(found(Rule::RuleWithoutTiles, {}, {std::string(id)}));
  };
  expect(rules.inns, "inns", anyFeature(setup, [](const Feature& f) { return f.inn; }));
  expect(rules.cathedrals, "cathedrals",
         anyFeature(setup, [](const Feature& f) { return f.cathedral; }));
  expect(rules.goods, "goods",
         anyFeature(setup, [](const Feature& f) { return f.goods != Goods::None; }));
  expect(rules.river, "river", anyOfType(setup, FeatureType::River));
  expect(rules.surveyors.on, "surveyors.on", anyScoringTile(rules.surveyors));
  return issues;
}

Issues abbotWithoutBuildings(const Setup& setup)
{
  if (!setup.scenario.rules.abbot || setup.tiles.empty() || anyOfType(setup, FeatureType::Garden))
    return {};
  const auto* missing = anyOfType(setup, FeatureType::Monastery) ? "garden" : "both";
  return {found(Rule::AbbotWithoutBuildings, {}, {missing})};
}

Issues darmstadtWithoutTiles(const Setup& setup)
{
  if (!setup.scenario.rules.darmstadt.on || setup.tiles.empty() || anyOfDarmstadt(setup))
    return {};
  return {found(Rule::DarmstadtWithoutTiles)};
}

/// Section 6: with the base game alone, two of its monasteries are taken out.
Issues darmstadtMonasteries(const Setup& setup)
{
  if (!setup.scenario.rules.darmstadt.on || !anyOfDarmstadt(setup))
    return {};
  auto monasteries = 0;
  for (const auto& tile : setup.tiles) {
    if (!tile.kind.id.starts_with("base-") && !tile.kind.id.starts_with("da-"))
      return {};
    const auto plain = [](const Feature& feature) {
      return feature.type == FeatureType::Monastery && !feature.church;
    };
    if (std::ranges::any_of(tile.kind.features, plain))
      monasteries += tile.count;
  }
  if (monasteries != monasteriesOfTheBaseGame)
    return {};
  return {found(Rule::DarmstadtMonasteries, {}, {std::to_string(monasteries)})};
}

Issues figuresTooMany(const Setup& setup)
{
  const auto figures = figuresOf(setup.scenario.rules) * setup.scenario.players;
  if (figures <= mostFigures)
    return {};
  return {found(Rule::FiguresTooMany, {}, {std::to_string(figures), std::to_string(mostFigures)})};
}

} // namespace kartenwerk::checks
