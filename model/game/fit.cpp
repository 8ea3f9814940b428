// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/fit.h"

#include <bit>
#include <cstddef>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define KARTENWERK_SHUFFLE 1
#include <immintrin.h>
#endif

namespace kartenwerk {

int plainFit(const FitTable& table, const std::uint8_t* northEast, const std::uint8_t* southWest,
             int slots, std::uint8_t* result)
{
  auto total = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(slots); ++i) {
    const auto ne = northEast[i];
    const auto sw = southWest[i];
    const auto fits =
        static_cast<std::uint8_t>(table.rotations[0][ne & 15U] & table.rotations[1][ne >> 4U] &
                                  table.rotations[2][sw & 15U] & table.rotations[3][sw >> 4U]);
    result[i] = fits;
    total += std::popcount(fits);
  }
  return total;
}

#ifdef KARTENWERK_SHUFFLE
namespace {

/// Sixteen squares at a time: a table of sixteen bytes is one shuffle.
__attribute__((target("ssse3,popcnt"))) int shuffleFit(const FitTable& table,
                                                       const std::uint8_t* northEast,
                                                       const std::uint8_t* southWest, int slots,
                                                       std::uint8_t* result)
{
  const auto load = [](const void* from) __attribute__((target("ssse3")))
  {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  };
  const auto north = load(table.rotations[0].data());
  const auto east = load(table.rotations[1].data());
  const auto south = load(table.rotations[2].data());
  const auto west = load(table.rotations[3].data());
  const auto low = _mm_set1_epi8(15);
  auto total = 0;
  for (int i = 0; i < slots; i += 16) {
    const auto ne = load(northEast + i);
    const auto sw = load(southWest + i);
    const auto fits = _mm_and_si128(
        _mm_and_si128(_mm_shuffle_epi8(north, _mm_and_si128(ne, low)),
                      _mm_shuffle_epi8(east, _mm_and_si128(_mm_srli_epi16(ne, 4), low))),
        _mm_and_si128(_mm_shuffle_epi8(south, _mm_and_si128(sw, low)),
                      _mm_shuffle_epi8(west, _mm_and_si128(_mm_srli_epi16(sw, 4), low))));
    _mm_storeu_si128(static_cast<__m128i*>(static_cast<void*>(result + i)), fits);
    std::uint64_t halves[2];
    std::memcpy(halves, result + i, sizeof halves);
    total += __builtin_popcountll(halves[0]) + __builtin_popcountll(halves[1]);
  }
  return total;
}

} // namespace

FitKernel fastestFit()
{
  return __builtin_cpu_supports("ssse3") && __builtin_cpu_supports("popcnt") ? shuffleFit
                                                                             : plainFit;
}
#else
FitKernel fastestFit()
{
  return plainFit;
}
#endif

} // namespace kartenwerk
