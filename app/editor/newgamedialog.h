// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/scenario/scenario.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace kartenwerk {

/// Asks for title, players and rules of a game without a map: one of the presets for such games.
class NewGameDialog : public QDialog
{
  Q_OBJECT

public:
  explicit NewGameDialog(QWidget* parent = nullptr);

  Scenario scenario() const;

private:
  std::string_view preset() const;
  void explain();

  QLineEdit* m_title;
  QSpinBox* m_players;
  QListWidget* m_presets;
  QLabel* m_words;
};

} // namespace kartenwerk
