// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/randomgame.h"

#include <algorithm>

#include "model/tiles/tilesetfile.h"
#include "tests/referee/randommap.h"

namespace referee {

using namespace kartenwerk;

namespace {

TileSet box(const std::string& folder, const std::string& id)
{
  return loadTileSet(folder + id + ".kwtiles").value.value_or(TileSet{});
}

/// Some of those, perhaps none, perhaps twice.
std::vector<SurveyorTile> randomPile(Dice& dice, const std::vector<SurveyorTile>& tiles)
{
  auto pile = std::vector<SurveyorTile>{};
  for (int count = dice.between(0, 5); count > 0; --count)
    pile.push_back(dice.oneOf(tiles));
  return pile;
}

/// Each of the expansions in a third of the games.
void randomExpansions(Dice& dice, RulesProfile& rules)
{
  for (auto* on : {&rules.inns, &rules.cathedrals, &rules.largeMeeple, &rules.goods, &rules.builder,
                   &rules.pig, &rules.abbot, &rules.darmstadt.on, &rules.darmstadt.churchByVotes,
                   &rules.surveyors.on, &rules.surveyors.shedsRevolt, &rules.leipzig.on,
                   &rules.leipzig.extraMeeple, &rules.leipzig.majorityAfter,
                   &rules.leipzig.anyCrossingConnects, &rules.leipzig.drawnOrder})
    *on = dice.percent(35);
  if (dice.percent(50))
    randomPiles(dice, rules.surveyors);
}

RulesProfile randomRules(Dice& dice)
{
  auto rules = RulesProfile{};
  rules.meeples = dice.percent(25) ? dice.between(1, 4) : dice.between(5, 9);
  rules.fields = dice.percent(75);
  rules.smallCityPoints = dice.percent(30) ? 2 : 4;
  rules.fillHoles = dice.percent(85);
  if (dice.percent(60))
    randomExpansions(dice, rules);
  return rules;
}

Scenario randomScenario(Dice& dice, const Boxes& boxes, std::vector<TileSet>& sets)
{
  auto scenario = Scenario{};
  scenario.rules = randomRules(dice);
  scenario.players = dice.between(2, 6);
  sets.push_back(boxes.base);
  for (const auto& more : boxes.more)
    if (dice.percent(40))
      sets.push_back(more);
  const auto copies = dice.percent(6) ? 2 : 1; // positions come in several sizes
  for (const auto& set : sets)
    scenario.tiles.push_back({{{}, {}, {}, set}, copies, {}});
  return scenario;
}

} // namespace

void randomPiles(Dice& dice, SurveyorRules& rules)
{
  rules.city = randomPile(dice, rules.city);
  rules.road = randomPile(dice, rules.road);
  rules.monastery = randomPile(dice, rules.monastery);
}

std::vector<Boxes> loadBoxes(const std::string& folder)
{
  return {
      {box(folder, "base-1"),
       {box(folder, "inns-cathedrals"), box(folder, "traders-builders"), box(folder, "darmstadt")},
       box(folder, "river")},
      {box(folder, "base-2"),
       {box(folder, "inns-cathedrals-2"), box(folder, "traders-builders-2"),
        box(folder, "darmstadt")},
       box(folder, "river-2")}};
}

/// Names the used start squares, or leaves them to be drawn; now and then fixes a tile.
static void useStarts(Dice& dice, PlayableScenario& playable, const std::vector<Place>& starts)
{
  auto& scenario = playable.scenario;
  scenario.rules.startsUsed =
      std::min(dice.between(1, 3), std::max(static_cast<int>(starts.size()), 1));
  if (dice.percent(30))
    return;
  scenario.starts.assign(starts.begin(),
                         starts.begin() +
                             std::min<std::ptrdiff_t>(scenario.rules.startsUsed,
                                                      static_cast<std::ptrdiff_t>(starts.size())));
  std::ranges::sort(scenario.starts);
  const auto kinds = playable.tiles();
  for (const auto start : scenario.starts) {
    if (!scenario.laid.empty() || !dice.percent(20)) // two side by side might not fit each other
      continue;
    auto laid = LaidTile{};
    laid.place = start;
    if (dice.percent(70))
      laid.kind = dice.oneOf(kinds).kind.id;
    if (!laid.kind.empty() && dice.percent(50))
      laid.rotation = static_cast<Rotation>(dice.between(0, 3));
    scenario.laid.push_back(std::move(laid));
  }
}

/// The squares that may bear chips: printed places, or land without town and start.
static std::vector<Place> squaresForChips(const Map& map, ChipPlacement placement)
{
  auto squares = placesWith(map, Ground::Playable);
  if (placement == ChipPlacement::Marks)
    std::ranges::copy(placesWith(map, Ground::LargeCity), std::back_inserter(squares));
  std::erase_if(squares, [&](Place place) {
    return placement == ChipPlacement::Marks
               ? !map.site(place, SiteKind::ChipMark)
               : map.site(place, SiteKind::Town) || map.site(place, SiteKind::Start);
  });
  return squares;
}

/// 30 chips at most; on other maps than Germany's the layout says of some what they are.
static void layRandomChips(Dice& dice, PlayableScenario& playable)
{
  auto& rules = playable.scenario.rules.chips;
  auto squares = squaresForChips(*playable.map, rules.placement);
  dice.shuffle(squares);
  const auto plain = rules.use == ChipUse::Upgrade || rules.use == ChipUse::Points;
  rules.count = 0;
  auto layout = ChipLayout{};
  layout.method = "hand";
  for (const auto place : squares) {
    if (rules.count + rules.perMark > 30)
      break;
    auto chip = PlacedChip{place, Colour::None, 0};
    if (!plain && dice.percent(20))
      chip.colour = static_cast<Colour>(dice.between(1, 3));
    if (!plain && dice.percent(20))
      chip.value = dice.between(1, 2);
    layout.chips.push_back(chip);
    rules.count += rules.perMark;
  }
  std::ranges::sort(layout.chips, {}, &PlacedChip::place);
  playable.scenario.layouts.push_back(std::move(layout));
}

void addRandomMap(Dice& dice, PlayableScenario& playable, const MapWishes& wishes)
{
  auto made = randomMap(dice, wishes);
  playable.map = made.map;
  playable.scenario.map = Reference<Map>{{}, {}, {}, std::move(made.map)};
  useStarts(dice, playable, made.starts);
  if (playable.scenario.rules.chips.on)
    layRandomChips(dice, playable);
}

PlayableScenario randomOpenGame(const std::vector<Boxes>& boxes, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  const auto& edition = dice.oneOf(boxes);
  result.scenario = randomScenario(dice, edition, result.sets);
  auto& rules = result.scenario.rules;
  if (!rules.leipzig.on && dice.percent(25)) {
    rules.river = true;
    result.sets.push_back(edition.river);
    result.scenario.tiles.push_back({{{}, {}, {}, edition.river}, 1, {}});
  }
  return result;
}

PlayableScenario randomMapGame(const std::vector<Boxes>& boxes, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  result.scenario = randomScenario(dice, dice.oneOf(boxes), result.sets);
  auto& rules = result.scenario.rules;
  rules.townExtraTile = dice.percent(40);
  rules.townCosts = dice.percent(40);
  rules.townRoadBonus = dice.percent(40);
  rules.islandCoats = dice.percent(70);
  rules.chips.on = dice.percent(60);
  addRandomMap(dice, result, {.leipzig = rules.leipzig.on, .startsTogether = dice.percent(15)});
  rules.chips.use = dice.percent(80) ? ChipUse::Upgrade : ChipUse::Points;
  return result;
}

PlayableScenario gameWithEverything(const std::vector<Boxes>& boxes, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  result.sets = boxes.back().more;
  result.sets.insert(result.sets.begin(), boxes.back().base);
  auto& scenario = result.scenario;
  for (const auto& set : result.sets)
    scenario.tiles.push_back({{{}, {}, {}, set}, 1, {}});
  scenario.players = dice.between(2, 3);
  auto& rules = scenario.rules;
  rules.inns = rules.cathedrals = rules.largeMeeple = rules.goods = rules.builder = rules.pig =
      rules.abbot = rules.darmstadt.on = rules.surveyors.on = rules.leipzig.on = true;
  rules.darmstadt.churchByVotes = dice.percent(50);
  rules.surveyors.shedsRevolt = dice.percent(50);
  rules.leipzig.majorityAfter = dice.percent(50);
  rules.leipzig.anyCrossingConnects = dice.percent(70);
  randomPiles(dice, rules.surveyors);
  if (dice.percent(40))
    addRandomMap(dice, result, {.least = 9, .leipzig = true});
  return result;
}

} // namespace referee
