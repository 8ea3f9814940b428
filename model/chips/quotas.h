// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/board/board.h"
#include "model/chips/settings.h"

namespace kartenwerk {

/// The quotas of the settings on one map.
class QuotaCheck
{
public:
  QuotaCheck() = default;
  QuotaCheck(const Map& map, const ChipSettings& settings);

  bool empty() const { return m_quotas.empty(); }
  /// Whether a layout keeps them all.
  bool keeps(const std::vector<Place>& layout) const;
  /// A region whose quota no layout can keep, found by the numbers and by the greatest number that
  /// fits in the region and outside it; nothing proves that there is one.
  std::optional<std::string> impossible(const Board& board, const ChipSettings& settings) const;

private:
  struct Quota
  {
    RegionQuota wanted;
    std::vector<Place> squares; ///< sorted
  };

  std::vector<Quota> m_quotas;
};

} // namespace kartenwerk
