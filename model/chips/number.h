// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace kartenwerk {

/// A whole number of any size, from 0: a number of layouts.
class BigNumber
{
public:
  BigNumber() = default;
  /// Limbs of 64 bits, the lowest first.
  explicit BigNumber(std::vector<std::uint64_t> limbs);

  bool isZero() const { return m_limbs.empty(); }
  const std::vector<std::uint64_t>& limbs() const { return m_limbs; }
  /// Decimal digits without separators; "0" for zero.
  std::string toString() const;
  /// Decimal logarithm, for display; the number must not be zero.
  double log10() const;

  bool operator==(const BigNumber&) const = default;
  std::strong_ordering operator<=>(const BigNumber& other) const;

private:
  std::vector<std::uint64_t> m_limbs; ///< no leading zeros
};

} // namespace kartenwerk
