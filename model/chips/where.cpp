// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/where.h"

#include <algorithm>
#include <utility>

namespace kartenwerk {

namespace {

/// What a square has against chips because it takes no tile.
std::optional<ChipReason> groundReason(Ground ground)
{
  switch (ground) {
  case Ground::Playable:
    return std::nullopt;
  case Ground::LargeCity:
    return ChipReason::LargeCity;
  case Ground::Blocked:
  case Ground::Depot:
  case Ground::Highlight:
    return ChipReason::Blocked;
  case Ground::Outside:
    break;
  }
  return ChipReason::Outside;
}

/// The reasons of the playable squares of one board, gathered source by source.
class Gathering
{
public:
  Gathering(const Board& board, const ChipSettings& settings)
      : m_board(board), m_settings(settings), m_starts(startsThatCount(board.map(), settings)),
        m_reasons(static_cast<std::size_t>(board.map().columns() * board.map().rows()))
  {
    if (settings.onlyMarks) {
      addUnmarked();
    } else {
      addSites();
      addStarts();
      addOpenSides();
    }
    addForbiddenKinds();
    addRegionsAndBans();
    for (auto& reasons : m_reasons)
      reasons.remove(settings.lifted);
    addGround();
  }

  std::vector<ChipReasons> take() { return std::move(m_reasons); }

private:
  std::size_t indexOf(Place place) const
  {
    return static_cast<std::size_t>(place.row * m_board.map().columns() + place.column);
  }

  void add(Place place, ChipReason reason)
  {
    if (m_board.map().contains(place))
      m_reasons[indexOf(place)].add(reason);
  }

  void addSites()
  {
    for (const auto& site : m_board.map().sites()) {
      if (site.kind == SiteKind::Town)
        add(site.place, ChipReason::Town);
      if (site.kind == SiteKind::Start && !m_settings.onUnusedStarts &&
          !std::binary_search(m_starts.begin(), m_starts.end(), site.place))
        add(site.place, ChipReason::UnusedStart);
    }
  }

  void addUnmarked()
  {
    for (auto& reasons : m_reasons)
      reasons.add(ChipReason::NoMark);
    for (const auto& site : m_board.map().sites())
      if (site.kind == SiteKind::ChipMark && m_board.exists(site.place))
        m_reasons[indexOf(site.place)].remove({ChipReason::NoMark});
  }

  void addForbiddenKinds()
  {
    const auto& kinds = m_settings.forbiddenKinds;
    for (const auto& site : m_board.map().sites())
      if (std::find(kinds.begin(), kinds.end(), site.kind) != kinds.end())
        add(site.place, ChipReason::ForbiddenKind);
  }

  void addStarts()
  {
    for (const auto start : m_starts) {
      add(start, ChipReason::Start);
      for (const auto side : allSides)
        add(neighbour(start, side), ChipReason::NextToUsedStart);
      if (m_settings.ferriesAreNeighbours)
        addFerriesFrom(start);
    }
  }

  void addFerriesFrom(Place start)
  {
    for (const auto& ferry : m_board.map().ferries()) {
      if (ferry.from.place == start)
        add(ferry.to.place, ChipReason::NextToUsedStart);
      if (ferry.to.place == start)
        add(ferry.from.place, ChipReason::NextToUsedStart);
    }
  }

  void addOpenSides()
  {
    if (m_board.map().largeCities().empty())
      return;
    for (const auto place : m_board.squares())
      if (m_board.besideOpenSide(place, m_settings.edition))
        add(place, ChipReason::OpenSide);
  }

  void addRegionsAndBans()
  {
    for (const auto& quota : m_settings.quotas)
      for (const auto& region : m_board.map().regions())
        if (quota.most == 0 && quota.region == region.name)
          for (const auto place : region.squares)
            add(place, ChipReason::ClosedRegion);
    for (const auto place : m_settings.banned)
      add(place, ChipReason::Banned);
  }

  void addGround()
  {
    const auto& map = m_board.map();
    auto i = std::size_t{0};
    for (auto row = 0; row < map.rows(); ++row)
      for (const auto& square : *map.row(row)) {
        const auto marked = m_settings.onlyMarks && square.ground == Ground::LargeCity &&
                            !m_reasons[i].has(ChipReason::NoMark);
        if (const auto reason = groundReason(square.ground); reason && !marked)
          m_reasons[i] = {*reason};
        ++i;
      }
  }

  const Board& m_board;
  const ChipSettings& m_settings;
  std::vector<Place> m_starts;
  std::vector<ChipReasons> m_reasons;
};

} // namespace

ChipSquares::ChipSquares(const Board& board, const ChipSettings& settings)
    : m_columns(board.map().columns()), m_reasons(Gathering(board, settings).take())
{
  for (std::size_t i = 0; i < m_reasons.size(); ++i)
    if (m_reasons[i].empty())
      m_allowed.push_back({static_cast<std::int16_t>(static_cast<int>(i) % m_columns),
                           static_cast<std::int16_t>(static_cast<int>(i) / m_columns)});
}

ChipReasons ChipSquares::reasons(Place place) const
{
  const auto rows = static_cast<int>(m_reasons.size()) / m_columns;
  if (place.column < 0 || place.row < 0 || place.column >= m_columns || place.row >= rows)
    return {ChipReason::Outside};
  return m_reasons[static_cast<std::size_t>(place.row * m_columns + place.column)];
}

std::vector<Place> ChipSquares::squaresLostTo(ChipReason reason) const
{
  auto squares = std::vector<Place>{};
  for (std::size_t i = 0; i < m_reasons.size(); ++i)
    if (m_reasons[i].first() == reason)
      squares.push_back({static_cast<std::int16_t>(static_cast<int>(i) % m_columns),
                         static_cast<std::int16_t>(static_cast<int>(i) / m_columns)});
  return squares;
}

std::array<int, allChipReasons.size()> ChipSquares::lost() const
{
  auto counts = std::array<int, allChipReasons.size()>{};
  for (const auto& reasons : m_reasons)
    if (const auto first = reasons.first())
      ++counts[static_cast<std::size_t>(*first)];
  return counts;
}

} // namespace kartenwerk
