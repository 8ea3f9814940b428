// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/maximum.h"

#include <algorithm>
#include <set>
#include <utility>

#include "model/chips/conflicts.h"
#include "model/chips/matching.h"
#include "model/chips/sizes.h"

namespace kartenwerk {

namespace {

/// All cases are gone through up to so many states, well below a second.
constexpr auto casesLimit = FrontierLimit{5'000'000, 100'000};

std::size_t index(int vertex)
{
  return static_cast<std::size_t>(vertex);
}

std::vector<std::vector<Place>> dominoesAndSingles(const FreeSquares& free,
                                                   const std::vector<int>& partners)
{
  auto pieces = std::vector<std::vector<Place>>{};
  for (auto v = 0; v < free.conflicts.size(); ++v) {
    const auto partner = partners[index(v)];
    if (partner < 0)
      pieces.push_back({free.squares[index(v)]});
    else if (v < partner)
      pieces.push_back({free.squares[index(v)], free.squares[index(partner)]});
  }
  return pieces;
}

/// A set to which nothing can be added: always the open square with fewest open neighbours.
std::vector<int> someLargeSet(const Conflicts& conflicts)
{
  auto open = std::set<std::pair<int, int>>{}; // number of open neighbours, vertex
  auto degrees = std::vector<int>{};
  for (auto v = 0; v < conflicts.size(); ++v) {
    degrees.push_back(static_cast<int>(conflicts.of(v).size()));
    open.emplace(degrees.back(), v);
  }
  const auto close = [&](int v) {
    if (open.erase({degrees[index(v)], v}) == 0)
      return;
    for (const auto u : conflicts.of(v))
      if (open.erase({degrees[index(u)], u}) > 0)
        open.emplace(--degrees[index(u)], u);
  };
  auto set = std::vector<int>{};
  while (!open.empty()) {
    const auto v = open.begin()->second;
    set.push_back(v);
    close(v);
    for (const auto u : conflicts.of(v))
      close(u);
  }
  std::sort(set.begin(), set.end());
  return set;
}

/// Groups of squares each too close to each: every square joins the first group that takes it, of
/// groups opened in the order of the squares.
std::vector<std::vector<Place>> groups(const FreeSquares& free)
{
  auto inGroup = std::vector<char>(free.squares.size(), 0);
  auto pieces = std::vector<std::vector<Place>>{};
  for (auto v = 0; v < free.conflicts.size(); ++v) {
    if (inGroup[index(v)] != 0)
      continue;
    auto group = std::vector<int>{v};
    for (const auto u : free.conflicts.of(v)) {
      const auto neighbours = free.conflicts.of(u);
      if (inGroup[index(u)] == 0 && std::all_of(group.begin(), group.end(), [&](int other) {
            return std::binary_search(neighbours.begin(), neighbours.end(), other);
          }))
        group.push_back(u);
    }
    auto piece = std::vector<Place>{};
    for (const auto u : group) {
      inGroup[index(u)] = 1;
      piece.push_back(free.squares[index(u)]);
    }
    std::sort(piece.begin(), piece.end());
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

Maximum byMatching(const FreeSquares& free, const std::vector<char>& colouring)
{
  auto result = Maximum{};
  const auto partners = largestMatching(free.conflicts, colouring);
  result.layout = free.layout(largestIndependentSet(free.conflicts, colouring, partners));
  result.pieces = dominoesAndSingles(free, partners);
  result.count = static_cast<int>(result.layout.size());
  result.atMost = static_cast<int>(result.pieces.size() + free.pinned.size());
  return result;
}

/// Goes through all cases where they are not too many, which proves the count; else a large set
/// without proof. `atMost` is left to the caller. Nothing when stopped.
std::optional<Maximum> throughCases(const FreeSquares& free, const Work& work)
{
  auto set = std::optional<std::vector<int>>{};
  if (const auto order = bestOrder(free, casesLimit, work))
    set = heaviestSet(free.conflicts, *order, work);
  if (work.stopped())
    return {};
  auto result = Maximum{};
  result.proof = set ? MaximumProof::Counting : MaximumProof::None;
  result.layout = free.layout(set ? *set : someLargeSet(free.conflicts));
  result.count = static_cast<int>(result.layout.size());
  return result;
}

/// Of symmetric layouts: squares come in groups of different sizes, so that only going through all
/// cases proves anything.
Maximum byOrbits(const FreeSquares& free, const Work& work)
{
  auto result = throughCases(free, work);
  if (!result)
    return {};
  result->atMost = result->proof == MaximumProof::Counting
                       ? result->count
                       : free.conflicts.totalWeight() + static_cast<int>(free.pinned.size());
  return *std::move(result);
}

Maximum byCases(const FreeSquares& free, const Work& work)
{
  auto pieces = groups(free);
  const auto found = throughCases(free, work);
  auto result = found.value_or(Maximum{});
  result.pieces = std::move(pieces);
  if (!found)
    return result;
  result.atMost = static_cast<int>(result.pieces.size() + free.pinned.size());
  if (result.count == result.atMost)
    result.proof = MaximumProof::Pieces;
  else if (result.proof == MaximumProof::Counting)
    result.atMost = result.count;
  return result;
}

} // namespace

int Maximum::dominoes() const
{
  return static_cast<int>(std::count_if(pieces.begin(), pieces.end(),
                                        [](const auto& piece) { return piece.size() == 2; }));
}

int Maximum::singles() const
{
  return static_cast<int>(std::count_if(pieces.begin(), pieces.end(),
                                        [](const auto& piece) { return piece.size() == 1; }));
}

Maximum maximumChips(const FreeSquares& free, const Work& work)
{
  const auto colouring = free.conflicts.twoColouring();
  auto result = !free.orbits.empty() ? byOrbits(free, work)
                : colouring          ? byMatching(free, *colouring)
                                     : byCases(free, work);
  result.pinned = free.pinned;
  result.besidePinned = free.besidePinned;
  return result;
}

Maximum maximumChips(const Board& board, const ChipSettings& settings, const Work& work)
{
  return maximumChips(freeSquares(board, settings), work);
}

namespace {

ChipReasons reasonsOf(WhatIf::Without rule)
{
  switch (rule) {
  case WhatIf::Without::Towns:
    return {ChipReason::Town};
  case WhatIf::Without::Starts:
    return {ChipReason::Start, ChipReason::UnusedStart, ChipReason::NextToUsedStart};
  case WhatIf::Without::OpenSides:
    return {ChipReason::OpenSide};
  case WhatIf::Without::ForbiddenKinds:
    return {ChipReason::ForbiddenKind};
  case WhatIf::Without::ClosedRegions:
    return {ChipReason::ClosedRegion};
  case WhatIf::Without::Bans:
    return {ChipReason::Banned};
  case WhatIf::Without::Spacing:
    break;
  }
  return {};
}

} // namespace

std::vector<WhatIf> maximumWithoutEachRule(const Board& board, const ChipSettings& settings,
                                           const Work& work)
{
  using Rule = WhatIf::Without;
  const auto squares = ChipSquares(board, settings).allowedSquares().size();
  auto result = std::vector<WhatIf>{};
  for (const auto rule : {Rule::Towns, Rule::Starts, Rule::OpenSides, Rule::ForbiddenKinds,
                          Rule::ClosedRegions, Rule::Bans}) {
    auto without = settings;
    for (const auto reason : allChipReasons)
      if (reasonsOf(rule).has(reason))
        without.lifted.add(reason);
    const auto allowed = ChipSquares(board, without).allowedSquares().size();
    if (allowed == squares)
      continue;
    const auto maximum = maximumChips(board, without, work);
    if (work.stopped())
      return result;
    result.push_back(
        {rule, static_cast<int>(allowed), maximum.count, maximum.proof != MaximumProof::None});
  }
  if (squares > 0)
    result.push_back({Rule::Spacing, static_cast<int>(squares), static_cast<int>(squares), true});
  return result;
}

} // namespace kartenwerk
