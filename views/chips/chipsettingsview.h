// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace kartenwerk {

class QuotasView;

/// What is asked of a layout beside its size and method: starts, distances, kinds, regions, pins
/// and bans, symmetry, seed.
class ChipSettingsView : public QWidget
{
  Q_OBJECT

public:
  explicit ChipSettingsView(QWidget* parent = nullptr);

  /// Shows the values of that scenario; emits nothing.
  void showScenario(const Map& map, const Scenario& scenario);
  /// Of how many the best is taken, 1…1000.
  int best() const;
  void setBest(int best);
  /// Nothing when the field holds no number of 64 bits.
  std::optional<std::uint64_t> seed() const;
  void setSeed(std::uint64_t seed);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);
  /// Enter in the field of the seed.
  void seedEntered();

private:
  enum Field : std::size_t { Starts, Edition, Steps, Kinds, Symmetric, Best, Seed, fieldCount };

  void changeEvent(QEvent* event) override;
  void retranslate();
  void buildFields(QGridLayout& grid);
  void buildSteps();
  void buildSeed();
  void buildSwitches(QLayout& layout);
  QWidget* buildPlaces(QLabel*& text, QPushButton*& clear, std::vector<Place> ChipWishes::*places);
  void change(const std::function<void(Scenario&)>& how, const QString& step);
  void showStarts();
  void fillStarts();
  void showKinds();
  void fillKinds();
  void showSymmetries();
  void showPlaces();

  Map m_map;
  Scenario m_scenario;
  bool m_filling = false;
  std::array<QLabel*, fieldCount> m_labels{};
  QToolButton* m_starts;
  QComboBox* m_edition;
  QSpinBox* m_steps;
  QCheckBox* m_diagonal;
  QToolButton* m_kinds;
  QComboBox* m_symmetry;
  std::vector<Symmetry> m_symmetries; ///< by the combo's index
  QSpinBox* m_best;
  QLineEdit* m_seed;
  QPushButton* m_freshSeed;
  QCheckBox* m_ferries;
  QCheckBox* m_unusedStarts;
  QuotasView* m_quotas;
  QLabel* m_pinned = nullptr;
  QPushButton* m_clearPins = nullptr;
  QLabel* m_banned = nullptr;
  QPushButton* m_clearBans = nullptr;
};

/// A number below a million, by chance: short enough to be read out and typed in.
std::uint64_t freshSeed();

} // namespace kartenwerk
