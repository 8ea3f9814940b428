// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "model/chips/generate.h"
#include "model/scenario/scenario.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;

namespace kartenwerk {

class WhyButton;

/// The main path: how many chips, by which method, and the buttons that draw a layout.
class ChipControls : public QWidget
{
  Q_OBJECT

public:
  explicit ChipControls(QWidget* parent = nullptr);

  /// Shows the values of that scenario; emits nothing.
  void showScenario(const Scenario& scenario);
  /// Method, slider and weight; the rest as by default.
  Wish wish() const;
  void showWish(const Wish& wish);
  /// Whether there is a layout before the one shown.
  void setHasPrevious(bool has);

  /// While a layout is being made: progress (0…1000) and "Stop" instead of the buttons.
  void setBusy(bool busy);
  void setProgress(int permille);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);
  void drawRequested();
  void previousRequested();
  void nextRequested();
  void galleryRequested();
  void clearRequested();
  void stopRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  QWidget* buildHead();
  void play(bool on);
  void buildFields(QGridLayout& grid);
  QLayout* buildScale(QSlider* slider, std::array<QLabel*, 2>& ends);
  QWidget* buildButtons();
  QWidget* buildBusy();
  void updateMethod();

  Scenario m_scenario;
  bool m_filling = false;
  QLabel* m_title;
  QCheckBox* m_on;
  std::array<QLabel*, 4> m_labels{}; ///< of the fields, from the top
  QSpinBox* m_count;
  QLabel* m_inBox;
  WhyButton* m_why;
  QComboBox* m_method;
  QSlider* m_evenness;
  std::array<QLabel*, 2> m_evennessEnds{};
  QSlider* m_fairness;
  std::array<QLabel*, 2> m_fairnessEnds{};
  QPushButton* m_draw;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_gallery;
  QPushButton* m_clear;
  QPushButton* m_stop;
  QProgressBar* m_progress;
  QWidget* m_buttons;
  QWidget* m_busy;
};

/// A label that names a part of a panel.
QLabel* sectionTitle(QWidget* parent);

} // namespace kartenwerk
