// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/base/random.h"

// Arithmetic on numbers of a fixed count of 64-bit limbs, the lowest first, as they lie in tables.
namespace kartenwerk::limbs {

/// sums[i] += terms[i] for `numbers` numbers of `limbs` limbs. The sums must fit.
void addAll(std::uint64_t* sums, const std::uint64_t* terms, std::size_t numbers, int limbs);

/// -1, 0 or 1 as a is less than, equal to or greater than b.
inline int compare(const std::uint64_t* a, const std::uint64_t* b, int limbs)
{
  for (auto i = limbs; i-- > 0;)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

/// a -= b; b must not be greater.
inline void subtract(std::uint64_t* a, const std::uint64_t* b, int limbs)
{
  auto borrow = std::uint64_t{0};
  for (auto i = 0; i < limbs; ++i) {
    const auto before = a[i];
    const auto less = before - b[i];
    a[i] = less - borrow;
    borrow = static_cast<std::uint64_t>(before < b[i]) | static_cast<std::uint64_t>(less < borrow);
  }
}

/// Exactly uniform in [0, bound), bound > 0: as many bits as the bound has, until they are less.
void drawBelow(std::uint64_t* number, const std::uint64_t* bound, int limbs, Random& random);

/// Limbs that hold every number of subsets of `squares` squares with at most `most` elements of
/// one size.
int neededLimbs(int squares, int most);

} // namespace kartenwerk::limbs
