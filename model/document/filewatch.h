// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>
#include <string>

#include "model/document/document.h"

namespace kartenwerk {

/// Sees when another program writes a file that is open. Half-written files are waited out: it
/// looks when the file has been quiet for a while, and compares contents, not times.
class FileWatch : public QObject
{
  Q_OBJECT

public:
  FileWatch();

  /// The document agrees with its file as it is now.
  void remember(Document& document);

Q_SIGNALS:
  void changed(kartenwerk::Document* document);

private:
  static constexpr int quietTime = 400; ///< milliseconds

  void look();
  void follow(const QString& path);

  struct Known
  {
    QString path;
    std::string hash;
  };
  QHash<Document*, Known> m_known;
  QFileSystemWatcher m_files;
  QTimer m_quiet;
};

} // namespace kartenwerk
