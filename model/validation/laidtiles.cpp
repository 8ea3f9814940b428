// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/board/darmstadtium.h"
#include "model/scenario/playlimits.h"
#include "model/validation/found.h"
#include "model/validation/scenariochecks.h"

namespace kartenwerk::checks {

namespace {

/// Within the grid of the map, or of the open table.
bool onTable(const Setup& setup, Place place)
{
  if (setup.playable.map)
    return setup.board.map().contains(place);
  return place.column >= 0 && place.column < openTableSide && place.row >= 0 &&
         place.row < openTableSide;
}

/// The ways in which the tile may lie by what it says itself and by what is printed round it.
std::vector<Rotation> possibleRotations(const Setup& setup, const LaidTile& laid,
                                        const TileKind& kind)
{
  auto rotations = std::vector<Rotation>{};
  for (const auto rotation : allRotations)
    if ((!laid.rotation || *laid.rotation == rotation) &&
        (!setup.playable.map || setup.board.fits(kind, rotation, laid.place)))
      rotations.push_back(rotation);
  return rotations;
}

/// The Darmstadtium needs a city beside it, too (D32).
std::uint8_t joinedRotations(const Setup& setup, const LaidTile& laid, const TileKind& kind)
{
  if (!setup.scenario.rules.darmstadt.on)
    return allRotationBits;
  auto fixed = std::vector<FixedTile>{};
  for (const auto& tile : setup.scenario.laid)
    fixed.push_back({tile.place, setup.kind(tile.kind), tile.rotation});
  return darmstadtiumJoined(setup.board, kind, laid.place, fixed);
}

/// Whether it may lie on its square of a map in one of its rotations.
bool fitsThere(const Setup& setup, const LaidTile& laid, const TileKind& kind)
{
  const auto joined = joinedRotations(setup, laid, kind);
  return std::ranges::any_of(possibleRotations(setup, laid, kind), [joined](Rotation rotation) {
    return (joined >> static_cast<unsigned>(rotation) & 1U) != 0;
  });
}

const LaidTile* laidOn(const Setup& setup, Place place)
{
  const auto laid = std::ranges::find(setup.scenario.laid, place, &LaidTile::place);
  return laid == setup.scenario.laid.end() ? nullptr : &*laid;
}

/// Whether two tiles side by side can show each other the same edge. What does not fit by itself
/// or is not decided is not asked.
bool canMatch(const Setup& setup, const LaidTile& tile, Side side, const LaidTile& other)
{
  const auto* kind = setup.kind(tile.kind);
  const auto* otherKind = setup.kind(other.kind);
  if (kind == nullptr || otherKind == nullptr)
    return true;
  const auto rotations = possibleRotations(setup, tile, *kind);
  const auto otherRotations = possibleRotations(setup, other, *otherKind);
  return rotations.empty() || otherRotations.empty() ||
         std::ranges::any_of(rotations, [&](Rotation rotation) {
           return std::ranges::any_of(otherRotations, [&](Rotation otherRotation) {
             return kind->edge(side, rotation) == otherKind->edge(opposite(side), otherRotation);
           });
         });
}

} // namespace

Issues laidOffStart(const Setup& setup)
{
  auto issues = Issues{};
  for (const auto& laid : setup.scenario.laid)
    if (setup.playable.map && onTable(setup, laid.place) &&
        std::ranges::find(setup.starts, laid.place) == setup.starts.end())
      issues.push_back(found(Rule::LaidOffStart, {laid.place}));
  return issues;
}

Issues laidUnknown(const Setup& setup)
{
  auto issues = Issues{};
  for (const auto& laid : setup.scenario.laid)
    if (!laid.kind.empty() && setup.kind(laid.kind) == nullptr)
      issues.push_back(found(Rule::LaidUnknown, {laid.place}, {laid.kind}));
  return issues;
}

Issues laidFitsNot(const Setup& setup)
{
  auto issues = Issues{};
  for (const auto& laid : setup.scenario.laid) {
    const auto* kind = setup.kind(laid.kind);
    if (kind != nullptr && setup.board.playable(laid.place) && !fitsThere(setup, laid, *kind))
      issues.push_back(found(Rule::LaidFitsNot, {laid.place}, {laid.kind}));
  }
  return issues;
}

Issues laidOffTable(const Setup& setup)
{
  auto issues = Issues{};
  for (const auto& laid : setup.scenario.laid)
    if (!onTable(setup, laid.place))
      issues.push_back(found(Rule::LaidOffTable, {laid.place},
                             {setup.playable.map ? "map" : std::to_string(openTableSide)}));
  return issues;
}

Issues laidTwice(const Setup& setup)
{
  auto issues = Issues{};
  const auto& laid = setup.scenario.laid;
  for (auto tile = laid.begin(); tile != laid.end(); ++tile)
    if (std::ranges::count(laid.begin(), tile, tile->place, &LaidTile::place) == 1)
      issues.push_back(found(Rule::LaidTwice, {tile->place}));
  return issues;
}

Issues laidMismatch(const Setup& setup)
{
  auto issues = Issues{};
  for (const auto& laid : setup.scenario.laid)
    for (const auto side : {Side::East, Side::South}) {
      const auto* other = laidOn(setup, neighbour(laid.place, side));
      if (other != nullptr && !canMatch(setup, laid, side, *other))
        issues.push_back(found(Rule::LaidMismatch, {laid.place, other->place}));
    }
  return issues;
}

} // namespace kartenwerk::checks
