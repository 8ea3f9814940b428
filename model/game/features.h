// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/compiled.h"
#include "model/game/tally.h"

// Features as a forest of segments: cities, roads and fields that have met share a root. Of the
// root, the mask and the tally say everything that a score needs.
namespace kartenwerk {

template <class Size>
Segment rootOf(const PositionOf<Size>& p, Segment segment)
{
  while (p.parent[segment] != segment)
    segment = p.parent[segment];
  return segment;
}

/// The same, and shortens the way for the next time.
template <class Size>
Segment findRoot(PositionOf<Size>& p, Segment segment)
{
  while (p.parent[segment] != segment) {
    p.parent[segment] = p.parent[p.parent[segment]];
    segment = p.parent[segment];
  }
  return segment;
}

template <class Size>
bool isOccupied(const PositionOf<Size>& p, Segment root)
{
  return p.mask[root].has(PositionOf<Size>::occupiedBit);
}

template <class Size>
bool isComplete(const PositionOf<Size>& p, Segment root)
{
  return Tally<typename Size::Tally>::open(p.tally[root]) == 0;
}

/// Takes open ends away from a city or road and notes it when the last one goes.
template <class Size>
void closeEnds(PositionOf<Size>& p, Segment root, int ends)
{
  p.tally[root] -= static_cast<typename Size::Tally>(ends);
  if (isComplete(p, root))
    p.closed[p.closedCount++] = root;
}

/// Two ends of cities or roads meet: the later one goes under the root of the earlier one.
template <class Size>
void joinEdges(PositionOf<Size>& p, Segment later, Segment earlier)
{
  const auto from = findRoot(p, later);
  const auto to = findRoot(p, earlier);
  if (from != to) {
    p.parent[from] = to;
    p.mask[to] |= p.mask[from];
    p.tally[to] += p.tally[from];
  }
  closeEnds(p, to, 2);
}

template <class Size>
void joinFields(PositionOf<Size>& p, Segment later, Segment earlier)
{
  const auto from = findRoot(p, later);
  const auto to = findRoot(p, earlier);
  if (from == to)
    return;
  p.parent[from] = to;
  p.mask[to] |= p.mask[from];
}

/// What a score is made of.
struct FeatureFacts
{
  bool city = false;
  bool complete = false;
  int tiles = 0;
  int coats = 0;
  int ferry = 0; ///< flat points
  int towns = 0; ///< that pay by variant c
  bool inn = false;
  bool cathedral = false;
  bool darmstadtium = false;
};

/// How many different tiles the segments in a mask lie on: each tile counts once per feature.
template <int Words>
int tilesIn(const BitMask<Words>& mask, const std::array<BitMask<8>, 3>& twins)
{
  auto count = 0;
  for (std::size_t i = 0; i < Words; ++i) {
    const auto word = mask.words[i] & ~(std::uint64_t{1} << 63U);
    const auto repeated =
        word & ((word << 1U & twins[0].words[i]) | (word << 2U & twins[1].words[i]) |
                (word << 3U & twins[2].words[i]));
    count += bitCount(word) - (repeated == 0 ? 0 : bitCount(repeated));
  }
  return count;
}

/// Facts from a mask and a tally, wherever they come from; towns are added by the caller.
template <class Size>
FeatureFacts factsFrom(const Compiled& c, bool city, const BitMask<Size::words>& mask,
                       typename Size::Tally tally)
{
  using Sums = Tally<typename Size::Tally>;
  auto facts =
      FeatureFacts{.city = city,
                   .complete = Sums::open(tally) == 0,
                   .tiles = tilesIn(mask, city ? c.cityTwins : c.roadTwins) + Sums::tiles(tally),
                   .coats = Sums::coats(tally),
                   .ferry = Sums::points(tally)};
  if (c.symbols) {
    facts.inn = !city && mask.meets(c.inns);
    facts.cathedral = city && mask.meets(c.cathedrals);
    facts.darmstadtium = city && mask.meets(c.darmstadtiums);
  }
  return facts;
}

/// D11, D28: a town pays if it is still uncovered and a tile of the road, or the square of its
/// gate, lies orthogonally next to it.
template <class Size>
bool townTouches(const Compiled& c, const PositionOf<Size>& p, CellIndex town, Segment root)
{
  if (p.isTile(p.cell(town)))
    return false;
  for (const auto step : c.step) {
    const auto value = p.cell(town + step);
    if (p.isTile(value)) {
      const auto& tile = p.tiles[p.tileAt(value)];
      const auto* segments = c.rowSegments(tile.row);
      for (auto roads = c.kinds[tile.kindAndRotation / 4U].roads; roads != 0;
           roads = static_cast<std::uint16_t>(roads & (roads - 1U)))
        if (rootOf(p, segments[std::countr_zero(roads)]) == root)
          return true;
    } else if (value == CellValue::largeCity) {
      for (const auto& piece : c.pieces)
        if (piece.kind == PrintedPiece::Kind::Gate && piece.cell == town + step &&
            rootOf(p, piece.segment) == root)
          return true;
    }
  }
  return false;
}

template <class Size>
FeatureFacts factsOf(const Compiled& c, const PositionOf<Size>& p, Segment root)
{
  auto facts = factsFrom<Size>(c, c.cityLike[root] != 0, p.mask[root], p.tally[root]);
  if (c.townRoadBonus && !facts.city)
    for (const auto town : c.towns)
      facts.towns += townTouches(c, p, town, root) ? 1 : 0;
  return facts;
}

/// Calls `visit` with the root of each different completed city that a field with this mask touches
/// (D10: large cities as well).
template <class Size, class Visit>
void forEachCity(const Compiled& c, const PositionOf<Size>& p, BitMask<Size::words> field,
                 Visit visit)
{
  field.erase(PositionOf<Size>::occupiedBit);
  while (!field.empty()) {
    const auto city = rootOf(p, c.cityOfBit[static_cast<std::size_t>(field.first())]);
    if (isComplete(p, city))
      visit(city);
    field.remove(p.mask[city]);
  }
}

template <class Size>
int completedCities(const Compiled& c, const PositionOf<Size>& p, Segment field)
{
  auto count = 0;
  forEachCity(c, p, p.mask[field], [&](Segment) { ++count; });
  return count;
}

template <class Size>
int filledAround(const Compiled& c, const PositionOf<Size>& p, CellIndex cell)
{
  auto count = 0;
  for (const auto step : c.around)
    count += p.isFilled(p.cell(cell + step)) ? 1 : 0;
  return count;
}

} // namespace kartenwerk
