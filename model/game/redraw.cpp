// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/redraw.h"

#include <span>
#include <vector>

#include "model/game/compiled.h"
#include "model/game/dealchips.h"
#include "model/game/game.h"
#include "model/game/steps.h"

namespace kartenwerk {

namespace {

/// Tiles of one sort come in any order, the sorts one after the other.
enum class Sort { Land, River, Lake, Spring };

Sort sortOf(const CompiledKind& kind)
{
  if (kind.spring)
    return Sort::Spring;
  if (kind.lake)
    return Sort::Lake;
  return kind.river ? Sort::River : Sort::Land;
}

/// Where hidden tiles lie in Deal::order.
std::vector<std::size_t> hiddenTiles(const Deal& deal, const Revealed& revealed)
{
  auto hidden = std::vector<std::size_t>{};
  for (auto i = revealed.drawn; i < deal.tileCount; ++i)
    hidden.push_back(i);
  for (std::size_t depot = 0; depot < deal.pileCount; ++depot)
    for (auto i = revealed.pilesTaken[depot] + std::size_t{1}; i < deal.pileHeight; ++i)
      hidden.push_back(deal.tileCount + depot * deal.pileHeight + i);
  return hidden;
}

void redrawTiles(const Compiled& compiled, const Revealed& revealed, Random& random, Deal& deal)
{
  const auto hidden = hiddenTiles(deal, revealed);
  for (const auto sort : {Sort::Land, Sort::River, Sort::Lake, Sort::Spring}) {
    auto places = std::vector<std::size_t>{};
    auto kinds = std::vector<std::uint16_t>{};
    for (const auto i : hidden)
      if (sortOf(compiled.kinds[deal.order[i]]) == sort) {
        places.push_back(i);
        kinds.push_back(deal.order[i]);
      }
    random.shuffle(std::span(kinds));
    for (std::size_t i = 0; i < places.size(); ++i)
      deal.order[places[i]] = kinds[i];
  }
}

} // namespace

Deal redrawn(const Game& game, int step, Random& random)
{
  const auto& compiled = game.table().compiled();
  const auto revealed = game.steps().revealed(game.allMoves(), step);
  auto deal = game.deal();
  redrawTiles(compiled, revealed, random, deal);
  redrawChips(compiled, revealed.chips, random, deal);
  const auto seen = static_cast<std::size_t>(revealed.surveyorsTurned) + 2;
  for (auto& pile : deal.surveyors)
    if (pile.count > seen)
      random.shuffle(std::span(pile.tiles.data() + seen, pile.count - seen));
  return deal;
}

} // namespace kartenwerk
