// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kartenwerk {

/// How many chips fit, in how many ways, and which rule takes which squares; each number can be
/// shown on the map.
class ChipFactsView : public QWidget
{
  Q_OBJECT

public:
  explicit ChipFactsView(QWidget* parent = nullptr);

  void showFacts(const ChipFacts& facts, int asked);
  /// Nothing: they are being worked out.
  void showNumbers(const std::optional<ChipNumbers>& numbers, int asked);

  /// What the chosen number looks like on the map; empty when none is chosen.
  MapOverlay overlay() const;
  /// Shows the squares that prove the maximum.
  void showProof(bool on);
  /// No number is shown on the map any more; emits nothing.
  void hideAll();

Q_SIGNALS:
  void overlayChanged();
  void exactCountRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void sayFacts();
  void sayNumbers();
  void fillReasons();
  void chooseReason(QTreeWidgetItem* item);

  ChipFacts m_facts;
  std::optional<ChipNumbers> m_numbers;
  int m_asked = 0;
  QLabel* m_title;
  QLabel* m_maximum;
  QLabel* m_count;
  QPushButton* m_exact;
  QPushButton* m_proof;
  QLabel* m_explanation;
  QLabel* m_lostTitle;
  QTreeWidget* m_reasons;
  bool m_filling = false;
  std::optional<ChipReason> m_reason;
};

} // namespace kartenwerk
