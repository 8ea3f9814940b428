// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/steps.h"

#include <algorithm>
#include <span>
#include <tuple>

#include "model/game/answers.h"

namespace kartenwerk {

namespace {

auto orderOf(const Move& move)
{
  return std::tuple{move.kind, move.place, move.feature, move.rotation, move.figure,
                    move.ones, move.twos,  move.quarter, move.colour};
}

/// Whether a chip still lies where it was at the start.
template <class Size>
bool lies(const Compiled& c, const PositionOf<Size>& p, std::size_t chip)
{
  for (std::size_t i = 0; i < c.cityChips.size(); ++i)
    if (chip - c.cityChips[i].first < c.cityChips[i].count)
      return (p.chipsTaken >> i & 1U) == 0;
  return !p.isTile(p.cell(c.cellOf(c.chips[chip].place)));
}

/// Drawn tiles that were not laid in the same order were set aside.
template <class Size>
std::vector<int> kindsSetAside(const PositionOf<Size>& p, const Deal& deal)
{
  auto kinds = std::vector<int>{};
  auto laid = deal.laid().size();
  const auto inHand = p.tileInHand >= 0 && !p.islandTile ? 1U : 0U;
  for (std::size_t i = 0; i + inHand < p.drawn; ++i) {
    while (laid < p.tileCount && p.ofIslands.has(static_cast<int>(laid)))
      ++laid;
    if (laid < p.tileCount && p.tiles[laid].kindAndRotation / 4 == deal.order[i])
      ++laid;
    else
      kinds.push_back(deal.order[i]);
  }
  return kinds;
}

template <class Size>
Seat seatOf(const PositionOf<Size>& p, int player)
{
  const auto seat = static_cast<std::size_t>(player);
  auto result = Seat{p.scores[seat], p.meeples[seat], p.ones[seat], p.twos[seat]};
  result.large = p.inHand(player, FigureKind::Large);
  result.abbot = p.inHand(player, FigureKind::Abbot);
  result.builder = p.inHand(player, FigureKind::Builder);
  result.pig = p.inHand(player, FigureKind::Pig);
  std::ranges::copy(p.goods[seat], result.goods.begin());
  std::ranges::copy(p.chips[seat], result.chips.begin());
  return result;
}

template <class Size>
LeipzigView leipzigView(const Compiled& c, const PositionOf<Size>& p, const Deal& deal)
{
  auto view = LeipzigView{.order = deal.quarters, .squares = c.quarterSquares};
  for (std::size_t quarter = 0; quarter < p.sent.size(); ++quarter)
    for (std::size_t seat = 0; seat < p.sent[quarter].size(); ++seat)
      if (const auto figure = p.sent[quarter][seat]; figure != 0)
        view.figures.push_back({static_cast<Quarter>(quarter), static_cast<int>(seat),
                                static_cast<FigureKind>(figure - 1)});
  return view;
}

template <class Size>
RoadInQuestion roadInQuestion(const Compiled& c, const PositionOf<Size>& p)
{
  const auto root = p.closed[p.askedRoad];
  const auto parts = partsOf(c, p, root);
  const auto shares = sharesOf(c, p, root, roadVotes(c, p, root));
  return {parts.front().first, parts.front().second, shares.of(p.asked)};
}

} // namespace

template <class Size>
Events GameStepsOf<Size>::begin()
{
  auto events = Events{};
  kartenwerk::begin(m_compiled, m_deal, m_shown, EventRecorder{events});
  m_kept = {m_shown};
  m_shownStep = 0;
  return events;
}

template <class Size>
const PositionOf<Size>& GameStepsOf<Size>::at(const std::vector<Move>& moves, int step) const
{
  if (m_shownStep > step || m_shownStep < step / spacing * spacing) {
    m_shownStep = step / spacing * spacing;
    m_shown = m_kept[static_cast<std::size_t>(step / spacing)];
  }
  for (; m_shownStep < step; ++m_shownStep)
    kartenwerk::apply(m_compiled, m_deal, m_shown, moves[static_cast<std::size_t>(m_shownStep)],
                      NoRecorder{});
  return m_shown;
}

template <class Size>
Events GameStepsOf<Size>::apply(const std::vector<Move>& moves, int step, const Move& move)
{
  auto events = Events{};
  at(moves, step);
  kartenwerk::apply(m_compiled, m_deal, m_shown, move, EventRecorder{events});
  ++m_shownStep;
  if (m_shownStep % spacing == 0)
    m_kept.push_back(m_shown);
  return events;
}

template <class Size>
void GameStepsOf<Size>::takeBack(const std::vector<Move>& moves, int step)
{
  at(moves, step);
  m_kept.resize(static_cast<std::size_t>(step / spacing) + 1);
}

template <class Size>
Decision GameStepsOf<Size>::decision(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  return {p.decision, p.decision == DecisionKind::Over ? 0 : p.decider()};
}

template <class Size>
bool GameStepsOf<Size>::isLegal(const std::vector<Move>& moves, int step, const Move& move) const
{
  return kartenwerk::isLegal(m_compiled, at(moves, step), move);
}

template <class Size>
std::vector<Move> GameStepsOf<Size>::legal(const std::vector<Move>& moves, int step) const
{
  auto result = std::vector<Move>{};
  forEachMove(m_compiled, at(moves, step), [&](const Move& move) { result.push_back(move); });
  std::ranges::sort(result, {}, [](const Move& move) { return orderOf(move); });
  return result;
}

template <class Size>
std::vector<int> GameStepsOf<Size>::scores(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  return {p.scores.begin(), p.scores.begin() + m_compiled.players};
}

template <class Size>
std::vector<int> GameStepsOf<Size>::projectedScores(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  auto scores = p.scores;
  if (p.decision == DecisionKind::Tile || p.decision == DecisionKind::Draw) {
    scoreFinally(m_compiled, p, scores, NoRecorder{});
  } else if (p.decision != DecisionKind::Over) {
    // What the tile has completed counts as completed; figures stay where they are.
    auto settled = p;
    settle(m_compiled, settled, NoRecorder{});
    scores = settled.scores;
    scoreFinally(m_compiled, settled, scores, NoRecorder{});
  }
  return {scores.begin(), scores.begin() + m_compiled.players};
}

template <class Size>
std::vector<FieldOwners> GameStepsOf<Size>::fieldOwners(const std::vector<Move>& moves,
                                                        int step) const
{
  const auto& p = at(moves, step);
  auto events = Events{};
  auto scores = p.scores;
  scoreFinally(m_compiled, p, scores, EventRecorder{events});
  auto result = std::vector<FieldOwners>{};
  for (const auto& event : events) {
    if (event.scoring.kind != ScoredKind::Field)
      continue;
    const auto figure = std::ranges::find_if(
        p.figures.begin(), p.figures.begin() + p.figureCount, [&](const FigureState& f) {
          return f.segment >= m_compiled.firstField && f.segment < m_compiled.firstMonastery &&
                 explainFeature(m_compiled, p, rootOf(p, f.segment)).place == event.scoring.place &&
                 explainFeature(m_compiled, p, rootOf(p, f.segment)).feature ==
                     event.scoring.feature;
        });
    if (figure != p.figures.begin() + p.figureCount)
      result.push_back({.parts = partsOf(m_compiled, p, rootOf(p, figure->segment)),
                        .awards = event.scoring.awards,
                        .points = event.scoring.points});
  }
  std::ranges::sort(result, {}, [](const FieldOwners& field) { return field.parts.front(); });
  return result;
}

template <class Size>
std::vector<Place> GameStepsOf<Size>::deadSquares(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  auto alive = std::vector<char>(p.slots, 0);
  auto placements = Placements<Size>{};
  const auto open = std::span(p.openTile.data(), m_compiled.depots.size());
  for (int kind = 0; kind < static_cast<int>(m_compiled.kinds.size()); ++kind) {
    if (p.unseen[static_cast<std::size_t>(kind)] == 0 && p.tileInHand != kind &&
        std::ranges::find(open, kind) == open.end())
      continue;
    findPlacements(m_compiled, p, kind, placements);
    for (std::size_t slot = 0; slot < p.slots; ++slot)
      if (placements.rotations[slot] != 0)
        alive[slot] = 1;
  }
  auto dead = std::vector<Place>{};
  for (std::size_t slot = 0; slot < p.slots; ++slot)
    if (alive[slot] == 0)
      dead.push_back(m_compiled.placeOf(p.slotCell[slot]));
  std::ranges::sort(dead);
  return dead;
}

template <class Size>
Revealed GameStepsOf<Size>::revealed(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  auto result =
      Revealed{.drawn = p.drawn, .pilesTaken = p.pilesTaken, .surveyorsTurned = p.surveyorsTurned};
  for (std::size_t i = 0; i < m_compiled.chips.size(); ++i)
    result.chips[i] = !lies(m_compiled, p, i);
  return result;
}

template <class Size>
View GameStepsOf<Size>::view(const std::vector<Move>& moves, int step) const
{
  const auto& p = at(moves, step);
  auto view = View{.decision = decision(moves, step)};
  for (std::size_t i = 0; i < p.tileCount; ++i)
    view.tiles.push_back({m_compiled.placeOf(p.tiles[i].cell), p.tiles[i].kindAndRotation / 4,
                          static_cast<Rotation>(p.tiles[i].kindAndRotation % 4)});
  for (std::size_t i = 0; i < p.figureCount; ++i) {
    const auto& figure = p.figures[i];
    if (figure.leaving)
      continue; // it stands in Leipzig already
    view.figures.push_back({m_compiled.placeOf(p.tiles[figure.tile].cell),
                            m_compiled.featureOf[figure.segment], figure.player, figure.kind,
                            figure.upgraded});
  }
  std::ranges::sort(view.figures, {}, [](const FigureOnBoard& figure) {
    return std::tuple{figure.place, figure.feature, figure.kind};
  });
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_compiled.players); ++seat)
    view.seats.push_back(seatOf(p, static_cast<int>(seat)));
  for (std::size_t i = 0; i < m_compiled.chips.size(); ++i)
    if (lies(m_compiled, p, i))
      view.chips.push_back(m_compiled.chips[i].place);
  for (std::size_t i = 0; i < m_compiled.depots.size(); ++i)
    view.piles.push_back({m_compiled.depots[i].place, m_compiled.depots[i].colour, p.openTile[i],
                          static_cast<int>(m_deal.pile(i).size()) - p.pilesTaken[i]});
  for (std::size_t slot = 0; slot < p.slots; ++slot)
    view.open.push_back(m_compiled.placeOf(p.slotCell[slot]));
  std::ranges::sort(view.chips);
  std::ranges::sort(view.open);
  for (std::size_t kind = 0; kind < m_compiled.kinds.size(); ++kind)
    view.remaining.push_back(p.unseen[kind]);
  view.setAside = kindsSetAside(p, m_deal);
  view.stack = m_deal.tileCount - p.drawn;
  view.tileInHand = p.tileInHand;
  view.turn = p.turn;
  view.secondPart = p.secondPart;
  view.end = p.end;
  if (m_compiled.leipzig)
    view.leipzig = leipzigView(m_compiled, p, m_deal);
  if (p.decision == DecisionKind::Leipzig || p.decision == DecisionKind::RoadChips)
    view.road = roadInQuestion(m_compiled, p);
  if (m_compiled.surveyors)
    view.surveyors = SurveyorsView{surveyorsAt(m_deal, p.surveyorsTurned),
                                   surveyorsAt(m_deal, p.surveyorsTurned + 1)};
  return view;
}

template class GameStepsOf<SmallSize>;
template class GameStepsOf<MapSize>;
template class GameStepsOf<OpenSize>;
template class GameStepsOf<LargeSize>;
template class GameStepsOf<HugeSize>;

} // namespace kartenwerk
