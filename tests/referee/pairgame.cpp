// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "tests/referee/ruleswitches.h"

namespace referee {

using namespace kartenwerk;

namespace {

/// Gives a tile something special: a coat, an inn, goods, a farmhouse, another crossing.
void alter(Dice& dice, TileKind& kind)
{
  constexpr std::array pictures{Illustration::Farmhouse, Illustration::Cowshed,
                                Illustration::Pigsty, Illustration::DonkeyStable};
  auto& feature = kind.features[static_cast<std::size_t>(
      dice.between(0, static_cast<int>(kind.features.size()) - 1))];
  switch (feature.type) {
  case FeatureType::City:
    feature.coats = dice.between(0, 1);
    feature.cathedral = dice.percent(15);
    feature.goods = static_cast<Goods>(dice.between(0, 3));
    break;
  case FeatureType::Road:
    feature.inn = dice.percent(50);
    if (kind.crossing != Crossing::None)
      kind.crossing = dice.percent(50) ? Crossing::Village : Crossing::Plain;
    break;
  case FeatureType::Field:
    feature.illustrations.push_back(pictures[static_cast<std::size_t>(dice.between(0, 3))]);
    break;
  case FeatureType::Monastery:
    feature.church = dice.percent(50);
    break;
  default:
    break;
  }
}

/// Whether some road or city of the tile has so many sides.
bool hasSides(const TileKind& kind, int least, int most)
{
  return std::ranges::any_of(kind.features, [&](const Feature& feature) {
    auto sides = 0;
    for (const auto side : allSides)
      sides += feature.ports.has(edgePort(side)) ? 1 : 0;
    return sides >= least && sides <= most;
  });
}

bool isAbout(const RuleSwitch& rule, const TileKind& kind)
{
  return rule.about && std::ranges::any_of(kind.features, rule.about);
}

/// So many random tiles of an edition, those that the rules are about six times as often.
TileSet deck(Dice& dice, const Boxes& boxes, const RuleSwitch& one, const RuleSwitch& other,
             int tiles)
{
  auto set = TileSet{};
  set.start = boxes.base.start;
  auto lots = std::vector<std::size_t>{};
  // Ends complete something; long roads and cities bring figures together.
  const auto ends = dice.percent(60) ? 3 : 1;
  const auto middles = ends == 1 ? 6 : 1;
  auto boxesUsed = boxes.more;
  boxesUsed.insert(boxesUsed.begin(), boxes.base);
  for (const auto& box : boxesUsed) {
    for (const auto& tile : box.tiles) {
      set.tiles.push_back({tile.kind, tile.kind.id == set.start ? 1 : 0});
      const auto times = (hasSides(tile.kind, 1, 1) ? ends : 1) *
                         (hasSides(tile.kind, 2, 4) ? middles : 1) *
                         (isAbout(one, tile.kind) ? 5 : 1) * (isAbout(other, tile.kind) ? 5 : 1);
      lots.insert(lots.end(), static_cast<std::size_t>(times), set.tiles.size() - 1);
    }
  }
  for (; tiles > 0; --tiles)
    ++set.tiles[dice.oneOf(lots)].count;
  std::erase_if(set.tiles, [](const CountedTile& tile) { return tile.count == 0; });
  for (auto& tile : set.tiles)
    if (dice.percent(30))
      alter(dice, tile.kind);
  return set;
}

/// Another order of the quarters, another box of chips.
void varyNumbers(Dice& dice, RulesProfile& rules)
{
  auto quarters = std::vector(rules.leipzig.order.begin(), rules.leipzig.order.end());
  dice.shuffle(quarters);
  std::ranges::copy(quarters, rules.leipzig.order.begin());
  if (!dice.percent(20))
    return;
  for (auto& colour : rules.chips.values)
    for (auto& count : colour)
      count = dice.between(0, 6);
}

} // namespace

PlayableScenario gameOfPair(const std::vector<Boxes>& boxes, const RuleSwitch& one,
                            const RuleSwitch& other, std::uint64_t seed)
{
  auto dice = Dice(seed);
  auto result = PlayableScenario{};
  auto& rules = result.scenario.rules;
  rules.islandCoats = false;
  one.turn(rules);
  other.turn(rules);
  rules.meeples = dice.between(3, 7);
  if (dice.percent(30))
    randomPiles(dice, rules.surveyors);
  result.scenario.players = dice.between(2, 4);
  const auto& edition = dice.percent(75) ? boxes.back() : boxes.front();
  auto more = Dice(seed + (1ULL << 40U)); // so that games of other pairs stay what they were
  varyNumbers(more, rules);
  const auto islands = rules.chips.on && rules.chips.use == ChipUse::IslandTiles;
  const auto depots = islands ? more.between(1, 5) : 0;
  const auto set = deck(dice, edition, one, other, dice.between(16, 36) + 5 * depots);
  result.sets = {set};
  result.scenario.tiles = {{{{}, {}, {}, set}, 1, {}}};
  if (rules.river) {
    result.sets.push_back(edition.river);
    result.scenario.tiles.push_back({{{}, {}, {}, edition.river}, 1, {}});
  }
  const auto where = one.where == RuleSwitch::Where::Anywhere ? other.where : one.where;
  if (where == RuleSwitch::Where::Map || (where == RuleSwitch::Where::Anywhere && dice.percent(50)))
    addRandomMap(dice, result,
                 {.small = true,
                  .leipzig = rules.leipzig.on,
                  .startsTogether = dice.percent(20),
                  .depots = depots,
                  .bottles = rules.chips.on && rules.chips.use == ChipUse::Wine,
                  .marks = rules.chips.on && rules.chips.placement == ChipPlacement::Marks});
  return result;
}

} // namespace referee
