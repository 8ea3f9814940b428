// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "model/document/recoveredwork.h"
#include "model/document/session.h"

namespace kartenwerk {

/// What an earlier run left behind.
struct LeftBehind
{
  std::vector<RecoveredWork> works; ///< the newest first
  int damaged = 0;                  ///< copies that cannot be read; they are put aside
};

/// Keeps a copy of unsaved work in a folder of its own, never beside the user's file: some seconds
/// after an edit, never during a stroke, until the next clean save or until it is thrown away.
class Recovery : public QObject
{
  Q_OBJECT

public:
  /// The longest time from an edit to its copy, in milliseconds, strokes apart.
  static constexpr int delay = 5000;

  explicit Recovery(QString folder);
  ~Recovery() override;

  /// What runs that ended without a word left; copies of programs still running are theirs.
  [[nodiscard]] LeftBehind leftBehind() const;
  /// Throws a copy away.
  void discard(const RecoveredWork& work);

  /// Follows a session until it is released. `work` is the copy that it was opened from.
  void follow(Session& session, const RecoveredWork* work = nullptr);
  /// The session closes: its copy goes.
  void release(Session& session);
  /// Takes the copies that are due now, without waiting.
  void flush();

Q_SIGNALS:
  /// The copy could not be written; told once.
  void failed(const kartenwerk::Problems& problems);

private:
  void putOnList(Session& session);
  void schedule();
  void write(Session& session);
  void removeCopy(Session& session);
  QString freshFile() const;

  QString m_folder;
  std::unique_ptr<QLockFile> m_lock; ///< says that this program is running
  QString m_run;                     ///< begins the name of each copy of this run
  QHash<Session*, QString> m_files;  ///< empty: no copy yet
  QList<Session*> m_due;
  QTimer m_timer;
  bool m_complained = false;
};

} // namespace kartenwerk
