// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/dealchips.h"

#include <algorithm>
#include <array>

#include "model/game/compiled.h"

namespace kartenwerk {

namespace {

constexpr std::size_t faceCount = 6; ///< three colours, two values

DealtFace faceAt(std::size_t index)
{
  return {static_cast<Colour>(index / 2 + 1), static_cast<std::uint8_t>(index % 2 + 1)};
}

bool mayShow(const PlacedChip& chip, DealtFace face)
{
  return (chip.colour == Colour::None || chip.colour == face.colour) &&
         (chip.value == 0 || chip.value == face.value);
}

/// How many of colour and value are said by the layout or the printed place.
int factsKnown(const PlacedChip& chip)
{
  return (chip.colour != Colour::None ? 1 : 0) + (chip.value > 0 ? 1 : 0);
}

/// Takes one of the faces left in the box that the chip may show; a box without one leaves the chip
/// what its layout says, and of value 1 if it says none.
DealtFace drawFace(std::array<int, faceCount>& left, const PlacedChip& chip, Random& random)
{
  auto total = 0;
  for (std::size_t i = 0; i < faceCount; ++i)
    total += mayShow(chip, faceAt(i)) ? std::max(0, left[i]) : 0;
  if (total == 0)
    return {chip.colour, static_cast<std::uint8_t>(std::max(1, chip.value))};
  auto n = static_cast<int>(random.below(static_cast<std::uint64_t>(total)));
  auto i = std::size_t{0};
  for (;; ++i) {
    if (!mayShow(chip, faceAt(i)) || left[i] <= 0)
      continue;
    if (n < left[i])
      break;
    n -= left[i];
  }
  --left[i];
  return faceAt(i);
}

} // namespace

void redrawChips(const Compiled& compiled, const std::bitset<Deal::mostChips>& seen, Random& random,
                 Deal& deal)
{
  auto left = std::array<int, faceCount>{};
  for (std::size_t i = 0; i < faceCount; ++i)
    left[i] = compiled.scenario.scenario.rules.chips.values[i / 2][i % 2];
  deal.chipCount = static_cast<std::uint16_t>(compiled.chips.size());
  for (std::size_t i = 0; i < compiled.chips.size(); ++i) {
    const auto& chip = compiled.chips[i];
    if (!seen[i] && factsKnown(chip) < 2)
      continue;
    if (!seen[i])
      deal.faces[i] = {chip.colour, static_cast<std::uint8_t>(chip.value)};
    for (std::size_t face = 0; face < faceCount; ++face)
      left[face] -= deal.faces[i] == faceAt(face) ? 1 : 0;
  }
  // Then those of which one is known, so that the box still has a face for them.
  for (const auto known : {1, 0})
    for (std::size_t i = 0; i < compiled.chips.size(); ++i)
      if (!seen[i] && factsKnown(compiled.chips[i]) == known)
        deal.faces[i] = drawFace(left, compiled.chips[i], random);
}

void dealChips(const Compiled& compiled, Random random, Deal& deal)
{
  redrawChips(compiled, {}, random, deal);
}

} // namespace kartenwerk
