// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/limbs.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace kartenwerk::limbs {

namespace {

void addNumber(std::uint64_t* sum, const std::uint64_t* term, int limbs)
{
  auto carry = std::uint64_t{0};
  for (auto i = 0; i < limbs; ++i) {
    const auto partial = sum[i] + term[i];
    const auto total = partial + carry;
    carry =
        static_cast<std::uint64_t>(partial < term[i]) | static_cast<std::uint64_t>(total < partial);
    sum[i] = total;
  }
}

/// The number of limbs known to the compiler: it unrolls the loop over them.
template <int Limbs>
void addAllOf(std::uint64_t* sums, const std::uint64_t* terms, std::size_t numbers)
{
  for (std::size_t i = 0; i < numbers; ++i)
    addNumber(sums + i * Limbs, terms + i * Limbs, Limbs);
}

} // namespace

void addAll(std::uint64_t* sums, const std::uint64_t* terms, std::size_t numbers, int limbs)
{
  switch (limbs) {
  case 1:
    return addAllOf<1>(sums, terms, numbers);
  case 2:
    return addAllOf<2>(sums, terms, numbers);
  case 3:
    return addAllOf<3>(sums, terms, numbers);
  case 4:
    return addAllOf<4>(sums, terms, numbers);
  case 5:
    return addAllOf<5>(sums, terms, numbers);
  case 6:
    return addAllOf<6>(sums, terms, numbers);
  default:
    for (std::size_t i = 0; i < numbers; ++i)
      addNumber(sums + i * static_cast<std::size_t>(limbs),
                terms + i * static_cast<std::size_t>(limbs), limbs);
  }
}

void drawBelow(std::uint64_t* number, const std::uint64_t* bound, int limbs, Random& random)
{
  auto top = limbs - 1;
  while (top > 0 && bound[top] == 0)
    --top;
  std::fill(number, number + limbs, std::uint64_t{0});
  const auto unusedBits = std::countl_zero(bound[top]);
  do {
    for (auto i = 0; i <= top; ++i)
      number[i] = random.next();
    number[top] >>= unusedBits;
  } while (compare(number, bound, limbs) >= 0);
}

int neededLimbs(int squares, int most)
{
  // Bits of the largest binomial coefficient, one more for rounding; at most one bit a square.
  const auto chosen = std::clamp(most, 0, squares / 2);
  const auto bits = (std::lgamma(squares + 1.0) - std::lgamma(chosen + 1.0) -
                     std::lgamma(squares - chosen + 1.0)) /
                        std::log(2.0) +
                    2.0;
  return std::max(1, static_cast<int>(std::ceil(std::min(bits, squares + 1.0) / 64.0)));
}

} // namespace kartenwerk::limbs
