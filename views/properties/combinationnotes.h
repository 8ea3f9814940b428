// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/rules/combinations.h"

namespace kartenwerk {

/// What combinations of rules mean, a quiet line each with a mark of how far it is settled.
class CombinationNotes : public QWidget
{
  Q_OBJECT

public:
  explicit CombinationNotes(QWidget* parent = nullptr);

  /// Hidden when there are none.
  void setNotes(const std::vector<Combination>& notes);

private:
  std::vector<Combination> m_notes;
};

/// All combinations in a table; stays until it is closed.
void showAllCombinations(QWidget* parent);

} // namespace kartenwerk
