// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QLabel;
class QPushButton;

namespace kartenwerk {

class EvennessBar;
class FactLine;

/// What is to be said of the layout in use: its chance in words, rules that it breaks, how even
/// and how fair it is.
class LayoutFactsView : public QWidget
{
  Q_OBJECT

public:
  explicit LayoutFactsView(QWidget* parent = nullptr);

  void showScenario(const Map& map, const Scenario& scenario);
  void showFacts(const ChipFacts& facts);
  /// Nothing: they are being worked out. The standing may follow later.
  void showLayoutFacts(const std::optional<LayoutFacts>& facts);
  void showStanding(const std::optional<Standing>& standing);
  /// The comparison with random layouts waits to be asked for.
  void offerStanding(bool offer);

  MapOverlay overlay() const;
  /// Tints whose squares are whose.
  void showCatchments(bool on);
  void hideAll();

Q_SIGNALS:
  void overlayChanged();
  void standingRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void sayBadge();
  void sayRules();
  void sayEvenness();
  void sayStanding();
  void sayWindow(const Evenness& evenness);
  void sayGaps();
  void choose(FactLine* line);
  QString startName(Place place) const;
  std::vector<FactLine*> lines() const;
  int chipsLying() const;

  Map m_map;
  Scenario m_scenario;
  ChipFacts m_facts;
  std::optional<LayoutFacts> m_layoutFacts;
  std::optional<Standing> m_standing;
  bool m_offered = false;
  FactLine* m_badge;
  FactLine* m_rules;
  FactLine* m_evenness;
  EvennessBar* m_bar;
  FactLine* m_percentile;
  QPushButton* m_compare;
  FactLine* m_window;
  FactLine* m_gaps;
};

} // namespace kartenwerk
