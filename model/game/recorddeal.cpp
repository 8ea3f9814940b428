// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/recorddeal.h"

#include <algorithm>
#include <set>

#include "model/base/problemrules.h"
#include "model/game/compiled.h"
#include "model/game/dealcheck.h"

namespace kartenwerk {

namespace {

/// A record's beginning in the numbers of its table, with all that is wrong with it.
class Beginning
{
public:
  Beginning(const Table& table, const GameRecord& record) : m_table(table), m_record(record) {}

  RecordedDeal take()
  {
    checkNames();
    const auto right = m_problems.size();
    const auto stack = kindsOf(m_record.stack);
    const auto piles = kindsOf(m_record.piles);
    const auto laid = laidStarts();
    const auto chips = faces();
    const auto dealt = DealtThings{laid, stack, chips, m_record.open, piles};
    for (const auto& fault : dealFaults(m_table, dealt))
      reportFault(fault);
    checkChips();
    if (m_problems.size() > right)
      return {{}, std::move(m_problems)};
    return {dealOf(m_table, m_record.seed, laid, stack, chips, m_record.open, piles),
            std::move(m_problems)};
  }

private:
  void report(std::string_view rule, std::vector<std::string> details, std::string pointer,
              std::optional<Place> place = std::nullopt)
  {
    m_problems.push_back({.severity = Severity::Error,
                          .rule = std::string(rule),
                          .details = std::move(details),
                          .pointer = std::move(pointer),
                          .place = place ? toString(*place) : std::string{}});
  }

  void checkNames()
  {
    const auto names = m_record.players.size();
    if (names != static_cast<std::size_t>(m_table.players()))
      report(rule::recordNames, {std::to_string(names), std::to_string(m_table.players())},
             "/players");
  }

  std::uint16_t kindOf(const std::string& id) const
  {
    return static_cast<std::uint16_t>(m_table.findKind(id).value_or(0xFFFF));
  }

  std::vector<std::uint16_t> kindsOf(const std::vector<std::string>& ids) const
  {
    auto kinds = std::vector<std::uint16_t>{};
    for (const auto& id : ids)
      kinds.push_back(kindOf(id));
    return kinds;
  }

  std::vector<LaidStart> laidStarts() const
  {
    auto laid = std::vector<LaidStart>{};
    for (const auto& tile : m_record.laid)
      laid.push_back({tile.place, kindOf(tile.kind), tile.rotation});
    return laid;
  }

  /// In the order of the table; of a pile of chips each its own.
  std::vector<DealtFace> faces()
  {
    auto result = std::vector<DealtFace>{};
    auto taken = std::vector<bool>(m_record.chips.size(), false);
    for (const auto& chip : m_table.chips()) {
      auto i = std::size_t{0};
      while (i < taken.size() && (taken[i] || m_record.chips[i].place != chip.place))
        ++i;
      if (i == taken.size()) {
        m_missing.push_back(chip.place);
        result.emplace_back();
        continue;
      }
      taken[i] = true;
      const auto& face = m_record.chips[i];
      result.push_back({face.colour, static_cast<std::uint8_t>(face.value)});
    }
    for (std::size_t i = 0; i < taken.size(); ++i)
      if (!taken[i])
        m_extra.push_back(i);
    return result;
  }

  void checkChips()
  {
    for (const auto i : m_extra)
      report(rule::recordChipExtra, {}, "/chips/" + std::to_string(i), m_record.chips[i].place);
    for (const auto place : m_missing)
      report(rule::recordChipMissing, {}, "/chips", place);
  }

  std::string idOf(const DealFault& fault) const
  {
    if (fault.list == "laid")
      return m_record.laid[fault.index].kind;
    return fault.list == "stack" ? m_record.stack[fault.index] : m_record.piles[fault.index];
  }

  /// A kind that the table does not know is named once.
  void reportFault(const DealFault& fault)
  {
    auto details = std::vector<std::string>{};
    if (fault.rule == rule::gameUnknownKind && !m_unknown.insert(idOf(fault)).second)
      return;
    if (fault.rule == rule::gameUnknownKind || fault.rule == rule::gameDraws ||
        fault.rule == rule::gameLaidTile)
      details.push_back(idOf(fault));
    if (fault.rule == rule::recordPiles)
      details = {std::to_string(m_record.piles.size()),
                 std::to_string(m_table.compiled().depots.size())};
    auto pointer = '/' + std::string(fault.list);
    if (fault.index != DealFault::whole && fault.list != "chips")
      pointer += '/' + std::to_string(fault.index);
    const auto place = fault.list == "laid" && fault.index != DealFault::whole
                           ? std::optional(m_record.laid[fault.index].place)
                           : std::nullopt;
    report(fault.rule, std::move(details), std::move(pointer),
           fault.rule == rule::gameUnknownKind || fault.rule == rule::gameDraws ? std::nullopt
                                                                                : place);
  }

  const Table& m_table;
  const GameRecord& m_record;
  std::vector<Place> m_missing;     ///< chips
  std::vector<std::size_t> m_extra; ///< chips of the record
  std::set<std::string> m_unknown;
  Problems m_problems;
};

} // namespace

RecordedDeal dealOf(const Table& table, const GameRecord& record)
{
  return Beginning(table, record).take();
}

} // namespace kartenwerk
