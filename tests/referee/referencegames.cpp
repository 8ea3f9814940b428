// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/referencegames.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "tests/referee/words.h"

namespace referee {

using namespace kartenwerk;

static std::string text(const ReferenceEvent& event)
{
  return text(event.player) + ":" + event.feature + ":" + text(event.points);
}

namespace {

/// One comparison after the other until one fails.
class Comparison
{
public:
  template <class Items>
  void same(const std::string& what, const Items& ours, const Items& theirs)
  {
    if (m_difference.empty() && !(ours == theirs))
      m_difference = m_where + ", " + what + ": " + listed(ours) + " instead of " + listed(theirs);
  }
  void sameNumber(const std::string& what, int ours, int theirs)
  {
    same(what, std::vector{ours}, std::vector{theirs});
  }
  void require(const std::string& what, bool holds)
  {
    if (m_difference.empty() && !holds)
      m_difference = m_where + ", " + what;
  }
  void setWhere(std::string where) { m_where = std::move(where); }
  bool failed() const { return !m_difference.empty(); }
  const std::string& difference() const { return m_difference; }

private:
  std::string m_where = "start";
  std::string m_difference;
};

/// Seats as the file has them: of one player both seats count together, less a second supply.
std::vector<int> asInFile(const std::vector<int>& seats, const ReferenceGame& game, int spare)
{
  if (game.players.size() == seats.size())
    return seats;
  return {std::accumulate(seats.begin(), seats.end(), 0) - spare};
}

void compareTurn(const ReferenceGame& game, const ReferenceTurn& turn, Replayer& replayer,
                 Comparison& comparison)
{
  const auto placements = replayer.placements(turn);
  comparison.require(replayer.complaint(), replayer.complaint().empty());
  auto cells = std::set<Place>{};
  for (const auto& placement : placements)
    cells.insert(placement.place);
  if (turn.legalCells)
    comparison.sameNumber("legal squares", static_cast<int>(cells.size()), *turn.legalCells);
  if (turn.legalPlacements)
    comparison.sameNumber("legal placements", static_cast<int>(placements.size()),
                          *turn.legalPlacements);
  comparison.require("the placement is not legal", replayer.placeTile(turn));
  if (comparison.failed())
    return;
  const auto options = replayer.options(turn);
  if (turn.options)
    comparison.same("figure options", options, *turn.options);
  if (turn.figure)
    comparison.require("the figure is not legal: " + text(*turn.figure),
                       std::ranges::binary_search(options, *turn.figure));
  comparison.require("the turn cannot be finished", replayer.finishTurn(turn));
  if (!turn.scores.empty())
    comparison.same("scores", asInFile(replayer.scores(), game, 0), turn.scores);
  if (!turn.supply.empty())
    comparison.same("supply", asInFile(replayer.supply(), game, game.supply), turn.supply);
}

void compareEnd(const ReferenceGame& game, Replayer& replayer, Comparison& comparison)
{
  comparison.setWhere("end");
  if (!game.beforeFinal.empty())
    comparison.same("scores before the final scoring", replayer.scores(), game.beforeFinal);
  if (!game.finalScores.empty())
    comparison.same(
        "scores", asInFile(game.finalScoring ? replayer.finalScores() : replayer.scores(), game, 0),
        game.finalScores);
  const auto events = replayer.events();
  if (events && game.events)
    comparison.same("points one by one", *events, *game.events);
  if (!events || game.finalScoring)
    return;
  for (const auto& event : game.asserted)
    comparison.require("nobody got " + text(event), event.points == 0 || game.players.size() == 1 ||
                                                        std::ranges::binary_search(*events, event));
}

} // namespace

std::string firstDifference(const ReferenceGame& game, Replayer& replayer)
{
  auto comparison = Comparison{};
  for (std::size_t i = 0; i < game.turns.size() && !comparison.failed(); ++i) {
    comparison.setWhere("turn " + std::to_string(i + 1));
    compareTurn(game, game.turns[i], replayer, comparison);
  }
  if (!comparison.failed())
    compareEnd(game, replayer, comparison);
  return comparison.difference();
}

} // namespace referee
