// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/randomgame.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

#include "model/base/random.h"

namespace referee {

using namespace kartenwerk;

namespace {

/// Dice for one scenario.
class Dice
{
public:
  explicit Dice(std::uint64_t seed) : m_random(seed, Purpose::Search) {}

  /// From least to greatest, both included.
  int between(int least, int greatest)
  {
    return least +
           static_cast<int>(m_random.below(static_cast<std::uint64_t>(greatest - least + 1)));
  }
  bool percent(int chance) { return between(1, 100) <= chance; }
  template <class T>
  const T& oneOf(const std::vector<T>& items)
  {
    return items[static_cast<std::size_t>(m_random.below(items.size()))];
  }
  template <class T>
  void shuffle(std::vector<T>& items)
  {
    m_random.shuffle(std::span(items));
  }

private:
  Random m_random;
};

RulesProfile randomRules(Dice& dice)
{
  auto rules = RulesProfile{};
  rules.meeples = dice.percent(25) ? dice.between(1, 4) : dice.between(5, 9);
  rules.fields = dice.percent(75);
  rules.smallCityPoints = dice.percent(30) ? 2 : 4;
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

Place shifted(Place place, int columns, int rows)
{
  return {static_cast<std::int16_t>(place.column + columns),
          static_cast<std::int16_t>(place.row + rows)};
}

std::vector<Place> placesWith(const Map& map, Ground ground)
{
  auto result = std::vector<Place>{};
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column)
      if (const auto place = shifted({}, column, row); map.at(place).ground == ground)
        result.push_back(place);
  return result;
}

Map randomGround(Dice& dice)
{
  const auto largest = dice.percent(4) ? 24 : 13;
  auto map = Map(dice.between(4, largest), dice.between(4, largest), {Ground::Playable});
  const auto holes = dice.between(0, 30);
  for (const auto place : placesWith(map, Ground::Playable)) {
    if (!dice.percent(holes))
      continue;
    constexpr std::array grounds{Ground::Outside, Ground::Outside,   Ground::Outside,
                                 Ground::Blocked, Ground::Highlight, Ground::Depot};
    map = map.withSquare(place, {grounds[static_cast<std::size_t>(dice.between(0, 5))]});
  }
  return map;
}

Map withRandomCity(Dice& dice, const Map& map, int number)
{
  const auto land = placesWith(map, Ground::Playable);
  if (land.empty())
    return map;
  auto city = LargeCity{};
  city.name = "City " + std::to_string(number);
  city.squares.push_back({dice.oneOf(land), dice.between(0, 2)});
  for (int more = dice.between(0, 3); more > 0; --more) {
    const auto next =
        neighbour(dice.oneOf(city.squares).place, static_cast<Side>(dice.between(0, 3)));
    if (map.at(next).ground == Ground::Playable && !city.has(next))
      city.squares.push_back({next, dice.between(0, 2)});
  }
  for (const auto& square : city.squares) {
    for (const auto side : allSides) {
      const auto chance = dice.between(0, 9);
      if (chance < 3)
        city.sides.push_back({square.place, side, CitySideKind::Closed});
      else if (chance < 5)
        city.sides.push_back({square.place, side, CitySideKind::Road});
    }
  }
  return map.withLargeCity(std::move(city));
}

/// The sides of playable squares beyond which there is no square.
std::vector<Landing> neutralSides(const Map& map)
{
  auto result = std::vector<Landing>{};
  for (const auto place : placesWith(map, Ground::Playable)) {
    for (const auto side : allSides) {
      const auto beyond = map.at(neighbour(place, side)).ground;
      if (beyond != Ground::Playable && beyond != Ground::LargeCity)
        result.push_back({place, side});
    }
  }
  return result;
}

/// Two or three prints of a group that hold together, or single ones.
Map withRandomPrints(Dice& dice, Map map, std::vector<Landing>& sides)
{
  for (int group = 0; group < 2; ++group) {
    if (sides.size() < 3 || !dice.percent(50))
      continue;
    auto print = Print{};
    print.kind = dice.percent(50) ? PrintKind::City : PrintKind::Road;
    print.coats = dice.between(0, 2);
    print.tiles = dice.between(0, 2);
    print.group = "group " + std::to_string(group);
    for (int members = dice.between(2, 3); members > 0; --members) {
      print.place = sides.back().place;
      print.side = sides.back().side;
      map = map.withPrint(print);
      sides.pop_back();
    }
  }
  const auto chance = dice.between(0, 40);
  std::erase_if(sides, [&](const Landing& side) {
    if (!dice.percent(chance))
      return false;
    auto print = Print{};
    print.place = side.place;
    print.side = side.side;
    print.kind = dice.percent(50) ? PrintKind::City : PrintKind::Road;
    print.coats = dice.between(0, 2);
    print.tiles = dice.percent(80) ? 1 : dice.between(0, 3);
    map = map.withPrint(std::move(print));
    return true;
  });
  return map;
}

Map withRandomFerries(Dice& dice, Map map, std::vector<Landing>& sides)
{
  for (int ferries = dice.between(0, 3); ferries > 0 && sides.size() >= 2; --ferries) {
    const auto from = sides[sides.size() - 1];
    const auto to = sides[sides.size() - 2];
    sides.resize(sides.size() - 2);
    if (from.place == to.place)
      continue;
    map = map.withFerry(
        {std::min(from, to), std::max(from, to), dice.between(0, 2), dice.between(0, 2), {}, {}});
  }
  return map;
}

/// D7 asks tiles on starts to fit the prints only, so that starts side by side could clash.
bool beside(Place place, const std::vector<Place>& others)
{
  return std::ranges::any_of(allSides, [&](Side side) {
    return std::ranges::find(others, neighbour(place, side)) != others.end();
  });
}

/// Up to four start squares, no two side by side; the rest of the land is left in `land`.
std::vector<Place> takeStarts(std::vector<Place>& land)
{
  auto starts = std::vector<Place>{};
  std::erase_if(land, [&](Place place) {
    const auto taken = starts.size() < 4 && !beside(place, starts);
    if (taken)
      starts.push_back(place);
    return taken;
  });
  return starts;
}

Map withRandomSites(Dice& dice, Map map, const std::vector<Place>& starts,
                    const std::vector<Place>& land)
{
  for (const auto place : starts)
    map = map.withSite({place, SiteKind::Start, {}, {}, 0, Colour::None, {}});
  for (const auto place : land) {
    auto site = Site{};
    site.place = place;
    if (dice.percent(20)) {
      site.kind = SiteKind::Town;
    } else if (dice.percent(8)) {
      site.kind = SiteKind::Island;
      site.coats = dice.between(1, 3);
    } else {
      continue;
    }
    map = map.withSite(std::move(site));
  }
  return map;
}

/// Names the used start squares, or leaves them to be drawn.
void useStarts(Dice& dice, Scenario& scenario, const std::vector<Place>& starts)
{
  scenario.rules.startsUsed =
      std::min(dice.between(1, 3), std::max(static_cast<int>(starts.size()), 1));
  if (dice.percent(30))
    return;
  scenario.starts.assign(starts.begin(),
                         starts.begin() +
                             std::min<std::ptrdiff_t>(scenario.rules.startsUsed,
                                                      static_cast<std::ptrdiff_t>(starts.size())));
  std::ranges::sort(scenario.starts);
}

void layRandomChips(Dice& dice, Scenario& scenario, const Map& map, std::vector<Place> squares)
{
  auto& rules = scenario.rules.chips;
  rules.on = dice.percent(60);
  rules.use = dice.percent(80) ? ChipUse::Upgrade : ChipUse::Points;
  rules.count = 0;
  auto layout = ChipLayout{};
  layout.method = "hand";
  for (const auto place : squares) {
    if (rules.count < 30 && !map.site(place, SiteKind::Town) && !map.site(place, SiteKind::Start)) {
      layout.chips.push_back({place, Colour::None, 0});
      ++rules.count;
    }
  }
  std::ranges::sort(layout.chips, {}, &PlacedChip::place);
  scenario.layouts.push_back(std::move(layout));
}

} // namespace

PlayableScenario randomOpenGame(const Boxes& boxes, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  result.scenario = randomScenario(dice, boxes, result.sets);
  return result;
}

PlayableScenario randomMapGame(const Boxes& boxes, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  result.scenario = randomScenario(dice, boxes, result.sets);
  auto& rules = result.scenario.rules;
  rules.townExtraTile = dice.percent(40);
  rules.townCosts = dice.percent(40);
  rules.townRoadBonus = dice.percent(40);
  rules.islandCoats = dice.percent(70);
  auto map = randomGround(dice);
  for (int city = dice.between(0, 4); city > 0; --city)
    map = withRandomCity(dice, map, city);
  auto sides = neutralSides(map);
  dice.shuffle(sides);
  map = withRandomFerries(dice, std::move(map), sides);
  map = withRandomPrints(dice, std::move(map), sides);
  auto land = placesWith(map, Ground::Playable);
  dice.shuffle(land);
  const auto starts = takeStarts(land);
  map = withRandomSites(dice, std::move(map), starts, land);
  useStarts(dice, result.scenario, starts);
  auto squares = placesWith(map, Ground::Playable);
  dice.shuffle(squares);
  layRandomChips(dice, result.scenario, map, std::move(squares));
  result.scenario.map = Reference<Map>{{}, {}, {}, map};
  result.map = std::move(map);
  return result;
}

} // namespace referee
