// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include "app/editor/theme.h"

namespace kartenwerk {

/// What the program remembers between runs. Written at once, so that a kill loses nothing.
class Settings
{
public:
  static constexpr int mostRecent = 10;

  Theme theme() const;
  void setTheme(Theme theme);
  /// A code such as "de"; empty: the system's.
  QString language() const;
  void setLanguage(const QString& code);
  bool wheelZooms() const;
  void setWheelZooms(bool zooms);

  QByteArray windowGeometry() const;
  QByteArray windowState() const;
  void setWindow(const QByteArray& geometry, const QByteArray& state);

  /// The newest first; files that are gone are left out.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  /// What was open when the window was last closed.
  QStringList lastFiles() const;
  void setLastFiles(const QStringList& paths);
  QString lastFolder() const;
  void setLastFolder(const QString& folder);

private:
  void put(const QString& key, const QVariant& value);

  QSettings m_store;
};

} // namespace kartenwerk
