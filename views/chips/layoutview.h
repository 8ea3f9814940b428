// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "views/chips/chipfacts.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace kartenwerk {

/// The layouts of the scenario by name: which is in use, keep, rename, remove.
class LayoutView : public QWidget
{
  Q_OBJECT

public:
  explicit LayoutView(QWidget* parent = nullptr);

  /// Shows the layouts of that scenario; emits nothing.
  void showLayouts(const Scenario& scenario);

Q_SIGNALS:
  void edited(const kartenwerk::Scenario& changed, const QString& step);

private:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void retranslate();
  void buildMenu();
  void use(int layout);
  void keepAsNew();
  void beginRename();
  void endRename();
  void remove();

  Scenario m_scenario;
  QLabel* m_title;
  QComboBox* m_names;
  QPushButton* m_add;
  QToolButton* m_more;
  QAction* m_rename = nullptr;
  QAction* m_remove = nullptr;
  QLabel* m_empty;
};

} // namespace kartenwerk
