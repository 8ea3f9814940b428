// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/turn.h"

namespace kartenwerk {

/// Calls `visit` with every legal answer to the decision that is due, in the order of the position.
template <class Size, class Visit>
void forEachMove(const Compiled& c, const PositionOf<Size>& p, Visit visit)
{
  if (p.decision == DecisionKind::Tile) {
    auto placements = Placements<Size>{};
    findPlacements(c, p, p.tileInHand, placements);
    for (std::size_t slot = 0; slot < p.slots; ++slot)
      for (const auto rotation : allRotations)
        if ((placements.rotations[slot] >> static_cast<unsigned>(rotation) & 1U) != 0)
          visit(kartenwerk::placeTile(c.placeOf(p.slotCell[slot]), rotation));
  } else if (p.decision == DecisionKind::Figure) {
    const auto options = figureOptions(c, p);
    for (int i = 0; i < options.count(); ++i)
      visit(options.at(i));
    visit(noFigure());
  } else if (p.decision == DecisionKind::Upgrade) {
    for (std::size_t i = 0; i < p.figureCount; ++i)
      for (const auto payment : upgradePayments)
        if (upgradable(p, p.figures[i]) && canPay(p, payment))
          visit(upgradeMeeple(c.placeOf(p.tiles[p.figures[i].tile].cell),
                              c.featureOf[p.figures[i].segment], payment[0], payment[1]));
    visit(noUpgrade());
  } else if (p.decision == DecisionKind::Leipzig) {
    forEachLeipzigMove(c, p, visit);
  } else if (p.decision == DecisionKind::Draw) {
    forEachIslandTile(c, p, [&](std::size_t depot) { visit(takeTile(c.depots[depot].place)); });
    visit(drawTile());
  } else if (p.decision == DecisionKind::Sale) {
    forEachSale(c, p, visit);
    visit(noSale());
  } else if (p.decision == DecisionKind::RoadChips) {
    forEachSpending(p, visit);
  }
}

template <class Size>
bool isLegal(const Compiled& c, const PositionOf<Size>& p, const Move& move)
{
  auto found = false;
  forEachMove(c, p, [&](const Move& legal) { found = found || legal == move; });
  return found;
}

} // namespace kartenwerk
