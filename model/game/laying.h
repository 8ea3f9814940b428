// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/features.h"
#include "model/game/frontier.h"

namespace kartenwerk {

/// One side of the tile being laid meets a tile that lies.
template <class Size>
void joinTiles(const Compiled& c, PositionOf<Size>& p, const KindSide& own, const Segment* segments,
               const TileState& other, unsigned side)
{
  const auto& theirs = c.sides[other.kindAndRotation][(side + 2) % 4];
  const auto* others = c.rowSegments(other.row);
  if (own.feature != noFeature)
    joinEdges(p, segments[own.feature], others[theirs.feature]);
  if (own.left == noFeature)
    return;
  if (own.right == noFeature && theirs.right == noFeature) {
    joinFields(p, segments[own.left], others[theirs.left]);
    return;
  }
  // Left meets right; a field edge names its right half only where it is another field.
  const auto right = own.right == noFeature ? own.left : own.right;
  const auto theirRight = theirs.right == noFeature ? theirs.left : theirs.right;
  joinFields(p, segments[own.left], others[theirRight]);
  joinFields(p, segments[right], others[theirs.left]);
}

/// A field of the tile touches a large city.
template <class Size>
void touchCity(PositionOf<Size>& p, Segment field, int cityBit)
{
  p.mask[findRoot(p, field)].insert(cityBit);
}

/// One side of the tile being laid meets the border or something printed.
template <class Size>
void joinBorder(const Compiled& c, PositionOf<Size>& p, const KindSide& own,
                const Segment* segments, const BorderLink& link)
{
  switch (link.beyond) {
  case Beyond::Square:
    break;
  case Beyond::Neutral:
    if (own.feature != noFeature)
      closeEnds(p, findRoot(p, segments[own.feature]), 1);
    break;
  case Beyond::Print:
    // The tile's city stays the root: a print has no bit by which a field could find it.
    joinEdges(p, link.segment, segments[own.feature]);
    break;
  case Beyond::Ferry:
    joinEdges(p, segments[own.feature], link.segment);
    openGroup(c, p, link.group);
    break;
  case Beyond::LargeCity:
    if (own.feature != noFeature)
      joinEdges(p, segments[own.feature], link.segment);
    // D25: the field at a closed side, and the fields on both hands of a gate, touch the city.
    for (const auto field : {own.left, own.right})
      if (field != noFeature)
        touchCity(p, segments[field], c.opened[link.group].cityBit);
    openGroup(c, p, link.group);
    break;
  }
}

/// Lays a copy of a kind in a cell where it fits. Everything that it joins, closes and opens is
/// brought up to date; nothing is scored.
template <class Size>
void layTile(const Compiled& c, PositionOf<Size>& p, CellIndex cell, unsigned kindAndRotation)
{
  const auto kind = kindAndRotation / 4;
  const auto row = static_cast<std::uint16_t>(c.kinds[kind].firstRow + p.used[kind]++);
  if (p.isSlot(p.cells[cell]))
    removeSlot(p, p.slotAt(p.cells[cell]));
  p.cells[cell] = static_cast<typename Size::Cell>(CellValue::firstTile + p.tileCount);
  p.tiles[p.tileCount++] = {static_cast<std::uint16_t>(kindAndRotation), row, cell};

  const auto* segments = c.rowSegments(row);
  const auto& sides = c.sides[kindAndRotation];
  const auto* links = c.linkAt[cell] == 0 ? nullptr : &c.links[c.linkAt[cell] - 1U];
  for (unsigned side = 0; side < 4; ++side) {
    const auto& own = sides[side];
    if (links != nullptr && (*links)[side].beyond != Beyond::Square) {
      joinBorder(c, p, own, segments, (*links)[side]);
      continue;
    }
    const auto next = static_cast<CellIndex>(cell + c.step[side]);
    const unsigned value = p.cells[next];
    if (p.isTile(value)) {
      joinTiles(c, p, own, segments, p.tiles[p.tileAt(value)], side);
      continue;
    }
    if (value == CellValue::empty)
      addSlot(c, p, next);
    demand(p, p.slotAt(p.cells[next]), (side + 2) % 4, own.edge);
  }
}

} // namespace kartenwerk
