// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace kartenwerk {

/// Which rule takes how many squares, and how many more chips would fit without it. A line shows
/// its squares on the map.
class ReasonsView : public QWidget
{
  Q_OBJECT

public:
  explicit ReasonsView(QWidget* parent = nullptr);

  void showFacts(const ChipFacts& facts);
  void showWhatIfs(std::vector<WhatIf> whatIfs);

  MapOverlay overlay() const;
  void hideAll();

Q_SIGNALS:
  void overlayChanged();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void fillReasons();
  void fillWhatIfs();
  void chooseReason(QTreeWidgetItem* item);

  ChipFacts m_facts;
  std::vector<WhatIf> m_whatIfs;
  QTreeWidget* m_reasons;
  QTreeWidget* m_without;
  QLabel* m_withoutTitle;
  std::optional<ChipReason> m_reason;
};

} // namespace kartenwerk
