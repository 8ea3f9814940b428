// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/dealcheck.h"

#include <algorithm>

#include "model/base/problemrules.h"
#include "model/game/compiled.h"
#include "model/game/dealopen.h"
#include "model/game/table.h"

namespace kartenwerk {

namespace {

/// Compares dealt things with the table, list by list.
class DealChecker
{
public:
  DealChecker(const Table& table, const DealtThings& dealt) : m_table(table), m_dealt(dealt)
  {
    for (const auto& kind : table.compiled().kinds)
      m_left.push_back(kind.copies);
  }

  std::vector<DealFault> faults()
  {
    checkLaid();
    countTiles();
    checkPiles();
    checkChips();
    checkOpen();
    if (m_faults.empty())
      checkBlock();
    return std::move(m_faults);
  }

private:
  void report(std::string_view rule, std::string_view list, std::size_t index = DealFault::whole)
  {
    m_faults.push_back({rule, list, index});
  }

  /// D19: the double tiles of Leipzig lie there before all others.
  void checkBlock()
  {
    const auto& block = m_table.compiled().leipzigLaid;
    const auto there = m_dealt.laid.first(std::min(block.size(), m_dealt.laid.size()));
    if (!std::ranges::equal(block, there) ||
        m_dealt.laid.size() > static_cast<std::size_t>(Deal::mostStarts))
      report(rule::recordDeal, "laid");
  }

  bool isStart(Place place) const
  {
    const auto& compiled = m_table.compiled();
    return std::ranges::find(compiled.starts, place, &Compiled::Start::place) !=
               compiled.starts.end() ||
           std::ranges::find(compiled.leipzigLaid, place, &LaidStart::place) !=
               compiled.leipzigLaid.end();
  }

  void checkLaid()
  {
    for (std::size_t i = 0; i < m_dealt.laid.size(); ++i) {
      const auto& [place, kind, rotation] = m_dealt.laid[i];
      if (!isStart(place))
        report(rule::recordLaidOff, "laid", i);
      else if (kind < m_left.size() && !m_table.board().fits(m_table.kind(kind), rotation, place))
        report(rule::gameLaidTile, "laid", i);
      const auto before = m_dealt.laid.first(i);
      if (std::ranges::find(before, place, &LaidStart::place) != before.end())
        report(rule::recordLaidTwice, "laid", i);
    }
  }

  /// Tiles that are not in the game, and the first of a kind that is one too many.
  void countTiles()
  {
    const auto take = [&](std::size_t kind, std::string_view list, std::size_t index) {
      if (kind >= m_left.size())
        report(rule::gameUnknownKind, list, index);
      else if (--m_left[kind] == -1)
        report(rule::gameDraws, list, index);
    };
    for (std::size_t i = 0; i < m_dealt.laid.size(); ++i)
      take(m_dealt.laid[i].kind, "laid", i);
    for (std::size_t i = 0; i < m_dealt.stack.size(); ++i)
      take(m_dealt.stack[i], "stack", i);
    for (std::size_t i = 0; i < m_dealt.piles.size(); ++i)
      take(m_dealt.piles[i], "piles", i);
  }

  void checkPiles()
  {
    const auto depots = m_table.compiled().depots.size();
    const auto tiles = m_dealt.piles.size();
    if (tiles > depots * static_cast<std::size_t>(tilesOnADepot) ||
        (depots > 0 && tiles % depots != 0))
      report(rule::recordPiles, "piles");
  }

  void checkChips()
  {
    if (m_dealt.chips.size() != m_table.compiled().chips.size())
      report(rule::recordDeal, "chips");
    for (std::size_t i = 0; i < m_dealt.chips.size(); ++i)
      if (m_dealt.chips[i].value != 1 && m_dealt.chips[i].value != 2)
        report(rule::recordDeal, "chips", i);
  }

  void checkOpen()
  {
    const auto listed = openDeal(m_table);
    if (!sameThings({m_dealt.open.quarters, listed.surveyors}, listed))
      report(rule::recordQuarters, "quarters");
    if (!sameThings({listed.quarters, m_dealt.open.surveyors}, listed))
      report(rule::recordSurveyors, "surveyors");
  }

  const Table& m_table;
  const DealtThings& m_dealt;
  std::vector<int> m_left; ///< copies of each kind
  std::vector<DealFault> m_faults;
};

} // namespace

std::vector<DealFault> dealFaults(const Table& table, const DealtThings& dealt)
{
  return DealChecker(table, dealt).faults();
}

} // namespace kartenwerk
