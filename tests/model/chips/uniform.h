// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

namespace kartenwerk {

/// How far counts of layouts are from uniform: chi-square against all layouts of the size, as
/// standard deviations from its mean. A set that is no layout makes it infinite.
template <class Set>
class UniformTest
{
public:
  explicit UniformTest(const std::vector<Set>& all)
  {
    for (const auto& set : all)
      m_counts[set] = 0;
  }

  void add(const Set& set)
  {
    const auto found = m_counts.find(set);
    if (found == m_counts.end())
      m_strange = true;
    else
      ++found->second;
    ++m_samples;
  }

  double deviation() const
  {
    if (m_strange)
      return INFINITY;
    const auto expected = static_cast<double>(m_samples) / static_cast<double>(m_counts.size());
    auto sum = 0.0;
    for (const auto& [set, count] : m_counts)
      sum += (count - expected) * (count - expected) / expected;
    const auto degrees = static_cast<double>(m_counts.size()) - 1;
    return (sum - degrees) / std::sqrt(2 * degrees);
  }

private:
  std::map<Set, double> m_counts;
  std::int64_t m_samples = 0;
  bool m_strange = false;
};

/// Passed at fixed seeds: a uniform draw fails with a chance of less than one in a thousand.
inline constexpr double mostDeviation = 3.5;

} // namespace kartenwerk
