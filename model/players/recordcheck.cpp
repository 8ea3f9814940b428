// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/players/recordcheck.h"

#include <algorithm>
#include <map>

#include "model/base/problemrules.h"
#include "model/game/compiled.h"
#include "model/game/dealopen.h"

namespace kartenwerk {

namespace {

/// Compares the beginning of a record with the table of its scenario, thing by thing.
class Beginning
{
public:
  Beginning(const GameRecord& record, const Table& table) : m_record(record), m_table(table) {}

  Problems problems()
  {
    checkNames();
    checkLaid();
    countTiles();
    checkPiles();
    checkChips();
    checkOpen();
    return std::move(m_problems);
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
    for (std::size_t i = 0; i < m_record.laid.size(); ++i) {
      const auto& [place, id, rotation] = m_record.laid[i];
      const auto pointer = "/laid/" + std::to_string(i);
      const auto kind = m_table.findKind(id);
      if (!isStart(place))
        report(rule::recordLaidOff, {}, pointer, place);
      else if (kind && !m_table.board().fits(m_table.kind(*kind), rotation, place))
        report(rule::gameLaidTile, {id}, pointer, place);
      const auto before = m_record.laid.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::find_if(m_record.laid.begin(), before,
                       [&](const auto& laid) { return laid.place == place; }) != before)
        report(rule::recordLaidTwice, {}, pointer, place);
    }
  }

  /// Tiles that are not in the game, and more of a kind than there are; each kind once.
  void countTiles()
  {
    auto left = std::map<std::string, int>{};
    const auto& compiled = m_table.compiled();
    for (std::size_t i = 0; i < compiled.kinds.size(); ++i)
      left[m_table.kind(static_cast<int>(i)).id] = compiled.kinds[i].copies;
    const auto take = [&](const std::string& id, const std::string& pointer) {
      const auto kind = left.find(id);
      if (kind == left.end()) {
        report(rule::gameUnknownKind, {id}, pointer);
        left[id] = -1;
      } else if (--kind->second == -1) {
        report(rule::gameDraws, {id}, pointer);
      }
    };
    for (std::size_t i = 0; i < m_record.laid.size(); ++i)
      take(m_record.laid[i].kind, "/laid/" + std::to_string(i));
    for (std::size_t i = 0; i < m_record.stack.size(); ++i)
      take(m_record.stack[i], "/stack/" + std::to_string(i));
    for (std::size_t i = 0; i < m_record.piles.size(); ++i)
      take(m_record.piles[i], "/piles/" + std::to_string(i));
  }

  void checkPiles()
  {
    const auto depots = m_table.compiled().depots.size();
    const auto tiles = m_record.piles.size();
    const auto most = depots * static_cast<std::size_t>(tilesOnADepot);
    if (tiles > most || (depots > 0 && tiles % depots != 0))
      report(rule::recordPiles, {std::to_string(tiles), std::to_string(depots)}, "/piles");
  }

  void checkChips()
  {
    auto missing = std::vector<Place>{};
    for (const auto& chip : m_table.chips())
      missing.push_back(chip.place);
    for (std::size_t i = 0; i < m_record.chips.size(); ++i) {
      const auto place = m_record.chips[i].place;
      const auto there = std::ranges::find(missing, place);
      if (there == missing.end())
        report(rule::recordChipExtra, {}, "/chips/" + std::to_string(i), place);
      else
        missing.erase(there);
    }
    for (const auto place : missing)
      report(rule::recordChipMissing, {}, "/chips", place);
  }

  void checkOpen()
  {
    const auto dealt = openDeal(m_table);
    if (!sameThings({m_record.open.quarters, dealt.surveyors}, dealt))
      report(rule::recordQuarters, {}, "/quarters");
    if (!sameThings({dealt.quarters, m_record.open.surveyors}, dealt))
      report(rule::recordSurveyors, {}, "/surveyors");
  }

  const GameRecord& m_record;
  const Table& m_table;
  Problems m_problems;
};

} // namespace

Problems problemsOfBeginning(const GameRecord& record)
{
  const auto table = Table::compile(record.scenario);
  return table.value ? Beginning(record, **table.value).problems() : Problems{};
}

Replay checkedReplay(const GameRecord& record)
{
  auto result = replay(record);
  auto problems = problemsOfBeginning(record);
  if (!problems.empty())
    std::erase_if(result.problems,
                  [](const Problem& problem) { return problem.rule == rule::recordDeal; });
  problems.insert(problems.end(), result.problems.begin(), result.problems.end());
  result.problems = std::move(problems);
  return result;
}

} // namespace kartenwerk
