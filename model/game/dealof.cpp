// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/game/compiled.h"
#include "model/game/dealcheck.h"
#include "model/game/dealopen.h"
#include "model/game/table.h"

namespace kartenwerk {

bool Deal::operator==(const Deal& other) const
{
  return seed == other.seed && std::ranges::equal(laid(), other.laid()) &&
         std::ranges::equal(stack(), other.stack()) && std::ranges::equal(chips(), other.chips()) &&
         quarters == other.quarters && surveyors == other.surveyors &&
         pileCount == other.pileCount && std::ranges::equal(piles(), other.piles());
}

std::optional<Deal> dealOf(const Table& table, std::uint64_t seed, std::span<const LaidStart> laid,
                           std::span<const std::uint16_t> stack, std::span<const DealtFace> chips,
                           const OpenDeal& open, std::span<const std::uint16_t> piles)
{
  if (!dealFaults(table, {laid, stack, chips, open, piles}).empty())
    return std::nullopt;
  const auto depots = table.compiled().depots.size();
  const auto height = depots == 0 ? 0 : piles.size() / depots;
  auto result = Deal{.seed = seed,
                     .laidCount = static_cast<std::uint16_t>(laid.size()),
                     .tileCount = static_cast<std::uint16_t>(stack.size()),
                     .chipCount = static_cast<std::uint16_t>(chips.size()),
                     .pileCount = static_cast<std::uint16_t>(depots),
                     .pileHeight = static_cast<std::uint16_t>(height),
                     .quarters = open.quarters,
                     .surveyors = open.surveyors};
  std::ranges::copy(laid, result.laidTiles.begin());
  std::ranges::copy(stack, result.order.begin());
  std::ranges::copy(piles, result.order.begin() + static_cast<std::ptrdiff_t>(stack.size()));
  std::ranges::copy(chips, result.faces.begin());
  return result;
}

std::optional<Deal> dealOf(const Table& table, std::uint64_t seed, std::span<const LaidStart> laid,
                           std::span<const std::uint16_t> stack, std::span<const DealtFace> chips)
{
  return dealOf(table, seed, laid, stack, chips, openDeal(table));
}

} // namespace kartenwerk
