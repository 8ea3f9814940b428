// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "model/base/files.h"
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

Problems Workspace::writeMap(MapDocument& document, const QString& path)
{
  auto problems = saveMap(document.value(), path.toStdString());
  if (anyErrors(problems))
    return problems;
  if (path != document.path() || document.origin() != Origin::File) {
    document.setSource(Origin::File, path);
    if (auto shared = m_maps.value(path).lock(); !shared || shared.get() != &document)
      m_maps.remove(path);
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
  auto scenario = source.isEmpty() ? document.value()
                                   : moved(document.value(),
                                           QFileInfo(source).absolutePath().toStdString(), folder);
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
  return writeMap(map, homeless(map) ? freePath(scenarioPath) : map.path());
}

Problems Workspace::save(Session& session)
{
  session.cancelStroke();
  auto& map = session.mapDocument();
  if (session.mapAlone())
    return map.modified() ? writeMap(map, map.path()) : Problems{};
  const auto mapModified = map.modified();
  auto problems = writeMapBeside(session, session.scenarioDocument().path());
  if (anyErrors(problems))
    return problems;
  // The scenario holds the hash of its map, so it is written with it.
  if (session.scenarioDocument().modified() || mapModified)
    return writeScenario(session, session.scenarioDocument().path());
  return problems;
}

Problems Workspace::saveAs(Session& session, const QString& path)
{
  session.cancelStroke();
  const auto absolute = QFileInfo(path).absoluteFilePath();
  if (absolute.endsWith(QLatin1String(".kwmap"))) {
    const auto alone = session.mapAlone();
    auto problems = writeMap(session.mapDocument(), absolute);
    if (!anyErrors(problems) && !alone)
      session.scenarioDocument().markUnsaved(); // it has to name the new file
    return problems;
  }
  auto problems = writeMapBeside(session, absolute);
  return anyErrors(problems) ? problems : writeScenario(session, absolute);
}

Problems Workspace::reload(Session& session, Document& document, const QString& text)
{
  auto problems = Problems{};
  if (&document == &session.mapDocument()) {
    auto loaded = loadMap(document.path().toStdString());
    if (!loaded.complete())
      return std::move(loaded.problems);
    session.edit({.map = *std::move(loaded.value)}, text);
    problems = std::move(loaded.problems);
  } else {
    auto loaded = loadScenario(document.path().toStdString());
    if (!loaded.complete())
      return std::move(loaded.problems);
    session.edit({.scenario = *std::move(loaded.value)}, text);
    problems = std::move(loaded.problems);
  }
  m_watch->remember(document);
  document.markSaved();
  return problems;
}

} // namespace kartenwerk
