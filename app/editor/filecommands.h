// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>

#include "model/document/recovery.h"
#include "model/document/workspace.h"

class QWidget;

namespace kartenwerk {

class Settings;

/// New, open, save and close, with their questions. Nothing is lost without a question.
class FileCommands : public QObject
{
  Q_OBJECT

public:
  FileCommands(QWidget& window, Workspace& workspace, Recovery& recovery, Settings& settings);

  /// Brings the tab of that file to the front; false when it is in none.
  using ShowIfOpen = std::function<bool(const QString& path)>;
  void setShowIfOpen(ShowIfOpen show) { m_showIfOpen = std::move(show); }

  void newMap();
  /// A game without a map.
  void newWithoutMap();
  void chooseAndOpen();
  /// Opens a file; problems of reading are told. False when nothing could be opened.
  bool open(const QString& path);
  /// False when the user cancelled or the file could not be written (which was told).
  bool save(Session& session);
  bool saveAs(Session& session);
  /// Where files that are made of a session, or go with it, are offered to lie: where the last one
  /// went, else beside its own file, else in the last folder of all.
  QString folderBeside(const Session& session) const;
  /// Such a file was put there, or taken from there.
  void rememberBeside(const Session& session, const QString& path);
  /// Asks about unsaved changes. True when the session may close.
  bool mayClose(Session& session);
  /// Offers what an earlier run left behind.
  void offerRecovered();

Q_SIGNALS:
  /// A session to show in a tab of its own.
  void opened(std::shared_ptr<kartenwerk::Session> session);
  /// A game record was opened instead.
  void recordChosen(const QString& path);
  void said(const QString& sentence);

private:
  QString askPath(const Session& session);
  /// The last folder; the user's documents while that is none to save in.
  QString startFolder() const;
  void rememberFolderOf(const QString& path);
  void commitTyped();
  bool finishSave(Session& session, const Problems& problems, const QString& mapPathBefore);
  void restore(const RecoveredWork& work);
  void tell(const QString& title, const QString& sentence, const Problems& problems);

  QWidget& m_window;
  Workspace& m_workspace;
  Recovery& m_recovery;
  Settings& m_settings;
  ShowIfOpen m_showIfOpen;
  QHash<QString, QString> m_foldersBeside; ///< by the path of the session's file
};

/// The problems as sentences with their file and line, one a line, `most` at the most.
QString problemsText(const Problems& problems, int most = 12);

} // namespace kartenwerk
