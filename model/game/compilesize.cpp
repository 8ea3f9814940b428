// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "model/base/problemrules.h"
#include "model/game/compiler.h"
#include "model/game/deal.h"
#include "model/game/tally.h"

namespace kartenwerk {

void Compiler::reportTooLarge()
{
  constexpr auto& largest = HugeSize::capacity;
  report(rule::gameTooLarge, {std::to_string(largest.cells), std::to_string(largest.tiles)});
}

/// Ahead of all work that grows faster than the map, and of numbering segments, whose numbers would
/// wrap. What passes here may still need too much of something else, which chooseSize() says.
bool Compiler::checkSize()
{
  constexpr auto& largest = HugeSize::capacity;
  const auto& map = m.board->map();
  auto edges = map.largeCities().size() + map.prints().size() + map.ferries().size();
  for (const auto& city : map.largeCities())
    for (const auto& square : city.squares)
      edges += gatesOf(square.place).size();
  for (const auto& [kind, count] : m.counted)
    edges += static_cast<std::size_t>(count) *
             static_cast<std::size_t>(std::ranges::count_if(kind.features, isEdge));
  if (m.cells > largest.cells || edges > static_cast<std::size_t>(largest.edges))
    reportTooLarge();
  return m_problems.empty();
}

int Compiler::meeples() const
{
  const auto& rules = m.scenario.scenario.rules;
  return rules.meeples + (m.leipzig && rules.leipzig.extraMeeple ? 1 : 0);
}

Capacity Compiler::needed() const
{
  auto need = Capacity{};
  need.tiles = m.tiles;
  need.cells = m.cells;
  need.edges = static_cast<int>(m_edges.size());
  need.segments = m.firstMonastery;
  need.bits = std::max({m_cityBits - m_cityBits / 64, m_roadBits - m_roadBits / 64,
                        static_cast<int>(m.opened.size())});
  need.kinds = static_cast<int>(m.kinds.size());
  const auto& rules = m.scenario.scenario.rules;
  need.figures =
      m.players * (meeples() + rules.largeMeeple + rules.abbot + rules.builder + rules.pig);

  // A tile opens two squares more than it fills; a large city or ferry opens all its squares.
  auto frontier = 2 * m.tiles + 2 * m.startsUsed;
  for (const auto& opened : m.opened)
    frontier += static_cast<int>(opened.cells.size());
  need.frontier = std::min(frontier, static_cast<int>(m.board->squares().size()));

  auto sums = EdgeStart{};
  auto open = 2;
  for (const auto& edge : m_edges) {
    sums.tiles += edge.tiles;
    sums.coats += edge.coats;
    sums.points += edge.points;
    open += edge.bit >= 0 && edge.tiles == 0 ? std::max(0, edge.open - 2) : edge.open;
  }
  need.tally = std::max({sums.tiles, sums.coats, sums.points, open});
  return need;
}

namespace {

bool holds(const Capacity& size, const Capacity& need)
{
  return need.tiles <= size.tiles && need.cells <= size.cells && need.edges <= size.edges &&
         need.segments <= size.segments && need.bits <= size.bits &&
         need.frontier <= size.frontier && need.kinds <= size.kinds &&
         need.figures <= size.figures && need.tally <= size.tally;
}

} // namespace

bool Compiler::chooseSize()
{
  const auto need = needed();
  if (m.chips.size() > Deal::mostChips)
    report(rule::gameChips, {std::to_string(m.chips.size()), std::to_string(Deal::mostChips)});
  for (const auto size : {SizeId::Small, SizeId::Map, SizeId::Open, SizeId::Large, SizeId::Huge}) {
    const auto fits = withSize(size, [&]<class Size>(Size) { return holds(Size::capacity, need); });
    if (!fits)
      continue;
    m.size = size;
    withSize(size, [&]<class Size>(Size) { makeBlank<Size>(); });
    return m_problems.empty();
  }
  reportTooLarge();
  return false;
}

template <class Size>
void Compiler::makeBlank()
{
  using Sums = Tally<typename Size::Tally>;
  auto blank = std::make_unique<PositionOf<Size>>();
  auto& p = *blank;
  for (std::size_t i = 0; i < m_edges.size(); ++i) {
    const auto& edge = m_edges[i];
    if (edge.bit >= 0)
      p.mask[i].insert(edge.bit);
    p.tally[i] = Sums::of(edge.open, edge.tiles, edge.coats, edge.points);
  }
  for (std::size_t i = 0; i < m_fieldBits.size(); ++i)
    for (const auto bit : m_fieldBits[i])
      p.mask[m.firstField + i].insert(bit);
  for (std::size_t i = 0; i < m.firstMonastery; ++i)
    p.parent[i] = static_cast<Segment>(i);
  p.northEast.fill(unusedDemand);
  p.southWest.fill(unusedDemand);
  for (const auto place : m.board->squares())
    p.cells[m.cellOf(place)] = static_cast<typename Size::Cell>(CellValue::empty);
  for (const auto& city : m.board->map().largeCities())
    for (const auto& square : city.squares)
      p.cells[m.cellOf(square.place)] = static_cast<typename Size::Cell>(CellValue::largeCity);
  const auto& rules = m.scenario.scenario.rules;
  const auto hand = [](bool has, FigureKind kind) {
    return has ? PositionOf<Size>::handUnit(kind) : 0U;
  };
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(m.players); ++seat) {
    p.meeples[seat] = static_cast<std::uint8_t>(meeples());
    p.others[seat] = static_cast<std::uint16_t>(
        hand(rules.largeMeeple, FigureKind::Large) | hand(rules.abbot, FigureKind::Abbot) |
        hand(rules.builder, FigureKind::Builder) | hand(rules.pig, FigureKind::Pig));
  }
  m.blank = std::move(blank);
}

} // namespace kartenwerk
