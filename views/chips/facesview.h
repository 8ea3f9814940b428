// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "model/scenario/scenario.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace kartenwerk {

/// Colours and values: what the box holds, and whether the chips lie face down or face up.
class FacesView : public QWidget
{
  Q_OBJECT

public:
  explicit FacesView(QWidget* parent = nullptr);

  /// Shows the values of that scenario; emits nothing.
  void showScenario(const Scenario& scenario);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);
  /// Face up: dealt as chance has it, or so that colours and values lie evenly.
  void dealRequested(bool balanced);

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildBox();
  void buildButtons();
  void sayFaces();

  Scenario m_scenario;
  bool m_filling = false;
  std::array<std::array<QSpinBox*, 2>, 3> m_counts{};
  std::array<QLabel*, 3> m_colours{};
  std::array<QLabel*, 2> m_values{};
  QLabel* m_total;
  QLabel* m_state;
  QPushButton* m_down;
  QPushButton* m_deal;
  QPushButton* m_balance;
};

} // namespace kartenwerk
