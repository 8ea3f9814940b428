// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "model/base/files.h"
#include "model/base/problemrules.h"
#include "model/document/cachedlookup.h"
#include "model/document/filewatch.h"
#include "model/document/workspace.h"
#include "model/map/mapfile.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

namespace {

bool homeless(const Document& document)
{
  return document.origin() == Origin::Untitled || document.origin() == Origin::Bundled;
}

/// "name.kwmap" in that folder, or "name-2.kwmap" and so on while the name is taken.
QString freePath(const QString& scenarioPath)
{
  const auto info = QFileInfo(scenarioPath);
  const auto stem = info.absolutePath() + QLatin1Char('/') + info.completeBaseName();
  auto path = stem + QLatin1String(".kwmap");
  for (int number = 2; QFileInfo::exists(path); ++number)
    path = QStringLiteral("%1-%2.kwmap").arg(stem).arg(number);
  return path;
}

/// Whether a scenario that is written to that path has to get a map of its own.
bool takesCopy(const Session& session, const QString& scenarioPath)
{
  const auto& scenario = session.scenarioDocument();
  return session.hasMap() && session.mapDocument().origin() == Origin::File &&
         scenario.origin() == Origin::File && scenario.path() != scenarioPath;
}

/// Where the session's map is written when its scenario is written to that path; empty: it stays
/// where it is.
QString mapPathBeside(const Session& session, const QString& scenarioPath)
{
  const auto& map = session.mapDocument();
  if (!session.hasMap() || map.origin() == Origin::Embedded)
    return {};
  if (takesCopy(session, scenarioPath) || map.origin() == Origin::Untitled)
    return freePath(scenarioPath);
  if (!map.modified())
    return {};
  return map.origin() == Origin::Bundled ? freePath(scenarioPath) : map.path();
}

/// The folder from which the session's scenario names other files.
std::string folderOfNames(const Session& session)
{
  const auto& own = session.scenarioDocument().path();
  const auto& path = own.isEmpty() ? session.mapDocument().path() : own;
  return (path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath()).toStdString();
}

/// Whether another session shows the same map document.
bool shared(const Session& session)
{
  constexpr auto ofSession = 2; // its own and the one asked for here
  return session.sharedMap().use_count() > ofSession;
}

Problem refused(std::string_view rule, const QString& path)
{
  auto problem = Problem{};
  problem.rule = rule;
  problem.file = path.toStdString();
  return problem;
}

} // namespace

bool Workspace::needsPath(const Session& session) const
{
  const auto& scenario = session.scenarioDocument();
  const auto& map = session.mapDocument();
  if (session.mapAlone())
    return homeless(map);
  // A changed map of a scenario with a file finds its own place beside it.
  return homeless(scenario);
}

QString Workspace::suffixFor(const Session& session) const
{
  return session.mapAlone() ? QStringLiteral(".kwmap") : QStringLiteral(".kwscenario");
}

/// The map is in that file now, which may be another than before.
void Workspace::mapWritten(Session& session, const QString& path)
{
  if (path != session.mapDocument().path() && shared(session)) {
    // The others go on with the former file; each keeps the whole history.
    const auto& former = session.mapDocument();
    auto own = std::make_shared<MapDocument>();
    own->takeHistory(former);
    own->setProblems(former.problems());
    own->setSource(former.origin(), former.path());
    session.setMapDocument(std::move(own));
  }
  auto& document = session.mapDocument();
  if (path != document.path() || document.origin() != Origin::File) {
    document.setSource(Origin::File, path);
    m_maps.removeIf([&document](auto entry) { return entry.value().lock().get() == &document; });
    m_maps.insert(path, session.sharedMap());
  }
  m_watch->remember(document);
  document.markSaved();
}

/// The scenario as a file with that path holds it, with its map in a file with that other path.
Loaded<Scenario> Workspace::scenarioFor(const Session& session, const QString& path,
                                        const QString& mapPath) const
{
  const auto folder = QFileInfo(path).absolutePath().toStdString();
  auto scenario = moved(session.scenario(), folderOfNames(session), folder);
  if (session.hasMap() && session.mapDocument().origin() == Origin::Embedded) {
    scenario.map.emplace().embedded = session.map();
  } else if (session.hasMap()) {
    auto reference = mapReference(mapPath.toStdString(), folder, m_bundledFolders);
    if (!reference.value)
      return {std::nullopt, std::move(reference.problems)};
    if (scenario.map)
      reference.value->extras = scenario.map->extras;
    scenario.map = *std::move(reference.value);
  }
  return {std::move(scenario), {}};
}

/// The scenario is in that file now; before, its paths began in the folder `from`.
void Workspace::scenarioWritten(Session& session, const QString& path, const std::string& from)
{
  auto& document = session.scenarioDocument();
  if (path != document.path() || document.origin() != Origin::File) {
    const auto folder = QFileInfo(path).absolutePath().toStdString();
    document.setSource(Origin::File, path);
    session.setLookup(std::make_shared<CachedLookup>(m_bundledFolders, folder));
    // Its relative paths mean the same files as before, also after undo.
    document.rewrite([&](Scenario scenario) { return moved(std::move(scenario), from, folder); });
  }
  m_watch->remember(document);
  document.markSaved();
  if (session.mapDocument().origin() == Origin::Embedded)
    session.mapDocument().markSaved();
}

Problems Workspace::writeMap(Session& session, const QString& path)
{
  auto problems = saveMap(session.map(), path.toStdString());
  if (!anyErrors(problems))
    mapWritten(session, path);
  return problems;
}

Problems Workspace::writeScenario(const Session& session, const QString& path,
                                  const QString& mapPath) const
{
  const auto scenario = scenarioFor(session, path, mapPath);
  return scenario.value ? saveScenario(*scenario.value, path.toStdString()) : scenario.problems;
}

// Both files are written before a document is told: when one fails, nothing has happened.
Problems Workspace::writeBoth(Session& session, const QString& path)
{
  const auto from = folderOfNames(session);
  const auto former = session.mapDocument().path();
  const auto mapPath = mapPathBeside(session, path);
  auto problems = Problems{};
  if (!mapPath.isEmpty())
    problems = saveMap(session.map(), mapPath.toStdString());
  if (anyErrors(problems))
    return problems;
  problems = writeScenario(session, path, mapPath.isEmpty() ? former : mapPath);
  const auto failed = anyErrors(problems);
  if (failed && !mapPath.isEmpty() && mapPath != former)
    QFile::remove(mapPath);
  else if (!mapPath.isEmpty())
    mapWritten(session, mapPath);
  if (!failed)
    scenarioWritten(session, path, from);
  else if (mapPath == former && session.scenarioDocument().origin() == Origin::File)
    session.scenarioDocument().markUnsaved(); // its file has the hash of the former map
  return problems;
}

Problems Workspace::save(Session& session)
{
  session.cancelStroke();
  if (!session.modified())
    return {};
  return session.mapAlone() ? writeMap(session, session.mapDocument().path())
                            : writeBoth(session, session.scenarioDocument().path());
}

Problems Workspace::saveAs(Session& session, const QString& path)
{
  session.cancelStroke();
  const auto absolute = QFileInfo(path).absoluteFilePath();
  if (bundled(absolute))
    return {refused(rule::writeBundled, absolute)};
  if (!absolute.endsWith(QLatin1String(".kwmap")))
    return writeBoth(session, absolute);
  if (!session.hasMap())
    return {refused(rule::writeNoMap, absolute)};
  const auto alone = session.mapAlone();
  auto problems = writeMap(session, absolute);
  if (!anyErrors(problems) && !alone)
    session.scenarioDocument().markUnsaved(); // it has to name the new file
  return problems;
}

Problems Workspace::reloadMap(Session& session, const QString& text)
{
  auto loaded = loadMap(session.mapDocument().path().toStdString());
  if (loaded.complete())
    session.edit({.map = *std::move(loaded.value)}, text);
  return std::move(loaded.problems);
}

Problems Workspace::reloadScenario(Session& session, const QString& text)
{
  const auto path = session.scenarioDocument().path();
  auto loaded = loadScenario(path.toStdString());
  if (!loaded.complete())
    return std::move(loaded.problems);
  const auto& reference = loaded.value->map;
  auto [map, problems] = reference == session.scenario().map && !(reference && reference->embedded)
                             ? MapOpened{session.sharedMap(), {}}
                             : mapOf(*loaded.value, path);
  if (anyErrors(problems))
    return std::move(problems);
  // Nothing but this tab may hold what was drawn on the former map.
  if (map != session.sharedMap() && session.hasMap() && session.mapDocument().modified() &&
      session.mapDocument().origin() != Origin::Embedded) {
    auto problem = refused(rule::reloadUnsavedMap, path);
    problem.details = {session.mapDocument().name().toStdString()};
    return {problem};
  }
  const auto embedded = session.hasMap() && session.mapDocument().origin() == Origin::Embedded;
  if (map && embedded && map->origin() == Origin::Embedded) {
    session.edit({map->value(), *std::move(loaded.value)}, text);
    session.mapDocument().markSaved();
  } else {
    session.edit({.scenario = *std::move(loaded.value)}, text);
    session.setMapDocument(std::move(map));
  }
  return std::move(loaded.problems);
}

Problems Workspace::reload(Session& session, Document& document, const QString& text)
{
  const auto ofMap = &document == &session.mapDocument();
  auto problems = ofMap ? reloadMap(session, text) : reloadScenario(session, text);
  if (anyErrors(problems))
    return problems;
  m_watch->remember(document);
  document.markSaved();
  return problems;
}

} // namespace kartenwerk
