// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace kartenwerk {

class FactLine;

/// How many chips fit and in how many ways; each number can be shown on the map.
class ChipFactsView : public QWidget
{
  Q_OBJECT

public:
  explicit ChipFactsView(QWidget* parent = nullptr);

  void showFacts(const ChipFacts& facts, int asked);
  /// Nothing: they are being worked out.
  void showNumbers(const std::optional<ChipNumbers>& numbers, int asked);
  /// A count that takes long can be watched and stopped.
  void showProgress();
  /// 0…1000; shows it, too.
  void setProgress(int permille);

  /// What the chosen number looks like on the map; empty when none is chosen.
  MapOverlay overlay() const;
  /// Shows the squares that prove the maximum.
  void showProof(bool on);
  /// No number is shown on the map any more; emits nothing.
  void hideAll();

Q_SIGNALS:
  void overlayChanged();
  void exactCountRequested();
  void stopRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildCounting();
  void sayFacts();
  void sayMaximum();
  void sayNumbers();
  void choose(FactLine* line, bool on);

  ChipFacts m_facts;
  std::optional<ChipNumbers> m_numbers;
  int m_asked = 0;
  QLabel* m_title;
  FactLine* m_allowed;
  FactLine* m_maximum;
  QLabel* m_proof;
  FactLine* m_count;
  QWidget* m_counting;
  QProgressBar* m_progress;
  QPushButton* m_stop;
  QPushButton* m_exact;
};

} // namespace kartenwerk
