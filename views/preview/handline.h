// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/game/view.h"
#include "model/rules/profile.h"

namespace kartenwerk {

/// A player's figures of other kinds than meeples, pale while they stand on the board, and goods.
class HandLine : public QWidget
{
  Q_OBJECT

public:
  explicit HandLine(int player, QWidget* parent = nullptr);

  /// Shows only what those rules give.
  void showHand(const Seat& seat, const RulesProfile& rules);
  /// Whether there is anything to show under those rules.
  static bool needed(const RulesProfile& rules);

  QSize sizeHint() const override;

private:
  struct Shown
  {
    FigureKind kind = FigureKind::Large;
    bool inHand = false;

    bool operator==(const Shown&) const = default;
  };

  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void describe();
  static QString goodsOf(const Seat& seat);

  int m_player;
  Seat m_seat;
  bool m_goodsOn = false;
  std::vector<Shown> m_figures;
};

} // namespace kartenwerk
