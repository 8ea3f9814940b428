// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/deal.h"
#include "model/game/figuremoves.h"
#include "model/game/laying.h"
#include "model/game/mapchips.h"
#include "model/game/roadchips.h"

// A game from decision to decision: each function answers the one that is due and goes on to the
// next. None of them asks whether the answer is legal.
namespace kartenwerk {

template <class Size, class Recorder>
void endGame(const Compiled& c, PositionOf<Size>& p, EndReason reason, const Recorder& recorder)
{
  p.decision = DecisionKind::Over;
  p.end = reason;
  p.tileInHand = -1;
  if (!p.secondPart)
    --p.turn; // it has not begun
  p.secondPart = false;
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::Ended, .reason = reason});
  scoreFinally(c, p, p.scores, recorder);
}

template <class Size>
bool anyLeftFits(const Compiled& c, const PositionOf<Size>& p)
{
  for (std::size_t kind = 0; kind < c.kinds.size(); ++kind)
    if (p.unseen[kind] > 0 && fitsAnywhere(c, p, static_cast<int>(kind)))
      return true;
  return false;
}

/// Draws until a tile fits somewhere (D5), or ends the game (D6).
template <class Size, class Recorder>
void drawTile(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  p.islandTile = false;
  for (;;) {
    if (p.drawn == deal.tileCount)
      return endGame(c, p, EndReason::LastTile, recorder);
    if (p.slots == 0)
      return endGame(c, p, EndReason::NoSquareLeft, recorder);
    const auto kind = deal.order[p.drawn];
    const auto fits = fitsAnywhere(c, p, kind);
    if (!fits && !anyLeftFits(c, p))
      return endGame(c, p, EndReason::NoTileFits, recorder);
    ++p.drawn;
    --p.unseen[kind];
    if constexpr (Recorder::on)
      recorder.add({.kind = fits ? EventKind::Drawn : EventKind::SetAside,
                    .player = p.player,
                    .tile = kind});
    if (fits) {
      p.tileInHand = static_cast<std::int16_t>(kind);
      p.decision = DecisionKind::Tile;
      return;
    }
    ++p.setAside;
  }
}

/// The quarter that lies there; meaningless elsewhere.
inline Quarter quarterAt(const Compiled& c, const Deal& deal, Place place)
{
  const auto at = std::ranges::find(c.quarterSquares, place);
  return at == c.quarterSquares.end()
             ? Quarter::Wainwrights
             : deal.quarters[static_cast<std::size_t>(at - c.quarterSquares.begin())];
}

/// A part of a turn begins: with an open tile of an island, if the player can pay for one and
/// there is one to draw instead of which to take it (D35), or with a drawn tile.
template <class Size, class Recorder>
void nextTile(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  if (c.islandTiles && p.drawn < deal.tileCount && offersIslandTile(c, p))
    p.decision = DecisionKind::Draw;
  else
    drawTile(c, deal, p, recorder);
}

/// A new game: the tiles of the deal lie on their starts, and the first is drawn.
template <class Size, class Recorder>
void begin(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  p = *std::get<std::unique_ptr<PositionOf<Size>>>(c.blank);
  for (const auto kind : deal.stack())
    ++p.unseen[kind];
  for (const auto kind : deal.piles())
    ++p.unseen[kind];
  for (std::size_t depot = 0; depot < c.depots.size(); ++depot)
    openPile(deal, p, depot);
  for (const auto& laid : deal.laid()) {
    layTile(c, p, c.cellOf(laid.place), 4U * laid.kind + static_cast<unsigned>(laid.rotation));
    // Section 12: pre-laid tiles score nothing.
    p.closed = {};
    p.closedCount = 0;
    if constexpr (Recorder::on)
      recorder.add({.kind = EventKind::Laid,
                    .tile = laid.kind,
                    .place = laid.place,
                    .rotation = laid.rotation,
                    .quarter = quarterAt(c, deal, laid.place)});
  }
  p.turn = 1;
  if (c.surveyors) {
    showSurveyors(deal, p);
    if constexpr (Recorder::on)
      recorder.add({.kind = EventKind::SurveyorsTurned, .surveyors = surveyorsAt(deal, 0)});
  }
  nextTile(c, deal, p, recorder);
}

/// What is printed in the square, or lies there, when a player's tile covers it.
template <class Size, class Recorder>
void coverSite(const Compiled& c, const Deal& deal, PositionOf<Size>& p, CellIndex cell,
               const Recorder& recorder)
{
  const auto& site = c.sites[cell];
  const auto pay = [&](EventKind kind, int points, int count) {
    p.scores[p.player] += points;
    if constexpr (Recorder::on)
      recorder.add({.kind = kind,
                    .player = p.player,
                    .place = c.placeOf(cell),
                    .count = count,
                    .points = points});
  };
  if (site.town && c.townCosts)
    pay(EventKind::TownCost, -pointsPerTown, 0);
  if (site.town && c.townExtraTile && !p.secondPart)
    p.extraTile = SecondPartReason::Town;
  if (site.coats > 0 && c.islandCoats)
    pay(EventKind::IslandPaid, site.coats * pointsPerIslandCoat, site.coats);
  for (unsigned chip = 0; chip < site.chipCount; ++chip)
    takeChip(c, deal.faces[site.chip - 1U + chip], p, c.placeOf(cell), recorder);
  takeCityChips(c, deal, p, cell, recorder);
}

/// Whether the tile just laid is part of the road or city on which the player's builder stands.
template <class Size>
bool extendsBuilder(const Compiled& c, const PositionOf<Size>& p)
{
  if (p.inHand(p.player, FigureKind::Builder))
    return false;
  const auto builder = standing(p, p.player, FigureKind::Builder);
  if (!builder)
    return false;
  const auto root = rootOf(p, p.figures[*builder].segment);
  const auto& tile = p.lastTile();
  const auto& kind = c.kinds[tile.kindAndRotation / 4U];
  for (auto edges = static_cast<unsigned>(kind.cities | kind.roads); edges != 0; edges &= edges - 1)
    if (rootOf(p, c.rowSegments(tile.row)[std::countr_zero(edges)]) == root)
      return true;
  return false;
}

template <class Size, class Recorder>
void placeTile(const Compiled& c, const Deal& deal, PositionOf<Size>& p, CellIndex cell,
               Rotation rotation, const Recorder& recorder)
{
  const auto kind = static_cast<unsigned>(p.tileInHand);
  const auto kindAndRotation = 4 * kind + static_cast<unsigned>(rotation);
  if (c.kinds[kind].river)
    if (const auto turn = riverTurn(c, p, cell, kindAndRotation).value_or(0); turn != 0)
      p.riverBend = static_cast<std::uint8_t>(turn);
  layTile(c, p, cell, kindAndRotation);
  p.tileInHand = -1;
  p.decision = DecisionKind::Figure;
  if constexpr (Recorder::on)
    recorder.add({.kind = EventKind::Placed,
                  .player = p.player,
                  .tile = static_cast<int>(kind),
                  .place = c.placeOf(cell),
                  .rotation = rotation});
  if (p.islandTile)
    p.ofIslands.insert(p.tileCount - 1);
  p.islandTile = false;
  if (c.anySites)
    coverSite(c, deal, p, cell, recorder);
  if (canSell(c, p))
    p.decision = DecisionKind::Sale;
  if (c.builder && !p.secondPart && extendsBuilder(c, p))
    p.extraTile = SecondPartReason::Builder;
}

/// The scoring tiles after a whole turn: the next ones if something with a figure was scored.
template <class Size, class Recorder>
void endTurn(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  if (c.surveyors && p.evaluated) {
    ++p.surveyorsTurned;
    showSurveyors(deal, p);
    if constexpr (Recorder::on)
      recorder.add(
          {.kind = EventKind::SurveyorsTurned, .surveyors = surveyorsAt(deal, p.surveyorsTurned)});
  }
  p.evaluated = false;
}

/// Scores, and goes on to the second part of the turn or to the next player.
template <class Size, class Recorder>
void scorePart(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  settle(c, p, recorder);
  if (c.chipRoads)
    p.spent = {};
  if (p.extraTile != SecondPartReason::None) {
    const auto why = p.extraTile;
    p.extraTile = SecondPartReason::None;
    p.secondPart = true;
    if constexpr (Recorder::on)
      recorder.add({.kind = EventKind::SecondPart,
                    .player = p.player,
                    .place = c.placeOf(p.lastTile().cell),
                    .why = why});
  } else {
    endTurn(c, deal, p, recorder);
    p.secondPart = false;
    p.sold = false;
    p.player = static_cast<std::uint8_t>(p.player + 1 == c.players ? 0 : p.player + 1);
    ++p.turn;
  }
  nextTile(c, deal, p, recorder);
}

/// D36: then the chips that owners spend for their roads.
template <class Size, class Recorder>
void spendAndScore(const Compiled& c, const Deal& deal, PositionOf<Size>& p,
                   const Recorder& recorder)
{
  if (!c.chipRoads || p.closedCount == 0 || !askForChips(c, p, 0, 0))
    scorePart(c, deal, p, recorder);
}

/// D30: first all choices between a road and Leipzig, then the scoring.
template <class Size, class Recorder>
void finishPart(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Recorder& recorder)
{
  if (!c.leipzig || p.closedCount == 0 || !askForLeipzig(c, p, 0, 0))
    spendAndScore(c, deal, p, recorder);
}

/// After the figure step, and after each upgrade: D29.
template <class Size, class Recorder>
void offerUpgrade(const Compiled& c, const Deal& deal, PositionOf<Size>& p,
                  const Recorder& recorder)
{
  if (c.upgrades && canUpgrade(p))
    p.decision = DecisionKind::Upgrade;
  else
    finishPart(c, deal, p, recorder);
}

/// Answers the decision that is due, which the move must be a legal answer to.
template <class Size, class Recorder>
void apply(const Compiled& c, const Deal& deal, PositionOf<Size>& p, const Move& move,
           const Recorder& recorder)
{
  switch (move.kind) {
  case MoveKind::PlaceTile:
    placeTile(c, deal, p, c.cellOf(move.place), move.rotation, recorder);
    break;
  case MoveKind::PlaceFigure:
    putFigure(c, p, move.feature, move.figure, recorder);
    offerUpgrade(c, deal, p, recorder);
    break;
  case MoveKind::AbbotHome:
    takeAbbotHome(c, p, recorder);
    offerUpgrade(c, deal, p, recorder);
    break;
  case MoveKind::NoFigure:
    offerUpgrade(c, deal, p, recorder);
    break;
  case MoveKind::Upgrade:
    upgrade(c, p, move, recorder);
    offerUpgrade(c, deal, p, recorder);
    break;
  case MoveKind::NoUpgrade:
    finishPart(c, deal, p, recorder);
    break;
  case MoveKind::SendToLeipzig:
    sendFigure(c, p, move, recorder);
    [[fallthrough]];
  case MoveKind::ScoreRoad:
    if (!askNextForLeipzig(c, p))
      spendAndScore(c, deal, p, recorder);
    break;
  case MoveKind::SpendChips:
    spend(c, p, move, recorder);
    if (!askNextForChips(c, p))
      scorePart(c, deal, p, recorder);
    break;
  case MoveKind::TakeTile:
    takeIslandTile(c, deal, p, move.place, recorder);
    break;
  case MoveKind::DrawTile:
    drawTile(c, deal, p, recorder);
    break;
  case MoveKind::SellAtBorder:
  case MoveKind::SellInTown:
    sell(c, p, move, recorder);
    p.decision = DecisionKind::Figure;
    break;
  case MoveKind::NoSale:
    p.decision = DecisionKind::Figure;
    break;
  }
}

} // namespace kartenwerk
