// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/chips/where.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// How the number of chips that fit is known.
enum class MaximumProof : std::uint8_t {
  Pieces,   ///< by the pieces alone, which a person can check
  Counting, ///< by going through all cases (other spacings, symmetry); the pieces may allow more
  None      ///< not proved: between `count` and `atMost`
};

/// The greatest number of chips that fit, with what proves it. Pieces are single squares, dominoes
/// of two neighbours, and with other spacings groups in which each square is too close to each
/// other: every piece holds at most one chip, they cover all free squares, so that no more than
/// pinned + pieces chips fit. `layout` reaches `count`. Symmetric layouts have no pieces. Quotas
/// are not asked.
struct Maximum
{
  int count = 0;
  int atMost = 0; ///< equals `count` if proved
  MaximumProof proof = MaximumProof::Pieces;
  std::vector<Place> layout;              ///< sorted, pinned chips included
  std::vector<std::vector<Place>> pieces; ///< each sorted, in the order of their first squares
  std::vector<Place> pinned;              ///< pinned squares, a chip each
  std::vector<Place> besidePinned;        ///< free but for a pinned chip too close

  bool operator==(const Maximum&) const = default;
  int dominoes() const; ///< pieces of two squares
  int singles() const;  ///< pieces of one square
};

/// Hopcroft-Karp and König where neighbours form a bipartite graph (the rule of the game),
/// otherwise by going through all cases as long as that is cheap. Pins that are forbidden or too
/// close to each other count as they are; see `pinsFit`.
[[nodiscard]] Maximum maximumChips(const Board& board, const ChipSettings& settings,
                                   const Work& work = {});

struct FreeSquares;
[[nodiscard]] Maximum maximumChips(const FreeSquares& free, const Work& work = {});

/// How many would fit without a rule.
struct WhatIf
{
  enum class Without : std::uint8_t {
    Towns,
    Starts, ///< neither on used or unused starts nor next to them
    OpenSides,
    ForbiddenKinds,
    ClosedRegions,
    Bans,
    Spacing
  };

  Without without = Without::Towns;
  int squares = 0; ///< that might hold a chip then
  int maximum = 0;
  bool proved = true;

  bool operator==(const WhatIf&) const = default;
};

/// One for each rule that takes a square from this map, in the order of the enumeration; the
/// spacing always, unless no square is allowed. Incomplete if stopped.
[[nodiscard]] std::vector<WhatIf>
maximumWithoutEachRule(const Board& board, const ChipSettings& settings, const Work& work = {});

} // namespace kartenwerk
