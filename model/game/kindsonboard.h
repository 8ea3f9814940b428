// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "model/game/record.h"

namespace kartenwerk {

/// A figure that was not put, in place of a feature's id.
inline constexpr std::string_view noFigureWord = "-";
/// Where a wine was sold.
inline constexpr std::string_view borderWord = "border";
inline constexpr std::string_view townWord = "town";
/// An index that no tile has: what a name that is not in the tile is read as.
inline constexpr int unknownFeature = 0xFF;
/// What such an index is written as: no feature's name, so that it is read as unknown again.
inline constexpr std::string_view unknownFeatureWord = "?";

/// Which kind of tile lies where, by id: features are named, and names belong to kinds.
class KindsOnBoard
{
public:
  explicit KindsOnBoard(const GameRecord& record)
  {
    for (const auto& [kind, count] : record.scenario.tiles())
      m_kinds[kind.id] = kind;
    for (const auto& laid : record.laid)
      m_at[laid.place] = laid.kind;
  }
  void put(Place place, const std::string& kind) { m_at[place] = kind; }

  std::string featureName(Place place, int feature) const
  {
    const auto* kind = kindAt(place);
    const auto known = kind != nullptr && static_cast<std::size_t>(feature) < kind->features.size();
    return known ? kind->features[static_cast<std::size_t>(feature)].id
                 : std::string{unknownFeatureWord};
  }
  int feature(Place place, const std::string& name) const
  {
    const auto* kind = kindAt(place);
    if (kind == nullptr)
      return unknownFeature;
    const auto at = std::ranges::find(kind->features, name, &Feature::id);
    return at == kind->features.end() ? unknownFeature
                                      : static_cast<int>(at - kind->features.begin());
  }

private:
  const TileKind* kindAt(Place place) const
  {
    const auto id = m_at.find(place);
    const auto kind = id == m_at.end() ? m_kinds.end() : m_kinds.find(id->second);
    return kind == m_kinds.end() ? nullptr : &kind->second;
  }

  std::map<std::string, TileKind> m_kinds;
  std::map<Place, std::string> m_at;
};

} // namespace kartenwerk
