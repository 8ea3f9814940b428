// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <optional>

#include "model/game/compiled.h"

// The open squares: empty, and next to a tile or opened by a large city or ferry.
namespace kartenwerk {

template <class Size>
void addSlot(const Compiled& c, PositionOf<Size>& p, CellIndex cell)
{
  assert(p.slots < Size::capacity.frontier);
  const auto slot = p.slots++;
  p.slotCell[slot] = cell;
  p.northEast[slot] = c.presetNorthEast[cell];
  p.southWest[slot] = c.presetSouthWest[cell];
  p.cells[cell] = static_cast<typename Size::Cell>(p.firstSlot - slot);
}

/// The last slot moves into the place of the one that goes.
template <class Size>
void removeSlot(PositionOf<Size>& p, unsigned slot)
{
  const auto last = --p.slots;
  p.slotCell[slot] = p.slotCell[last];
  p.northEast[slot] = p.northEast[last];
  p.southWest[slot] = p.southWest[last];
  p.cells[p.slotCell[slot]] = static_cast<typename Size::Cell>(p.firstSlot - slot);
  p.slotCell[last] = 0;
  p.northEast[last] = unusedDemand;
  p.southWest[last] = unusedDemand;
}

/// From now on a tile in that slot must show `edge` on that side (0 north … 3 west).
template <class Size>
void demand(PositionOf<Size>& p, unsigned slot, unsigned side, Edge edge)
{
  auto& demands = side < 2 ? p.northEast[slot] : p.southWest[slot];
  const auto shift = side % 2 * 4;
  const auto value = (1U + static_cast<unsigned>(edge)) << shift;
  demands = static_cast<std::uint8_t>((demands & ~(15U << shift)) | value);
}

/// Every square that opens when this large city or ferry is reached, once.
template <class Size>
void openGroup(const Compiled& c, PositionOf<Size>& p, int group)
{
  if (p.connected.has(group))
    return;
  p.connected.insert(group);
  for (const auto cell : c.opened[static_cast<std::size_t>(group)].cells)
    if (p.cells[cell] == CellValue::empty)
      addSlot(c, p, cell);
}

/// All squares and rotations in which a kind may be laid.
template <class Size>
struct Placements
{
  alignas(16) std::array<std::uint8_t, PositionOf<Size>::slotCount> rotations;
  int slots = 0; ///< rounded up to 16
  int count = 0; ///< pairs of square and rotation

  struct Choice
  {
    unsigned slot = 0;
    Rotation rotation = Rotation::None;
  };
  /// The n-th pair, n < count, by slot and rotation.
  Choice at(int n) const
  {
    for (std::size_t i = 0;; i += 8) {
      auto eight = std::uint64_t{0};
      for (std::size_t j = 0; j < 8; ++j)
        eight |= static_cast<std::uint64_t>(rotations[i + j]) << 8 * j;
      const auto here = bitCount(eight);
      if (n >= here) {
        n -= here;
        continue;
      }
      for (; n > 0; --n)
        eight &= eight - 1;
      const auto bit = static_cast<unsigned>(std::countr_zero(eight));
      return {static_cast<unsigned>(i) + bit / 8, static_cast<Rotation>(bit % 8)};
    }
  }
};

/// Whether a tile there would leave an empty square with tiles on all four sides.
template <class Size>
bool encloses(const Compiled& c, const PositionOf<Size>& p, CellIndex cell)
{
  const auto enclosed = [&](int hole) {
    for (const auto step : c.step)
      if (hole + step != cell && !p.isTile(p.cell(hole + step)))
        return false;
    return true;
  };
  for (const auto step : c.step) {
    const auto value = p.cell(cell + step);
    if ((value == CellValue::empty || p.isSlot(value)) && enclosed(cell + step))
      return true;
  }
  return false;
}

template <class Size>
void leaveOutHoles(const Compiled& c, const PositionOf<Size>& p, Placements<Size>& result)
{
  for (std::size_t slot = 0; slot < p.slots; ++slot)
    if (result.rotations[slot] != 0 && encloses(c, p, p.slotCell[slot])) {
      result.count -= std::popcount(result.rotations[slot]);
      result.rotations[slot] = 0;
    }
}

/// D32: whether one of the Darmstadtium's city edges would join a city.
template <class Size>
bool joinsCity(const Compiled& c, const PositionOf<Size>& p, CellIndex cell,
               unsigned kindAndRotation)
{
  const auto wanted = c.kinds[kindAndRotation / 4].darmstadtium;
  const auto* links = c.linkAt[cell] == 0 ? nullptr : &c.links[c.linkAt[cell] - 1U];
  for (unsigned side = 0; side < 4; ++side) {
    const auto& own = c.sides[kindAndRotation][side];
    if (own.feature == noFeature || (wanted >> own.feature & 1U) == 0)
      continue;
    const auto beyond = links == nullptr ? Beyond::Square : (*links)[side].beyond;
    if (beyond == Beyond::Square ? p.isTile(p.cell(cell + c.step[side]))
                                 : beyond != Beyond::Neutral)
      return true;
  }
  return false;
}

/// Takes out every pair that `unwanted` says of a slot and a rotation.
template <class Size, class Unwanted>
void leaveOut(const PositionOf<Size>& p, Placements<Size>& result, Unwanted unwanted)
{
  for (std::size_t slot = 0; slot < p.slots; ++slot)
    for (unsigned rotations = result.rotations[slot]; rotations != 0; rotations &= rotations - 1) {
      const auto rotation = static_cast<unsigned>(std::countr_zero(rotations));
      if (!unwanted(slot, rotation))
        continue;
      result.rotations[slot] =
          static_cast<std::uint8_t>(result.rotations[slot] & ~(1U << rotation));
      --result.count;
    }
}

template <class Size>
void leaveOutLonely(const Compiled& c, const PositionOf<Size>& p, int kind,
                    Placements<Size>& result)
{
  leaveOut(p, result, [&](std::size_t slot, unsigned rotation) {
    return !joinsCity(c, p, p.slotCell[slot], 4U * static_cast<unsigned>(kind) + rotation);
  });
}

/// How a river turns that a tile would carry on there: 0 straight on or not at all, 1 and 3 a bend
/// to either hand; nothing when it would not join the river.
template <class Size>
std::optional<int> riverTurn(const Compiled& c, const PositionOf<Size>& p, CellIndex cell,
                             unsigned kindAndRotation)
{
  auto in = -1;
  auto out = -1;
  for (int side = 0; side < 4; ++side) {
    const auto at = static_cast<std::size_t>(side);
    if (c.sides[kindAndRotation][at].edge != Edge::River)
      continue;
    (p.isTile(p.cell(cell + c.step[at])) ? in : out) = side;
  }
  if (in < 0)
    return std::nullopt;
  return out < 0 ? 0 : (out - in + 6) % 4;
}

/// The river goes on in one line, and no bend follows one to the same hand.
template <class Size>
void leaveOutOffRiver(const Compiled& c, const PositionOf<Size>& p, int kind,
                      Placements<Size>& result)
{
  leaveOut(p, result, [&](std::size_t slot, unsigned rotation) {
    const auto turn =
        riverTurn(c, p, p.slotCell[slot], 4U * static_cast<unsigned>(kind) + rotation);
    return !turn || (*turn != 0 && *turn == p.riverBend);
  });
}

/// The one answer to where a kind may be laid.
template <class Size>
void findPlacements(const Compiled& c, const PositionOf<Size>& p, int kind,
                    Placements<Size>& result)
{
  result.slots = (p.slots + 15) / 16 * 16;
  result.count = c.fitKernel(c.fit[static_cast<std::size_t>(kind)], p.northEast.data(),
                             p.southWest.data(), result.slots, result.rotations.data());
  if (!c.fillHoles)
    leaveOutHoles(c, p, result);
  const auto& compiled = c.kinds[static_cast<std::size_t>(kind)];
  if (compiled.darmstadtium != 0)
    leaveOutLonely(c, p, kind, result);
  if (compiled.river)
    leaveOutOffRiver(c, p, kind, result);
}

/// Whether there is any such pair; the first sixteen squares mostly tell.
template <class Size>
bool fitsAnywhere(const Compiled& c, const PositionOf<Size>& p, int kind)
{
  Placements<Size> placements; // NOLINT: filled before it is read
  const auto& compiled = c.kinds[static_cast<std::size_t>(kind)];
  if (!c.fillHoles || compiled.darmstadtium != 0 || compiled.river) {
    findPlacements(c, p, kind, placements);
    return placements.count > 0;
  }
  for (unsigned i = 0; i < p.slots; i += 16)
    if (c.fitKernel(c.fit[static_cast<std::size_t>(kind)], p.northEast.data() + i,
                    p.southWest.data() + i, 16, placements.rotations.data()) > 0)
      return true;
  return false;
}

} // namespace kartenwerk
