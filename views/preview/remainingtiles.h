// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <memory>
#include <vector>

#include "model/game/game.h"

namespace kartenwerk {

/// A picture of each kind with how many have not been seen yet.
class RemainingTiles : public QListWidget
{
  Q_OBJECT

public:
  explicit RemainingTiles(QWidget* parent = nullptr);

  void showGame(const Game& game, int step);

private:
  void changeEvent(QEvent* event) override;
  void fill(const Table& table);

  std::shared_ptr<const Table> m_table;
};

} // namespace kartenwerk
