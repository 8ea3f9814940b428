// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "model/game/compiled.h"
#include "model/game/deal.h"
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
  const auto& compiled = table.compiled();
  auto left = std::vector<int>{};
  for (const auto& kind : compiled.kinds)
    left.push_back(kind.copies);
  const auto take = [&](std::size_t kind) { return kind < left.size() && --left[kind] >= 0; };
  if (laid.size() < compiled.leipzigLaid.size() ||
      !std::ranges::equal(compiled.leipzigLaid, laid.first(compiled.leipzigLaid.size())))
    return std::nullopt;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const auto& tile = laid[i];
    if (!take(tile.kind) || !table.board().fits(table.kind(tile.kind), tile.rotation, tile.place))
      return std::nullopt;
    for (std::size_t j = 0; j < i; ++j)
      if (laid[j].place == tile.place)
        return std::nullopt;
  }
  const auto depots = compiled.depots.size();
  const auto height = depots == 0 ? 0 : piles.size() / depots;
  if (piles.size() != depots * height || height > tilesOnADepot)
    return std::nullopt;
  if (!std::ranges::all_of(stack, take) || !std::ranges::all_of(piles, take) ||
      laid.size() > Deal::mostStarts || chips.size() != compiled.chips.size() ||
      !std::ranges::all_of(chips,
                           [](DealtFace face) { return face.value == 1 || face.value == 2; }))
    return std::nullopt;
  if (!sameThings(open, openDeal(table)))
    return std::nullopt;
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
