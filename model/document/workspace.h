// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <memory>
#include <string>
#include <vector>

#include "model/document/recoveredwork.h"
#include "model/document/session.h"

namespace kartenwerk {

class FileWatch;

/// What opening gives: null when nothing of the file could be made out.
struct Opened
{
  std::shared_ptr<Session> session;
  Problems problems;
};

/// Opens and saves: knows which files are open, so that a map shown twice is one document.
class Workspace : public QObject
{
  Q_OBJECT

public:
  /// Folders with the maps and tile sets that came with the program: never written to.
  explicit Workspace(std::vector<std::string> bundledFolders);
  ~Workspace() override;

  /// Opens a map (through an untitled scenario) or a scenario. A file with errors opens as an
  /// untitled copy, as far as it could be read, so that saving cannot destroy the original.
  [[nodiscard]] Opened open(const QString& path);
  /// An untitled map of that value.
  [[nodiscard]] std::shared_ptr<Session> startMap(Map map, const QString& name);
  /// An untitled game without a map.
  [[nodiscard]] std::shared_ptr<Session> startGame(Scenario scenario, const QString& name);
  /// Unsaved work as a recovery copy has it: under its old name, but not saved. What was saved
  /// is opened from its file, and taken from the copy only when that cannot be read.
  [[nodiscard]] std::shared_ptr<Session> revive(const RecoveredWork& work);

  /// Whether saving has to ask for a path first.
  bool needsPath(const Session& session) const;
  /// The suffix that a new path should have: ".kwmap" for a map alone, else ".kwscenario".
  QString suffixFor(const Session& session) const;
  /// Writes every changed file of the session, each all or nothing. What could not be written
  /// stays unsaved, and the problems say why. Must not need a path.
  [[nodiscard]] Problems save(Session& session);
  /// Gives the session that path and saves: a .kwmap path is the map's, a .kwscenario path the
  /// scenario's. A scenario that had another file gets a copy of its map beside it, so that neither
  /// changes with the other; the former files stay as they were. Bundled maps that did not change
  /// and maps inside the scenario need no copy. A changed map without a file of its own is written
  /// beside the scenario, too. Other tabs go on with the files that they show, and every tab keeps
  /// its whole history. When a file cannot be written, nothing new is left behind and everything
  /// stays as it was. Nothing is written to a bundled folder, and no map where there is none.
  [[nodiscard]] Problems saveAs(Session& session, const QString& path);

  /// The file of this document as it is now on the disk, as one undo step; the document is as
  /// saved then. Problems, and nothing changed, when it cannot be read.
  [[nodiscard]] Problems reload(Session& session, Document& document, const QString& text);
  /// The file differs, but the document keeps its value and counts as unsaved.
  void keep(Document& document);

  /// Whether that path, of a file that need not exist, lies in a bundled folder.
  bool bundled(const QString& path) const;
  const std::vector<std::string>& bundledFolders() const { return m_bundledFolders; }

Q_SIGNALS:
  /// Another program wrote the file.
  void changedOutside(kartenwerk::Document* document);

private:
  Opened openMap(const QString& path);
  Opened openScenario(const QString& path);
  struct MapOpened
  {
    std::shared_ptr<MapDocument> document;
    Problems problems;
  };
  MapOpened mapDocument(const QString& path);
  MapOpened mapOf(const Scenario& scenario, const QString& scenarioPath);
  std::shared_ptr<Session> session(std::shared_ptr<ScenarioDocument> scenario,
                                   std::shared_ptr<MapDocument> map);
  void setOrigin(Document& document, const QString& path);
  void mapWritten(Session& session, const QString& path);
  void scenarioWritten(Session& session, const QString& path, const std::string& from);
  Loaded<Scenario> scenarioFor(const Session& session, const QString& path,
                               const QString& mapPath) const;
  Problems writeMap(Session& session, const QString& path);
  Problems writeScenario(const Session& session, const QString& path, const QString& mapPath) const;
  Problems writeBoth(Session& session, const QString& path);
  Problems reloadMap(Session& session, const QString& text);
  Problems reloadScenario(Session& session, const QString& text);

  std::vector<std::string> m_bundledFolders;
  QHash<QString, std::weak_ptr<MapDocument>> m_maps; ///< by absolute path
  std::unique_ptr<FileWatch> m_watch;
};

} // namespace kartenwerk
