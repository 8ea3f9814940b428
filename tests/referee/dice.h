// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/base/random.h"

namespace referee {

/// Dice for one scenario.
class Dice
{
public:
  explicit Dice(std::uint64_t seed) : m_random(seed, kartenwerk::Purpose::Search) {}

  /// From least to greatest, both included.
  int between(int least, int greatest)
  {
    return least +
           static_cast<int>(m_random.below(static_cast<std::uint64_t>(greatest - least + 1)));
  }
  bool percent(int chance) { return between(1, 100) <= chance; }
  template <class T>
  const T& oneOf(const std::vector<T>& items)
  {
    return items[static_cast<std::size_t>(m_random.below(items.size()))];
  }
  template <class T>
  void shuffle(std::vector<T>& items)
  {
    m_random.shuffle(std::span(items));
  }

private:
  kartenwerk::Random m_random;
};

} // namespace referee
