// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/settings.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace kartenwerk {

namespace {

const auto themeKey = QStringLiteral("theme");
const auto languageKey = QStringLiteral("language");
const auto wheelKey = QStringLiteral("wheelZooms");
const auto geometryKey = QStringLiteral("window/geometry");
const auto stateKey = QStringLiteral("window/state");
const auto recentKey = QStringLiteral("files/recent");
const auto lastKey = QStringLiteral("files/last");
const auto folderKey = QStringLiteral("files/folder");

QStringList existing(QStringList paths)
{
  paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
  return paths;
}

} // namespace

void Settings::put(const QString& key, const QVariant& value)
{
  m_store.setValue(key, value);
  m_store.sync();
}

Theme Settings::theme() const
{
  return themeFrom(m_store.value(themeKey).toString()).value_or(Theme::System);
}

void Settings::setTheme(Theme theme)
{
  put(themeKey, toString(theme));
}

QString Settings::language() const
{
  return m_store.value(languageKey).toString();
}

void Settings::setLanguage(const QString& code)
{
  put(languageKey, code);
}

bool Settings::wheelZooms() const
{
  return m_store.value(wheelKey, false).toBool();
}

void Settings::setWheelZooms(bool zooms)
{
  put(wheelKey, zooms);
}

QByteArray Settings::windowGeometry() const
{
  return m_store.value(geometryKey).toByteArray();
}

QByteArray Settings::windowState() const
{
  return m_store.value(stateKey).toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
  m_store.setValue(geometryKey, geometry);
  put(stateKey, state);
}

QStringList Settings::recentFiles() const
{
  return existing(m_store.value(recentKey).toStringList());
}

void Settings::addRecentFile(const QString& path)
{
  auto paths = recentFiles();
  paths.removeAll(path);
  paths.prepend(path);
  put(recentKey, QStringList(paths.mid(0, mostRecent)));
}

QStringList Settings::lastFiles() const
{
  return existing(m_store.value(lastKey).toStringList());
}

void Settings::setLastFiles(const QStringList& paths)
{
  put(lastKey, paths);
}

QString Settings::lastFolder() const
{
  return m_store
      .value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
      .toString();
}

void Settings::setLastFolder(const QString& folder)
{
  put(folderKey, folder);
}

} // namespace kartenwerk
