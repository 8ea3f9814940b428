// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/game/compiled.h"
#include "model/game/deal.h"
#include "model/game/inquiry.h"
#include "model/game/redraw.h"
#include "model/game/view.h"

namespace kartenwerk {

/// The positions of a Game, in whatever size its table has. Every few positions one is kept; those
/// between are played again when they are asked for.
class GameSteps
{
public:
  virtual ~GameSteps() = default;
  virtual std::unique_ptr<GameSteps> copy() const = 0;

  const Deal& deal() const { return m_deal; }
  virtual Events begin() = 0;
  /// The move must be legal at `step`, the newest position.
  virtual Events apply(const std::vector<Move>& moves, int step, const Move& move) = 0;
  virtual void takeBack(const std::vector<Move>& moves, int step) = 0;

  virtual Decision decision(const std::vector<Move>& moves, int step) const = 0;
  virtual bool isLegal(const std::vector<Move>& moves, int step, const Move& move) const = 0;
  virtual std::vector<Move> legal(const std::vector<Move>& moves, int step) const = 0;
  virtual std::vector<int> scores(const std::vector<Move>& moves, int step) const = 0;
  virtual View view(const std::vector<Move>& moves, int step) const = 0;
  virtual std::vector<int> projectedScores(const std::vector<Move>& moves, int step) const = 0;
  virtual std::vector<FieldOwners> fieldOwners(const std::vector<Move>& moves, int step) const = 0;
  virtual std::vector<Place> deadSquares(const std::vector<Move>& moves, int step) const = 0;
  virtual Revealed revealed(const std::vector<Move>& moves, int step) const = 0;

protected:
  explicit GameSteps(const Deal& deal) : m_deal(deal) {}
  Deal m_deal;
};

/// The same for one size; players reach the position through it.
template <class Size>
class GameStepsOf final : public GameSteps
{
public:
  GameStepsOf(const Compiled& compiled, const Deal& deal) : GameSteps(deal), m_compiled(compiled) {}

  std::unique_ptr<GameSteps> copy() const override { return std::make_unique<GameStepsOf>(*this); }
  Events begin() override;
  Events apply(const std::vector<Move>& moves, int step, const Move& move) override;
  void takeBack(const std::vector<Move>& moves, int step) override;

  Decision decision(const std::vector<Move>& moves, int step) const override;
  bool isLegal(const std::vector<Move>& moves, int step, const Move& move) const override;
  std::vector<Move> legal(const std::vector<Move>& moves, int step) const override;
  std::vector<int> scores(const std::vector<Move>& moves, int step) const override;
  View view(const std::vector<Move>& moves, int step) const override;
  std::vector<int> projectedScores(const std::vector<Move>& moves, int step) const override;
  std::vector<FieldOwners> fieldOwners(const std::vector<Move>& moves, int step) const override;
  std::vector<Place> deadSquares(const std::vector<Move>& moves, int step) const override;
  Revealed revealed(const std::vector<Move>& moves, int step) const override;

  /// Valid until the next call of a member.
  const PositionOf<Size>& at(const std::vector<Move>& moves, int step) const;

private:
  static constexpr int spacing = 8; ///< of the positions that are kept

  const Compiled& m_compiled;
  std::vector<PositionOf<Size>> m_kept; ///< steps 0, spacing, 2 × spacing …
  mutable PositionOf<Size> m_shown;     ///< the position asked for last
  mutable int m_shownStep = -1;
};

} // namespace kartenwerk
