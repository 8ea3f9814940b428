// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

namespace kartenwerk {

struct Outcome
{
  int code = -1;
  QByteArray out;
  QByteArray err;
  qint64 milliseconds = 0;
};

/// A call as it is typed, without quotes.
inline QStringList words(const QString& text)
{
  return text.split(u' ', Qt::SkipEmptyParts);
}
inline QStringList words(const char* text)
{
  return words(QString::fromUtf8(text));
}

/// The real program in a folder of its own, without a display.
class Program
{
public:
  explicit Program(const QString& language = QStringLiteral("en"))
      : m_environment(QProcessEnvironment::systemEnvironment())
  {
    for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "KARTENWERK_DATA"})
      m_environment.remove(QString::fromLatin1(name));
    m_environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    m_environment.insert(QStringLiteral("LANGUAGE"), language);
  }

  Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
  {
    return runWith(binary(), arguments, input);
  }

  /// Another program that starts ours, such as a shell.
  Outcome runWith(const QString& program, const QStringList& arguments,
                  const QByteArray& input = {}) const
  {
    auto process = QProcess();
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_folder.path());
    auto timer = QElapsedTimer();
    timer.start();
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
      return {-1, process.readAllStandardOutput(), process.readAllStandardError(), timer.elapsed()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError(),
            timer.elapsed()};
  }

  static QString binary() { return QStringLiteral(KARTENWERK_BINARY_DIR "/bin/kartenwerk-cli"); }

  QString path(const QString& name) const { return m_folder.filePath(name); }
  bool exists(const QString& name) const { return QFileInfo::exists(path(name)); }
  QByteArray read(const QString& name) const
  {
    auto file = QFile(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void write(const QString& name, const QByteArray& bytes) const
  {
    auto file = QFile(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64{bytes.size()});
  }
  void write(const QString& name, const std::string& text) const
  {
    write(name, QByteArray::fromStdString(text));
  }
  /// Names of all files in the folder, so that a file left half written is noticed.
  QStringList files() const
  {
    return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
  }

private:
  QProcessEnvironment m_environment;
  QTemporaryDir m_folder;
};

} // namespace kartenwerk
