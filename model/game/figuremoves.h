// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/figureoptions.h"
#include "model/game/scoring.h"

// What a player may do with figures and chips when the tile lies.
namespace kartenwerk {

/// The ways to pay exactly 4 with the chips collected: ones and twos.
inline constexpr std::array<std::array<std::uint8_t, 2>, 3> upgradePayments{
    {{4, 0}, {2, 1}, {0, 2}}};

template <class Size>
bool canPay(const PositionOf<Size>& p, std::array<std::uint8_t, 2> payment)
{
  return p.ones[p.player] >= payment[0] && p.twos[p.player] >= payment[1];
}

/// D29: normal meeples of the player that stand on no chip yet.
template <class Size>
bool upgradable(const PositionOf<Size>& p, const FigureState& figure)
{
  return figure.player == p.player && figure.kind == FigureKind::Meeple && !figure.upgraded;
}

template <class Size>
bool canUpgrade(const PositionOf<Size>& p)
{
  if (!canPay(p, upgradePayments[0]) && !canPay(p, upgradePayments[1]) &&
      !canPay(p, upgradePayments[2]))
    return false;
  for (std::size_t i = 0; i < p.figureCount; ++i)
    if (upgradable(p, p.figures[i]))
      return true;
  return false;
}

template <class Size, class Recorder>
void putFigure(const Compiled& c, PositionOf<Size>& p, int feature, FigureKind kind,
               const Recorder& recorder)
{
  const auto& tile = p.lastTile();
  const auto segment = c.rowSegments(tile.row)[feature];
  p.figures[p.figureCount++] = {.segment = segment,
                                .tile = static_cast<std::uint16_t>(p.tileCount - 1),
                                .player = p.player,
                                .kind = kind};
  if (kind == FigureKind::Meeple)
    --p.meeples[p.player];
  else
    p.others[p.player] =
        static_cast<std::uint16_t>(p.others[p.player] - PositionOf<Size>::handUnit(kind));
  if (segment >= c.firstMonastery)
    ++p.monks;
  else
    p.mask[findRoot(p, segment)].insert(PositionOf<Size>::occupiedBit);
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::FigurePut,
                  .player = p.player,
                  .place = c.placeOf(tile.cell),
                  .feature = feature,
                  .figure = kind});
}

/// Instead of putting a figure the player takes his abbot back at once, for 1 and the filled
/// squares round it.
template <class Size, class Recorder>
void takeAbbotHome(const Compiled& c, PositionOf<Size>& p, const Recorder& recorder)
{
  const auto index = standing(p, p.player, FigureKind::Abbot);
  if (!index)
    return;
  const auto abbot = p.figures[*index];
  const auto points = 1 + filledAround(c, p, p.tiles[abbot.tile].cell);
  p.scores[p.player] += points;
  if constexpr (Recorder::on) {
    auto scoring = explainMonastery(c, p, abbot);
    scoring.points = points;
    recorder.add({.kind = EventKind::AbbotHome,
                  .player = abbot.player,
                  .place = scoring.place,
                  .feature = scoring.feature,
                  .figure = FigureKind::Abbot,
                  .points = points,
                  .scoring = std::move(scoring)});
  }
  takeUp(c, p, *index);
}

/// The player's meeple there that a chip may be put under.
template <class Size>
std::size_t upgradableAt(const Compiled& c, const PositionOf<Size>& p, Place place, int feature)
{
  auto i = std::size_t{0};
  while (i < p.figureCount &&
         (p.tiles[p.figures[i].tile].cell != c.cellOf(place) ||
          c.featureOf[p.figures[i].segment] != feature || !upgradable(p, p.figures[i])))
    ++i;
  return i;
}

/// One of the chips goes under the meeple, the others leave the game.
template <class Size, class Recorder>
void upgrade(const Compiled& c, PositionOf<Size>& p, const Move& move, const Recorder& recorder)
{
  auto& figure = p.figures[upgradableAt(c, p, move.place, move.feature)];
  figure.upgraded = true;
  p.ones[p.player] = static_cast<std::uint8_t>(p.ones[p.player] - move.ones);
  p.twos[p.player] = static_cast<std::uint8_t>(p.twos[p.player] - move.twos);
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::Upgraded,
                  .player = p.player,
                  .place = move.place,
                  .feature = move.feature,
                  .upgraded = true,
                  .ones = move.ones,
                  .twos = move.twos});
}

} // namespace kartenwerk
