// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/base/place.h"
#include "model/document/session.h"

namespace kartenwerk {

/// What is wrong with the open scenario, live: a row for each issue, what the rule is about below,
/// and the mend where there is a clear one.
class IssuesPanel : public QWidget
{
  Q_OBJECT

public:
  explicit IssuesPanel(QWidget* parent = nullptr);
  ~IssuesPanel() override;

  /// Shows the issues of that session from now on; null: nothing is open. Checks at once.
  void setSession(Session* session);

public Q_SLOTS:
  /// Selects the next or previous row, from the last to the first and back, and goes there.
  void goToNext();
  void goToPrevious();

Q_SIGNALS:
  /// Select these squares and bring them to the middle of the view. Never empty.
  void placesChosen(const std::vector<kartenwerk::Place>& places);
  /// After each check.
  void counted(int errors, int warnings, int notes);
};

} // namespace kartenwerk
