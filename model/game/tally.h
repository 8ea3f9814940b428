// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kartenwerk {

/// Four small sums of a city or road in one word, so that joining two features is one addition:
/// open ends, printed tiles, coats of arms, flat points. `Word` has 32 or 64 bits.
template <class Word>
struct Tally
{
  static constexpr int width = sizeof(Word) * 2; ///< bits of each sum
  static constexpr Word mask = (Word{1} << width) - 1;

  static constexpr Word of(int open, int tiles, int coats, int points)
  {
    return static_cast<Word>(static_cast<Word>(open) | static_cast<Word>(tiles) << width |
                             static_cast<Word>(coats) << 2 * width |
                             static_cast<Word>(points) << 3 * width);
  }
  static constexpr int open(Word word) { return static_cast<int>(word & mask); }
  static constexpr int tiles(Word word) { return static_cast<int>(word >> width & mask); }
  static constexpr int coats(Word word) { return static_cast<int>(word >> 2 * width & mask); }
  static constexpr int points(Word word) { return static_cast<int>(word >> 3 * width & mask); }
};

} // namespace kartenwerk
