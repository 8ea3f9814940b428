// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/number.h"

#include <algorithm>
#include <cmath>

namespace kartenwerk {

BigNumber::BigNumber(std::vector<std::uint64_t> limbs) : m_limbs(std::move(limbs))
{
  while (!m_limbs.empty() && m_limbs.back() == 0)
    m_limbs.pop_back();
}

std::string BigNumber::toString() const
{
  // Long division by 10^9 on halves of limbs: the remainder and a half fit 64 bits.
  constexpr auto block = std::uint64_t{1'000'000'000};
  auto rest = m_limbs;
  auto digits = std::string{};
  while (!rest.empty()) {
    auto remainder = std::uint64_t{0};
    for (auto limb = rest.rbegin(); limb != rest.rend(); ++limb) {
      const auto high = (remainder << 32) | (*limb >> 32);
      const auto low = ((high % block) << 32) | (*limb & 0xffffffffU);
      *limb = ((high / block) << 32) | (low / block);
      remainder = low % block;
    }
    while (!rest.empty() && rest.back() == 0)
      rest.pop_back();
    for (auto i = 0; i < 9; ++i, remainder /= 10)
      digits.push_back(static_cast<char>('0' + remainder % 10));
  }
  while (digits.size() > 1 && digits.back() == '0')
    digits.pop_back();
  std::reverse(digits.begin(), digits.end());
  return digits.empty() ? "0" : digits;
}

double BigNumber::log10() const
{
  auto value = 0.0;
  const auto used = std::min<std::size_t>(m_limbs.size(), 3);
  for (auto i = m_limbs.size(); i-- > m_limbs.size() - used;)
    value = value * 18446744073709551616.0 + static_cast<double>(m_limbs[i]);
  return std::log10(value) + static_cast<double>(m_limbs.size() - used) * 64.0 * std::log10(2.0);
}

std::strong_ordering BigNumber::operator<=>(const BigNumber& other) const
{
  if (m_limbs.size() != other.m_limbs.size())
    return m_limbs.size() <=> other.m_limbs.size();
  return std::lexicographical_compare_three_way(m_limbs.rbegin(), m_limbs.rend(),
                                                other.m_limbs.rbegin(), other.m_limbs.rend());
}

} // namespace kartenwerk
