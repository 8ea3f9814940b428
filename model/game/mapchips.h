// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/frontier.h"
#include "model/game/points.h"
#include "model/game/recorder.h"

// What chips do on the other maps: wine (France), tiles of islands (Benelux), chips of cities
// (Nordics). Collected chips count by colour and value.
namespace kartenwerk {

inline constexpr int winePoints = 2; ///< of one colour, exactly
inline constexpr int borderSale = 5;
inline constexpr int townSale = 9;
inline constexpr std::array chipColourList{Colour::Purple, Colour::LightBlue, Colour::Orange};

constexpr std::size_t chipIndex(Colour colour, int value)
{
  return 2 * (static_cast<std::size_t>(colour) - 1) + static_cast<std::size_t>(value) - 1;
}

template <class Size>
int chipsHeld(const PositionOf<Size>& p, unsigned seat, Colour colour, int value)
{
  return p.chips[seat][chipIndex(colour, value)];
}

template <class Size>
bool holdsColour(const PositionOf<Size>& p, unsigned seat, Colour colour)
{
  return chipsHeld(p, seat, colour, 1) + chipsHeld(p, seat, colour, 2) > 0;
}

/// Takes chips away; the player must hold them.
template <class Size>
void payChips(PositionOf<Size>& p, unsigned seat, Colour colour, int ones, int twos)
{
  auto& held = p.chips[seat];
  held[chipIndex(colour, 1)] = static_cast<std::uint8_t>(held[chipIndex(colour, 1)] - ones);
  held[chipIndex(colour, 2)] = static_cast<std::uint8_t>(held[chipIndex(colour, 2)] - twos);
}

/// The player takes one chip: it scores its value at once and is kept if chips have a use.
template <class Size, class Recorder>
void takeChip(const Compiled& c, const DealtFace& face, PositionOf<Size>& p, Place place,
              const Recorder& recorder)
{
  p.scores[p.player] += face.value;
  if (c.upgrades)
    ++(face.value == 1 ? p.ones : p.twos)[p.player];
  if (c.colouredChips && face.colour != Colour::None)
    ++p.chips[p.player][chipIndex(face.colour, face.value)];
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::ChipTaken,
                  .player = p.player,
                  .place = place,
                  .points = face.value,
                  .colour = face.colour});
}

/// Nordics: putting a tile next to a printed city takes the chips there.
template <class Size, class Recorder>
void takeCityChips(const Compiled& c, const Deal& deal, PositionOf<Size>& p, CellIndex cell,
                   const Recorder& recorder)
{
  if (c.cityChips.empty() || c.linkAt[cell] == 0)
    return;
  for (const auto& link : c.links[c.linkAt[cell] - 1U])
    for (std::size_t i = 0; i < c.cityChips.size(); ++i) {
      const auto& pile = c.cityChips[i];
      const auto bit = std::uint64_t{1} << i;
      if (link.beyond != Beyond::LargeCity || link.group != pile.city || (p.chipsTaken & bit) != 0)
        continue;
      p.chipsTaken |= bit;
      for (unsigned chip = pile.first; chip < pile.first + unsigned{pile.count}; ++chip)
        takeChip(c, deal.faces[chip], p, c.chips[chip].place, recorder);
    }
}

/// The ways to pay exactly 2 points of one colour.
template <class Size, class Visit>
void forEachWine(const PositionOf<Size>& p, Colour colour, Visit visit)
{
  if (chipsHeld(p, p.player, colour, 1) >= winePoints)
    visit(winePoints, 0);
  if (chipsHeld(p, p.player, colour, 2) >= 1)
    visit(0, 1);
}

/// France: every sale that the tile just laid offers; one a turn (D34).
template <class Size, class Visit>
void forEachSale(const Compiled& c, const PositionOf<Size>& p, Visit visit)
{
  if (!c.wine || p.sold)
    return;
  const auto cell = p.lastTile().cell;
  const auto& site = c.sites[cell];
  for (const auto colour : chipColourList)
    forEachWine(p, colour, [&](int ones, int twos) {
      if (site.coatAtBorder)
        visit(sellWine(MoveKind::SellAtBorder, colour, ones, twos));
      if (site.wine == colour)
        visit(sellWine(MoveKind::SellInTown, colour, ones, twos));
    });
}

template <class Size>
bool canSell(const Compiled& c, const PositionOf<Size>& p)
{
  auto any = false;
  forEachSale(c, p, [&](const Move&) { any = true; });
  return any;
}

template <class Size, class Recorder>
void sell(const Compiled& c, PositionOf<Size>& p, const Move& move, const Recorder& recorder)
{
  const auto points = move.kind == MoveKind::SellInTown ? townSale : borderSale;
  payChips(p, p.player, move.colour, move.ones, move.twos);
  p.scores[p.player] += points;
  p.sold = true;
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::WineSold,
                  .player = p.player,
                  .place = c.placeOf(p.lastTile().cell),
                  .ones = move.ones,
                  .twos = move.twos,
                  .points = points,
                  .colour = move.colour});
}

/// Benelux: the tile that is next on that depot lies open.
template <class Size>
void openPile(const Deal& deal, PositionOf<Size>& p, std::size_t depot)
{
  const auto pile = deal.pile(depot);
  const auto taken = p.pilesTaken[depot];
  p.openTile[depot] = taken < pile.size() ? static_cast<std::int16_t>(pile[taken]) : -1;
  if (p.openTile[depot] >= 0)
    --p.unseen[pile[taken]];
}

/// Benelux: the depots from which the player may take the open tile instead of drawing: he has a
/// chip of the island's colour, and the tile fits somewhere (D35).
template <class Size, class Visit>
void forEachIslandTile(const Compiled& c, const PositionOf<Size>& p, Visit visit)
{
  for (std::size_t i = 0; i < c.depots.size(); ++i)
    if (p.openTile[i] >= 0 && holdsColour(p, p.player, c.depots[i].colour) &&
        fitsAnywhere(c, p, p.openTile[i]))
      visit(i);
}

template <class Size>
bool offersIslandTile(const Compiled& c, const PositionOf<Size>& p)
{
  auto any = false;
  forEachIslandTile(c, p, [&](std::size_t) { any = true; });
  return any;
}

/// A chip of the colour pays for the tile, one of value 1 if there is one.
template <class Size, class Recorder>
void takeIslandTile(const Compiled& c, const Deal& deal, PositionOf<Size>& p, Place place,
                    const Recorder& recorder)
{
  auto depot = std::size_t{0};
  while (c.depots[depot].place != place)
    ++depot;
  const auto colour = c.depots[depot].colour;
  const auto one = chipsHeld(p, p.player, colour, 1) > 0;
  payChips(p, p.player, colour, one ? 1 : 0, one ? 0 : 1);
  p.tileInHand = p.openTile[depot];
  p.islandTile = true;
  p.decision = DecisionKind::Tile;
  ++p.pilesTaken[depot];
  openPile(deal, p, depot);
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::IslandTile,
                  .player = p.player,
                  .tile = p.tileInHand,
                  .place = place,
                  .ones = one ? 1 : 0,
                  .twos = one ? 0 : 1,
                  .colour = colour});
}

} // namespace kartenwerk
