// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/document/session.h"
#include "views/paint/overlay.h"

namespace kartenwerk {

/// Where chips may lie, how many fit, in how many ways; draws layouts by the rules and keeps them
/// by name in the scenario.
class ChipsPanel : public QWidget
{
  Q_OBJECT

public:
  explicit ChipsPanel(QWidget* parent = nullptr);
  ~ChipsPanel() override;

  /// Null: nothing is open.
  void setSession(Session* session);

Q_SIGNALS:
  /// What to draw over the map from now on; empty: nothing.
  void overlayChanged(const kartenwerk::MapOverlay& overlay);
};

} // namespace kartenwerk
