// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <optional>

#include "model/chips/generate.h"
#include "model/scenario/scenario.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace kartenwerk {

/// What is asked of a layout, and the buttons that draw one.
class ChipControls : public QWidget
{
  Q_OBJECT

public:
  explicit ChipControls(QWidget* parent = nullptr);

  /// Shows the values of that scenario; emits nothing.
  void showScenario(const Map& map, const Scenario& scenario);

  Wish wish() const;
  /// Nothing when the field holds no number of 64 bits.
  std::optional<std::uint64_t> seed() const;
  void setSeed(std::uint64_t seed);

  /// While a layout is being made: progress (0…1000) and "Stop" instead of the buttons.
  void setBusy(bool busy);
  void setProgress(int permille);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);
  void drawRequested();
  void previousRequested();
  void nextRequested();
  void clearRequested();
  void stopRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildSettings(QGridLayout& grid);
  void buildSeed(QGridLayout& grid, int row);
  QWidget* buildButtons();
  void showStarts();
  void fillStarts();
  void updateMethod();

  Map m_map;
  Scenario m_scenario;
  QLabel* m_title;
  std::array<QLabel*, 6> m_labels{}; ///< of the settings, from the top
  QPushButton* m_freshSeed;
  QPushButton* m_stop;
  bool m_filling = false;
  QSpinBox* m_count;
  QLabel* m_inBox;
  QToolButton* m_starts;
  QComboBox* m_edition;
  QComboBox* m_method;
  QSlider* m_evenness;
  QLineEdit* m_seed;
  QPushButton* m_draw;
  QToolButton* m_previous;
  QToolButton* m_next;
  QPushButton* m_clear;
  QWidget* m_buttons;
  QWidget* m_busy;
  QProgressBar* m_progress;
};

/// A label that names a part of a panel.
QLabel* sectionTitle(QWidget* parent);

} // namespace kartenwerk
