// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/soloreplayer.h"

#include <algorithm>

#include "model/game/answers.h"
#include "tests/referee/enginereplayer.h"

namespace referee {

using namespace kartenwerk;

namespace {

template <class Size>
class SoloReplayer final : public Replayer
{
public:
  SoloReplayer(const ReferenceGame& game, std::shared_ptr<const Table> table)
      : m_table(std::move(table)), m(m_table->compiled()), m_p(std::make_unique<PositionOf<Size>>())
  {
    const auto dealt = dealtFor(game, *m_table);
    if (!dealt) {
      m_complaint = "the game cannot be dealt";
      return;
    }
    m_deal = *dealt;
    begin(m, m_deal, *m_p, NoRecorder{});
    if (const auto pigs = game.supplies.find("pig"); pigs != game.supplies.end())
      for (int more = 1; more < pigs->second; ++more)
        m_p->others[0] = static_cast<std::uint16_t>(m_p->others[0] +
                                                    PositionOf<Size>::handUnit(FigureKind::Pig));
  }

  std::vector<Placement> placements(const ReferenceTurn& turn) override
  {
    auto result = std::vector<Placement>{};
    if (m_complaint.empty() &&
        (m_p->decision != DecisionKind::Tile || m_table->kind(m_p->tileInHand).id != turn.tile))
      m_complaint = "another tile was drawn instead of " + turn.tile;
    if (m_complaint.empty())
      forEachMove(m, *m_p, [&](const Move& move) {
        result.push_back({move.place, move.rotation});
      });
    std::ranges::sort(result);
    return result;
  }

  bool placeTile(const ReferenceTurn& turn) override
  {
    return answer(kartenwerk::placeTile(turn.placement.place, turn.placement.rotation));
  }

  std::vector<FigureChoice> options(const ReferenceTurn& turn) override
  {
    auto result = std::vector<FigureChoice>{};
    forEachMove(m, *m_p, [&](const Move& move) {
      if (move.kind == MoveKind::PlaceFigure)
        result.push_back(choice(turn, move));
    });
    std::ranges::sort(result);
    return result;
  }

  bool finishTurn(const ReferenceTurn& turn) override
  {
    auto wanted = noFigure();
    forEachMove(m, *m_p, [&](const Move& move) {
      if (turn.figure && move.kind == MoveKind::PlaceFigure && choice(turn, move) == *turn.figure)
        wanted = move;
    });
    const auto done = answer(wanted);
    m_p->player = 0;
    return done;
  }

  std::vector<int> scores() const override { return {m_p->scores[0]}; }
  std::vector<int> supply() const override { return {m_p->meeples[0]}; }
  std::vector<int> finalScores() override
  {
    auto result = m_p->scores;
    scoreFinally(m, *m_p, result, NoRecorder{});
    return {result[0]};
  }
  std::string complaint() const override { return m_complaint; }

private:
  bool answer(const Move& move)
  {
    if (!isLegal(m, *m_p, move))
      return false;
    apply(m, m_deal, *m_p, move, NoRecorder{});
    return true;
  }
  FigureChoice choice(const ReferenceTurn& turn, const Move& move) const
  {
    const auto& kind = m_table->kind(m_table->findKind(turn.tile).value());
    return {nameOf(move.figure), kind.features[move.feature].id};
  }

  std::shared_ptr<const Table> m_table;
  const Compiled& m;
  Deal m_deal;
  std::unique_ptr<PositionOf<Size>> m_p;
  std::string m_complaint;
};

} // namespace

std::unique_ptr<Replayer> soloReplayer(const ReferenceGame& game, const PlayableScenario& scenario)
{
  const auto table = Table::compile(scenario);
  if (!table.value)
    return nullptr;
  return withSize((*table.value)->compiled().size,
                  [&]<class Size>(Size) -> std::unique_ptr<Replayer> {
                    return std::make_unique<SoloReplayer<Size>>(game, *table.value);
                  });
}

} // namespace referee
