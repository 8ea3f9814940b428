// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "model/base/files.h"
#include "model/document/cachedlookup.h"
#include "model/document/filewatch.h"
#include "model/map/mapfile.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

namespace {

QString folderOf(const QString& path)
{
  return path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath();
}

void append(Problems& to, Problems from)
{
  std::ranges::move(from, std::back_inserter(to));
}

/// By its suffix, and by what it says it is when the suffix says nothing.
bool looksLikeScenario(const QString& path)
{
  if (path.endsWith(QLatin1String(".kwscenario")))
    return true;
  if (path.endsWith(QLatin1String(".kwmap")))
    return false;
  const auto text = readFile(path.toStdString());
  return text.value && text.value->find(scenarioFormat) < 200;
}

} // namespace

Workspace::Workspace(std::vector<std::string> bundledFolders)
    : m_bundledFolders(std::move(bundledFolders)), m_watch(std::make_unique<FileWatch>())
{
  connect(m_watch.get(), &FileWatch::changed, this, &Workspace::changedOutside);
}

Workspace::~Workspace() = default;

bool Workspace::bundled(const QString& path) const
{
  const auto folder = QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath();
  return std::ranges::any_of(m_bundledFolders, [&](const std::string& candidate) {
    const auto bundledPath = QFileInfo(QString::fromStdString(candidate)).canonicalFilePath();
    return !bundledPath.isEmpty() && bundledPath == folder;
  });
}

void Workspace::setOrigin(Document& document, const QString& path)
{
  document.setSource(bundled(path) ? Origin::Bundled : Origin::File, path);
  m_watch->remember(document);
}

std::shared_ptr<Session> Workspace::session(std::shared_ptr<ScenarioDocument> scenario,
                                            std::shared_ptr<MapDocument> map)
{
  const auto folder = folderOf(scenario->path().isEmpty() && map ? map->path() : scenario->path());
  return std::make_shared<Session>(
      std::move(scenario), std::move(map),
      std::make_shared<CachedLookup>(m_bundledFolders, folder.toStdString()));
}

Opened Workspace::open(const QString& path)
{
  const auto absolute = QFileInfo(path).absoluteFilePath();
  return looksLikeScenario(absolute) ? openScenario(absolute) : openMap(absolute);
}

Workspace::MapOpened Workspace::mapDocument(const QString& path)
{
  // A map that was saved under another name since is no longer this file.
  if (auto open = m_maps.value(path).lock(); open && open->path() == path)
    return {std::move(open), {}};
  auto loaded = loadMap(path.toStdString());
  if (!loaded.value)
    return {nullptr, std::move(loaded.problems)};
  const auto complete = loaded.complete();
  auto document = std::make_shared<MapDocument>(*std::move(loaded.value));
  document->setProblems(loaded.problems);
  if (complete) {
    setOrigin(*document, path);
    m_maps.insert(path, document);
  } else {
    document->setSource(Origin::Untitled, {}, QFileInfo(path).fileName());
    document->markUnsaved();
  }
  return {std::move(document), std::move(loaded.problems)};
}

Opened Workspace::openMap(const QString& path)
{
  auto [document, problems] = mapDocument(path);
  if (!document)
    return {nullptr, std::move(problems)};
  auto reference = Reference<Map>{};
  reference.path = QFileInfo(path).fileName().toStdString();
  auto scenario = std::make_shared<ScenarioDocument>(scenarioForMap(std::move(reference)));
  return {session(std::move(scenario), std::move(document)), std::move(problems)};
}

/// The document of the map that a scenario names; null when it has none or it cannot be read.
Workspace::MapOpened Workspace::mapOf(const Scenario& scenario, const QString& scenarioPath)
{
  if (!scenario.map)
    return {};
  const auto& reference = *scenario.map;
  if (reference.embedded) {
    auto document = std::make_shared<MapDocument>(*reference.embedded);
    document->setSource(Origin::Embedded, {}, QFileInfo(scenarioPath).fileName());
    return {std::move(document), {}};
  }
  if (!reference.path.empty())
    return mapDocument(QDir::cleanPath(
        QDir(folderOf(scenarioPath)).absoluteFilePath(QString::fromStdString(reference.path))));
  for (const auto& file : bundledFiles(m_bundledFolders, ".kwmap"))
    if (file.id == reference.bundled)
      return mapDocument(QFileInfo(QString::fromStdString(file.path)).absoluteFilePath());
  return {
      nullptr,
      CachedLookup(m_bundledFolders, folderOf(scenarioPath).toStdString()).map(reference).problems};
}

Opened Workspace::openScenario(const QString& path)
{
  auto loaded = loadScenario(path.toStdString());
  if (!loaded.value)
    return {nullptr, std::move(loaded.problems)};
  const auto complete = loaded.complete();
  auto [map, mapProblems] = mapOf(*loaded.value, path);
  // A copy without a path lies in the current folder; what it names stays where it is.
  auto document = std::make_shared<ScenarioDocument>(
      complete ? *std::move(loaded.value)
               : moved(*std::move(loaded.value), folderOf(path).toStdString(),
                       QDir::currentPath().toStdString()));
  document->setProblems(loaded.problems);
  if (complete) {
    setOrigin(*document, path);
  } else {
    document->setSource(Origin::Untitled, {}, QFileInfo(path).fileName());
    document->markUnsaved();
  }
  auto problems = std::move(loaded.problems);
  append(problems, std::move(mapProblems));
  return {session(std::move(document), std::move(map)), std::move(problems)};
}

std::shared_ptr<Session> Workspace::startMap(Map map, const QString& name)
{
  auto document = std::make_shared<MapDocument>(std::move(map));
  document->setSource(Origin::Untitled, {}, name);
  return session(std::make_shared<ScenarioDocument>(scenarioForMap({})), std::move(document));
}

std::shared_ptr<Session> Workspace::startGame(Scenario scenario, const QString& name)
{
  auto document = std::make_shared<ScenarioDocument>(std::move(scenario));
  document->setSource(Origin::Untitled, {}, name);
  return session(std::move(document), nullptr);
}

std::shared_ptr<Session> Workspace::revive(const RecoveredWork& work)
{
  const auto place = [this](Document& document, const QString& path, const QString& name,
                            bool unsaved) {
    if (path.isEmpty())
      document.setSource(Origin::Untitled, {}, name);
    else
      setOrigin(document, path);
    if (unsaved)
      document.markUnsaved();
  };
  auto map = std::shared_ptr<MapDocument>{};
  if (!work.mapUnsaved && !work.mapPath.isEmpty())
    if (auto saved = mapDocument(work.mapPath); !anyErrors(saved.problems))
      map = std::move(saved.document);
  if (!map && work.map) {
    map = std::make_shared<MapDocument>(*work.map);
    place(*map, work.mapPath, work.mapName, work.mapUnsaved || !work.mapPath.isEmpty());
    if (!work.mapPath.isEmpty())
      m_maps.insert(work.mapPath, map);
    else if (work.scenario.map && work.scenario.map->embedded)
      map->setSource(Origin::Embedded, {}, work.mapName);
  }
  auto onDisk = std::optional<Scenario>{};
  if (!work.scenarioUnsaved && !work.scenarioPath.isEmpty())
    if (auto loaded = loadScenario(work.scenarioPath.toStdString()); loaded.complete())
      onDisk = std::move(loaded.value);
  const auto unsaved = !onDisk && (work.scenarioUnsaved || !work.scenarioPath.isEmpty());
  auto scenario = std::make_shared<ScenarioDocument>(onDisk ? *std::move(onDisk) : work.scenario);
  place(*scenario, work.scenarioPath, work.scenarioName, unsaved);
  return session(std::move(scenario), std::move(map));
}

void Workspace::keep(Document& document)
{
  m_watch->remember(document);
  document.markUnsaved();
}

} // namespace kartenwerk
