// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace kartenwerk {

/// The number of layouts for every number of chips.
class CountsView : public QWidget
{
  Q_OBJECT

public:
  explicit CountsView(QWidget* parent = nullptr);

  /// Nothing: they are being worked out.
  void showNumbers(const std::optional<ChipNumbers>& numbers, int asked);
  void setProgress(int permille);

Q_SIGNALS:
  void exactCountRequested();
  void stopRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void fill();
  void addRow(int chips, const QString& number, const QString& digits, double log10);
  void addExact();
  void addEstimates();

  std::optional<ChipNumbers> m_numbers;
  int m_asked = 0;
  double m_most = 1; ///< decimal digits of the largest number
  QLabel* m_words;
  QTreeWidget* m_table;
  QWidget* m_counting;
  QProgressBar* m_progress;
  QPushButton* m_stop;
  QPushButton* m_exact;
};

} // namespace kartenwerk
