// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace kartenwerk {

/// What a stream of chance is for: streams of one seed are independent of each other.
enum class Purpose : std::uint64_t {
  Stack = 1,
  Starts,
  Chips,
  ChipValues,
  Player,
  Search,
  Leipzig,
  Surveyors
};

/// xoshiro256** 1.0 (Blackman and Vigna 2018), seeded by splitmix64 over (seed, purpose, index).
/// Integers only, so that the same seed gives the same numbers on every compiler and machine.
class Random
{
public:
  Random(std::uint64_t seed, Purpose purpose, std::uint64_t index = 0);

  /// 64 even bits.
  std::uint64_t next()
  {
    const auto result = rotatedLeft(m_state[1] * 5, 7) * 9;
    const auto shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = rotatedLeft(m_state[3], 45);
    return result;
  }

  /// Exactly uniform in [0, bound), bound > 0 (Lemire 2019, arXiv 1805.10941).
  std::uint64_t below(std::uint64_t bound)
  {
    auto low = std::uint64_t{0};
    auto high = product(next(), bound, low);
    if (low < bound) {
      const auto threshold = (0 - bound) % bound;
      while (low < threshold)
        high = product(next(), bound, low);
    }
    return high;
  }

  /// Fisher-Yates: every order equally likely.
  template <class T>
  void shuffle(std::span<T> items)
  {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
  }

  bool operator==(const Random&) const = default;

private:
  static constexpr std::uint64_t rotatedLeft(std::uint64_t x, int k)
  {
    return (x << k) | (x >> (64 - k));
  }

  /// The high half of a × b; the low half goes into `low`.
  static std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t& low)
  {
    __extension__ using Wide = unsigned __int128;
    const auto wide = static_cast<Wide>(a) * b;
    low = static_cast<std::uint64_t>(wide);
    return static_cast<std::uint64_t>(wide >> 64);
  }

  std::uint64_t m_state[4];
};

/// splitmix64 (Steele, Lea, Flood 2014): advances `state` and returns the next number.
std::uint64_t splitmix64(std::uint64_t& state);

} // namespace kartenwerk
