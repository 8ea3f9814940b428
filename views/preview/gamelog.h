// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <vector>

#include "model/game/game.h"

namespace kartenwerk {

/// The game in words, a row an event; what lies after the step shown steps back.
class GameLog : public QAbstractListModel
{
  Q_OBJECT

public:
  struct Entry
  {
    int step = 0;
    int player = -1; ///< -1: nobody
    QString text;
  };

  using QAbstractListModel::QAbstractListModel;

  /// Keeps the rows of what is the same as before, so that a long game costs what is new.
  void show(const Game& game, int step);
  void clear();

  /// The step that a row belongs to.
  int stepOf(int row) const { return m_entries[static_cast<std::size_t>(row)].step; }
  /// The last row up to the step shown; -1: none.
  int currentRow() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  std::vector<Entry> m_entries;
  std::vector<Move> m_moves;
  std::shared_ptr<const Table> m_table;
  std::uint64_t m_seed = 0;
  int m_step = 0;
};

} // namespace kartenwerk
