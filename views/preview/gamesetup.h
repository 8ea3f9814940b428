// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>

#include "views/preview/boardscene.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kartenwerk {

/// Seed and number of players of the next game, what to show, and files.
class GameSetup : public QWidget
{
  Q_OBJECT

public:
  explicit GameSetup(QWidget* parent = nullptr);

  std::optional<std::uint64_t> seed() const;
  void setSeed(std::uint64_t seed);
  int players() const;
  void setPlayers(int players);
  bool hints() const;
  SceneOptions sceneOptions() const;
  void setGameThere(bool there);

Q_SIGNALS:
  void newGameRequested();
  void optionsChanged();
  void saveRequested();
  void openRequested();
  void copyRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildLayout();

  QLabel* m_playersLabel;
  QLabel* m_seedLabel;
  QPushButton* m_begin;
  QPushButton* m_freshSeed;
  QPushButton* m_open;
  QSpinBox* m_players;
  QLineEdit* m_seed;
  QCheckBox* m_hints;
  QCheckBox* m_fields;
  QCheckBox* m_dead;
  QPushButton* m_save;
  QPushButton* m_copy;
};

} // namespace kartenwerk
