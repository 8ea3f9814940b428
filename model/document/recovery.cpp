// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <algorithm>

#include "model/base/files.h"
#include "model/document/recoveryfile.h"

namespace kartenwerk {

namespace {

constexpr auto copySuffix = ".kwrecovery";
constexpr auto damagedSuffix = ".damaged";
constexpr auto lockSuffix = ".lock";

/// "run-number.kwrecovery" belongs to the program that holds "run.lock".
bool ownerRuns(const QFileInfo& copy, const QString& ownRun)
{
  const auto run = copy.fileName().section(QLatin1Char('-'), 0, 0);
  if (run == ownRun)
    return true;
  auto lock = QLockFile(copy.absolutePath() + QLatin1Char('/') + run + QLatin1String(lockSuffix));
  lock.setStaleLockTime(0);
  return !lock.tryLock();
}

} // namespace

Recovery::Recovery(QString folder)
    : m_folder(std::move(folder)), m_run(QUuid::createUuid().toString(QUuid::Id128))
{
  QDir().mkpath(m_folder);
  m_lock =
      std::make_unique<QLockFile>(m_folder + QLatin1Char('/') + m_run + QLatin1String(lockSuffix));
  m_lock->setStaleLockTime(0);
  m_lock->tryLock();
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &Recovery::flush);
}

Recovery::~Recovery() = default;

LeftBehind Recovery::leftBehind() const
{
  auto result = LeftBehind{};
  const auto copies =
      QDir(m_folder).entryInfoList({QLatin1Char('*') + QLatin1String(copySuffix)}, QDir::Files);
  for (const auto& copy : copies) {
    if (ownerRuns(copy, m_run))
      continue;
    const auto path = copy.absoluteFilePath();
    auto file = QFile(path);
    auto work = file.open(QIODevice::ReadOnly) ? recoveredFrom(file.readAll()) : std::nullopt;
    if (!work) {
      ++result.damaged;
      QFile::rename(path, path + QLatin1String(damagedSuffix));
      continue;
    }
    work->file = path;
    result.works.push_back(*std::move(work));
  }
  std::ranges::sort(result.works, std::ranges::greater{}, &RecoveredWork::written);
  return result;
}

void Recovery::discard(const RecoveredWork& work)
{
  QFile::remove(work.file);
}

void Recovery::follow(Session& session, const RecoveredWork* work)
{
  m_files.insert(&session, {});
  connect(&session, &Session::settled, this, [this, &session] { putOnList(session); });
  connect(&session, &Session::titleChanged, this, [this, &session] {
    if (!session.modified())
      removeCopy(session);
    else if (m_files.value(&session).isEmpty())
      putOnList(session); // a save that failed half-way
  });
  if (!work)
    return;
  // The old copy stays until the work is safe in one of this run.
  write(session);
  if (!m_files.value(&session).isEmpty())
    discard(*work);
}

void Recovery::release(Session& session)
{
  disconnect(&session, nullptr, this, nullptr);
  removeCopy(session);
  m_files.remove(&session);
  m_due.removeAll(&session);
}

void Recovery::putOnList(Session& session)
{
  if (!m_due.contains(&session))
    m_due << &session;
  schedule();
}

/// Not put off by further edits, so that no more than `delay` is ever lost.
void Recovery::schedule()
{
  if (!m_timer.isActive())
    m_timer.start(delay);
}

void Recovery::flush()
{
  const auto due = std::exchange(m_due, {});
  for (auto* session : due) {
    if (session->inStroke())
      m_due << session;
    else if (session->modified())
      write(*session);
  }
  if (!m_due.isEmpty())
    m_timer.start(delay / 10);
}

QString Recovery::freshFile() const
{
  for (int number = 1;; ++number) {
    auto path = QStringLiteral("%1/%2-%3%4")
                    .arg(m_folder, m_run)
                    .arg(number)
                    .arg(QLatin1String(copySuffix));
    if (std::ranges::find(m_files, path) == m_files.end() && !QFileInfo::exists(path))
      return path;
  }
}

void Recovery::write(Session& session)
{
  auto path = m_files.value(&session);
  if (path.isEmpty())
    path = freshFile();
  const auto bytes = recoveryBytes(session, QDateTime::currentDateTime());
  const auto problems = writeFile(path.toStdString(), bytes.toStdString());
  if (!anyErrors(problems)) {
    m_files.insert(&session, path);
    m_complained = false;
  } else if (!std::exchange(m_complained, true)) {
    Q_EMIT failed(problems);
  }
}

void Recovery::removeCopy(Session& session)
{
  if (const auto path = m_files.value(&session); !path.isEmpty())
    QFile::remove(path);
  if (m_files.contains(&session))
    m_files.insert(&session, {});
}

} // namespace kartenwerk
