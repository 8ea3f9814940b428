// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/random.h"

namespace kartenwerk {

std::uint64_t splitmix64(std::uint64_t& state)
{
  state += 0x9e3779b97f4a7c15U;
  auto z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

Random::Random(std::uint64_t seed, Purpose purpose, std::uint64_t index)
{
  // Each word is mixed before the next one is added, so that (1, 2) and (2, 1) do not meet.
  auto state = seed;
  state = splitmix64(state) ^ static_cast<std::uint64_t>(purpose);
  state = splitmix64(state) ^ index;
  for (auto& word : m_state)
    word = splitmix64(state);
}

} // namespace kartenwerk
