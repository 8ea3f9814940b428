// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kartenwerk {

/// std::popcount without the call to a library that it is on processors of unknown age.
constexpr int bitCount(std::uint64_t bits)
{
  bits -= bits >> 1U & 0x5555555555555555U;
  bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
  bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
  return static_cast<int>(bits * 0x0101010101010101U >> 56U);
}

/// A set of small numbers in a fixed number of 64-bit words.
template <int Words>
struct BitMask
{
  static constexpr int bits = 64 * Words;
  std::array<std::uint64_t, Words> words{};

  bool operator==(const BitMask&) const = default;

  constexpr void insert(int bit)
  {
    words[static_cast<std::size_t>(bit) / 64] |= std::uint64_t{1} << (bit % 64);
  }
  constexpr void erase(int bit)
  {
    words[static_cast<std::size_t>(bit) / 64] &= ~(std::uint64_t{1} << (bit % 64));
  }
  constexpr bool has(int bit) const
  {
    return (words[static_cast<std::size_t>(bit) / 64] >> (bit % 64) & 1) != 0;
  }
  constexpr BitMask& operator|=(const BitMask& other)
  {
    for (std::size_t i = 0; i < Words; ++i)
      words[i] |= other.words[i];
    return *this;
  }
  constexpr BitMask& remove(const BitMask& other)
  {
    for (std::size_t i = 0; i < Words; ++i)
      words[i] &= ~other.words[i];
    return *this;
  }
  template <int Others>
  constexpr bool meets(const BitMask<Others>& other) const
  {
    static_assert(Others >= Words);
    auto common = std::uint64_t{0};
    for (std::size_t i = 0; i < Words; ++i)
      common |= words[i] & other.words[i];
    return common != 0;
  }
  template <int Others>
  constexpr int countIn(const BitMask<Others>& other) const
  {
    static_assert(Others >= Words);
    auto sum = 0;
    for (std::size_t i = 0; i < Words; ++i)
      sum += bitCount(words[i] & other.words[i]);
    return sum;
  }
  constexpr int count() const
  {
    auto sum = 0;
    for (const auto word : words)
      sum += bitCount(word);
    return sum;
  }
  constexpr bool empty() const
  {
    auto all = std::uint64_t{0};
    for (const auto word : words)
      all |= word;
    return all == 0;
  }
  /// The least number in the set, which must not be empty.
  constexpr int first() const
  {
    for (std::size_t i = 0; i < Words; ++i)
      if (words[i] != 0)
        return static_cast<int>(64 * i) + std::countr_zero(words[i]);
    return bits;
  }
};

} // namespace kartenwerk
