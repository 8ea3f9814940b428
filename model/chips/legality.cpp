// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/legality.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace kartenwerk {

namespace {

// Everything is asked of the map square by square, as a person would with the board on the table.

bool isStart(const Map& map, Place place)
{
  return map.site(place, SiteKind::Start) != nullptr;
}

bool isUsedStart(const Map& map, const ChipSettings& settings, Place place)
{
  if (settings.usedStarts.empty())
    return isStart(map, place);
  return std::find(settings.usedStarts.begin(), settings.usedStarts.end(), place) !=
         settings.usedStarts.end();
}

bool isNextToUsedStart(const Map& map, const ChipSettings& settings, Place place)
{
  for (const auto side : allSides) {
    const auto there = neighbour(place, side);
    if (map.contains(there) && isUsedStart(map, settings, there))
      return true;
  }
  if (settings.ferriesAreNeighbours)
    for (const auto side : allSides)
      if (const auto* ferry = map.ferry(place, side)) {
        const auto there = ferry->from == Landing{place, side} ? ferry->to : ferry->from;
        if (isUsedStart(map, settings, there.place))
          return true;
      }
  return false;
}

/// D3: the side of the large city's square that faces this one is printed city or road; in the
/// edition of 2019 any side.
bool isBesideOpenSide(const Map& map, const ChipSettings& settings, Place place)
{
  for (const auto side : allSides) {
    const auto there = neighbour(place, side);
    const auto* city = map.largeCity(there);
    if (city != nullptr && (settings.edition == OpenSideEdition::Of2019 ||
                            city->sideAt(there, opposite(side)) != CitySideKind::Closed))
      return true;
  }
  return false;
}

bool lies(const Region& region, Place place)
{
  return std::find(region.squares.begin(), region.squares.end(), place) != region.squares.end();
}

bool isInClosedRegion(const Map& map, const ChipSettings& settings, Place place)
{
  for (const auto& quota : settings.quotas)
    for (const auto& region : map.regions())
      if (quota.most == 0 && region.name == quota.region && lies(region, place))
        return true;
  return false;
}

bool bearsForbiddenKind(const Map& map, const ChipSettings& settings, Place place)
{
  return std::any_of(settings.forbiddenKinds.begin(), settings.forbiddenKinds.end(),
                     [&](SiteKind kind) { return map.site(place, kind) != nullptr; });
}

std::vector<ChipReason> reasonsAgainst(const Map& map, const ChipSettings& settings, Place place)
{
  const auto ground = map.at(place).ground;
  const auto marked = settings.onlyMarks && map.site(place, SiteKind::ChipMark) != nullptr;
  if (ground == Ground::LargeCity && !marked)
    return {ChipReason::LargeCity};
  if (!map.contains(place) || ground == Ground::Outside)
    return {ChipReason::Outside};
  if (ground != Ground::Playable && ground != Ground::LargeCity)
    return {ChipReason::Blocked};
  const auto used = isUsedStart(map, settings, place);
  auto reasons = std::vector<ChipReason>{};
  const auto ask = [&](ChipReason reason, bool holds) {
    if (holds && !settings.lifted.has(reason))
      reasons.push_back(reason);
  };
  if (!settings.onlyMarks) {
    ask(ChipReason::Town, map.site(place, SiteKind::Town) != nullptr);
    ask(ChipReason::Start, used);
    ask(ChipReason::UnusedStart, !used && isStart(map, place) && !settings.onUnusedStarts);
    ask(ChipReason::NextToUsedStart, isNextToUsedStart(map, settings, place));
    ask(ChipReason::OpenSide, isBesideOpenSide(map, settings, place));
  }
  ask(ChipReason::ForbiddenKind, bearsForbiddenKind(map, settings, place));
  ask(ChipReason::ClosedRegion, isInClosedRegion(map, settings, place));
  ask(ChipReason::Banned,
      std::find(settings.banned.begin(), settings.banned.end(), place) != settings.banned.end());
  ask(ChipReason::NoMark, settings.onlyMarks && !marked);
  return reasons;
}

int stepsOnGrid(Place a, Place b)
{
  return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

/// Steps between squares when every ferry is one step: over the grid to a landing, through ferries
/// from landing to landing, over the grid again.
class FerryDistances
{
public:
  FerryDistances(const Map& map, bool on)
  {
    if (!on)
      return;
    for (const auto& ferry : map.ferries()) {
      m_landings.push_back(ferry.from.place);
      m_landings.push_back(ferry.to.place);
    }
    const auto count = m_landings.size();
    m_between.assign(count, std::vector<int>(count));
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = 0; j < count; ++j)
        m_between[i][j] =
            std::min(stepsOnGrid(m_landings[i], m_landings[j]), i / 2 == j / 2 && i != j ? 1 : far);
    for (std::size_t via = 0; via < count; ++via)
      for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j)
          m_between[i][j] = std::min(m_between[i][j], m_between[i][via] + m_between[via][j]);
  }

  int between(Place a, Place b) const
  {
    auto least = stepsOnGrid(a, b);
    for (std::size_t i = 0; i < m_landings.size(); ++i)
      for (std::size_t j = 0; j < m_landings.size(); ++j)
        least = std::min(least, stepsOnGrid(a, m_landings[i]) + m_between[i][j] +
                                    stepsOnGrid(m_landings[j], b));
    return least;
  }

private:
  static constexpr int far = 1'000'000;
  std::vector<Place> m_landings;
  std::vector<std::vector<int>> m_between;
};

bool touchAtCorner(Place a, Place b)
{
  return std::abs(a.column - b.column) == 1 && std::abs(a.row - b.row) == 1;
}

using Broken = std::vector<BrokenChipRule>;

void checkSquares(const Map& map, const ChipSettings& settings, const std::vector<Place>& chips,
                  Broken& broken)
{
  for (std::size_t i = 0; i < chips.size(); ++i) {
    if (i > 0 && chips[i] == chips[i - 1]) {
      if (i < 2 || chips[i] != chips[i - 2])
        broken.push_back({ChipRule::TwoOnOneSquare, {chips[i]}});
      continue;
    }
    for (const auto reason : reasonsAgainst(map, settings, chips[i]))
      broken.push_back({ChipRule::ForbiddenSquare, {chips[i]}, reason});
  }
}

void checkDistances(const Map& map, const ChipSettings& settings, const std::vector<Place>& chips,
                    Broken& broken)
{
  if (settings.onlyMarks)
    return;
  const auto distances = FerryDistances(map, settings.ferriesAreNeighbours);
  for (std::size_t i = 0; i < chips.size(); ++i)
    for (auto j = i + 1; j < chips.size(); ++j)
      if (chips[i] != chips[j] &&
          (distances.between(chips[i], chips[j]) < settings.spacing.steps ||
           (settings.spacing.diagonal && touchAtCorner(chips[i], chips[j]))))
        broken.push_back({ChipRule::TooClose, {chips[i], chips[j]}});
}

void checkQuotas(const Map& map, const ChipSettings& settings, const std::vector<Place>& chips,
                 Broken& broken)
{
  for (const auto& quota : settings.quotas) {
    auto inside = std::vector<Place>{};
    for (const auto chip : chips)
      if (std::any_of(map.regions().begin(), map.regions().end(), [&](const Region& region) {
            return region.name == quota.region && lies(region, chip);
          }))
        inside.push_back(chip);
    const auto found = static_cast<int>(inside.size());
    if (found < quota.least)
      broken.push_back({ChipRule::QuotaTooFew, inside, {}, found, quota.least, quota.region});
    if (quota.most != RegionQuota::noLimit && found > quota.most)
      broken.push_back({ChipRule::QuotaTooMany, inside, {}, found, quota.most, quota.region});
  }
}

void checkSymmetry(const Map& map, const ChipSettings& settings, const std::vector<Place>& chips,
                   Broken& broken)
{
  const auto frame = SymmetricFrame(map, settings.symmetry);
  auto alone = std::vector<Place>{};
  for (const auto chip : chips)
    if (!std::binary_search(chips.begin(), chips.end(), frame.image(chip)))
      alone.push_back(chip);
  if (!alone.empty())
    broken.push_back({ChipRule::NotSymmetric, alone});
}

} // namespace

std::string_view toString(ChipRule rule)
{
  switch (rule) {
  case ChipRule::ForbiddenSquare:
    return "forbidden-square";
  case ChipRule::TwoOnOneSquare:
    return "two-on-one";
  case ChipRule::TooClose:
    return "too-close";
  case ChipRule::WrongCount:
    return "wrong-count";
  case ChipRule::PinMissing:
    return "pin-missing";
  case ChipRule::QuotaTooFew:
    return "quota-too-few";
  case ChipRule::QuotaTooMany:
    return "quota-too-many";
  case ChipRule::NotSymmetric:
    return "not-symmetric";
  }
  return {};
}

std::vector<BrokenChipRule> brokenChipRules(const Map& map, const ChipSettings& settings,
                                            const std::vector<Place>& chips)
{
  auto broken = Broken{};
  auto sorted = chips;
  std::sort(sorted.begin(), sorted.end());
  checkSquares(map, settings, sorted, broken);
  checkDistances(map, settings, sorted, broken);
  if (static_cast<int>(chips.size()) != settings.count)
    broken.push_back(
        {ChipRule::WrongCount, {}, {}, static_cast<int>(chips.size()), settings.count});
  const auto pins = std::set<Place>(settings.pinned.begin(), settings.pinned.end());
  for (const auto pin : pins)
    if (!std::binary_search(sorted.begin(), sorted.end(), pin))
      broken.push_back({ChipRule::PinMissing, {pin}});
  checkQuotas(map, settings, sorted, broken);
  checkSymmetry(map, settings, sorted, broken);
  return broken;
}

} // namespace kartenwerk
