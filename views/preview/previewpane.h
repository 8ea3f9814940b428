// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/document/session.h"

namespace kartenwerk {

/// Plays the scenario under edit, unsaved, beside it: watched or by hand. Never changes it.
class PreviewPane : public QWidget
{
  Q_OBJECT

public:
  explicit PreviewPane(QWidget* parent = nullptr);
  ~PreviewPane() override;

  /// Null: nothing is open. A game under way is kept until the next new game.
  void setSession(Session* session);

  /// Shows a game from a .kwgame file. A wrong record opens at the last legal move with the reason
  /// shown in the pane. False, with the reason shown, when nothing of it can be read.
  bool openRecord(const QString& path);

public Q_SLOTS:
  void newGame();
  void playOrPause();
  void stepForward();
  void stepBack();
  void goToStart();
  void goToEnd();

Q_SIGNALS:
  /// For the status bar: one sentence such as "Game saved as …".
  void said(const QString& sentence);
};

} // namespace kartenwerk
