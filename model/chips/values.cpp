// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/values.h"

#include <algorithm>
#include <span>

#include "model/base/random.h"

namespace kartenwerk {

namespace {

constexpr std::array chipColours{Colour::Purple, Colour::LightBlue, Colour::Orange};

std::vector<FacedChip> box(const ChipRules& rules)
{
  auto chips = std::vector<FacedChip>{};
  for (std::size_t colour = 0; colour < rules.values.size(); ++colour)
    for (std::size_t value = 0; value < rules.values[colour].size(); ++value)
      for (auto i = 0; i < rules.values[colour][value]; ++i)
        chips.push_back({{}, chipColours[colour], static_cast<int>(value) + 1});
  return chips;
}

} // namespace

int chipsInBox(const ChipRules& rules)
{
  auto sum = 0;
  for (const auto& counts : rules.values)
    for (const auto count : counts)
      sum += std::max(0, count);
  return sum;
}

std::vector<FacedChip> shuffledFaces(const std::vector<Place>& squares, const ChipRules& rules,
                                     std::uint64_t seed, std::uint64_t index)
{
  auto chips = box(rules);
  auto random = Random(seed, Purpose::ChipValues, index);
  random.shuffle(std::span(chips));
  chips.resize(std::min(chips.size(), squares.size()));
  for (std::size_t i = 0; i < chips.size(); ++i)
    chips[i].place = squares[i];
  return chips;
}

} // namespace kartenwerk
