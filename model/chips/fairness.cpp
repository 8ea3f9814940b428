// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/fairness.h"

#include <algorithm>
#include <cstdlib>

#include "model/chips/walks.h"

namespace kartenwerk {

namespace {

std::int64_t hundredths(std::int64_t steps, int count)
{
  return count == 0 ? 0 : (steps * 200 + count) / (2 * count);
}

/// Sum over i of the difference between the i-th smallest numbers of both.
std::int64_t differenceInOrder(std::vector<std::int32_t> first, std::vector<std::int32_t> second)
{
  std::sort(first.begin(), first.end());
  std::sort(second.begin(), second.end());
  auto sum = std::int64_t{0};
  for (std::size_t i = 0; i < first.size(); ++i)
    sum += std::abs(std::int64_t{first[i]} - second[i]);
  return sum;
}

} // namespace

std::int64_t AccessGap::meanHundredths() const
{
  return hundredths(steps, chips);
}
std::int64_t AccessGap::ownMeanHundredths() const
{
  return hundredths(ownSteps, ownSquares);
}

std::vector<AccessGap> accessGaps(const Board& board, const ChipSettings& settings,
                                  const std::vector<Place>& layout)
{
  const auto ground = WalkingGround(board.map(), WalkingGround::Over::Tiles);
  auto starts = startsThatCount(board.map(), settings);
  std::erase_if(starts, [&](Place start) { return !board.map().contains(start); });
  auto toSquares = std::vector<std::vector<std::int32_t>>{};
  auto toChips = std::vector<std::vector<std::int32_t>>{};
  for (const auto start : starts) {
    toSquares.push_back(ground.stepsFrom(start));
    auto& chips = toChips.emplace_back();
    for (const auto chip : layout)
      chips.push_back(ground.stepsTo(chip, toSquares.back()));
  }
  auto gaps = std::vector<AccessGap>{};
  for (std::size_t a = 0; a < starts.size(); ++a)
    for (auto b = a + 1; b < starts.size(); ++b) {
      auto gap = AccessGap{.first = starts[a], .second = starts[b]};
      gap.chips = static_cast<int>(layout.size());
      gap.steps = differenceInOrder(toChips[a], toChips[b]);
      gap.ownSquares = static_cast<int>(ground.squares().size());
      gap.ownSteps = differenceInOrder(toSquares[a], toSquares[b]);
      for (std::size_t i = 0; i < layout.size(); ++i) {
        gap.nearerFirst += toChips[a][i] < toChips[b][i] ? 1 : 0;
        gap.nearerSecond += toChips[b][i] < toChips[a][i] ? 1 : 0;
        gap.tied += toChips[a][i] == toChips[b][i] ? 1 : 0;
      }
      gaps.push_back(gap);
    }
  return gaps;
}

} // namespace kartenwerk
