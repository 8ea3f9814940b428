// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/chiplayout.h"

#include <algorithm>

namespace kartenwerk {

ChipLayout chipLayout(const Drawn& drawn, const ChipSettings& settings, const Wish& wish,
                      std::uint64_t seed)
{
  auto layout = ChipLayout{};
  for (const auto place : drawn.layout)
    layout.chips.push_back({place});
  layout.seed = seed;
  layout.method = toString(wish.method);
  layout.generator = chipGenerator;
  layout.origin = LayoutOrigin{settings, wish, drawn.uniformity, {}};
  auto& asked = layout.origin->settings;
  asked.lifted = {};
  // As they are read from a file.
  for (auto* places : {&asked.usedStarts, &asked.pinned, &asked.banned})
    std::ranges::sort(*places);
  return layout;
}

std::vector<Place> squaresOf(const ChipLayout& layout)
{
  auto squares = std::vector<Place>{};
  for (const auto& chip : layout.chips)
    squares.push_back(chip.place);
  return squares;
}

} // namespace kartenwerk
