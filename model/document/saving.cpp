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

Problems Workspace::writeMap(Session& session, const QString& path)
{
  auto problems = saveMap(session.map(), path.toStdString());
  if (anyErrors(problems))
    return problems;
  if (path != session.mapDocument().path() && shared(session))
    session.setMapDocument(std::make_shared<MapDocument>(session.map()));
  auto& document = session.mapDocument();
  if (path != document.path() || document.origin() != Origin::File) {
    document.setSource(Origin::File, path);
    m_maps.removeIf([&document](auto entry) { return entry.value().lock().get() == &document; });
    m_maps.insert(path, session.sharedMap());
  }
  m_watch->remember(document);
  document.markSaved();
  return problems;
}

Problems Workspace::writeScenario(Session& session, const QString& path)
{
  auto& document = session.scenarioDocument();
  const auto& map = session.mapDocument();
  const auto folder = QFileInfo(path).absolutePath().toStdString();
  const auto source = document.path().isEmpty() ? map.path() : document.path();
  const auto from = source.isEmpty() ? QDir::currentPath() : QFileInfo(source).absolutePath();
  const auto inFolder = [from = from.toStdString(), folder](Scenario scenario) {
    return moved(std::move(scenario), from, folder);
  };
  auto scenario = inFolder(document.value());
  if (session.hasMap() && map.origin() == Origin::Embedded) {
    scenario.map.emplace().embedded = session.map();
  } else if (session.hasMap()) {
    auto reference = mapReference(map.path().toStdString(), folder, m_bundledFolders);
    if (!reference.value)
      return std::move(reference.problems);
    if (scenario.map)
      reference.value->extras = scenario.map->extras;
    scenario.map = *std::move(reference.value);
  }
  auto problems = saveScenario(scenario, path.toStdString());
  if (anyErrors(problems))
    return problems;
  if (path != document.path() || document.origin() != Origin::File) {
    document.setSource(Origin::File, path);
    session.setLookup(std::make_shared<CachedLookup>(m_bundledFolders, folder));
    // Its relative paths mean the same files as before, also after undo.
    document.rewrite(inFolder);
  }
  m_watch->remember(document);
  document.markSaved();
  if (map.origin() == Origin::Embedded)
    session.mapDocument().markSaved();
  return problems;
}

Problems Workspace::writeMapBeside(Session& session, const QString& scenarioPath)
{
  auto& map = session.mapDocument();
  if (!session.hasMap() || map.origin() == Origin::Embedded)
    return {};
  if (map.origin() == Origin::File && !map.modified())
    return {};
  if (map.origin() == Origin::Bundled && !map.modified())
    return {};
  return writeMap(session, homeless(map) ? freePath(scenarioPath) : map.path());
}

Problems Workspace::writeBoth(Session& session, const QString& scenarioPath)
{
  const auto& map = session.mapDocument();
  const auto before = std::pair(map.path(), map.modified());
  auto problems = writeMapBeside(session, scenarioPath);
  if (anyErrors(problems))
    return problems;
  // The scenario holds the path and the hash of its map, so it is written with it.
  const auto mapWritten = before != std::pair(map.path(), map.modified());
  problems = writeScenario(session, scenarioPath);
  if (anyErrors(problems) && mapWritten)
    session.scenarioDocument().markUnsaved();
  return problems;
}

Problems Workspace::writeCopy(Session& session, const QString& scenarioPath)
{
  // Not held: writeMap asks who else holds it.
  const auto held = std::weak_ptr(session.sharedMap());
  const auto formerPath = session.mapDocument().path();
  const auto modified = session.mapDocument().modified();
  const auto path = freePath(scenarioPath);
  auto problems = writeMap(session, path);
  if (anyErrors(problems))
    return problems;
  problems = writeScenario(session, scenarioPath);
  if (!anyErrors(problems))
    return problems;
  // As if nothing had been written.
  const auto former = held.lock();
  session.setMapDocument(former);
  former->setSource(Origin::File, formerPath);
  m_maps.insert(formerPath, former);
  m_watch->remember(*former);
  if (modified)
    former->markUnsaved();
  QFile::remove(path);
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
    return takesCopy(session, absolute) ? writeCopy(session, absolute)
                                        : writeBoth(session, absolute);
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
