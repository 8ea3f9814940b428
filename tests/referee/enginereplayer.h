// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "model/game/game.h"
#include "tests/referee/referencegames.h"

namespace referee {

/// The names of figures in the files: "small", "big" …
std::string nameOf(kartenwerk::FigureKind kind);
/// The stack in the order in which the game draws; nothing when it draws a tile that is not there.
std::optional<kartenwerk::Deal> dealtFor(const ReferenceGame& game, const kartenwerk::Table& table);

/// Our engine replays reference games of several players.
class EngineReplayer : public Replayer
{
public:
  EngineReplayer(const ReferenceGame& game, const kartenwerk::PlayableScenario& scenario);

  std::vector<Placement> placements(const ReferenceTurn& turn) override;
  bool placeTile(const ReferenceTurn& turn) override;
  std::vector<FigureChoice> options(const ReferenceTurn& turn) override;
  bool finishTurn(const ReferenceTurn& turn) override;
  std::vector<int> scores() const override;
  std::vector<int> supply() const override;
  std::vector<int> finalScores() override;
  std::optional<std::vector<ReferenceEvent>> events() const override;
  std::string complaint() const override { return m_complaint; }

private:
  void listen();
  std::string idOf(int tile) const { return m_game->table().kind(tile).id; }
  std::string featureOf(const ReferenceTurn& turn, int feature) const;

  std::optional<kartenwerk::Game> m_game;
  std::string m_complaint;
  int m_heard = 0;                     ///< steps whose events were listened to
  std::vector<std::string> m_setAside; ///< since the turn before
  std::vector<ReferenceEvent> m_events;
  std::vector<int> m_finalPoints; ///< of the final scoring, by seat
};

} // namespace referee
