// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace kartenwerk {

/// The layouts of the scenario by name, and what is to be said of the one in use.
class LayoutView : public QWidget
{
  Q_OBJECT

public:
  explicit LayoutView(QWidget* parent = nullptr);

  /// Shows the layouts of that scenario; emits nothing.
  void showLayouts(const Scenario& scenario);
  void showFacts(const Map& map, const ChipFacts& facts);
  /// Nothing: they are being worked out. The standing may follow later.
  void showLayoutFacts(const std::optional<LayoutFacts>& facts);
  void showStanding(const std::optional<Standing>& standing);

  MapOverlay overlay() const;
  void hideAll();

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);
  void overlayChanged();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildButtons();
  void rename(QListWidgetItem* item);
  int chosen() const;
  QString startName(Place place) const;
  QString standingText(const Evenness& evenness) const;
  QString gapText(const AccessGap& gap) const;

  Scenario m_scenario;
  Map m_map;
  ChipFacts m_facts;
  std::optional<LayoutFacts> m_layoutFacts;
  std::optional<Standing> m_standing;
  QLabel* m_title;
  bool m_filling = false;
  QListWidget* m_list;
  QPushButton* m_add;
  QPushButton* m_rename;
  QPushButton* m_remove;
  QLabel* m_empty;
  QLabel* m_legal;
  QLabel* m_evenness;
  QLabel* m_gaps;
  QPushButton* m_catchments;
};

} // namespace kartenwerk
