// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

class QGridLayout;
class QLabel;
class QSpinBox;

namespace kartenwerk {

/// How many chips each region of the map shall hold; hidden on a map without regions.
class QuotasView : public QWidget
{
  Q_OBJECT

public:
  explicit QuotasView(QWidget* parent = nullptr);

  /// Shows the values of that scenario; emits nothing.
  void showScenario(const Map& map, const Scenario& scenario);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);

private:
  struct Row
  {
    QLabel* name;
    QSpinBox* least;
    QSpinBox* most; ///< -1: any number
  };

  void changeEvent(QEvent* event) override;
  void retranslate();
  void rebuild();
  QSpinBox* numberField(std::size_t region);
  void showQuotas();
  void write(std::size_t region);

  Scenario m_scenario;
  std::vector<std::string> m_regions;
  std::vector<Row> m_rows;
  bool m_filling = false;
  QGridLayout* m_grid;
  QLabel* m_title;
  QLabel* m_leastTitle;
  QLabel* m_mostTitle;
};

} // namespace kartenwerk
