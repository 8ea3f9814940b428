// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/filewatch.h"

#include <QFileInfo>

#include "model/base/files.h"
#include "model/base/hash.h"

namespace kartenwerk {

namespace {

/// Empty when the file is not there or cannot be read.
std::string contentHash(const QString& path)
{
  if (!QFileInfo(path).isFile())
    return {};
  const auto bytes = readFile(path.toStdString());
  return bytes.value ? sha256(*bytes.value) : std::string{};
}

} // namespace

FileWatch::FileWatch()
{
  m_quiet.setSingleShot(true);
  m_quiet.setInterval(quietTime);
  connect(&m_files, &QFileSystemWatcher::fileChanged, this, [this] { m_quiet.start(); });
  connect(&m_files, &QFileSystemWatcher::directoryChanged, this, [this] { m_quiet.start(); });
  connect(&m_quiet, &QTimer::timeout, this, &FileWatch::look);
}

void FileWatch::remember(Document& document)
{
  if (!m_known.contains(&document))
    connect(&document, &QObject::destroyed, this, [this, key = &document] { m_known.remove(key); });
  m_known.insert(&document, {document.path(), contentHash(document.path())});
  follow(document.path());
}

/// The folder too: a file that is replaced is a new file to the system.
void FileWatch::follow(const QString& path)
{
  if (QFileInfo::exists(path) && !m_files.files().contains(path))
    m_files.addPath(path);
  const auto folder = QFileInfo(path).absolutePath();
  if (!m_files.directories().contains(folder))
    m_files.addPath(folder);
}

void FileWatch::look()
{
  auto found = QList<Document*>{};
  for (auto known = m_known.begin(); known != m_known.end(); ++known) {
    if (known.key()->path() != known->path || known->path.isEmpty())
      continue;
    follow(known->path);
    auto hash = contentHash(known->path);
    if (hash.empty() || hash == known->hash)
      continue;
    known->hash = std::move(hash);
    found << known.key();
  }
  for (auto* document : found)
    Q_EMIT changed(document);
}

} // namespace kartenwerk
