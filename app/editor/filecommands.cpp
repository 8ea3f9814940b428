// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/filecommands.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <algorithm>

#include "app/editor/newgamedialog.h"
#include "app/editor/newmapdialog.h"
#include "app/editor/settings.h"
#include "model/document/sessionpath.h"
#include "views/paint/rendering.h"
#include "views/properties/propertiespanel.h"
#include "views/text/problemtext.h"

namespace kartenwerk {

namespace {

QString openFilter()
{
  return FileCommands::tr("Maps, scenarios and games (*.kwmap *.kwscenario *.kwgame);;"
                          "Maps (*.kwmap);;Scenarios (*.kwscenario);;Games (*.kwgame);;"
                          "All files (*)");
}

QString saveFilter(const QString& suffix, bool hasMap)
{
  const auto map = FileCommands::tr("Map (*.kwmap)");
  const auto scenario = FileCommands::tr("Scenario (*.kwscenario)");
  if (!hasMap)
    return scenario;
  return suffix == QLatin1String(".kwmap") ? map + QLatin1String(";;") + scenario
                                           : scenario + QLatin1String(";;") + map;
}

QPixmap thumbnail(const Map& map)
{
  constexpr auto side = 160;
  const auto squarePx = std::max(2, side / std::max(map.columns(), map.rows()));
  const auto picture = renderMap({.map = map}, squarePx);
  return picture.value ? QPixmap::fromImage(picture.value->scaled(side, side, Qt::KeepAspectRatio,
                                                                  Qt::SmoothTransformation))
                       : QPixmap();
}

QString timeText(const QDateTime& time)
{
  return time.isValid() ? QLocale().toString(time, QLocale::ShortFormat)
                        : FileCommands::tr("never");
}

} // namespace

QString problemsText(const Problems& problems, int most)
{
  auto lines = QStringList{};
  for (const auto& problem : problems) {
    if (lines.size() == most) {
      lines << FileCommands::tr("and %n more", nullptr, static_cast<int>(problems.size()) - most);
      break;
    }
    lines << (problem.at.line > 0
                  ? FileCommands::tr("Line %1: %2").arg(problem.at.line).arg(problemText(problem))
                  : problemText(problem));
  }
  return lines.join(QLatin1Char('\n'));
}

FileCommands::FileCommands(QWidget& window, Workspace& workspace, Recovery& recovery,
                           Settings& settings)
    : QObject(&window), m_window(window), m_workspace(workspace), m_recovery(recovery),
      m_settings(settings)
{
  connect(&m_recovery, &Recovery::failed, this, [this](const Problems& problems) {
    Q_EMIT said(tr("Unsaved work cannot be kept safe: %1").arg(problemsText(problems, 1)));
  });
}

void FileCommands::tell(const QString& title, const QString& sentence, const Problems& problems)
{
  auto box = QMessageBox(QMessageBox::Warning, title, sentence, QMessageBox::Ok, &m_window);
  box.setInformativeText(problemsText(problems));
  box.exec();
}

void FileCommands::newMap()
{
  auto dialog = NewMapDialog(&m_window);
  if (dialog.exec() != QDialog::Accepted)
    return;
  auto session = m_workspace.startMap(dialog.map(), tr("Untitled.kwmap"));
  m_recovery.follow(*session);
  Q_EMIT opened(std::move(session));
}

void FileCommands::newWithoutMap()
{
  auto dialog = NewGameDialog(&m_window);
  if (dialog.exec() != QDialog::Accepted)
    return;
  auto session = m_workspace.startGame(dialog.scenario(), tr("Untitled.kwscenario"));
  m_recovery.follow(*session);
  Q_EMIT opened(std::move(session));
}

void FileCommands::chooseAndOpen()
{
  const auto paths =
      QFileDialog::getOpenFileNames(&m_window, tr("Open"), startFolder(), openFilter());
  for (const auto& path : paths)
    open(path);
}

bool FileCommands::open(const QString& path)
{
  if (path.endsWith(QLatin1String(".kwgame"))) {
    Q_EMIT recordChosen(path);
    return true;
  }
  if (m_showIfOpen && m_showIfOpen(QFileInfo(path).absoluteFilePath()))
    return true;
  auto [session, problems] = m_workspace.open(path);
  const auto name = QFileInfo(path).fileName();
  if (!session) {
    tell(tr("Open"), tr("%1 cannot be opened.").arg(name), problems);
    return false;
  }
  m_recovery.follow(*session);
  rememberFolderOf(path);
  m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
  Q_EMIT opened(std::move(session));
  if (anyErrors(problems))
    tell(tr("Open"),
         tr("%1 has errors. What could be read of it was opened as an untitled copy, so that the "
            "file itself stays as it is.")
             .arg(name),
         problems);
  else if (!problems.empty())
    Q_EMIT said(problemsText(problems, 1));
  return true;
}

QString FileCommands::startFolder() const
{
  const auto folder = m_settings.lastFolder();
  return m_workspace.bundled(QDir(folder).filePath(QStringLiteral("file")))
             ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
             : folder;
}

void FileCommands::rememberFolderOf(const QString& path)
{
  if (!m_workspace.bundled(path))
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
}

QString FileCommands::folderBeside(const Session& session) const
{
  const auto path = pathOf(session);
  if (const auto used = m_foldersBeside.value(path); !used.isEmpty() && QFileInfo(used).isDir())
    return used;
  return path.isEmpty() || m_workspace.bundled(path) ? startFolder()
                                                     : QFileInfo(path).absolutePath();
}

void FileCommands::rememberBeside(const Session& session, const QString& path)
{
  m_foldersBeside.insert(pathOf(session), QFileInfo(path).absolutePath());
  rememberFolderOf(path);
}

/// Text that is still being typed belongs to what is saved or asked about.
void FileCommands::commitTyped()
{
  for (auto* panel : m_window.findChildren<PropertiesPanel*>())
    panel->commitTyped();
}

QString FileCommands::askPath(const Session& session)
{
  const auto suffix = m_workspace.suffixFor(session);
  const auto stem = QFileInfo(session.name()).completeBaseName();
  const auto start = QDir(startFolder()).filePath(stem + suffix);
  auto path = QFileDialog::getSaveFileName(&m_window, tr("Save as"), start,
                                           saveFilter(suffix, session.hasMap()));
  if (path.isEmpty())
    return {};
  if (!path.endsWith(QLatin1String(".kwmap")) && !path.endsWith(QLatin1String(".kwscenario")))
    path += suffix;
  rememberFolderOf(path);
  return path;
}

bool FileCommands::finishSave(Session& session, const Problems& problems,
                              const QString& mapPathBefore)
{
  if (anyErrors(problems)) {
    tell(tr("Save"), tr("%1 was not saved.").arg(session.name()), problems);
    return false;
  }
  const auto path = pathOf(session);
  m_settings.addRecentFile(path);
  const auto& map = session.mapDocument();
  if (map.path() != mapPathBefore && map.path() != path)
    Q_EMIT said(tr("%1 saved, and its map as %2.").arg(session.name(), map.name()));
  else
    Q_EMIT said(tr("%1 saved.").arg(session.name()));
  return true;
}

bool FileCommands::save(Session& session)
{
  commitTyped();
  if (m_workspace.needsPath(session))
    return saveAs(session);
  const auto mapBefore = session.mapDocument().path();
  return finishSave(session, m_workspace.save(session), mapBefore);
}

bool FileCommands::saveAs(Session& session)
{
  commitTyped();
  const auto path = askPath(session);
  if (path.isEmpty())
    return false;
  const auto mapBefore = session.mapDocument().path();
  return finishSave(session, m_workspace.saveAs(session, path), mapBefore);
}

bool FileCommands::mayClose(Session& session)
{
  commitTyped();
  session.cancelStroke();
  if (!session.modified()) {
    m_recovery.release(session);
    return true;
  }
  auto box = QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                         tr("%1 has unsaved changes.").arg(session.name()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
  box.button(QMessageBox::Save)->setText(tr("Save"));
  box.button(QMessageBox::Discard)->setText(tr("Throw away"));
  box.button(QMessageBox::Cancel)->setText(tr("Keep open"));
  const auto answer = box.exec();
  // A map that was saved alone leaves its scenario unsaved.
  const auto settled = answer == QMessageBox::Save ? save(session) && !session.modified()
                                                   : answer == QMessageBox::Discard;
  if (!settled)
    return false;
  m_recovery.release(session);
  return true;
}

void FileCommands::restore(const RecoveredWork& work)
{
  auto session = m_workspace.revive(work);
  m_recovery.follow(*session, &work);
  Q_EMIT opened(std::move(session));
}

void FileCommands::offerRecovered()
{
  const auto left = m_recovery.leftBehind();
  if (left.damaged > 0)
    Q_EMIT said(tr("%n damaged recovery copies were put aside.", nullptr, left.damaged));
  for (const auto& work : left.works) {
    const auto name = work.scenarioPath.isEmpty() && work.map ? work.mapName : work.scenarioName;
    auto box = QMessageBox(QMessageBox::Question, tr("Unsaved work"),
                           tr("Kartenwerk ended before %1 was saved.").arg(name),
                           QMessageBox::NoButton, &m_window);
    box.setInformativeText(
        tr("Last saved: %1\nRecovery copy: %2").arg(timeText(work.saved), timeText(work.written)));
    if (work.map)
      box.setIconPixmap(thumbnail(*work.map));
    const auto* restoring = box.addButton(tr("Open the copy"), QMessageBox::AcceptRole);
    const auto* discarding = box.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
    box.addButton(tr("Ask again later"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == restoring)
      restore(work);
    else if (box.clickedButton() == discarding)
      m_recovery.discard(work);
  }
}

} // namespace kartenwerk
