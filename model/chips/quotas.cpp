// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/quotas.h"

#include <algorithm>

#include "model/chips/maximum.h"

namespace kartenwerk {

QuotaCheck::QuotaCheck(const Map& map, const ChipSettings& settings)
{
  for (const auto& wanted : settings.quotas) {
    auto quota = Quota{wanted, {}};
    for (const auto& region : map.regions())
      if (region.name == wanted.region)
        quota.squares.insert(quota.squares.end(), region.squares.begin(), region.squares.end());
    std::sort(quota.squares.begin(), quota.squares.end());
    m_quotas.push_back(std::move(quota));
  }
}

bool QuotaCheck::keeps(const std::vector<Place>& layout) const
{
  return std::all_of(m_quotas.begin(), m_quotas.end(), [&](const Quota& quota) {
    const auto inside = std::count_if(layout.begin(), layout.end(), [&](Place place) {
      return std::binary_search(quota.squares.begin(), quota.squares.end(), place);
    });
    return inside >= quota.wanted.least &&
           (quota.wanted.most == RegionQuota::noLimit || inside <= quota.wanted.most);
  });
}

std::optional<std::string> QuotaCheck::impossible(const Board& board,
                                                  const ChipSettings& settings) const
{
  auto others = settings;
  others.quotas.clear();
  for (const auto& quota : m_quotas) {
    const auto& [name, least, most, extras] = quota.wanted;
    if (least > settings.count || (most != RegionQuota::noLimit && least > most))
      return name;
    const auto fit = [&](bool inside) {
      auto restricted = others;
      for (const auto place : board.squares())
        if (std::binary_search(quota.squares.begin(), quota.squares.end(), place) != inside)
          restricted.banned.push_back(place);
      return maximumChips(board, restricted).atMost;
    };
    if (least > 0 && fit(true) < least)
      return name;
    if (most != RegionQuota::noLimit && fit(false) + most < settings.count)
      return name;
  }
  return std::nullopt;
}

} // namespace kartenwerk
