// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "views/paint/squarelook.h"

namespace kartenwerk {

/// How a square's neighbours look from it: 0 inside, 1 sea, 2 clouds, 3 abroad.
inline int around(const SquareLook& look, int neighbour)
{
  return (look.around >> (2 * neighbour)) & 3;
}

/// The neighbours for which the test holds, one bit each.
template <class Test>
std::uint8_t neighboursWhere(const SquareLook& look, Test test)
{
  auto bits = 0U;
  for (int i = 0; i < 8; ++i)
    if (test(around(look, i)))
      bits |= 1U << i;
  return static_cast<std::uint8_t>(bits);
}

} // namespace kartenwerk
