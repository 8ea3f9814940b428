// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/features.h"
#include "model/game/recorder.h"

// Figures leave the board.
namespace kartenwerk {

/// The figure goes back to its player's hand.
template <class Size>
void takeUp(const Compiled& c, PositionOf<Size>& p, std::size_t index)
{
  const auto figure = p.figures[index];
  if (figure.kind == FigureKind::Meeple)
    ++p.meeples[figure.player];
  else
    p.others[figure.player] = static_cast<std::uint16_t>(p.others[figure.player] +
                                                         PositionOf<Size>::handUnit(figure.kind));
  if (figure.segment >= c.firstMonastery)
    --p.monks;
  p.figures[index] = p.figures[--p.figureCount];
  p.figures[p.figureCount] = {};
}

/// The same, told; its chip, if it stands on one, leaves the game.
template <class Size, class Recorder>
void sendHome(const Compiled& c, PositionOf<Size>& p, std::size_t index, const Recorder& recorder)
{
  if constexpr (Recorder::on) {
    const auto& figure = p.figures[index];
    recorder.add({.kind = EventKind::FigureHome,
                  .player = figure.player,
                  .place = c.placeOf(p.tiles[figure.tile].cell),
                  .feature = c.featureOf[figure.segment],
                  .figure = figure.kind,
                  .upgraded = figure.upgraded});
  }
  takeUp(c, p, index);
}

/// Those that leave for Leipzig are in their quarter already; all others go home.
template <class Size, class Recorder>
void clearFeature(const Compiled& c, PositionOf<Size>& p, Segment root, const Recorder& recorder)
{
  for (auto i = static_cast<std::size_t>(p.figureCount); i-- > 0;) {
    const auto& figure = p.figures[i];
    if (figure.segment >= c.firstField || findRoot(p, figure.segment) != root)
      continue;
    if (!figure.leaving) {
      sendHome(c, p, i, recorder);
      continue;
    }
    p.figures[i] = p.figures[--p.figureCount];
    p.figures[p.figureCount] = {};
  }
  p.mask[root].erase(PositionOf<Size>::occupiedBit);
}

} // namespace kartenwerk
