// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "model/document/session.h"

namespace kartenwerk {

/// The undo steps of a session, however many files they touch; a click goes to one. The saved state
/// is marked, undone steps are pale.
class HistoryPanel : public QListWidget
{
  Q_OBJECT

public:
  explicit HistoryPanel(QWidget* parent = nullptr);

  void setSession(Session* session);

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  Session* m_session = nullptr;
};

} // namespace kartenwerk
