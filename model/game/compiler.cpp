// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/compiler.h"

#include <algorithm>
#include <string>

#include "model/base/problemrules.h"
#include "model/scenario/playlimits.h"
#include "model/tiles/checks.h"

namespace kartenwerk {

namespace {

Map openMap()
{
  return Map(openTableSide, openTableSide, {Ground::Playable})
      .withSite({.place = openTableStart, .kind = SiteKind::Start});
}

} // namespace

void Compiler::report(std::string_view rule, std::vector<std::string> details, std::string place)
{
  m_problems.push_back({.severity = Severity::Error,
                        .rule = std::string(rule),
                        .details = std::move(details),
                        .place = std::move(place)});
}

bool Compiler::compile(const PlayableScenario& scenario)
{
  m.scenario = scenario;
  m.counted = scenario.tiles();
  if (!checkNumbers() || !checkKinds())
    return false;
  m.board = std::make_unique<Board>(scenario.map ? *scenario.map : openMap());
  takeRules();
  if (!scenario.map)
    layLeipzigBlock();
  else
    findLeipzigOnMap();
  layOutGrid();
  if (!checkSize() || !listStarts() || !listLaid() || !checkDraws())
    return false;
  findStartFits();
  if (!checkStartTile())
    return false;
  placeSites();
  describeKinds();
  numberEdges();
  numberFields();
  numberMonasteries();
  linkBorders();
  describeCells();
  describeLeipzig();
  describeSurveyors();
  return chooseSize();
}

bool Compiler::checkNumbers()
{
  const auto& scenario = m.scenario.scenario;
  if (scenario.players < 2 || scenario.players > 6)
    report(rule::gamePlayers, {std::to_string(scenario.players)});
  if (scenario.rules.meeples < 1 || scenario.rules.meeples > 20)
    report(rule::gameMeeples, {std::to_string(scenario.rules.meeples)});
  if (m.counted.empty())
    report(rule::gameNoTiles, {});
  return m_problems.empty();
}

bool Compiler::checkKinds()
{
  constexpr auto& largest = HugeSize::capacity;
  auto tooMany = m.counted.size() > static_cast<std::size_t>(largest.kinds);
  for (const auto& [kind, count] : m.counted) {
    m.tiles += count;
    tooMany = tooMany || count > mostTilesOfAKind;
    if (kind.features.size() > Compiled::featuresPerTile || anyErrors(checkTileKind(kind)))
      report(rule::gameTile, {kind.id});
  }
  if (tooMany || m.tiles > largest.tiles)
    reportTooLarge();
  return m_problems.empty();
}

void Compiler::takeRules()
{
  const auto& rules = m.scenario.scenario.rules;
  m.players = m.scenario.scenario.players;
  m.fields = rules.fields;
  m.smallCity = rules.smallCityPoints == 2;
  m.townExtraTile = rules.townExtraTile;
  m.townCosts = rules.townCosts;
  m.townRoadBonus = rules.townRoadBonus;
  m.islandCoats = rules.islandCoats;
  m.fillHoles = rules.fillHoles;
  m.abbot = rules.abbot;
  m.builder = rules.builder;
  m.goods = rules.goods;
  m.river = rules.river && !m.scenario.map;
  m.churchByVotes = rules.darmstadt.churchByVotes;
  m.otherFigures = rules.largeMeeple || rules.abbot || rules.builder || rules.pig;
  m.upgrades = rules.chips.on && rules.chips.use == ChipUse::Upgrade;
  m.majorityAfter = rules.leipzig.majorityAfter;
  m.surveyors = rules.surveyors.on;
  m.wine = rules.chips.on && rules.chips.use == ChipUse::Wine;
  m.islandTiles = rules.chips.on && rules.chips.use == ChipUse::IslandTiles;
  m.chipRoads = rules.chips.on && rules.chips.use == ChipUse::Roads;
  m.colouredChips = m.wine || m.islandTiles || m.chipRoads;
  auto chips = 0;
  for (const auto& [ones, twos] : rules.chips.values) {
    chips += ones + twos;
    m.chipWorth += 100 * (ones + 2 * twos);
  }
  m.chipWorth = chips > 0 ? m.chipWorth / chips : 100;
  const auto start = m.scenario.startTile();
  for (std::size_t i = 0; i < m.counted.size(); ++i)
    if (m.counted[i].kind.id == start)
      m.startKind = static_cast<int>(i);
  if (m.river)
    startAtSpring();
}

/// The spring lies at the start in place of the start tile, which goes into the stack.
void Compiler::startAtSpring()
{
  for (std::size_t i = 0; i < m.counted.size(); ++i)
    for (const auto& feature : m.counted[i].kind.features)
      if (feature.end == RoadEnd::Spring) {
        m.startKind = static_cast<int>(i);
        return;
      }
}

bool Compiler::listStarts()
{
  if (m.leipzigBlock) {
    m.startsUsed = 0;
    return true;
  }
  const auto& named = m.scenario.scenario.starts;
  for (const auto place : m.scenario.map && !named.empty() ? named : startSquares(m.board->map())) {
    const auto known = std::ranges::any_of(
        m.starts, [&](const Compiled::Start& start) { return start.place == place; });
    if (m.board->playable(place) && !known)
      m.starts.push_back(
          {.place = place, .rotation = m.scenario.map ? -1 : 0, .used = !named.empty()});
    else if (!named.empty() && !known)
      report(rule::gameStartSquare, {}, place.column < 0 || place.row < 0 ? "" : toString(place));
  }
  m.startsUsed =
      named.empty() ? m.scenario.scenario.rules.startsUsed : static_cast<int>(m.starts.size());
  if (!m.scenario.map)
    m.startsUsed = 1;
  return m_problems.empty();
}

bool Compiler::listLaid()
{
  for (const auto& laid : m.scenario.scenario.laid) {
    if (!m.board->playable(laid.place) || besideLeipzigBlock(laid.place)) {
      report(rule::gameStartSquare, {},
             laid.place.column < 0 || laid.place.row < 0 ? "" : toString(laid.place));
      continue;
    }
    auto at = std::ranges::find(m.starts, laid.place, &Compiled::Start::place);
    if (at == m.starts.end()) {
      m.starts.push_back({.place = laid.place});
      at = std::prev(m.starts.end());
      if (!m.scenario.scenario.starts.empty() || !m.scenario.map)
        ++m.startsUsed;
    }
    at->used = true;
    at->rotation = laid.rotation ? static_cast<int>(*laid.rotation) : -1;
    if (laid.kind.empty())
      continue;
    const auto kind = std::ranges::find(m.counted, laid.kind,
                                        [](const CountedTile& tile) { return tile.kind.id; });
    if (kind == m.counted.end())
      report(rule::gameUnknownKind, {laid.kind}, toString(laid.place));
    at->kind = static_cast<int>(kind - m.counted.begin());
  }
  if (m.starts.empty() && !m.leipzigBlock && m_problems.empty())
    report(rule::gameNoStart, {});
  const auto used = std::ranges::count(m.starts, true, &Compiled::Start::used);
  m.startsUsed = std::max(m.startsUsed, static_cast<int>(used));
  m.startsUsed = std::min(m.startsUsed, static_cast<int>(m.starts.size()));
  const auto most = mostStarts(m.leipzigBlock);
  if (m.startsUsed > most)
    report(rule::gameTooManyStarts, {std::to_string(m.startsUsed), std::to_string(most)});
  return m_problems.empty();
}

bool Compiler::checkDraws()
{
  auto left = std::vector<int>{};
  for (const auto& tile : m.counted)
    left.push_back(tile.count);
  const auto take = [&](std::size_t kind) {
    if (--left[kind] == -1)
      report(rule::gameDraws, {m.counted[kind].kind.id});
  };
  for (const auto& start : m.starts)
    if (start.kind >= 0)
      take(static_cast<std::size_t>(start.kind));
  if (m.scenario.scenario.drawOrder == DrawOrder::Free)
    return m_problems.empty();
  for (const auto& id : m.scenario.scenario.draws) {
    const auto kind =
        std::ranges::find(m.counted, id, [](const CountedTile& tile) { return tile.kind.id; });
    if (kind == m.counted.end()) {
      report(rule::gameUnknownKind, {id});
      continue;
    }
    take(static_cast<std::size_t>(kind - m.counted.begin()));
    m.draws.push_back(static_cast<std::uint16_t>(kind - m.counted.begin()));
  }
  return m_problems.empty();
}

} // namespace kartenwerk
